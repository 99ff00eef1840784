import { marketTimeZone } from '@lupa/domain/market.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * `2026-11-02` → `2 de noviembre de 2026` (long) or `2 nov 2026` (short) in es-CL. A moment is shown as its day in Chile;
 * text that is no date stands as it is.
 */
export function formatDate(iso: string, locale: string, length: 'long' | 'short' = 'long'): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const timeZone = iso.length === 10 ? 'UTC' : marketTimeZone;
  const key = `${locale} ${length} ${timeZone}`;
  const month = length === 'long' ? 'long' : 'short';
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone });
  formatters.set(key, formatter);
  return formatter.format(date);
}
