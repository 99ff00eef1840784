import { isContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { shiftMonth, calendarZones, type CalendarZone } from '../../core/dates/days.ts';
import { calendarKinds, type CalendarKind } from './calendarKinds.ts';
import { pathParameter, typedMomentParameter } from '@lupa/contracts/preview.ts';

export const calendarPath = '/admin/calendario';
export const calendarParameters = { month: 'mes', kind: 'tipo', locale: 'idioma', zone: 'zona' } as const;

/** `month` is `2026-12`. */
export type CalendarFilter = { month: string; kind: CalendarKind | null; locale: ContentLocale | null; zone: CalendarZone };

export function readFilter(parameters: Record<string, unknown>, now: Date): CalendarFilter {
  const { month, kind, locale, zone } = calendarParameters;
  const given = parameters[month];
  const code = parameters[locale];
  return {
    month: typeof given === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(given) ? given : dayInMarket(now).slice(0, 7),
    kind: Object.hasOwn(calendarKinds, String(parameters[kind])) ? (parameters[kind] as CalendarKind) : null,
    locale: isContentLocale(code) ? code : null,
    zone: calendarZones.find(({ value }) => value === parameters[zone]) ?? calendarZones[0],
  };
}

export function calendarAddress(filter: CalendarFilter, change: Partial<CalendarFilter> = {}): string {
  const { month, kind, locale, zone } = { ...filter, ...change };
  const query = new URLSearchParams({ [calendarParameters.month]: month });
  if (kind) query.set(calendarParameters.kind, kind);
  if (locale) query.set(calendarParameters.locale, locale);
  if (zone !== calendarZones[0]) query.set(calendarParameters.zone, zone.value);
  return `${calendarPath}?${query.toString()}`;
}

export function listWeeks(month: string): string[][] {
  const first = `${month}-01`;
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1);
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let monday = addDays(first, -weekday); monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}

const dayFormat = new Intl.DateTimeFormat(spanishLocale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `jueves, 24 de diciembre` */
export const writeWeekday = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00Z`));

export const openMomentPath = '/api/preview/fecha';

type Seen = { sitePath: string | null; draft?: { pageId: number; locale: string } | { release: number } };

/** Leads to the site as it will be at a moment, an ISO one or as it is typed. Without a path, to its first page, or to that of the draft. */
export function openMomentAddress(moment: string, { sitePath, draft }: Seen): string {
  const query = new URLSearchParams({ [typedMomentParameter]: moment });
  if (sitePath !== null) query.set(pathParameter, sitePath);
  if (draft) query.set('borrador', 'release' in draft ? `r${draft.release}` : `${draft.pageId}-${draft.locale}`);
  return `${openMomentPath}?${query.toString()}`;
}
