import type { Payload } from 'payload';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { filterNames, type FilterName, dimensionLabels, type Dimension } from './clickKinds.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { countDays, listDays, type Day } from '../../core/dates/days.ts';
import { loadNames, type Names, nameFilter, nameGroup, queryPagePaths, type Title } from './loadNames.ts';
import {
  addCounts,
  countApart,
  countRobots,
  queryClicks,
  queryLost,
  queryTotals,
  queryVisitors,
  type ClickCounts,
  type ClickGroup,
} from './queryClicks.ts';
import { queryRawClicks, type RawClick } from './queryRawClicks.ts';
import { buildReportUrl, readParameters, type ParameterChanges, type ReadParameters, type ReportParameters } from './reportParameters.ts';
import { type GivenParameters } from '../../core/report/readPeriod.ts';

type GroupCounts = ClickCounts & { robots: number };

export type ReportRow = GroupCounts &
  Title & {
    /** Of the clicks of people in the whole report, 0–1. */
    share: number;
    /** The same report, narrowed down to this row; null where there is nothing more to see. */
    url: string | null;
  };

export type DayCount = GroupCounts & { day: Day };

export type Report = ReadParameters & {
  today: Day;
  totals: GroupCounts & {
    apart: number;
    /** Different people per day, added up; null when not every click of the period is there one by one. */
    visitors: number | null;
  };
  /** Clicks of the period that could be recorded nowhere, whatever the filters. */
  lost: number;
  /** Clicks of people in the period of the same length that ended the day before. */
  before: { from: Day; to: Day; human: number };
  days: DayCount[];
  rows: ReportRow[];
  rest: (GroupCounts & { groups: number; share: number }) | null;
  chosen: { filter: FilterName; label: string; value: string; urlWithout: string }[];
  latest: { click: RawClick; partner: string; offer: string }[];
  names: Names;
  pages: string[];
};

const latestCount = 10;

export async function loadReport(payload: Payload, given: GivenParameters, now = new Date()): Promise<Report> {
  const database = payload.db.pool;
  const today = dayInMarket(now);
  const read = readParameters(given, today);
  const { parameters } = read;
  const { filter } = parameters;
  const length = countDays(filter.from, filter.to);
  const before = { from: addDays(filter.from, -length), to: addDays(filter.from, -1) };
  const [pages, visitors, lost, previous, days, grouped, latest] = await Promise.all([
    queryPagePaths(database),
    queryVisitors(database, filter),
    queryLost(database, filter),
    queryTotals(database, { ...filter, ...before }),
    queryClicks(database, { by: 'day', filter, limit: length }),
    parameters.by === 'day' ? null : queryClicks(database, { by: parameters.by, filter, limit: parameters.limit }),
    queryRawClicks(database, filter, latestCount),
  ]);
  const dayCounts = fillDays(days.groups, filter);
  const totals = addCounts(dayCounts);
  const groups = grouped ? grouped.groups : dayCounts.map((counts) => ({ ...counts, key: counts.day, within: null, wayOut: '' }));
  const rest = grouped?.rest;
  const names = await loadNames(payload, {
    offers: [...groups.map(({ key }) => key), ...latest.map(({ offerId }) => offerId), filter.offer ?? null],
    offersOf: filter.partner ? { partner: filter.partner } : 'all',
    pagesOfBlocks: [...groups.map(({ within }) => within), filter.page ?? null],
  });
  const shareOf = ({ human }: ClickCounts) => (totals.human === 0 ? 0 : human / totals.human);
  const rows = groups.map((group) => buildRow(group, { parameters, names, share: shareOf(group) }));
  return {
    ...read,
    today,
    totals: { ...totals, robots: countRobots(totals), apart: countApart(totals), visitors },
    lost,
    before: { ...before, human: previous.human },
    days: dayCounts,
    rows: grouped || parameters.sort.column !== 'name' ? sortRows(rows, parameters) : sortDays(rows, parameters),
    rest: rest ? { ...rest, robots: countRobots(rest), share: shareOf(rest) } : null,
    chosen: listChosen(parameters, names),
    latest: latest.map((click) => ({ click, ...nameClick(click, names) })),
    names,
    pages,
  };
}

function fillDays(groups: readonly ClickGroup[], { from, to }: { from: Day; to: Day }): DayCount[] {
  const byDay = new Map(groups.map((group) => [group.key, group]));
  return listDays(from, to).map((day) => {
    const group = byDay.get(day);
    const counts = addCounts(group ? [group] : []);
    return { ...counts, day, robots: countRobots(counts) };
  });
}

type RowSetting = { parameters: ReportParameters; names: Names; share: number };

function buildRow(group: ClickGroup, { parameters, names, share }: RowSetting): ReportRow {
  const { key: _, within: __, wayOut: ___, ...counts } = group;
  const next = narrow(parameters, group);
  const url = next && buildReportUrl(parameters, next);
  return { ...counts, ...nameGroup(parameters.by, group, names), robots: countRobots(counts), share, url };
}

/** What is asked next about a row: of a casino its offers, of an offer the pages it is on, … */
const nextDimension: Record<Dimension, Dimension> = {
  day: 'partner',
  partner: 'offer',
  offer: 'page',
  page: 'block',
  block: 'position',
  toplist: 'position',
  position: 'partner',
  device: 'partner',
  country: 'partner',
};

function narrow({ by }: ReportParameters, { key, within }: ClickGroup): ParameterChanges | null {
  const next = key === null ? nextOfUnknown(by) : nextDimension[by];
  if (by === 'day') return key === null ? null : { by: next, filter: { from: key, to: key } };
  if (by === 'position') return { by: next, filter: { position: key, toplist: within } };
  if (by === 'block') return { by: next, filter: { block: key, page: within } };
  return { by: next, filter: { [by]: key } };
}

/** What is in no toplist has no place in it: it is asked where else it was, or who it led to. */
const nextOfUnknown = (by: Dimension): Dimension => (by === 'toplist' ? 'page' : 'partner');

const collator = new Intl.Collator(spanishLocale, { numeric: true });

function sortRows(rows: ReportRow[], { sort }: ReportParameters): ReportRow[] {
  const direction = sort.isDescending ? -1 : 1;
  const textOf = ({ name, detail }: ReportRow) => `${name} ${detail}`;
  return rows.toSorted((one, other) => {
    const difference = sort.column === 'name' ? collator.compare(textOf(one), textOf(other)) : one[sort.column] - other[sort.column];
    return direction * difference;
  });
}

function sortDays(rows: ReportRow[], { sort }: ReportParameters): ReportRow[] {
  return sort.isDescending ? rows.toReversed() : rows;
}

function listChosen(parameters: ReportParameters, names: Names): Report['chosen'] {
  return filterNames.flatMap((filter) => {
    const value = parameters.filter[filter];
    if (value === undefined) return [];
    const urlWithout = buildReportUrl(parameters, { filter: { [filter]: undefined } });
    return [{ filter, label: dimensionLabels[filter], value: nameFilter(filter, value, names), urlWithout }];
  });
}

function nameClick({ partnerSlug, offerId, afflinkProxy }: RawClick, names: Names) {
  return { partner: names.partners.get(partnerSlug)?.name ?? partnerSlug, offer: names.offers.get(offerId)?.name ?? afflinkProxy };
}
