import { marketTimeZone } from '@lupa/domain/market.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-10T11:59:58.000Z` → `10 nov 2026, 08:59` in es-CL: a moment by Chile's clocks. */
export function formatMoment(iso: string, locale: string): string {
  const formatter =
    formatters.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: marketTimeZone,
    });
  formatters.set(locale, formatter);
  return formatter.format(new Date(iso));
}
