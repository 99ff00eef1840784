import { readPeriod } from '../../core/report/readPeriod.ts';
import type { Day } from '../../core/dates/days.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';

export const conversionDimensions = ['day', 'partner', 'offer', 'page', 'block', 'toplist', 'version', 'position', 'country'] as const;
export type ConversionDimension = (typeof conversionDimensions)[number];

export const dimensionLabels: Record<ConversionDimension, string> = {
  day: 'Día',
  partner: 'Casino',
  offer: 'Oferta',
  page: 'Página',
  block: 'Bloque',
  toplist: 'Toplist',
  version: 'Versión de la toplist',
  position: 'Puesto',
  country: 'País',
};

export const conversionFilters = ['partner', 'offer', 'page', 'toplist', 'position', 'country'] as const;
type ConversionFilters = Partial<Record<(typeof conversionFilters)[number], string>>;

export type ConversionParameters = { by: ConversionDimension; from: Day; to: Day; filters: ConversionFilters };

export const conversionsPath = '/admin/conversiones';

/** Reads the query of the report's URL. Never throws: what cannot be used is replaced by what is usual, days with a word about it. */
export function readConversionParameters(given: Record<string, string | string[] | undefined>, today: Day) {
  const textOf = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, 300) : '';
  };
  const { from, to, faults } = readPeriod({ from: textOf('from'), to: textOf('to') }, today);
  const filters = Object.fromEntries(conversionFilters.flatMap((name) => (textOf(name) === '' ? [] : [[name, textOf(name)]])));
  const by = conversionDimensions.find((name) => name === textOf('by')) ?? 'partner';
  const parameters: ConversionParameters = { by, from, to, filters };
  return { parameters, fault: faults.from ?? faults.to ?? null };
}

export function buildConversionQuery({ by, from, to, filters }: ConversionParameters, changes: Partial<ConversionParameters> = {}): string {
  const next = { by, from, to, filters, ...changes };
  return new URLSearchParams({ by: next.by, from: next.from, to: next.to, ...next.filters }).toString();
}

export const buildConversionUrl = (parameters: ConversionParameters, changes?: Partial<ConversionParameters>): string =>
  `${conversionsPath}?${buildConversionQuery(parameters, changes)}`;

export const reportRhythms = ['week', 'month'] as const;
export type ReportRhythm = (typeof reportRhythms)[number];
export const rhythmLabels: Record<ReportRhythm, string> = { week: 'Cada lunes, la semana anterior', month: 'El día 1, el mes anterior' };

/** The last week (Monday to Sunday) or month that is over in the market. `dueOn`: the day after it, on which it is sent. */
export type ReportPeriod = { from: Day; to: Day; dueOn: Day };

export function lastPeriod(rhythm: ReportRhythm, now: Date): ReportPeriod {
  const today = dayInMarket(now);
  if (rhythm === 'month') {
    const dueOn = `${today.slice(0, 8)}01`;
    const to = addDays(dueOn, -1);
    return { from: `${to.slice(0, 8)}01`, to, dueOn };
  }
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const dueOn = addDays(today, -sinceMonday);
  return { from: addDays(dueOn, -7), to: addDays(dueOn, -1), dueOn };
}
