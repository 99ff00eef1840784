import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { repeatTurns } from '../repeatTurns.ts';
import { sumClickDays } from './sumClickDays.ts';
import { market } from '@lupa/contracts/market.ts';
import { toplistVersion } from '@lupa/database/insertConversions.ts';

/** Events whose click was not there yet: it may have been in a spool. Where it is on another partner, that is known now, too. */
const attributeQuery = defineQuery(
  'conversions.attribute',
  `
  update conversions.events as event
  set attribution = case when click.partner_slug = event.partner_slug then 'click' else 'foreign' end,
    click_day = case when click.partner_slug = event.partner_slug then (click.at at time zone '${market.timeZone}')::date end,
    (offer_id, page, block, toplist, toplist_version, position, country, device) = (
      select offer_id, page, block, toplist, ${toplistVersion}, position, country, device from clicks.clicks
      where id = event.click_id and partner_slug = event.partner_slug)
  from clicks.clicks as click
  where event.attribution = 'unknown' and event.received_at > $1::timestamptz - interval '14 days' and click.id = event.click_id`,
);

/** A click of which only the sums are left: its number says its time, and a mark of its day that it was there. Its partner cannot be told any more. */
const attributeReducedQuery = defineQuery(
  'conversions.attributeReduced',
  `
  with apart as (
    select partner_slug, id, kind, at, (at at time zone '${market.timeZone}')::date as day, ('x' || left(md5(click_id), 16))::bit(64)::bigint as mark
    from (
      select partner_slug, id, kind, click_id, to_timestamp(substring(click_id from '^5400-([0-9]{13})-')::bigint / 1000.0) as at
      from conversions.events
      where attribution = 'unknown' and received_at > $1::timestamptz - interval '14 days' and click_id ~ '^5400-[0-9]{13}-[0-9a-f]{16}$'
    ) as numbered
    where at < $1::timestamptz - make_interval(hours => 24 * ($2::int - 1))
    limit 500
  )
  update conversions.events as event set attribution = 'reduced', click_day = apart.day
  from apart
  where (event.partner_slug, event.id, event.kind) = (apart.partner_slug, apart.id, apart.kind)
    and exists (
      select from clicks.reduced where reduced.day = apart.day and apart.at between first_at and last_at and apart.mark = any(marks)
    )`,
);

export async function attributeConversions(pool: Pool, retentionDays: number, now: Date): Promise<number> {
  const { rowCount } = await runQuery(pool, attributeQuery, [now]);
  const reduced = await runQuery(pool, attributeReducedQuery, [now, retentionDays]);
  return rowCount + reduced.rowCount;
}

export type ConversionDutiesOptions = { pool: Pool; retentionDays: number; logger: Logger; interval?: number };

const forgetRefusedQuery = defineQuery(
  'conversions.forgetRefused',
  `delete from conversions.refused where received_at < $1::timestamptz - interval '90 days'`,
);
const forgetCallsQuery = defineQuery(
  'conversions.forgetCalls',
  `update conversions.refused set call = null where call is not null and received_at < $1::timestamptz - interval '30 days'`,
);
const forgetDroppedQuery = defineQuery(
  'conversions.forgetDropped',
  `delete from conversions.dropped where day < ($1::timestamptz - interval '400 days')::date`,
);

/** What is kept for a time only: calls that were not taken, their text, and names of fields that were dropped. */
export async function forgetCalls(pool: Pool, now: Date): Promise<void> {
  for (const query of [forgetCallsQuery, forgetRefusedQuery, forgetDroppedQuery]) await runQuery(pool, query, [now]);
}

/** Now and then every `interval` milliseconds: clicks for events that had none, sums of days that are over, and what is kept for a time only. */
export function scheduleConversionDuties({ pool, retentionDays, logger, interval = 60_000 }: ConversionDutiesOptions) {
  return repeatTurns(async (signal) => {
    const now = new Date();
    try {
      const attributed = await attributeConversions(pool, retentionDays, now);
      if (attributed > 0) logger.info({ attributed }, 'conversions found their clicks');
      const days = await sumClickDays(pool, now, signal);
      if (days > 0) logger.info({ days }, 'clicks were summed for reports');
      await forgetCalls(pool, now);
    } catch (error) {
      logger.warn({ err: error }, 'conversions could not be kept in order');
    }
  }, interval);
}
