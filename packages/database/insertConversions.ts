import { market } from '@lupa/contracts/market.ts';
import type { ConversionKind, ConversionStatus, KeptCall } from '@lupa/contracts/postback.ts';
import { defineQuery } from './query.ts';

const eventColumns = 'partner_slug, id, kind, at, received_at, click_id, amount, currency, status, nonce';
const clickColumns = 'offer_id, page, block, toplist, toplist_version, position, country, device';
/** `home.7.1c9f0a2be4d1` → 7. */
export const toplistVersion = `substring(response_id from '\\.([0-9]{1,9})\\.[0-9a-f]+$')::int`;
const clickValues = `offer_id, page, block, toplist, ${toplistVersion}, position, country, device`;

const said = (row: string) => `(${row}.id, ${row}.kind, ${row}.status, ${row}.amount, ${row}.currency, ${row}.click_id)`;
const isOfCall = 'known.partner_slug = given.partner_slug and known.nonce = given.nonce';
const isOfEvent = (row: string) => `(known.partner_slug, known.id, known.kind) = (${row}.partner_slug, ${row}.id, ${row}.kind)`;
const isLater = 'event.received_at <= excluded.received_at';
/** A call that names no click, or no amount, leaves what another one has said, whichever of them comes first. */
const joined = ['click_id', 'amount', 'currency'].map(
  (column) =>
    `case when ${isLater} then coalesce(excluded.${column}, event.${column}) else coalesce(event.${column}, excluded.${column}) end`,
);
const moves = `${joined[0]} is distinct from event.click_id`;
const moved = ['attribution', 'click_day', ...clickColumns.split(', ')].map(
  (column) => `${column} = case when ${moves} then excluded.${column} else event.${column} end`,
);
const lastSaid = (column: string) =>
  `(array_agg(${column} order by received_at desc, ordinality desc) filter (where ${column} is not null))[1] as ${column}`;
const ofLast = (column: string, name = column) => `(array_agg(${column} order by received_at desc, ordinality desc))[1] as ${name}`;

/**
 * Stores events, given as a JSON array of `ConversionRow`. A later call with the number of an event replaces it, and the event as it was goes
 * to `former_events`; one that came earlier goes there at once, and adds what the later one does not say. An approved commission of which no
 * call says the amount is kept among the refused calls. Rows are looked up one by one, by key: where Postgres still takes a table for small, a
 * join reads all of it.
 */
