import { formatDate } from '@lupa/ui/formatDate.ts';

/** A day for `<time>`: as machines read it, and as the page writes it. */
export type PresentedDate = { iso: string; text: string };

/** Editors and feeds also send words where a date belongs. */
export function isDate(text: string | null): text is string {
  return text !== null && !Number.isNaN(Date.parse(text));
}

/** An ISO date or moment as its day in Chile, `2 de noviembre de 2026` or `2 nov 2026`. */
export function presentDate(iso: string, locale: string, length: 'long' | 'short' = 'long'): PresentedDate {
  return { iso, text: formatDate(iso, locale, length) };
}
