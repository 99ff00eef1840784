import type { Payload } from 'payload';
import { dayInMarket } from '@lupa/domain/market.ts';
import { estimateEarnings, estimateRate, type Estimate } from '@lupa/domain/postback/estimates.ts';
import { loadNames, type Names, nameGroup } from '../clicks/loadNames.ts';
import type { Day } from '../../core/dates/days.ts';
import { readConversionParameters, type ConversionDimension, type ConversionParameters } from './conversionParameters.ts';
import { findUnsigned } from './storedSources.ts';
import { queryApart, queryConversions, type ConversionGroup } from './queryConversions.ts';

export type ConversionRow = ConversionGroup & {
  name: string;
  detail: string;
  registrationRate: Estimate | null;
  firstDepositRate: Estimate | null;
  earnings: Estimate | null;
};

export type ConversionReport = {
  parameters: ConversionParameters;
  fault: string | null;
  today: Day;
  rows: ConversionRow[];
  total: ConversionRow;
  apart: { events: number; partners: string[] };
  unsigned: string[];
  names: Names;
};

export async function loadConversions(
  payload: Payload,
  given: Record<string, string | string[] | undefined>,
  now = new Date(),
): Promise<ConversionReport> {
  const today = dayInMarket(now);
  const { parameters, fault } = readConversionParameters(given, today);
  const [groups, apart, unsigned] = await Promise.all([
    queryConversions(payload.db.pool, parameters),
    queryApart(payload.db.pool, parameters),
    findUnsigned(payload.db.pool),
  ]);
  const names = await loadNames(payload, {
    offers: [...groups.map(({ key }) => key), parameters.filters.offer ?? null],
    pagesOfBlocks: groups.map(({ within }) => within),
  });
  const shown = unsigned.filter((slug) => parameters.filters.partner === undefined || parameters.filters.partner === slug);
  const isUnsigned = ({ key }: ConversionGroup) => parameters.by === 'partner' && key !== null && shown.includes(key);
  const rows = groups.map((group) => {
    const title = nameRow(parameters.by, group, names);
    return buildRow(group, isUnsigned(group) ? { ...title, detail: [title.detail, 'sin firma'].filter(Boolean).join(' · ') } : title);
  });
  const ordered = parameters.by === 'day' ? rows.toSorted((one, other) => ((one.key ?? '') < (other.key ?? '') ? 1 : -1)) : rows;
  const total = buildRow(addGroups(groups), { name: 'Total', detail: '' });
  return { parameters, fault, today, rows: ordered, total, apart, unsigned: shown, names };
}

type Title = { name: string; detail: string };

function nameRow(by: ConversionDimension, { key, within }: ConversionGroup, names: Names): Title {
  if (by !== 'version') return nameGroup(by, { key, within, wayOut: '' }, names);
  const list = within === null ? 'Fuera de una toplist' : (names.toplists.get(within)?.name ?? within);
  return { name: key === null ? 'Versión desconocida' : `Versión ${key}`, detail: list };
}

function buildRow(group: ConversionGroup, { name, detail }: Title): ConversionRow {
  const { clicks, commission, squares, payments } = group;
  return {
    ...group,
    name,
    detail,
    registrationRate: estimateRate(group.registrations, clicks),
    firstDepositRate: estimateRate(group.firstDeposits, clicks),
    earnings: estimateEarnings({ sum: Number(commission), squares, payments }, clicks),
  };
}

const counted = ['clicks', 'registrations', 'firstDeposits', 'deposits', 'payments', 'squares', 'unrated', 'pending'] as const;

function addGroups(groups: readonly ConversionGroup[]): ConversionGroup {
  const sums = counted.map((name) => [name, groups.reduce((total, group) => total + group[name], 0)]);
  const commission = addAmounts(groups.map((group) => group.commission));
  return { key: null, within: null, commission, ...(Object.fromEntries(sums) as Record<(typeof counted)[number], number>) };
}

const places = 16;

function addAmounts(amounts: readonly string[]): string {
  const scale = 10n ** BigInt(places);
  const total = amounts.reduce((sum, amount) => {
    const [, minus, whole = '0', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
    const value = BigInt(whole) * scale + BigInt(rest.padEnd(places, '0').slice(0, places));
    return minus === '-' ? sum - value : sum + value;
  }, 0n);
  const plain = total < 0n ? -total : total;
  const rest = String(plain % scale)
    .padStart(places, '0')
    .replace(/0+$/, '');
  return `${total < 0n ? '-' : ''}${plain / scale}${rest === '' ? '' : `.${rest}`}`;
}
