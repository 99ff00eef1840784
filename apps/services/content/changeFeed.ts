import { everythingTag } from '@lupa/contracts/tags.ts';
import type { Change } from '@lupa/contracts/changes.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';

export type NumberedChange = Change & { id: number };

/**
 * Where a subscriber's changes go. `open` comes first, with the id to resume from for a reader that brought none.
 * `write` returns false when the reader is too slow to take more; then comes `drop`, and nothing after it.
 */
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

/** The feed has not reached the database yet. */
export class ChangeFeedError extends Error {
  override readonly name = 'ChangeFeedError';
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>;

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

/**
 * Hands the rows of delivery.changes to subscribers, in order and each once. A notification only says that there is
 * something to read: rows are always read after the last one that was handed on, so a lost notification or connection
 * loses no change. `record_change` makes ids visible in order, which this rests on.
 */
export function createChangeFeed({ pool, logger, maximumBacklog = 500, maximumBacklogTags = 5000, lifetimeHours = 48 }: ChangeFeedOptions) {
  const subscribers = new Set<Subscriber>();
  let position: number | undefined;
  let reading: Promise<void> | undefined;
  let shouldReadAgain = false;

  /** Reads what is new. Resolves when everything that was committed before the call has been handed on. */
  function catchUp(): Promise<void> {
    if (reading) {
      shouldReadAgain = true;
      return reading;
    }
    reading = readNew();
    return reading;
  }

  async function readNew(): Promise<void> {
    try {
      do {
        shouldReadAgain = false;
        if (position === undefined) position = await readNewest();
        else await readAfter(position);
      } while (shouldReadAgain);
    } finally {
      // In the same turn as the check above, so that no call falls between the two.
      reading = undefined;
    }
  }

  async function readNewest(): Promise<number> {
    const { rows } = await runQuery(pool, newestQuery, []);
    return Number(rows[0]?.id ?? 0);
  }

  async function readAfter(last: number): Promise<void> {
    const { rows } = await runQuery(pool, afterQuery, [last, rowsPerRead]);
    for (const row of rows) handOn({ id: Number(row.id), tags: row.tags });
    if (rows.length === rowsPerRead) shouldReadAgain = true;
    else if (rows.length === 0) await noticeOtherDatabase(last);
  }

  /** The newest row always stays, so a feed that went backwards is another database: nothing held is sure any more. */
  async function noticeOtherDatabase(last: number): Promise<void> {
    const newest = await readNewest();
    if (newest >= last) return;
    logger.warn({ last, newest }, 'the change feed went backwards: every reader is told to drop everything');
    handOn({ id: newest, tags: [everythingTag] });
  }

  function handOn(change: NumberedChange): void {
    position = change.id;
    for (const subscriber of subscribers) {
      if (subscriber.waiting) subscriber.waiting.push(change);
      else send(subscriber, change);
    }
  }

  function send(subscriber: Subscriber, change: NumberedChange): void {
    if (subscribers.has(subscriber) && !subscriber.write(change)) {
      subscribers.delete(subscriber);
      subscriber.drop();
    }
  }

  /**
   * Starts handing changes to `sink`: all after `lastSeen`, or only new ones without it. NaN stands for an id that is not
   * ours. Changes that come while the missed ones are read wait behind them. Returns how to stop.
   * @throws ChangeFeedError when the database does not answer.
   */
  async function subscribe(sink: ChangeSink, lastSeen: number | undefined): Promise<() => void> {
    if (position === undefined || (lastSeen !== undefined && lastSeen > position)) await catchUp().catch(toFeedError);
    if (position === undefined) throw new ChangeFeedError('The change feed has not reached the database yet');
    const start = position;
    const subscriber: Subscriber = { ...sink, waiting: [] };
    subscribers.add(subscriber);
    const unsubscribe = () => void subscribers.delete(subscriber);
    try {
      const missed = lastSeen === undefined ? [] : await readMissed(lastSeen, start);
      sink.open(lastSeen === undefined ? start : undefined);
      for (const change of missed) send(subscriber, change);
    } catch (error) {
      unsubscribe();
      toFeedError(error);
    }
    for (const change of subscriber.waiting ?? []) send(subscriber, change);
    subscriber.waiting = null;
    return unsubscribe;
  }

  /** Changes after `lastSeen` up to `end`; a single "drop everything" when they are too many or not kept any more. */
  async function readMissed(lastSeen: number, end: number): Promise<NumberedChange[]> {
    if (lastSeen === end) return [];
    const everything = [{ id: end, tags: [everythingTag] }];
    if (!(lastSeen < end)) return everything;
    const { rows } = await runQuery(pool, missedQuery, [lastSeen, end, maximumBacklog + 1]);
    const oldest = Number(rows[0]?.oldest ?? Infinity);
    const tagCount = rows.reduce((count, { tags }) => count + tags.length, 0);
    if (rows.length > maximumBacklog || tagCount > maximumBacklogTags || lastSeen + 1 < oldest) return everything;
    return rows.map(({ id, tags }) => ({ id: Number(id), tags }));
  }

  async function prune(): Promise<void> {
    await runQuery(pool, pruneQuery, [lifetimeHours]);
  }

  return { catchUp, subscribe, prune, readSubscriberCount: () => subscribers.size };
}

function toFeedError(cause: unknown): never {
  throw new ChangeFeedError('The change feed cannot be read now', { cause });
}
