/** Days are those of Chile: an offer ends with its last one, a click is counted on its own. */
export const marketTimeZone = 'America/Santiago';
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: marketTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The ISO date in Chile at a moment. */
export function dayInChile(moment: Date): string {
  return dayFormat.format(moment);
}

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: marketTimeZone, hour: '2-digit', hourCycle: 'h23' });

/** The hour that clocks in Chile show at a moment, 0 to 23. */
export function hourInChile(moment: Date): number {
  return Number(hourFormat.format(moment));
}

/**
 * The day of an ISO date or moment, `2026-11-02`; null for what is none. A date, and midnight UTC, as many services send dates, stays that day;
 * any other moment is its day in Chile.
 */
export function dayOf(iso: string): string | null {
  const [, day, time = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ](.+))?$/.exec(iso) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(iso))) return null;
  return time === '' || /^00:00(:00(\.0+)?)?(Z|[+-]00:?00)?$/i.test(time) ? day : dayInChile(new Date(iso));
}

/** ISO 3166-1: the country that the site is for. */
export const marketCountry = 'CL';

/** What amounts are in, and how numbers and dates are written, where a page says nothing else. */
export const marketCurrency = 'CLP';
export const marketLocale = 'es-CL';
