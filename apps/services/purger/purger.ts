import { setTimeout as wait } from 'node:timers/promises';
import { type CacheTag, encodeTag, everythingTag } from '@lupa/contracts/tags.ts';
import { defineQuery, type Executor, runQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import type { Cdn } from './cdn.ts';

export type PurgerOptions = {
  pool: Executor;
  cdn: Cdn;
  logger: Logger;
  metrics: Metrics;
  /** Milliseconds from hearing of a change to its first purge: sites hear of it too, and drop it twice within that time. */
  settle?: number;
  /** Milliseconds to its second, after which no site gives the page from before a long life at the edge (docs/decisions/068). */
  repeat?: number;
  /** Milliseconds between two looks at the table that do not wait for a notification. */
  poll?: number;
  /** Milliseconds until a purge that failed is tried again: doubled each time, up to the longest. */
  retry?: { first: number; longest: number };
};

/** A change that is not done. Times are those of `performance.now()`, but `at` is milliseconds since 1970. */
type Waiting = { id: number; tags: readonly CacheTag[]; at: number; seen: number; dueAt: number; isPurged: boolean; isDone: boolean };

const positionQuery = defineQuery('purger.position', 'select position from delivery.purge_positions where cdn = $1');
const rangeQuery = defineQuery(
  'purger.range',
  'select coalesce(min(id), 0) as oldest, coalesce(max(id), 0) as newest from delivery.changes',
  { notNull: ['oldest', 'newest'] },
);
const afterQuery = defineQuery('purger.changesAfter', 'select id, tags, at from delivery.changes where id > $1 order by id limit $2');
const storeQuery = defineQuery(
  'purger.storePosition',
  `insert into delivery.purge_positions (cdn, position) values ($1, $2)
   on conflict (cdn) do update set position = excluded.position, at = now()`,
);

const rowsPerRead = 500;
const maximumWaiting = 5000;
/** More tags than these are one purge of everything: a CDN takes so many purges in a minute and no more. */
const maximumTags = 1000;

/** Purges each change twice before the stored position moves past it: whoever takes over may purge more often, and loses none. */
export class Purger {
  readonly #options: Required<PurgerOptions>;
  readonly #purges: ReturnType<Metrics['counter']>;
  #waiting: Waiting[] = [];
  #read = 0;
  #failures = 0;
  #woken = new AbortController();

  constructor(options: PurgerOptions) {
    this.#options = { settle: 1000, repeat: 30_000, poll: 5000, retry: { first: 1000, longest: 30_000 }, ...options };
    const { metrics } = options;
    this.#purges = metrics.counter('purger_purges_total', 'Purges by how they ended.', ['outcome']);
    metrics.gauge('purger_lag_seconds', 'Age of the oldest change that the CDN has not been told of.', () => this.lagSeconds);
  }

  get lagSeconds(): number {
    const oldest = this.#waiting.find(({ isPurged }) => !isPurged);
    return oldest ? Math.max(0, (Date.now() - oldest.at) / 1000) : 0;
  }

  wake(): void {
    this.#woken.abort();
  }

  /** Runs until the signal says stop. @throws what the database says */
  async work(signal: AbortSignal): Promise<void> {
    try {
      await this.#begin();
      while (!signal.aborted) {
        this.#woken = new AbortController();
        await this.#readNew();
        await this.#purgeDue();
        const next = Math.min(
          this.#options.poll,
          ...this.#waiting.filter(({ isDone }) => !isDone).map(({ dueAt }) => dueAt - performance.now()),
        );
        await wait(Math.max(0, next), undefined, { signal: AbortSignal.any([signal, this.#woken.signal]) }).catch(() => undefined);
      }
    } finally {
      this.#waiting = [];
    }
  }

  async #begin(): Promise<void> {
    const { pool, cdn, logger } = this.#options;
    const { rows } = await runQuery(pool, positionQuery, [cdn.name]);
    const { oldest, newest } = await this.#readRange();
    const kept = rows[0] && Number(rows[0].position);
    this.#waiting = [];
    this.#read = kept ?? newest;
    if (kept !== undefined && kept <= newest && kept + 1 >= oldest) return;
    logger.info({ event: 'purger.beginsAnew', kept, oldest, newest }, 'what the CDN has is not known: everything is purged');
    this.#read = newest;
    this.#add({ id: newest, tags: [everythingTag], at: Date.now() });
  }

  async #readNew(): Promise<void> {
    while (this.#waiting.length < maximumWaiting) {
      const { rows } = await runQuery(this.#options.pool, afterQuery, [this.#read, rowsPerRead]);
      for (const { id, tags, at } of rows) {
        this.#read = Number(id);
        this.#add({ id: this.#read, tags, at: at.getTime() });
      }
      if (rows.length === rowsPerRead) continue;
      if (rows.length === 0) await this.#checkForOtherDatabase();
      return;
    }
  }

  /** The newest row always stays, so numbers that went backwards are those of a database that was restored. */
  async #checkForOtherDatabase(): Promise<void> {
    const { newest } = await this.#readRange();
    if (newest >= this.#read) return;
    this.#read = newest;
    this.#add({ id: newest, tags: [everythingTag], at: Date.now() });
  }

  async #readRange(): Promise<{ oldest: number; newest: number }> {
    const { rows } = await runQuery(this.#options.pool, rangeQuery, []);
    return { oldest: Number(rows[0]?.oldest ?? 0), newest: Number(rows[0]?.newest ?? 0) };
  }

  #add(change: Pick<Waiting, 'id' | 'tags' | 'at'>): void {
    const seen = performance.now();
    this.#waiting.push({ ...change, seen, dueAt: seen + this.#options.settle, isPurged: false, isDone: false });
  }

  async #purgeDue(): Promise<void> {
    const { repeat } = this.#options;
    const now = performance.now();
    const due = this.#waiting.filter(({ isDone, dueAt }) => !isDone && dueAt <= now);
    if (due.length === 0) return;
    if (!(await this.#purge(due))) return;
    for (const change of due) {
      change.isPurged = true;
      change.isDone = now >= change.seen + repeat;
      change.dueAt = change.seen + repeat;
    }
    await this.#moveOn();
  }

  /** False when the CDN did not take all of it: all of it is due again then. */
  async #purge(due: Waiting[]): Promise<boolean> {
    const { cdn, logger, retry } = this.#options;
    try {
      const tags = new Set(due.flatMap((change) => change.tags));
      if (tags.has(everythingTag) || tags.size > maximumTags) await cdn.purgeEverything();
      else for (const batch of inBatches([...tags].map(encodeTag), cdn.limits)) await cdn.purge(batch);
    } catch (error) {
      this.#purges.inc({ outcome: 'failed' });
      const pause = Math.min(retry.longest, retry.first * 2 ** Math.min(this.#failures, 20));
      if (this.#failures === 0) logger.error({ event: 'purger.failed', err: error, cdn: cdn.name }, 'the CDN is not purged');
      this.#failures += 1;
      for (const change of due) change.dueAt = performance.now() + pause;
      return false;
    }
    this.#purges.inc({ outcome: 'accepted' });
    if (this.#failures > 0) logger.info({ event: 'purger.restored', failures: this.#failures }, 'the CDN is purged again');
    this.#failures = 0;
    return true;
  }

  async #moveOn(): Promise<void> {
    const { pool, cdn } = this.#options;
    const end = this.#waiting.findIndex(({ isDone }) => !isDone);
    const done = end === -1 ? this.#waiting : this.#waiting.slice(0, end);
    const last = done.at(-1);
    if (last === undefined) return;
    await runQuery(pool, storeQuery, [cdn.name, last.id]);
    this.#waiting = this.#waiting.slice(done.length);
  }
}

function inBatches(tags: readonly string[], limits: Cdn['limits']): string[][] {
  const batches: string[][] = [];
  let characters = 0;
  for (const tag of tags) {
    const last = batches.at(-1);
    characters += tag.length + 1;
    if (last && last.length < limits.tags && characters <= limits.characters) last.push(tag);
    else {
      batches.push([tag]);
      characters = tag.length + 1;
    }
  }
  return batches;
}
