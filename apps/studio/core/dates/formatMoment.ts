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

const day = new Intl.DateTimeFormat(spanishLocale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** An ISO date: `31 de marzo de 2027`. */
export const formatDay = (date: string): string => day.format(new Date(`${date}T12:00:00Z`));

const local = new Intl.DateTimeFormat(spanishLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** As the fields of the form show it: by the clock of whoever reads it. */
export const formatLocalMoment = (at: Date): string => local.format(at);
