import type { Logger } from '@lupa/server/logger.ts';
import type { ClickRow } from './clickRow.ts';
import type { LostClicks } from './lostClicks.ts';
import { replaySpoolFile } from './replaySpool.ts';
import type { Spool } from './spool.ts';

/** What happened to a batch of clicks. `lost`: neither database nor disk took it. */
export type BatchFate = 'inserted' | 'spooled' | 'lost';

export type ClickLogOptions = {
  /** Inserts a JSON array of `ClickRow` within a deadline; rejects when that fails. */
  insert: (rowsAsJson: string, deadline: number) => Promise<void>;
  spool: Spool;
  lost: LostClicks;
  logger: Logger;
  /** Milliseconds that a visitor waits for the database at most, before the disk takes the click. */
  deadline?: number;
  /** Milliseconds between two looks whether the database is back. */
  retryDelay?: number;
  /** Milliseconds between two looks for spool files, also those that a killed process left. */
  replayInterval?: number;
  onBatch?: (rows: ClickRow[], fate: BatchFate, milliseconds: number) => void;
};

/** Where clicks go now: into the database, on the disk until it is back, or nowhere. */
export type ClickLogState = 'recording' | 'spooling' | 'losing';

export type ClickLog = {
  /** `done` is called once the click is durable (or can be kept nowhere). */
  record: (row: ClickRow, done: () => void) => void;
  /** Puts what waits on disk into the database. Resolves to false when that did not work. */
  replay: () => Promise<boolean>;
  state: () => ClickLogState;
  close: () => Promise<void>;
};

type Waiting = { row: ClickRow; done: () => void };
const replayDeadline = 10_000;
// Nobody waits for it, so that a short pause of the database is no alarm.
const probeDeadline = 2000;
const largestBatch = 2000;

/**
 * Group commit: all clicks that come while one batch is written form the next one, so that each is durable before its
 * redirect and the disk is waited for once per batch. With the database away, batches go to the spool.
 */
export function createClickLog(options: ClickLogOptions): ClickLog {
  const { insert, spool, lost, logger, deadline = 400, retryDelay = 500, replayInterval = 10_000, onBatch } = options;
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | null = null;
  let replaying: Promise<boolean> | null = null;
  let isAway = false;
  let isClosed = false;
  let retryTimer: NodeJS.Timeout | undefined;

  async function keep(rows: ClickRow[]): Promise<BatchFate> {
    if (!isAway) {
      try {
        await insert(JSON.stringify(rows), deadline);
        return 'inserted';
      } catch (error) {
        recordOutage(error);
      }
    }
    try {
      await spool.append(rows.map((row) => JSON.stringify(row)));
      return 'spooled';
    } catch (error) {
      lost.note(rows.length, error);
      return 'lost';
    }
  }

  function recordOutage(error: unknown): void {
    if (isAway) return;
    isAway = true;
    logger.error({ event: 'clicks.spooling', err: error }, 'the click log is out of reach; clicks go to the disk');
    scheduleRetry();
  }

  async function flushAll(): Promise<void> {
    // One turn of the event loop, so that all requests that have already arrived share the first batch.
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.splice(0, largestBatch);
      const rows = batch.map(({ row }) => row);
      const started = performance.now();
      const fate = await keep(rows);
      for (const { done } of batch) done();
      onBatch?.(rows, fate, performance.now() - started);
    }
    flushing = null;
  }

  function scheduleRetry(): void {
    if (isClosed) return;
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined;
      void insert('[]', deadline).then(() => {
        isAway = false;
        logger.info({ event: 'clicks.recording' }, 'the click log is back');
        void replay();
      }, scheduleRetry);
    }, retryDelay);
  }

  async function replayAll(): Promise<boolean> {
    try {
      for (const file of await spool.takeReady()) {
        await replaySpoolFile(file, { insert: (rowsAsJson) => insert(rowsAsJson, replayDeadline), logger });
      }
      await lost.store();
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'spooled clicks could not be put into the database yet');
      return false;
    } finally {
      replaying = null;
    }
  }

  async function replay(): Promise<boolean> {
    if (isClosed) return false;
    replaying ??= replayAll();
    return replaying;
  }

  const replayTimer = setInterval(() => {
    // Asked without a click, too, so that the state is known before one comes.
    if (!isAway) void insert('[]', probeDeadline).then(replay, recordOutage);
  }, replayInterval);

  return {
    record: (row, done) => {
      waiting.push({ row, done });
      flushing ??= flushAll();
    },
    replay,
    state: () => (!isAway ? 'recording' : spool.isRefusing() ? 'losing' : 'spooling'),
    close: async () => {
      isClosed = true;
      await flushing;
      clearInterval(replayTimer);
      clearTimeout(retryTimer);
      await replaying;
      await spool.close();
      lost.close();
    },
  };
}
