import { market, spanishLocale } from '@lupa/contracts/market.ts';

const format = new Intl.DateTimeFormat(spanishLocale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: market.timeZone,
});

/** A moment as the market's clocks show it: `21 de noviembre de 2026, 16:05`. */
export function formatMoment(moment: string | Date): string {
  return format.format(new Date(moment));
}
