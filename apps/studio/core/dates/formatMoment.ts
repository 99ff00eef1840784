import { market, spanishLocale } from '@lupa/contracts/market.ts';

const day = { day: 'numeric', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const formatOf = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(spanishLocale, { ...day, ...options });

const inMarket = formatOf({ month: 'long', ...time, timeZone: market.timeZone });
const ofDay = formatOf({ month: 'long', timeZone: 'UTC' });
const local = formatOf({ month: 'short', ...time });

/** A moment as the market's clocks show it: `21 de noviembre de 2026, 16:05`. */
export const formatMoment = (moment: string | Date): string => inMarket.format(new Date(moment));

const relative = new Intl.RelativeTimeFormat(spanishLocale, { numeric: 'auto' });
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `hace 5 minutos`, `ayer`. */
export function formatAge(at: Date, now: Date): string {
  const age = now.getTime() - at.getTime();
  const unit = units.find(([, length]) => age >= length);
  return unit === undefined ? 'hace un momento' : relative.format(-Math.floor(age / unit[1]), unit[0]);
}

/** An ISO date: `31 de marzo de 2027`. */
export const formatDay = (date: string): string => ofDay.format(new Date(`${date}T12:00:00Z`));

/** As the fields of the form show it: by the clock of whoever reads it. */
export const formatLocalMoment = (at: Date): string => local.format(at);
