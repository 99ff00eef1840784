import type { Pool } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { repeatTurns } from '../repeatTurns.ts';
import { reduceClicks } from './reduceClicks.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';

export type RetentionOptions = { pool: Pool; days: number; logger: Logger; interval?: number };

/** Reduces old clicks and forgets unnamed answers every `interval` milliseconds. `close` waits for the batch under way. */
export function scheduleRetention({ pool, days, logger, interval = 3_600_000 }: RetentionOptions): { close: () => Promise<void> } {
  return repeatTurns(async (signal) => {
    try {
      const { deleted, summed } = await reduceClicks(pool, days, new Date(), signal);
      if (deleted > 0) logger.info({ deleted, summed, days }, 'old clicks became daily sums');
      const forgotten = await forgetResponses(pool, days, new Date(), signal);
      if (forgotten > 0) logger.info({ forgotten, days }, 'answers that no click names are forgotten');
    } catch (error) {
      logger.warn({ err: error }, 'old clicks could not be reduced');
    }
  }, interval);
}

const batchSize = 1000;

const forgetQuery = defineQuery(
  'delivery.forgetResponses',
  `
  delete from delivery.toplist_responses where response_id in (
    select response_id from delivery.toplist_responses old
    where first_answered_at < $1::timestamptz - make_interval(hours => 24 * $2::int)
      and not exists (select from clicks.clicks where clicks.response_id = old.response_id)
      and exists (
        select from delivery.toplist_responses newer
        where newer.identifier = old.identifier and newer.first_answered_at > old.first_answered_at
      )
    limit $3
  )`,
);

/** Deletes answers older than `days` that no raw click names, but the newest of each list: it may still be on a page. */
export async function forgetResponses(pool: Pool, days: number, now: Date, signal?: AbortSignal): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { rowCount } = await runQuery(pool, forgetQuery, [now, days, batchSize]);
    forgotten += rowCount;
    if (rowCount < batchSize || signal?.aborted) return forgotten;
  }
}
