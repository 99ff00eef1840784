import { market, spanishLocale, chile } from '@lupa/contracts/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { countryName } from '@lupa/domain/marketNames.ts';

/** A calendar day as `2026-11-02`. Days of reports are days in the market. */
export type Day = string;

const dayLength = 86_400_000;
type Format = Intl.DateTimeFormatOptions;
const ofDay = (format: Format) => new Intl.DateTimeFormat(spanishLocale, { ...format, timeZone: 'UTC' });
const shortFormat = ofDay({ day: 'numeric', month: 'short' });
const longFormat = ofDay({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const monthFormat = ofDay({ month: 'long', year: 'numeric' });
const momentFormat = new Intl.DateTimeFormat(spanishLocale, {
  dateStyle: 'full',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: market.timeZone,
});
const sortableFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: market.timeZone });

export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Both ends count. */
export function countDays(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
}

export function listDays(from: Day, to: Day): Day[] {
  return Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index));
}

/** `2 nov`, as on an axis. */
export const formatShortDay = (day: Day): string => shortFormat.format(new Date(day)).replace('-', ' ');
/** `lun, 2 nov 2026`. */
export const formatLongDay = (day: Day): string => longFormat.format(new Date(day));
/** `sábado, 21 de noviembre de 2026, 14:03:22`, in the market. */
export const formatExactMoment = (moment: Date): string => momentFormat.format(moment);
/** `2026-11-21 14:03:22`, in the market. */
export const formatSortableMoment = (moment: Date): string => sortableFormat.format(moment);

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** `diciembre de 2026` */
export const writeMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T12:00:00Z`));

/** A day is kept by Payload as noon of that day. */
export function toDay(moment: string | null | undefined): string | null {
  return moment ? new Date(moment).toISOString().slice(0, 10) : null;
}

export type CalendarZone = { value: string; timeZone: string; label: string; name: string };

const chileanZones: readonly CalendarZone[] = [
  { value: 'magallanes', timeZone: 'America/Punta_Arenas', label: 'Magallanes', name: 'hora de Magallanes' },
  { value: 'pascua', timeZone: 'Pacific/Easter', label: 'Isla de Pascua', name: 'hora de Isla de Pascua' },
];
const isChile = market.country === chile.country;

export const calendarZones: readonly [CalendarZone, ...CalendarZone[]] = [
  { value: 'mercado', timeZone: market.timeZone, label: isChile ? 'Chile continental' : countryName, name: `hora de ${countryName}` },
  ...(isChile ? chileanZones : []),
];
