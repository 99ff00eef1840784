import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { repeatTurns } from '../repeatTurns.ts';
import { attributeConversions } from './attributeConversions.ts';
import { sumClickDays } from './sumClickDays.ts';

export type ConversionDutiesOptions = { pool: Pool; retentionDays: number; logger: Logger; interval?: number };

const forgetRefusedQuery = defineQuery(
  'conversions.forgetRefused',
  `delete from conversions.refused where received_at < $1::timestamptz - interval '90 days'`,
);
const forgetDroppedQuery = defineQuery(
  'conversions.forgetDropped',
  `delete from conversions.dropped where day < ($1::timestamptz - interval '400 days')::date`,
);

/** Now and then every `interval` milliseconds: clicks for events that had none, sums of days that are over, and what is kept for a time only. */
export function scheduleConversionDuties({ pool, retentionDays, logger, interval = 60_000 }: ConversionDutiesOptions) {
  return repeatTurns(async (signal) => {
    const now = new Date();
    try {
      const attributed = await attributeConversions(pool, retentionDays, now);
      if (attributed > 0) logger.info({ attributed }, 'conversions found their clicks');
      const days = await sumClickDays(pool, now, signal);
      if (days > 0) logger.info({ days }, 'clicks were summed for reports');
      await runQuery(pool, forgetRefusedQuery, [now]);
      await runQuery(pool, forgetDroppedQuery, [now]);
    } catch (error) {
      logger.warn({ err: error }, 'conversions could not be kept in order');
    }
  }, interval);
}
