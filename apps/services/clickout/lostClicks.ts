import { randomBytes } from 'node:crypto';
import type { Logger } from '@lupa/server/logger.ts';

/** Clicks that were answered and kept nowhere: how many since `at`. The id makes it harmless to store them twice. */
export type Loss = { id: string; at: string; clicks: number };

export type LostClicks = {
  record: (clicks: number, error: unknown) => void;
  /** Puts what was counted into the database. Rejects when that fails; what is left is stored with the next call. */
  store: () => Promise<void>;
  close: () => void;
};

export type LostClicksOptions = {
  insert: (loss: Loss) => Promise<void>;
  logger: Logger;
  /** Milliseconds between two lines of the log at least: it may be on the disk that is full. */
  logInterval?: number;
};

export function createLostClicks({ insert, logger, logInterval = 5000 }: LostClicksOptions): LostClicks {
  let counting: Loss | null = null;
  let uncounted: Loss[] = [];
  let unlogged: { clicks: number; error: unknown } | null = null;
  let timer: NodeJS.Timeout | undefined;

  function log(): void {
    timer = undefined;
    if (unlogged === null) return;
    const { clicks, error } = unlogged;
    unlogged = null;
    logger.fatal({ event: 'clicks.lost', err: error, clicks }, 'clicks are lost: neither the database nor the disk takes them');
    timer = setTimeout(log, logInterval);
    timer.unref();
  }

  return {
    record: (clicks, error) => {
      counting ??= { id: randomBytes(12).toString('hex'), at: new Date().toISOString(), clicks: 0 };
      counting.clicks += clicks;
      unlogged = { clicks: (unlogged?.clicks ?? 0) + clicks, error };
      if (timer === undefined) log();
    },
    store: async () => {
      if (counting !== null) uncounted.push(counting);
      counting = null;
      for (const loss of uncounted) {
        await insert(loss);
        uncounted = uncounted.filter((other) => other !== loss);
      }
    },
    close: () => {
      clearTimeout(timer);
      log();
      clearTimeout(timer);
    },
  };
}
