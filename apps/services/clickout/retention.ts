import type { Pool } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { forgetResponses } from './forgetResponses.ts';
import { reduceClicks } from './reduceClicks.ts';

export type RetentionOptions = { pool: Pool; days: number; logger: Logger; interval?: number };

/**
 * Reduces clicks older than `days` and forgets the answers that nothing names any more, now and then every `interval` milliseconds. A
 * failure is logged and tried again at the next turn. `close` waits for the batch that is under way.
 */
export function scheduleRetention({ pool, days, logger, interval = 3_600_000 }: RetentionOptions): { close: () => Promise<void> } {
  const stop = new AbortController();
  let running: Promise<void> | null = null;

  async function turn(): Promise<void> {
    try {
      const { deleted, summed } = await reduceClicks(pool, days, new Date(), stop.signal);
      if (deleted > 0) logger.info({ deleted, summed, days }, 'old clicks became daily sums');
      const forgotten = await forgetResponses(pool, days, new Date(), stop.signal);
      if (forgotten > 0) logger.info({ forgotten, days }, 'answers that no click names are forgotten');
    } catch (error) {
      logger.warn({ err: error }, 'old clicks could not be reduced');
    } finally {
      running = null;
    }
  }

  const start = () => {
    running ??= turn();
  };
  start();
  const timer = setInterval(start, interval);
  return {
    close: async () => {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}
