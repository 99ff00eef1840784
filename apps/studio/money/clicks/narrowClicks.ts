import { market } from '@lupa/contracts/market.ts';
import { filterNames, type ClickFilter } from './clickFilter.ts';
import type { Dimension } from './clickKinds.ts';

/*
 * Conditions for the texts of queries. $1 and $2 are the first and the last day, $3 the other filters as JSON. Queries are not prepared, so
 * Postgres plans each of them for the values that it comes with, and what was not asked for costs nothing.
 */

export const dimensionColumns = {
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

export const summedPeriod = 'day between $1::date and $2::date';

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
