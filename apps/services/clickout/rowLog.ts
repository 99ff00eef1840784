import type { Logger } from '@lupa/server/logger.ts';
import type { LostClicks } from './lostClicks.ts';
import { replaySpoolFile } from './replaySpool.ts';
import type { Spool } from './spool.ts';

export type BatchFate = 'inserted' | 'spooled' | 'lost';
/** Of a row; `refused`: the database has taken its batch, but not the row, for a reason that is said. */
type RowFate = BatchFate | 'refused';
type Done = (fate: RowFate, reason?: string) => void;
/** Reasons by places in the batch, from 1. */
type Refusals = ReadonlyMap<number, string>;

type Row = { id: string };

export type RowLogOptions<Kept extends Row> = {
  subject: keyof typeof away;
  insert: (rowsAsJson: string, deadline: number) => Promise<Refusals | void>;
  spool: Pick<Spool, 'append' | 'takeReady' | 'isRefusing' | 'close'>;
  lost: LostClicks;
  logger: Logger;
  /** Milliseconds that an answer waits for the database at most, before the disk takes the row. */
  deadline?: number;
  /** Milliseconds between two looks whether the database is back. */
  retryDelay?: number;
  /** Milliseconds between two looks for spool files, also those that a killed process left. */
  replayInterval?: number;
  onBatch?: (rows: Kept[], fate: BatchFate, milliseconds: number) => void;
};

/** Where rows go now: into the database, on the disk until it is back, or nowhere. */
export type RowLogState = 'recording' | 'spooling' | 'losing';

type Waiting<Kept> = { row: Kept; done: Done };
const away = { clicks: { event: 'clicks.spooling' }, conversions: { event: 'conversions.spooling' } };
const back = { clicks: { event: 'clicks.recording' }, conversions: { event: 'conversions.recording' } };
const replayDeadline = 10_000;
// Nobody waits for it, so that a short pause of the database is no alarm.
const probeDeadline = 2000;
const largestBatch = 2000;

/** Clicks, or conversions, on their way into the database: all that come while one batch is written form the next one. */
export class RowLog<Kept extends Row> {
  readonly #options: RowLogOptions<Kept> & { deadline: number; retryDelay: number };
  readonly #replayTimer: NodeJS.Timeout;
  #waiting: Waiting<Kept>[] = [];
  #flushing: Promise<void> | null = null;
  #replaying: Promise<boolean> | null = null;
  #isAway = false;
  #isClosed = false;
  #retryTimer: NodeJS.Timeout | undefined;

  constructor({ replayInterval = 10_000, ...options }: RowLogOptions<Kept>) {
    this.#options = { deadline: 400, retryDelay: 500, ...options };
    this.#replayTimer = setInterval(() => this.#lookAgain(), replayInterval);
  }

  get state(): RowLogState {
    if (!this.#isAway) return 'recording';
    return this.#options.spool.isRefusing ? 'losing' : 'spooling';
  }

  record(row: Kept, done: Done): void {
    this.#waiting.push({ row, done });
    this.#flushing ??= this.#flushAll();
  }

  async replay(): Promise<boolean> {
    if (this.#isClosed) return false;
    this.#replaying ??= this.#replayAll();
    return this.#replaying;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#flushing;
    clearInterval(this.#replayTimer);
    clearTimeout(this.#retryTimer);
    await this.#replaying;
    await this.#options.spool.close();
    this.#options.lost.close();
  }

  async #flushAll(): Promise<void> {
    // One turn of the event loop, so that all requests that have already arrived share the first batch.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, largestBatch);
      const rows = batch.map(({ row }) => row);
      const started = performance.now();
      const { fate, refused } = await this.#store(rows);
      for (const [index, { done }] of batch.entries()) {
        const reason = refused?.get(index + 1);
        done(reason === undefined ? fate : 'refused', reason);
      }
      this.#options.onBatch?.(rows, fate, performance.now() - started);
    }
    this.#flushing = null;
  }

  async #store(rows: Kept[]): Promise<{ fate: BatchFate; refused?: Refusals | undefined }> {
    const { insert, spool, lost, deadline } = this.#options;
    if (!this.#isAway) {
      try {
        return { fate: 'inserted', refused: (await insert(JSON.stringify(rows), deadline)) ?? undefined };
      } catch (error) {
        this.#recordOutage(error);
      }
    }
    try {
      await spool.append(rows.map((row) => JSON.stringify(row)));
      return { fate: 'spooled' };
    } catch (error) {
      lost.record(rows.length, error);
      return { fate: 'lost' };
    }
  }

  #recordOutage(error: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    const { subject, logger } = this.#options;
    logger.error({ ...away[subject], err: error }, `the database is out of reach; ${subject} go to the disk`);
    this.#scheduleRetry();
  }

  #scheduleRetry(): void {
    if (this.#isClosed) return;
    const { insert, deadline, retryDelay, logger, subject } = this.#options;
    this.#retryTimer ??= setTimeout(() => {
      this.#retryTimer = undefined;
      void insert('[]', deadline).then(
        () => {
          this.#isAway = false;
          logger.info(back[subject], `the database is back; it takes ${subject} again`);
          void this.replay();
        },
        () => this.#scheduleRetry(),
      );
    }, retryDelay);
  }

  /** Asks without a row, too, so that the state is known before one comes. */
  #lookAgain(): void {
    if (this.#isAway) return;
    void this.#options.insert('[]', probeDeadline).then(
      () => this.replay(),
      (error: unknown) => this.#recordOutage(error),
    );
  }

  async #replayAll(): Promise<boolean> {
    const { insert, spool, lost, logger, subject } = this.#options;
    try {
      for (const file of await spool.takeReady()) {
        await replaySpoolFile(file, { insert: (rowsAsJson) => insert(rowsAsJson, replayDeadline), logger });
      }
      await lost.store();
      return true;
    } catch (error) {
      logger.warn({ err: error }, `spooled ${subject} could not be put into the database yet`);
      return false;
    } finally {
      this.#replaying = null;
    }
  }
}
