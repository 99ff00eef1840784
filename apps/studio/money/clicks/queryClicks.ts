import { market } from '@lupa/contracts/market.ts';
import { defineQuery, runQuery, type Executor, type RowOf } from '@lupa/database/query.ts';
import { type ClickFilter, dimensions, robotClasses, setApart, type ClickClass, type Dimension, filterNames } from './clickKinds.ts';

/*
 * Conditions for the texts of queries. $1 and $2 are the first and the last day, $3 the other filters as JSON. Queries are not prepared, so
 * Postgres plans each of them for the values that it comes with, and what was not asked for costs nothing.
 */

const dimensionColumns = {
  day: 'day',
  partner: 'partner_slug',
  offer: 'offer_id',
  page: 'page',
  block: 'block',
  toplist: 'toplist',
  position: 'position',
  device: 'device',
  country: 'country',
} satisfies Record<Dimension, string>;

/**
 * The condition on `at` of raw clicks. It can use the index on `at`. A day begins at its first moment in the market: where midnight is
 * missing because summer time starts, at the moment of the change, which is what Postgres makes of a time that does not exist.
 */
export const rawPeriod = `at >= $1::date::timestamp at time zone '${market.timeZone}'
  and at < ($2::date + 1)::timestamp at time zone '${market.timeZone}'`;

const summedPeriod = 'day between $1::date and $2::date';

/** The condition on everything but the time, for raw clicks and daily sums alike. */
export const narrowing = filterNames
  .map((name) => {
    const [column, value] = [dimensionColumns[name], `$3 ->> '${name}'`];
    return `(not $3::jsonb ? '${name}' or ${column}::text = ${value} or ${value} is null and ${column} is null)`;
  })
  .join(' and ');

export function valuesOf({ from, to, ...others }: ClickFilter): [from: string, to: string, others: string] {
  return [from, to, JSON.stringify(others)];
}

export type ClickCounts = Record<ClickClass, number>;

export type ClickGroup = ClickCounts & {
  /** What the group stands for: a day, slug, id, place…; null where it is not known. */
  key: string | null;
  /** Where the key is to be found: the toplist of a position, the page of a block; null elsewhere. */
  within: string | null;
  /** One of its ways out, `partner/afflinkProxy`: names an offer that is no longer there. */
  wayOut: string;
};

export type GroupedClicks = {
  groups: ClickGroup[];
  /** The sum of the groups beyond the limit; never that of a single one, which is listed instead. */
  rest: (ClickCounts & { groups: number }) | null;
};

export type ClickQuery = { by: Dimension; filter: ClickFilter; limit: number };

const classes = ['human', ...setApart] as const;
const sumOfClasses = classes.map((name) => `coalesce(sum(clicks) filter (where bot_class = '${name}'), 0)::int as ${name}`).join(', ');

const shared = 'partner_slug, afflink_proxy, offer_id, page, block, toplist, position, country, device, bot_class';
/** Raw clicks and daily sums as one table, with `clicks` saying how many a row stands for. */
const clicksTable = `(
    select (at at time zone '${market.timeZone}')::date as day, ${shared}, 1 as clicks
    from clicks.clicks where ${rawPeriod} and ${narrowing}
    union all
    select day, ${shared}, clicks
    from clicks.daily where ${summedPeriod} and ${narrowing}
  ) as every_click`;

