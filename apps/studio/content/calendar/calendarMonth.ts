import { isContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import { chile, market, spanishLocale } from '@lupa/contracts/market.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { calendarKinds, type CalendarKind } from './calendarKinds.ts';

export const calendarPath = '/admin/calendario';
export const calendarParameters = { month: 'mes', kind: 'tipo', locale: 'idioma', zone: 'zona' } as const;

/** `value` is in the address; `name` ends a sentence. */
export type CalendarZone = { value: string; timeZone: string; label: string; name: string };

const chileanZones: readonly CalendarZone[] = [
  { value: 'magallanes', timeZone: 'America/Punta_Arenas', label: 'Magallanes', name: 'hora de Magallanes' },
  { value: 'pascua', timeZone: 'Pacific/Easter', label: 'Isla de Pascua', name: 'hora de Isla de Pascua' },
];
const isChile = market.country === chile.country;

/** By whose clocks the calendar can be read: the market's, then others of its country. */
export const calendarZones: readonly [CalendarZone, ...CalendarZone[]] = [
  { value: 'mercado', timeZone: market.timeZone, label: isChile ? 'Chile continental' : countryName, name: `hora de ${countryName}` },
  ...(isChile ? chileanZones : []),
];

/** `month` is `2026-12`. */
export type CalendarFilter = { month: string; kind: CalendarKind | null; locale: ContentLocale | null; zone: CalendarZone };

/** What the address of the calendar asks for; what is missing or nonsense is as usual. */
export function readFilter(parameters: Record<string, unknown>, now: Date): CalendarFilter {
  const { month, kind, locale, zone } = calendarParameters;
  const given = parameters[month];
  const code = parameters[locale];
  return {
    month: typeof given === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(given) ? given : dayInMarket(now).slice(0, 7),
    kind: calendarKinds.find((known) => known === parameters[kind]) ?? null,
    locale: isContentLocale(code) ? code : null,
    zone: calendarZones.find(({ value }) => value === parameters[zone]) ?? calendarZones[0],
  };
}

/** The address of the calendar with this in the place of what is shown. */
export function calendarAddress(filter: CalendarFilter, change: Partial<CalendarFilter> = {}): string {
  const { month, kind, locale, zone } = { ...filter, ...change };
  const query = new URLSearchParams({ [calendarParameters.month]: month });
  if (kind) query.set(calendarParameters.kind, kind);
  if (locale) query.set(calendarParameters.locale, locale);
  if (zone !== calendarZones[0]) query.set(calendarParameters.zone, zone.value);
  return `${calendarPath}?${query.toString()}`;
}

/** So many months later, or earlier. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const moment = new Date(Date.UTC(year, number - 1 + by, 1));
  return moment.toISOString().slice(0, 7);
}

/** Its weeks from Monday to Sunday as ISO dates, those of the months around it included. */
export function listWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let monday = addDays(first, -weekday); monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

const monthFormat = new Intl.DateTimeFormat(spanishLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat(spanishLocale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `diciembre de 2026` */
export const writeMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T12:00:00Z`));

/** `jueves, 24 de diciembre` */
export const writeWeekday = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`));
