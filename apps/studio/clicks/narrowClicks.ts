import { marketTimeZone } from '@lupa/domain/market.ts';
import { sql } from '@payloadcms/db-postgres';
import { filterNames, type ClickFilter } from './clickFilter.ts';
import type { Dimension } from './clickKinds.ts';
import type { Day } from './days.ts';

export const dimensionColumns = {
  day: sql`day`,
  partner: sql`partner_slug`,
  offer: sql`offer_id`,
  page: sql`page`,
  block: sql`block`,
  toplist: sql`toplist`,
  position: sql`position`,
  device: sql`device`,
  country: sql`country`,
} satisfies Record<Dimension, ReturnType<typeof sql>>;

/**
 * First moment of a day in Chile. Where midnight is missing because summer time starts, it is the moment of the change: what
 * Postgres makes of a time that does not exist.
 */
const startOfDay = (day: Day, later = 0) => sql`(${day}::date + ${later}::int)::timestamp at time zone ${marketTimeZone}`;

/** The condition on `at` of raw clicks. It can use the index on `at`. */
export const rawPeriod = ({ from, to }: ClickFilter) => sql`at >= ${startOfDay(from)} and at < ${startOfDay(to, 1)}`;

/** The condition on `day` of daily sums. */
export const summedPeriod = ({ from, to }: ClickFilter) => sql`day between ${from}::date and ${to}::date`;

/** The condition on everything but the time, for raw clicks and daily sums alike; both have these columns. */
export function narrowing(filter: ClickFilter) {
  const conditions = filterNames.flatMap((name) => {
    const value = filter[name];
    if (value === undefined) return [];
    return [value === null ? sql`${dimensionColumns[name]} is null` : sql`${dimensionColumns[name]}::text = ${value}`];
  });
  return sql.join([sql`true`, ...conditions], sql` and `);
}
