import { filterNames, type ClickFilter, type FilterName, clickGroups, dimensions, type Dimension } from './clickKinds.ts';
import type { Day } from '../../core/dates/days.ts';
import { type GivenParameters, type PeriodFaults, readPeriod } from '../../core/report/readPeriod.ts';

export const columns = ['name', ...clickGroups] as const;
export type Column = (typeof columns)[number];

export type ReportParameters = {
  by: Dimension;
  filter: ClickFilter;
  sort: { column: Column; isDescending: boolean };
  limit: number;
};

export type ReadParameters = {
  parameters: ReportParameters;
  /** What is wrong with the input, in words; `parameters` then has a usual value in its place. */
  faults: PeriodFaults;
  typed: { from: string; to: string };
};

export const usualLimit = 20;
export const largestLimit = 1000;
/** In a URL: where the page, the toplist… is not known. No slug is a lone hyphen. */
const unknownMark = '-';

/** Reads the query of a report's URL. Never throws: whatever cannot be used is replaced by what is usual, dates with a word about it. */
export function readParameters(given: GivenParameters, today: Day): ReadParameters {
  const by = dimensions.find((name) => name === textOf(given['by'])) ?? 'day';
  const typed = { from: textOf(given['from']), to: textOf(given['to']) };
  const { from, to, faults } = readPeriod(typed, today);
  const narrowed = filterNames.flatMap((name) => {
    const text = textOf(given[name]);
    return text === '' ? [] : [[name, text === unknownMark ? null : text] as const];
  });
  const filter: ClickFilter = { from, to, ...Object.fromEntries(narrowed) };
  const limit = Number(textOf(given['limit'])) || usualLimit;
  return {
    parameters: { by, filter, sort: readSort(textOf(given['sort']), by), limit: Math.min(Math.max(Math.trunc(limit), 1), largestLimit) },
    faults,
    typed: { from: typed.from || from, to: typed.to || to },
  };
}

function readSort(text: string, by: Dimension): ReportParameters['sort'] {
  const isDescending = text.startsWith('-');
  const column = columns.find((name) => name === text.replace('-', ''));
  return column ? { column, isDescending } : usualSort(by);
}

/** Days from the newest, places from the first, everything else from the most clicks. */
function usualSort(by: Dimension): ReportParameters['sort'] {
  if (by === 'day') return { column: 'name', isDescending: true };
  return by === 'position' ? { column: 'name', isDescending: false } : { column: 'human', isDescending: true };
}

export type ParameterChanges = {
  by?: Dimension;
  filter?: Partial<Record<FilterName, string | null | undefined>> & { from?: Day; to?: Day };
  sort?: ReportParameters['sort'];
  limit?: number;
};

/** The query of a report, changed; what is usual is left out. A new dimension starts with its usual order and length. */
export function buildQuery({ by, filter, sort, limit }: ReportParameters, changes: ParameterChanges = {}): string {
  const isSame = changes.by === undefined || changes.by === by;
  const next = { by: changes.by ?? by, filter: { ...filter, ...changes.filter }, sort: changes.sort ?? (isSame ? sort : undefined) };
  const nextLimit = changes.limit ?? (isSame ? limit : usualLimit);
  const usual = usualSort(next.by);
  const query = new URLSearchParams({ by: next.by, from: next.filter.from, to: next.filter.to });
  for (const name of filterNames) {
    const value = next.filter[name];
    if (value !== undefined) query.set(name, value ?? unknownMark);
  }
  if (next.sort && (next.sort.column !== usual.column || next.sort.isDescending !== usual.isDescending)) {
    query.set('sort', `${next.sort.isDescending ? '-' : ''}${next.sort.column}`);
  }
  if (nextLimit !== usualLimit) query.set('limit', String(nextLimit));
  return query.toString();
}

export const reportPath = '/admin/clicks';
export const buildReportUrl = (parameters: ReportParameters, changes?: ParameterChanges): string =>
  `${reportPath}?${buildQuery(parameters, changes)}`;
export const buildClickUrl = (id: string): string => `${reportPath}/${encodeURIComponent(id)}`;

function textOf(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value[0] : value;
  // Postgres text takes no NUL.
  return typeof text === 'string' ? text.replaceAll('\0', '').trim().slice(0, 300) : '';
}
