import { marketLocale, marketTimeZone } from '@lupa/domain/market.ts';

const format = new Intl.DateTimeFormat(marketLocale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: marketTimeZone,
});

/** A moment as clocks in Chile show it: `21 de noviembre de 2026, 16:05`. */
export function formatMoment(moment: string | Date): string {
  return format.format(new Date(moment));
}
