import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { runWithin } from './runWithin.ts';
import type { RefusedRow } from './postbackRow.ts';

const eventColumns = 'partner_slug, id, kind, at, received_at, click_id, amount, currency';
const clickColumns = 'offer_id, page, block, toplist, toplist_version, position, country, device';
/** `home.7.1c9f0a2be4d1` → 7. */
export const toplistVersion = `substring(response_id from '\\.([0-9]{1,9})\\.[0-9a-f]+$')::int`;
const clickValues = `offer_id, page, block, toplist, ${toplistVersion}, position, country, device`;

/**
 * One statement: each event gets its click as it stands now. One that is there is left alone; where what it says is another thing than before,
 * that is kept for staff to see. Rows are looked up one by one, by their keys: where Postgres still takes a table for small, a join reads all of it.
 */
const insertQuery = defineQuery(
  'conversions.insert',
  `
  with given as (
    select ${eventColumns} from json_populate_recordset(null::conversions.events, $1::json)
  ), inserted as (
    insert into conversions.events (${eventColumns}, attribution, click_day, ${clickColumns})
    select given.partner_slug, given.id, kind, given.at, received_at, click_id, amount, currency,
      case when click_id is null then 'none' when click.id is not null then 'click'
        when exists (select from clicks.clicks where clicks.id = click_id) then 'foreign' else 'unknown' end,
      (click.at at time zone '${market.timeZone}')::date, ${clickValues}
    from given left join lateral (
      select * from clicks.clicks where clicks.id = given.click_id and clicks.partner_slug = given.partner_slug limit 1
    ) as click on true
    on conflict (partner_slug, id) do nothing returning attribution
  ), changed as (
    insert into conversions.refused (id, partner_slug, received_at, reason, parameters, event_id, click_id)
    select md5(concat_ws('|', 'changed', given.partner_slug, given.id, given.kind, given.amount, given.currency, given.click_id)),
      given.partner_slug, given.received_at, 'changed', '{}', given.id, given.click_id
    from given cross join lateral (
      select * from conversions.events where events.partner_slug = given.partner_slug and events.id = given.id limit 1
    ) as known
    where (known.kind, known.amount, known.currency, known.click_id) is distinct from (given.kind, given.amount, given.currency, given.click_id)
    on conflict (id) do nothing returning id
  )
  select (select count(*) from given)::int as given, (select count(*) from inserted)::int as inserted,
    (select count(*) from inserted where attribution <> 'click')::int as apart, (select count(*) from changed)::int as changed`,
  { isPrepared: true, notNull: ['given', 'inserted', 'apart', 'changed'] },
);

/** What became of events: `apart` belong to no click of the partner, `changed` were there with other contents. */
export type Storing = { given: number; inserted: number; apart: number; changed: number };

/**
 * Stores events, given as a JSON array of `ConversionRow`, once each.
 * @throws DeadlineError after `deadline` milliseconds
 */
export async function storeConversions(pool: Pool, rowsAsJson: string, deadline: number): Promise<Storing> {
  const rows = await runWithin(pool, deadline, insertQuery, [rowsAsJson]);
  return rows[0] ?? { given: 0, inserted: 0, apart: 0, changed: 0 };
}

const insertRefusedQuery = defineQuery(
  'conversions.insertRefused',
  `insert into conversions.refused (id, partner_slug, received_at, reason, parameters, event_id, click_id)
  select id, partner_slug, received_at, reason, parameters, event_id, click_id
  from json_populate_recordset(null::conversions.refused, $1::json) on conflict (id) do nothing`,
);
const addDroppedQuery = defineQuery(
  'conversions.addDropped',
  `insert into conversions.dropped as known (day, partner_slug, name, calls)
  select day, partner_slug, name, calls from json_populate_recordset(null::conversions.dropped, $1::json)
  on conflict (day, partner_slug, name) do update set calls = known.calls + excluded.calls`,
);

export type DroppedRow = { day: string; partner_slug: string; name: string; calls: number };

export async function storeNotes(pool: Pool, refused: readonly RefusedRow[], dropped: readonly DroppedRow[]): Promise<void> {
  if (refused.length > 0) await runQuery(pool, insertRefusedQuery, [JSON.stringify(refused)]);
  if (dropped.length > 0) await runQuery(pool, addDroppedQuery, [JSON.stringify(dropped)]);
}
