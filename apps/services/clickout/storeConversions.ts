import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import type { ConversionKind } from '@lupa/contracts/postback.ts';
import { runWithin } from './runWithin.ts';

const eventColumns = 'partner_slug, id, kind, at, received_at, click_id, amount, currency, nonce';
const clickColumns = 'offer_id, page, block, toplist, toplist_version, position, country, device';
/** `home.7.1c9f0a2be4d1` → 7. */
export const toplistVersion = `substring(response_id from '\\.([0-9]{1,9})\\.[0-9a-f]+$')::int`;
const clickValues = `offer_id, page, block, toplist, ${toplistVersion}, position, country, device`;

/** Rows are looked up one by one, by key: where Postgres still takes a table for small, a join reads all of it. */
const insertQuery = defineQuery(
  'conversions.insert',
  `
  with given as (
    select ${eventColumns}, ordinality from json_populate_recordset(null::conversions.events, $1::json) with ordinality
  ), inserted as (
    insert into conversions.events (${eventColumns}, attribution, click_day, ${clickColumns})
    select given.partner_slug, given.id, kind, given.at, received_at, click_id, amount, currency, nonce,
      case when click_id is null then 'none' when click.id is not null then 'click'
        when exists (select from clicks.clicks where clicks.id = click_id) then 'foreign' else 'unknown' end,
      (click.at at time zone '${market.timeZone}')::date, ${clickValues}
    from given left join lateral (
      select * from clicks.clicks where clicks.id = given.click_id and clicks.partner_slug = given.partner_slug limit 1
    ) as click on true
    on conflict do nothing returning partner_slug, id, attribution
  ), odd as (
    select given.*, case when known.id is null then 'nonce' else 'changed' end as reason
    from given left join lateral (
      select * from conversions.events where events.partner_slug = given.partner_slug and events.id = given.id limit 1
    ) as known on true
    where (known.id is null and not exists (
      select from inserted where inserted.partner_slug = given.partner_slug and inserted.id = given.id
    )) or (known.id is not null
      and (known.kind, known.amount, known.currency, known.click_id) is distinct from (given.kind, given.amount, given.currency, given.click_id))
  ), noted as (
    insert into conversions.refused (id, partner_slug, received_at, reason, parameters, event_id, click_id)
    select md5(concat_ws('|', reason, partner_slug, id, kind, amount, currency, click_id)), partner_slug, received_at, reason, '{}', id, click_id
    from odd on conflict (id) do nothing returning reason
  )
  select (select count(*) from given)::int as given, (select count(*) from inserted)::int as inserted,
    (select count(*) from inserted where attribution <> 'click')::int as apart,
    (select count(*) from noted where reason = 'changed')::int as changed,
    coalesce((select array_agg(ordinality::int) from odd where reason = 'nonce'), '{}') as refused`,
  { isPrepared: true, notNull: ['given', 'inserted', 'apart', 'changed', 'refused'] },
);

/** `apart` belong to no click of the partner; `refused` has the places, from 1, of those whose call's number was used before. */
export type Storing = { given: number; inserted: number; apart: number; changed: number; refused: number[] };

/** Stores events, given as a JSON array of `ConversionRow`, once each. @throws DeadlineError after `deadline` milliseconds */
export async function storeConversions(pool: Pool, rowsAsJson: string, deadline: number): Promise<Storing> {
  const rows = await runWithin(pool, deadline, insertQuery, [rowsAsJson]);
  return rows[0] ?? { given: 0, inserted: 0, apart: 0, changed: 0, refused: [] };
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

/** What is inserted into conversions.events, under the names of its columns, and a line of the spool. The database adds the click. */
export type ConversionRow = {
  id: string;
  partner_slug: string;
  kind: ConversionKind;
  at: string;
  received_at: string;
  click_id: string | null;
  amount: string | null;
  currency: string | null;
  nonce?: string;
};

export type RefusedRow = {
  id: string;
  partner_slug: string;
  received_at: string;
  reason: string;
  parameters: string[];
  event_id: string | null;
  click_id: string | null;
};
