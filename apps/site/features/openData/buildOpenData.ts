import { openDataLicence } from '@lupa/blocks/openData/openDataFiles.ts';
import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { readVerdict } from '@lupa/domain/rating/verdict.ts';
import { formatCsv, type CsvValue } from './formatCsv.ts';

/** What the open record is made of: all records, all versions of the method, and the casinos that have records. */
export type OpenRecord = { records: readonly CasinoRecord[]; methods: readonly RatingMethod[]; partners: readonly ToplistPartner[] };

/** Everything in one document; `source` is the site's address. */
export function buildOpenRecord({ records, methods, partners }: OpenRecord, source: string): string {
  const { name, url } = openDataLicence;
  const scores = partners.map(({ slug, name: casino, attributes }) => ({
    partnerSlug: slug,
    name: casino,
    rating: attributes.rating,
    total: attributes.ratingTotal,
    verdict: readVerdict(attributes),
    methodVersion: attributes.ratingMethod?.version ?? null,
    parts: attributes.ratingParts,
  }));
  return JSON.stringify({ licence: { name, url }, source, scores, records, methods });
}

const licence = openDataLicence.identifier;

/** One line for each record. Amounts are in whole units of the market's currency, moments ISO 8601, `failedChecks` and `checks` counts. */
export function buildRecordsCsv({ records }: Pick<OpenRecord, 'records'>): string {
  return formatCsv(
    recordColumns,
    records.map((record) => ({
      casino: record.partnerSlug,
      record: record.id,
      kind: record.kind,
      day: record.day,
      timeToLiveDays: record.timeToLive,
      withdrawn: record.isWithdrawn,
      measuredBy: record.by,
      source: record.source,
      capture: record.capture,
      note: record.note,
      ...readSections(record),
      corrections: record.corrections.length,
      licence,
    })),
  );
}

const sectionColumns = [
  'method',
  'amount',
  'askedAt',
  'approvedAt',
  'receivedAt',
  'checks',
  'failedChecks',
  'rollover',
  'rolloverWeight',
  'sampledGames',
  'reducedGames',
  'channel',
  'question',
  'answeredAfterMinutes',
] as const;

const recordColumns = [
  'casino',
  'record',
  'kind',
  'day',
  'timeToLiveDays',
  'withdrawn',
  'measuredBy',
  'source',
  'capture',
  'note',
  ...sectionColumns,
  'corrections',
  'licence',
] as const;

function readSections({ transfer, checks, terms, games, support }: CasinoRecord): Record<(typeof sectionColumns)[number], CsvValue> {
  return {
    method: transfer?.methodName ?? null,
    amount: transfer?.amount ?? null,
    askedAt: transfer?.askedAt ?? null,
    approvedAt: transfer?.approvedAt ?? null,
    receivedAt: transfer?.receivedAt ?? null,
    checks: checks.length === 0 ? null : checks.length,
    failedChecks: checks.length === 0 ? null : checks.filter(({ holds }) => !holds).length,
    rollover: terms?.rollover ?? null,
    rolloverWeight: terms?.weight ?? null,
    sampledGames: games?.sampled ?? null,
    reducedGames: games?.reduced ?? null,
    channel: support?.channel ?? null,
    question: support?.question ?? null,
    answeredAfterMinutes: support?.answeredAfterMinutes ?? null,
  };
}

/** One line for each criterion of each rated casino: from the measured value to the sum of all. */
export function buildScoresCsv({ partners }: Pick<OpenRecord, 'partners'>): string {
  const columns = [
    'casino',
    'name',
    'rating',
    'total',
    'verdict',
    'verdictSince',
    'methodVersion',
    'criterion',
    'weight',
    'score',
    'measure',
    'value',
    'bandUpTo',
    'bandFloor',
    'bandCeiling',
    'stale',
    'verifiedOn',
    'countsUntil',
    'movedBy',
    'moveReason',
    'licence',
  ] as const;
  const rows = partners.flatMap(({ slug, name, attributes }) => {
    const { rating, ratingTotal, ratingMethod, ratingParts } = attributes;
    const verdict = readVerdict(attributes);
    return ratingParts.map(({ key, weight, score, basis }) => ({
      casino: slug,
      name,
      rating,
      total: ratingTotal,
      verdict: verdict?.kind ?? null,
      verdictSince: verdict?.since ?? null,
      methodVersion: ratingMethod?.version ?? null,
      criterion: key,
      weight,
      score,
      measure: basis?.measure ?? null,
      value: basis?.value ?? null,
      bandUpTo: basis?.band.upTo ?? null,
      bandFloor: basis?.band.floor ?? null,
      bandCeiling: basis?.band.ceiling ?? null,
      stale: basis?.isStale ?? null,
      verifiedOn: basis?.verifiedOn ?? null,
      countsUntil: basis?.staleAfter ?? null,
      movedBy: basis?.move?.by ?? null,
      moveReason: basis?.move?.reason ?? null,
      licence,
    }));
  });
  return formatCsv(columns, rows);
}

/** One line for each band of each criterion of each version. An empty `upTo` is without limit. */
export function buildMethodCsv({ methods }: Pick<OpenRecord, 'methods'>): string {
  const columns = ['version', 'since', 'reason', 'criterion', 'name', 'weight', 'measure', 'upTo', 'floor', 'ceiling', 'licence'] as const;
  const rows = methods.flatMap(({ version, day, reason, criteria }) =>
    criteria.flatMap(({ key, name, weight, measure, bands }) =>
      bands.map((band) => ({ version, since: day, reason, criterion: key, name, weight, measure, ...band, licence })),
    ),
  );
  return formatCsv(columns, rows);
}
