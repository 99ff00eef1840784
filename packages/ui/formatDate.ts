import { languageTag } from '@lupa/contracts/market.ts';
import { dayOf } from '@lupa/domain/market.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * `2026-11-02` → `2 de noviembre de 2026` (long) or `2 nov 2026` (short) in es-CL; of a moment, its day (`dayOf`). Text that is no date stands
 * as it is.
 */
export function formatDate(iso: string, locale: string, length: 'long' | 'short' = 'long'): string {
  const day = dayOf(iso);
  if (day === null) return iso;
  const key = `${locale} ${length}`;
  const month = length === 'long' ? 'long' : 'short';
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(day));
}
