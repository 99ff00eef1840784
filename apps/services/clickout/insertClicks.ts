import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import type { Loss } from './lostClicks.ts';
import { runWithin } from './runWithin.ts';

const columns =
  'id, at, partner_slug, afflink_proxy, offer_id, page, block, toplist, response_id, link_id, position, cclid, cmpccl, country, device, bot_class, bot_reason, visitor_key, experiment';
const insertQuery = defineQuery(
  'clicks.insert',
  `
  with fresh as (
    insert into clicks.clicks (${columns})
    select ${columns} from json_populate_recordset(null::clicks.clicks, $1::json) on conflict (id) do nothing
    returning at
  )
  insert into conversions.late_days (day)
  select distinct (at at time zone '${market.timeZone}')::date from fresh
  where at < (now() at time zone '${market.timeZone}')::date::timestamp at time zone '${market.timeZone}'`,
);
const insertLossQuery = defineQuery(
  'clicks.insertLoss',
  'insert into clicks.lost (id, at, clicks) values ($1, $2, $3) on conflict (id) do nothing',
);

/** Inserts clicks (a JSON array of `ClickRow`); known ids are left alone. @throws DeadlineError after `deadline` milliseconds */
export async function insertClicks(pool: Pool, rowsAsJson: string, deadline: number): Promise<void> {
  await runWithin(pool, deadline, insertQuery, [rowsAsJson]);
}

export async function insertLoss(pool: Pool, { id, at, clicks }: Loss): Promise<void> {
  await runQuery(pool, insertLossQuery, [id, at, clicks]);
}
