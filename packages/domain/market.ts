import { market } from '@lupa/contracts/market.ts';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: market.timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The ISO date in the market's time zone at a moment. */
export function dayInMarket(moment: Date): string {
  return dayFormat.format(moment);
}

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: market.timeZone, hour: '2-digit', hourCycle: 'h23' });

export function hourInMarket(moment: Date): number {
  return Number(hourFormat.format(moment));
}

/** The market's day of an ISO date or moment, or null. Midnight UTC stays that day: many services send dates so. */
export function dayOf(iso: string): string | null {
  const [, day, time = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ](.+))?$/.exec(iso) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(iso))) return null;
  return time === '' || /^00:00(:00(\.0+)?)?(Z|[+-]00:?00)?$/i.test(time) ? day : dayInMarket(new Date(iso));
}
