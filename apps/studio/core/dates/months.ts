import { spanishLocale } from '@lupa/contracts/market.ts';

/** So many months later, or earlier. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const moment = new Date(Date.UTC(year, number - 1 + by, 1));
  return moment.toISOString().slice(0, 7);
}

const monthFormat = new Intl.DateTimeFormat(spanishLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `diciembre de 2026` */
export const writeMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T12:00:00Z`));