/** $4 is a dimension, $5 the limit. `within` keeps apart what has the same key: first places of two toplists. */
const groupsQuery = defineQuery(
  'clicks.groups',
  `
  with counted as (
    select case $4 ${dimensions.map((name) => `when '${name}' then ${dimensionColumns[name]}::text`).join(' ')} end as key,
      case $4 when 'position' then toplist when 'block' then page end as within,
      max(partner_slug || '/' || afflink_proxy) as way_out, ${sumOfClasses}
    from ${clicksTable}
    group by 1, 2
  ), placed as (
    select *, count(*) over () > $5::int + 1
      and row_number() over (order by human desc, ${setApart.join(' + ')} desc, key, within) > $5 as is_rest
    from counted
  )
  select is_rest as "isRest", case when not is_rest then key end as key, case when not is_rest then within end as within,
    max(way_out) as "wayOut", count(*)::int as groups, ${classes.map((name) => `coalesce(sum(${name}), 0)::int as ${name}`).join(', ')}
  from placed
  group by is_rest, case when not is_rest then key end, case when not is_rest then within end
  order by is_rest, human desc, key, within`,
  { notNull: ['isRest', 'wayOut', 'groups', ...classes] },
);
const totalsQuery = defineQuery('clicks.totals', `select ${sumOfClasses} from ${clicksTable}`, { notNull: classes });
const visitorsQuery = defineQuery(
  'clicks.visitors',
  `
  select
    exists (select from clicks.daily where ${summedPeriod} and ${narrowing}) as "isReduced",
    (select count(*)::int from (
      select from clicks.clicks where ${rawPeriod} and ${narrowing} and bot_class = 'human'
      group by hashtextextended(visitor_key, 0)
    ) as visitor) as visitors`,
  { notNull: ['isReduced', 'visitors'] },
);
const lostQuery = defineQuery('clicks.lost', `select coalesce(sum(clicks), 0)::int as lost from clicks.lost where ${rawPeriod}`, {
  notNull: ['lost'],
});

/**
 * Clicks of a period by one of their traits, those with the most clicks of people first. Raw clicks and daily sums are read by
 * one statement, so a click that moves from one to the other meanwhile is counted once.
 */
export async function queryClicks(database: Executor, { by, filter, limit }: ClickQuery): Promise<GroupedClicks> {
  const { rows } = await runQuery(database, groupsQuery, [...valuesOf(filter), by, limit]);
  const rest = rows.find(({ isRest }) => isRest);
  return {
    groups: rows.filter((row) => row !== rest).map(readGroup),
    rest: rest ? { groups: rest.groups, ...pickCounts(rest) } : null,
  };
}

export async function queryTotals(database: Executor, filter: ClickFilter): Promise<ClickCounts> {
  const { rows } = await runQuery(database, totalsQuery, valuesOf(filter));
  return addCounts(rows);
}

/**
 * Different people per day, added up over the days; null when a part of the period is only there as daily sums. Keys are distinguished by
 * 64 bits of hash, which fit into memory where the keys themselves would go through the disk.
 */
export async function queryVisitors(database: Executor, filter: ClickFilter): Promise<number | null> {
  const { rows } = await runQuery(database, visitorsQuery, valuesOf(filter));
  return rows[0]?.isReduced ? null : (rows[0]?.visitors ?? 0);
}

/** Clicks of a period that were answered and could be recorded nowhere. Nobody knows more of them. */
export async function queryLost(database: Executor, { from, to }: Pick<ClickFilter, 'from' | 'to'>): Promise<number> {
  const { rows } = await runQuery(database, lostQuery, [from, to]);
  return rows[0]?.lost ?? 0;
}

const countEach = (countOf: (name: ClickClass) => number): ClickCounts =>
  Object.fromEntries(classes.map((name) => [name, countOf(name)])) as ClickCounts;

const pickCounts = (row: ClickCounts): ClickCounts => countEach((name) => row[name]);

function readGroup({ key, within, wayOut, ...row }: RowOf<typeof groupsQuery>): ClickGroup {
  return { key, within, wayOut, ...pickCounts(row) };
}

export function addCounts(counts: readonly ClickCounts[]): ClickCounts {
  return countEach((name) => counts.reduce((sum, count) => sum + count[name], 0));
}

export const countApart = (counts: ClickCounts): number => setApart.reduce((sum, name) => sum + counts[name], 0);
export const countRobots = (counts: ClickCounts): number => robotClasses.reduce((sum, name) => sum + counts[name], 0);
