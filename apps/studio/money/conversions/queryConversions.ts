import { defineQuery, runQuery, type Executor, type RowOf } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { conversionDimensions, conversionFilters, type ConversionDimension, type ConversionParameters } from './conversionParameters.ts';

/* $1 and $2 are the first and the last day, $3 the filters as JSON, $4 the dimension. */
const columnOf: Record<ConversionDimension, string> = {
  day: 'day',
  partner: 'partner_slug',
  offer: 'offer_id',
  page: 'page',
  block: 'block',
  toplist: 'toplist',
  version: 'toplist_version',
  position: 'position',
  country: 'country',
};
const narrowing = conversionFilters
  .map((name) => `(not $3::jsonb ? '${name}' or ${columnOf[name]}::text = $3 ->> '${name}')`)
  .join(' and ');
const choose = (names: readonly ConversionDimension[]) =>
  `case $4::text ${names.map((name) => `when '${name}' then ${columnOf[name]}`).join(' ')} end`;
const numbers = ['version', 'position'] as const;
const texts = conversionDimensions.filter((name) => name !== 'day' && !numbers.some((number) => number === name));
/*
 * The key in three columns, of which one is not null: a column as it is can be grouped by faster than its text can be made of each row.
 * Places and versions of one list are not those of another: `within`.
 */
const keyColumns = `${choose(['day'])} as day_key, ${choose(numbers)} as number_key, ${choose(texts)} as text_key,
      case when $4::text in ('position', 'version') then toplist when $4::text = 'block' then page end as within`;
const keyText = 'coalesce(day_key::text, number_key::text, text_key) as key, within';
const groupedByKey = 'group by day_key, number_key, text_key, within';
const rawVersion = `substring(response_id from '\\.([0-9]{1,9})\\.[0-9a-f]+$')::int as toplist_version`;

/** Days that are summed are read from their sums, the others from the clicks: by one statement, so that each click counts once. */
const clicksQuery = defineQuery(
  'conversions.clicks',
  `
  with ready as (
    select day from conversions.summed_days where day between $1::date and $2::date and day not in (select day from conversions.late_days)
  ), first_open as (
    select coalesce(min(day)::date, $2::date + 1) as day from generate_series($1::date, $2::date, interval '1 day') as day
    where day::date not in (select day from ready)
  ), counted as (
    select ${keyColumns}, sum(clicks) as clicks from conversions.click_days
    where day between $1::date and $2::date and day not in (select day from conversions.late_days) and ${narrowing}
    ${groupedByKey}
    union all
    select ${keyColumns}, count(*) from (
      select (at at time zone '${market.timeZone}')::date as day, partner_slug, offer_id, page, block, toplist, ${rawVersion}, position, country
      from clicks.clicks
      where at >= (select day from first_open)::timestamp at time zone '${market.timeZone}'
        and at < ($2::date + 1)::timestamp at time zone '${market.timeZone}' and bot_class = 'human'
    ) as raw
    where day not in (select day from ready) and ${narrowing}
    ${groupedByKey}
    union all
    select ${keyColumns}, sum(clicks) from (select daily.*, null::int as toplist_version from clicks.daily) as daily
    where day between $1::date and $2::date and bot_class = 'human' and day not in (select day from ready) and ${narrowing}
    ${groupedByKey}
  )
  select ${keyText}, sum(clicks)::float8 as clicks from counted ${groupedByKey}`,
  { notNull: ['clicks'] },
);

/** Approved events by the day of their click, in the market's currency by the rate of the event's day; `unrated` is what has no rate. */
const eventsQuery = defineQuery(
  'conversions.events',
  `
  with grouped as (
    select ${keyColumns}, kind, status, currency, case when currency is not null then (at at time zone '${market.timeZone}')::date end as happened,
      count(*) as events, sum(amount) as amount, sum(amount * amount) as squares
    from (select *, click_day as day from conversions.events) as told
    where day between $1::date and $2::date and ${narrowing}
    ${groupedByKey}, kind, status, currency, happened
  ), rated as (
    select grouped.*, case when currency = '${market.currency}' then 1 else rate.pesos end as pesos
    from grouped left join lateral (
      select pesos from conversions.rates where rates.currency = grouped.currency and day <= happened order by day desc limit 1
    ) as rate on true
  )
  select ${keyText},
    coalesce(sum(events) filter (where kind = 'registration' and status = 'approved'), 0)::int as registrations,
    coalesce(sum(events) filter (where kind = 'first_deposit' and status = 'approved'), 0)::int as "firstDeposits",
    coalesce(sum(events) filter (where kind = 'deposit' and status = 'approved'), 0)::int as deposits,
    coalesce(sum(events) filter (where kind = 'commission' and status = 'approved' and pesos is not null), 0)::int as payments,
    coalesce(sum(amount * pesos) filter (where kind = 'commission' and status = 'approved'), 0)::text as commission,
    coalesce(sum(squares * pesos * pesos) filter (where kind = 'commission' and status = 'approved'), 0)::float8 as squares,
    coalesce(sum(events) filter (where kind = 'commission' and status = 'approved' and pesos is null), 0)::int as unrated,
    coalesce(sum(events) filter (where status = 'pending'), 0)::int as pending
  from rated ${groupedByKey}`,
  { notNull: ['registrations', 'firstDeposits', 'deposits', 'payments', 'commission', 'squares', 'unrated', 'pending'] },
);

const apartQuery = defineQuery(
  'conversions.apartOfPeriod',
  `
  select count(*)::int as events, coalesce(array_agg(distinct partner_slug), '{}') as partners from conversions.events
  where attribution in ('unknown', 'foreign', 'none')
    and at >= $1::date::timestamp at time zone '${market.timeZone}' and at < ($2::date + 1)::timestamp at time zone '${market.timeZone}'
    and (not $3::jsonb ? 'partner' or partner_slug = $3 ->> 'partner')`,
  { notNull: ['events', 'partners'] },
);

type Money = Omit<RowOf<typeof eventsQuery>, 'key' | 'within'>;
export type ConversionGroup = { key: string | null; within: string | null; clicks: number } & Money;

const nothing: Money = {
  registrations: 0,
  firstDeposits: 0,
  deposits: 0,
  payments: 0,
  commission: '0',
  squares: 0,
  unrated: 0,
  pending: 0,
};

export async function queryConversions(database: Executor, { by, from, to, filters }: ConversionParameters): Promise<ConversionGroup[]> {
  const values: [string, string, string, string] = [from, to, JSON.stringify(filters), by];
  const [clicks, events] = await Promise.all([runQuery(database, clicksQuery, values), runQuery(database, eventsQuery, values)]);
  const groups = new Map<string, ConversionGroup>();
  const nameOf = (row: { key: string | null; within: string | null }) => JSON.stringify([row.key, row.within]);
  for (const row of clicks.rows) groups.set(nameOf(row), { ...nothing, ...row });
  for (const row of events.rows) groups.set(nameOf(row), { clicks: groups.get(nameOf(row))?.clicks ?? 0, ...row });
  return [...groups.values()].toSorted((one, other) => Number(other.commission) - Number(one.commission) || other.clicks - one.clicks);
}

export async function queryApart(
  database: Executor,
  { from, to, filters }: ConversionParameters,
): Promise<{ events: number; partners: string[] }> {
  const { rows } = await runQuery(database, apartQuery, [from, to, JSON.stringify(filters)]);
  return rows[0] ?? { events: 0, partners: [] };
}
