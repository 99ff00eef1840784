import { marketTimeZone } from '@lupa/domain/market.ts';
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres';
import type { ClickFilter } from './clickFilter.ts';
import { robotClasses, setApart, type ClickClass, type Dimension } from './clickKinds.ts';
import { dimensionColumns, narrowing, rawPeriod, summedPeriod } from './narrowClicks.ts';

export type Database = Pick<PostgresAdapter['drizzle'], 'execute'>;

/** How many clicks people made, and how many others, which do not count. */
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

/** Groups that would be mixed up without it: the first place of one toplist is not that of another. */
const withinColumns: Partial<Record<Dimension, ReturnType<typeof sql>>> = { position: sql`toplist`, block: sql`page` };

/**
 * Clicks of a period by one of their traits, those with the most clicks of people first. Raw clicks and daily sums are read by
 * one statement, so a click that moves from one to the other meanwhile is counted once.
 */
export async function queryClicks(database: Database, { by, filter, limit }: ClickQuery): Promise<GroupedClicks> {
  const { rows } = await database.execute(sql`
    with counted as (
      select ${dimensionColumns[by]}::text as key, ${withinColumns[by] ?? sql`null`}::text as within,
        max(partner_slug || '/' || afflink_proxy) as way_out, ${sumOfClasses(sql`clicks`)}
      from ${clicksOf(filter)}
      group by 1, 2
    ), placed as (
      select *, count(*) over () > ${limit + 1}
        and row_number() over (order by human desc, ${sql.raw(setApart.join(' + '))} desc, key, within) > ${limit} as is_rest
      from counted
    )
    select is_rest, case when not is_rest then key end as key, case when not is_rest then within end as within,
      max(way_out) as way_out, count(*)::int as groups, ${sql.join(classes.map(summed), sql`, `)}
    from placed
    group by is_rest, case when not is_rest then key end, case when not is_rest then within end
    order by is_rest, human desc, key, within`);
  const rest = rows.find((row) => row['is_rest'] === true);
  return {
    groups: rows.filter((row) => row !== rest).map(readGroup),
    rest: rest ? { groups: Number(rest['groups']), ...readCounts(rest) } : null,
  };
}

/** All clicks of a period. */
export async function queryTotals(database: Database, filter: ClickFilter): Promise<ClickCounts> {
  const { rows } = await database.execute(sql`select ${sumOfClasses(sql`clicks`)} from ${clicksOf(filter)}`);
  return readCounts(rows[0] ?? {});
}

/**
 * Different people per day, added up over the days; null when a part of the period is only there as daily sums. Keys are distinguished by
 * 64 bits of hash, which fit into memory where the keys themselves would go through the disk.
 */
export async function queryVisitors(database: Database, filter: ClickFilter): Promise<number | null> {
  const { rows } = await database.execute(sql`
    select
      exists (select from clicks.daily where ${summedPeriod(filter)} and ${narrowing(filter)}) as is_reduced,
      (select count(*) from (
        select from clicks.clicks where ${rawPeriod(filter)} and ${narrowing(filter)} and bot_class = 'human'
        group by hashtextextended(visitor_key, 0)
      ) as visitor) as visitors`);
  return rows[0]?.['is_reduced'] === true ? null : Number(rows[0]?.['visitors'] ?? 0);
}

/** Clicks of a period that were answered and could be recorded nowhere. Nobody knows more of them. */
export async function queryLost(database: Database, period: Pick<ClickFilter, 'from' | 'to'>): Promise<number> {
  const { rows } = await database.execute(sql`select coalesce(sum(clicks), 0)::int as lost from clicks.lost where ${rawPeriod(period)}`);
  return Number(rows[0]?.['lost'] ?? 0);
}

const classes = ['human', ...setApart] as const;
const summed = (name: string) => sql`coalesce(sum(${sql.identifier(name)}), 0)::int as ${sql.identifier(name)}`;
const sumOfClasses = (clicks: ReturnType<typeof sql>) =>
  sql.join(
    classes.map((name) => sql`coalesce(sum(${clicks}) filter (where bot_class = ${name}), 0)::int as ${sql.identifier(name)}`),
    sql`, `,
  );

/** Raw clicks and daily sums as one table, with `clicks` saying how many a row stands for. */
function clicksOf(filter: ClickFilter) {
  const shared = sql`partner_slug, afflink_proxy, offer_id, page, block, toplist, position, country, device, bot_class`;
  return sql`(
    select (at at time zone ${marketTimeZone})::date as day, ${shared}, 1 as clicks
    from clicks.clicks where ${rawPeriod(filter)} and ${narrowing(filter)}
    union all
    select day, ${shared}, clicks
    from clicks.daily where ${summedPeriod(filter)} and ${narrowing(filter)}
  ) as every_click`;
}

const countEach = (countOf: (name: ClickClass) => number): ClickCounts => ({
  human: countOf('human'),
  repeat: countOf('repeat'),
  suspicious: countOf('suspicious'),
  bot: countOf('bot'),
  preview: countOf('preview'),
  prefetch: countOf('prefetch'),
});

const readCounts = (row: Record<string, unknown>): ClickCounts => countEach((name) => Number(row[name] ?? 0));

function readGroup(row: Record<string, unknown>): ClickGroup {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : null);
  return { key: text('key'), within: text('within'), wayOut: text('way_out') ?? '', ...readCounts(row) };
}

/** The sum of counts, class by class. */
export function addCounts(counts: readonly ClickCounts[]): ClickCounts {
  return countEach((name) => counts.reduce((sum, count) => sum + count[name], 0));
}

/** Clicks that do not count. */
export const countApart = (counts: ClickCounts): number => setApart.reduce((sum, name) => sum + counts[name], 0);
export const countRobots = (counts: ClickCounts): number => robotClasses.reduce((sum, name) => sum + counts[name], 0);
