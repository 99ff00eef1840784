import { marketLocale, marketTimeZone } from '@lupa/domain/market.ts';

const format = new Intl.DateTimeFormat(marketLocale, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: marketTimeZone,
});

/** A moment as clocks in Chile show it, short: `21-11-2026 16:05`. */
export const formatWhen = (moment: string): string => format.format(new Date(moment)).replace(', ', ' ');