export const insertConversionsQuery = defineQuery(
  'conversions.insert',
  `
  with given as (
    select partner_slug, id, kind, at, received_at, click_id, amount, currency, coalesce(status, 'approved') as status, nonce, call, ordinality
    from rows from (json_populate_recordset(null::conversions.events, $1::json), json_to_recordset($1::json) as (call jsonb)) with ordinality
  ), odd as (
    select * from given where nonce is not null and (
      exists (select from conversions.events as known where ${isOfCall} and ${said('known')} is distinct from ${said('given')})
      or exists (select from conversions.former_events as known where ${isOfCall} and not ${isOfEvent('given')})
      or exists (select from given as known where ${isOfCall} and known.ordinality < given.ordinality and ${said('known')} is distinct from ${said('given')})
    )
  ), known_once as (
    select * from given where ordinality not in (select ordinality from odd)
      and not exists (select from conversions.former_events as known where ${isOfCall})
  ), unpaid as (
    select * from known_once where (kind, status) = ('commission', 'approved') and amount is null
      and not exists (select from conversions.events as known where ${isOfEvent('known_once')} and known.amount is not null)
      and not exists (select from known_once as known where ${isOfEvent('known_once')} and known.amount is not null)
  ), accepted as (
    select * from known_once where ordinality not in (select ordinality from unpaid)
  ), newest as (
    select partner_slug, id, kind, min(at) as at, max(received_at) as received_at, ${['click_id', 'amount', 'currency'].map(lastSaid).join(', ')},
      ${ofLast('status')}, ${ofLast('nonce')}, ${ofLast('ordinality', 'last')}
    from accepted group by partner_slug, id, kind
  ), stored as (
    insert into conversions.events as event (${eventColumns}, attribution, click_day, ${clickColumns})
    select newest.partner_slug, newest.id, kind, newest.at, received_at, click_id, amount, currency, status, nonce,
      case when click_id is null then 'none' when click.id is not null then 'click'
        when exists (select from clicks.clicks where clicks.id = click_id) then 'foreign' else 'unknown' end,
      (click.at at time zone '${market.timeZone}')::date, ${clickValues}
    from newest left join lateral (
      select * from clicks.clicks where clicks.id = newest.click_id and clicks.partner_slug = newest.partner_slug limit 1
    ) as click on true
    on conflict (partner_slug, id, kind) do update set (click_id, amount, currency) = (${joined.join(', ')}), at = least(event.at, excluded.at),
      received_at = greatest(event.received_at, excluded.received_at), ${moved.join(', ')},
      (status, nonce) = (case when ${isLater} then excluded.status else event.status end, case when ${isLater} then excluded.nonce else event.nonce end)
    where (event.click_id, event.amount, event.currency) is distinct from (${joined.join(', ')})
      or (${isLater} and event.status <> excluded.status) or (not (${isLater}) and excluded.at < event.at)
    returning event.xmax = 0 as is_new, attribution
  ), passed as (
    insert into conversions.former_events (${eventColumns})
    select ${eventColumns} from accepted
    where exists (select from newest as known where ${isOfEvent('accepted')} and known.last <> accepted.ordinality and ${said('known')} is distinct from ${said('accepted')})
      or exists (
        select from conversions.events as known
        where ${isOfEvent('accepted')} and known.received_at > accepted.received_at and ${said('known')} is distinct from ${said('accepted')}
      )
    on conflict do nothing
  ), noted as (
    insert into conversions.refused (id, partner_slug, received_at, reason, parameters, event_id, click_id)
    select md5(concat_ws('|', 'nonce', partner_slug, id, kind, status, amount, currency, click_id)), partner_slug, received_at, 'nonce', '{}', id, click_id
    from odd on conflict (id) do nothing
  ), kept as (
    insert into conversions.refused (id, partner_slug, received_at, reason, parameters, event_id, click_id, call)
    select md5(concat_ws('|', 'amount', partner_slug, id, received_at::date, call)), partner_slug, received_at, 'amount', '{}', id, click_id, call
    from unpaid where call is not null on conflict (id) do nothing
  )
  select (select count(*) from given)::int as given, (select count(*) from stored where is_new)::int as inserted,
    (select count(*) from stored where is_new and attribution <> 'click')::int as apart,
    (select count(*) from stored where not is_new)::int as changed,
    coalesce((select array_agg(ordinality::int) from odd), '{}') as refused,
    coalesce((select array_agg(ordinality::int) from unpaid), '{}') as unpaid`,
  { isPrepared: true, notNull: ['given', 'inserted', 'apart', 'changed', 'refused', 'unpaid'] },
);

/**
 * An event under the names of the columns of `conversions.events`, and a line of the spool. The database adds the click. `call`: of an event
 * without the amount that it needs, to be kept where no other call says it.
 */
export type ConversionRow = {
  id: string;
  partner_slug: string;
  kind: ConversionKind;
  at: string;
  received_at: string;
  click_id: string | null;
  amount: string | null;
  currency: string | null;
  status: ConversionStatus;
  nonce?: string;
  call?: KeptCall;
};

type TakenEvent = Pick<ConversionRow, 'id' | 'kind' | 'amount' | 'currency' | 'status' | 'nonce'> & {
  clickId: string | null;
  at: Date | null;
};

export function buildConversionRow(partnerSlug: string, { clickId, at, ...event }: TakenEvent, receivedAt: Date): ConversionRow {
  const moment = receivedAt.toISOString();
  return { ...event, partner_slug: partnerSlug, click_id: clickId, received_at: moment, at: at?.toISOString() ?? moment };
}
