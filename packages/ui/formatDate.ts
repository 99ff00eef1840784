import { languageTag, market } from '@lupa/contracts/market.ts';
import { dayOf } from '@lupa/domain/market.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * `2026-11-02` → `2 de noviembre de 2026` (long) or `2 nov 2026` (short) in es-CL; of a moment, its day (`dayOf`). Text that is no date stands
 * as it is.
 */
export function formatDate(iso: string, locale: string, length: 'long' | 'short' = 'long'): string {
  const day = dayOf(iso);
  return day === null ? iso : formatterOf(locale, length).format(new Date(day));
}

/** `2026-11-02` and `2026-11-11` → `2–11 de nov de 2026` in es-CL, and the day alone where both are the same. */
export const formatDays = (first: string, last: string, locale: string): string =>
  formatterOf(locale, 'short').formatRange(new Date(first), new Date(last));

function formatterOf(locale: string, length: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${locale} ${length}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: length, year: 'numeric', timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

const momentFormatters = new Map<string, Intl.DateTimeFormat>();
const momentParts = {
  weekday: { weekday: 'long' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dayOfYear: { day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A part of a moment (ISO 8601) by the market's clocks: `martes`, `12:40` or `27 de octubre` in es-CL. */
export function formatMomentPart(iso: string, locale: string, part: keyof typeof momentParts): string {
  const key = `${locale} ${part}`;
  const formatter =
    momentFormatters.get(key) ?? new Intl.DateTimeFormat(languageTag(locale), { ...momentParts[part], timeZone: market.timeZone });
  momentFormatters.set(key, formatter);
  return formatter.format(new Date(iso));
}
