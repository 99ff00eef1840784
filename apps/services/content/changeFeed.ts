import { everythingTag } from '@lupa/contracts/tags.ts';
import { type Change, formatCurrent } from '@lupa/contracts/changes.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';

export type NumberedChange = Change & { id: number };

/** `open` brings the id to resume from. `write` is false when the reader is too slow; then comes `drop`, and nothing after it. */
export type ChangeSink = { open: (position: number | undefined) => void; write: (change: NumberedChange) => boolean; drop: () => void };

export type ChangeFeedOptions = {
  pool: Queryable;
  logger: Logger;
  /** A reader that missed more changes than this, or more tags, is told to drop everything. */
  maximumBacklog?: number;
  maximumBacklogTags?: number;
  /** Rows older than this many hours are removed. The newest always stays: it says where the feed is. */
  lifetimeHours?: number;
};

type Subscriber = ChangeSink & { waiting: NumberedChange[] | null };

class ChangeFeedError extends Error {
  override readonly name = 'ChangeFeedError';
}

const rowsPerRead = 500;

const newestQuery = defineQuery('delivery.newestChange', 'select coalesce(max(id), 0) as id from delivery.changes', { notNull: ['id'] });
const afterQuery = defineQuery('delivery.changesAfter', 'select id, tags from delivery.changes where id > $1 order by id limit $2', {
  isPrepared: true,
});
const missedQuery = defineQuery(
  'delivery.changesMissed',
  `select id, tags, (select min(id) from delivery.changes) as oldest from delivery.changes
   where id > $1 and id <= $2 order by id limit $3`,
  { isPrepared: true },
);
const pruneQuery = defineQuery(
  'delivery.pruneChanges',
  `delete from delivery.changes where id < coalesce(
     (select min(id) from delivery.changes where at >= now() - make_interval(hours => $1)), (select max(id) from delivery.changes))`,
);

/** Hands on rows of delivery.changes in order, each once. They are read after the last one, so a lost notification loses none. */
export class ChangeFeed {
  readonly #options: Required<ChangeFeedOptions>;
  readonly #subscribers = new Set<Subscriber>();
  #position: number | undefined;
  #reading: Promise<void> | undefined;
  #shouldReadAgain = false;
  #currentAt: number | undefined;

  constructor(options: ChangeFeedOptions) {
    this.#options = { maximumBacklog: 500, maximumBacklogTags: 5000, lifetimeHours: 48, ...options };
  }

  /** A sign of life for readers: what they have been sent is all that had changed when the table was last read. */
  get heartbeat(): string {
    return this.#currentAt === undefined ? 'still here' : formatCurrent(this.#currentAt);
  }

  get subscriberCount(): number {
    return this.#subscribers.size;
  }

  catchUp(): Promise<void> {
    if (this.#reading) this.#shouldReadAgain = true;
    else this.#reading = this.#readNew();
    return this.#reading;
  }

  /** Changes after `lastSeen` (NaN: an id that is not ours), or new ones alone. Returns how to stop. @throws ChangeFeedError */
  async subscribe(sink: ChangeSink, lastSeen: number | undefined): Promise<() => void> {
    if (this.#position === undefined || (lastSeen !== undefined && lastSeen > this.#position)) await this.catchUp().catch(toFeedError);
    if (this.#position === undefined) throw new ChangeFeedError('The change feed has not reached the database yet');
    // Read and added in one turn, so that no change falls between the two.
    const start = this.#position;
    const subscriber: Subscriber = { ...sink, waiting: [] };
    this.#subscribers.add(subscriber);
    const unsubscribe = () => void this.#subscribers.delete(subscriber);
    try {
      const missed = lastSeen === undefined ? [] : await this.#readMissed(lastSeen, start);
      sink.open(lastSeen === undefined ? start : undefined);
      for (const change of missed) this.#send(subscriber, change);
    } catch (error) {
      unsubscribe();
      toFeedError(error);
    }
    for (const change of subscriber.waiting ?? []) this.#send(subscriber, change);
    subscriber.waiting = null;
    return unsubscribe;
  }

  async prune(): Promise<void> {
    await runQuery(this.#options.pool, pruneQuery, [this.#options.lifetimeHours]);
  }

  async #readNew(): Promise<void> {
    try {
      do {
        this.#shouldReadAgain = false;
        const begun = Date.now();
        if (this.#position === undefined) this.#position = await this.#readNewest();
        else await this.#readAfter(this.#position);
        if (!this.#shouldReadAgain) this.#currentAt = begun;
      } while (this.#shouldReadAgain);
    } finally {
      // In the same turn as the check above, so that no call falls between the two.
      this.#reading = undefined;
    }
  }

  async #readNewest(): Promise<number> {
    const { rows } = await runQuery(this.#options.pool, newestQuery, []);
    return Number(rows[0]?.id ?? 0);
  }

  async #readAfter(last: number): Promise<void> {
    const { rows } = await runQuery(this.#options.pool, afterQuery, [last, rowsPerRead]);
    for (const row of rows) this.#handOn({ id: Number(row.id), tags: row.tags });
    if (rows.length === rowsPerRead) this.#shouldReadAgain = true;
    else if (rows.length === 0) await this.#checkForOtherDatabase(last);
  }

  /** The newest row always stays, so a feed that went backwards is another database: nothing held is sure any more. */
  async #checkForOtherDatabase(last: number): Promise<void> {
    const newest = await this.#readNewest();
    if (newest >= last) return;
    this.#options.logger.warn({ last, newest }, 'the change feed went backwards: every reader is told to drop everything');
    this.#handOn({ id: newest, tags: [everythingTag] });
  }

  #handOn(change: NumberedChange): void {
    this.#position = change.id;
    for (const subscriber of this.#subscribers) {
      if (subscriber.waiting) subscriber.waiting.push(change);
      else this.#send(subscriber, change);
    }
  }

  #send(subscriber: Subscriber, change: NumberedChange): void {
    if (this.#subscribers.has(subscriber) && !subscriber.write(change)) {
      this.#subscribers.delete(subscriber);
      subscriber.drop();
    }
  }

  async #readMissed(lastSeen: number, end: number): Promise<NumberedChange[]> {
    if (lastSeen === end) return [];
    const everything = [{ id: end, tags: [everythingTag] }];
    if (!(lastSeen < end)) return everything;
    const { pool, maximumBacklog, maximumBacklogTags } = this.#options;
    const { rows } = await runQuery(pool, missedQuery, [lastSeen, end, maximumBacklog + 1]);
    const oldest = Number(rows[0]?.oldest ?? Infinity);
    const tagCount = rows.reduce((count, { tags }) => count + tags.length, 0);
    if (rows.length > maximumBacklog || tagCount > maximumBacklogTags || lastSeen + 1 < oldest) return everything;
    return rows.map(({ id, tags }) => ({ id: Number(id), tags }));
  }
}

function toFeedError(cause: unknown): never {
  throw new ChangeFeedError('The change feed cannot be read now', { cause });
}
