import { openDataLicence } from '@lupa/blocks/openData/openDataFiles.ts';
import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { readVerdict } from '@lupa/domain/rating/verdict.ts';

type CsvValue = string | number | boolean | null | undefined;
type Columns<Row> = Record<string, (row: Row) => CsvValue>;

/** A table as RFC 4180 wants it, by columns that say how they are read: lines end with CRLF, and what is not there is empty. */
export function formatCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = [Object.keys(columns), ...rows.map((row) => Object.values(columns).map((read) => read(row)))];
  return lines.map((values) => `${values.map(formatValue).join(',')}\r\n`).join('');
}

/** Divided amounts have no end: four decimals say all that was measured. */
const shorten = <Value>(value: Value): Value | number => (typeof value === 'number' ? Number(value.toFixed(4)) : value);

function formatValue(value: CsvValue): string {
  const text = String(shorten(value) ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What the open record is made of: all records, all versions of the method, and the casinos that have records. */
export type OpenRecord = { records: readonly CasinoRecord[]; methods: readonly RatingMethod[]; partners: readonly ToplistPartner[] };

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
  return JSON.stringify({ licence: { name, url }, source, scores, records, methods }, (_, value: unknown) => shorten(value));
}

const licence = () => openDataLicence.identifier;

const recordColumns: Columns<CasinoRecord> = {
  casino: ({ partnerSlug }) => partnerSlug,
  record: ({ id }) => id,
  kind: ({ kind }) => kind,
  day: ({ day }) => day,
  timeToLiveDays: ({ timeToLive }) => timeToLive,
  withdrawn: ({ isWithdrawn }) => isWithdrawn,
  measuredBy: ({ by }) => by,
  source: ({ source }) => source,
  capture: ({ capture }) => capture,
  note: ({ note }) => note,
  method: ({ transfer }) => transfer?.methodName,
  amount: ({ transfer }) => transfer?.amount,
  askedAt: ({ transfer }) => transfer?.askedAt,
  approvedAt: ({ transfer }) => transfer?.approvedAt,
  receivedAt: ({ transfer }) => transfer?.receivedAt,
  checks: ({ checks }) => checks.length || null,
  failedChecks: ({ checks }) => (checks.length === 0 ? null : checks.filter(({ holds }) => !holds).length),
  rollover: ({ terms }) => terms?.rollover,
  rolloverWeight: ({ terms }) => terms?.weight,
  sampledGames: ({ games }) => games?.sampled,
  reducedGames: ({ games }) => games?.reduced,
  channel: ({ support }) => support?.channel,
  question: ({ support }) => support?.question,
  answeredAfterMinutes: ({ support }) => support?.answeredAfterMinutes,
  corrections: ({ corrections }) => corrections.length,
  licence,
};

/** One line for each record. Amounts are in whole units of the market's currency, moments ISO 8601, `failedChecks` and `checks` counts. */
export const buildRecordsCsv = ({ records }: Pick<OpenRecord, 'records'>): string => formatCsv(recordColumns, records);

type Score = Pick<ToplistPartner, 'slug' | 'name' | 'attributes'> & { part: ToplistPartner['attributes']['ratingParts'][number] };

const scoreColumns: Columns<Score> = {
  casino: ({ slug }) => slug,
  name: ({ name }) => name,
  rating: ({ attributes }) => attributes.rating,
  total: ({ attributes }) => attributes.ratingTotal,
  verdict: ({ attributes }) => readVerdict(attributes)?.kind,
  verdictCriterion: ({ attributes }) => readVerdict(attributes)?.criterion,
  verdictSince: ({ attributes }) => readVerdict(attributes)?.since,
  methodVersion: ({ attributes }) => attributes.ratingMethod?.version,
  criterion: ({ part }) => part.key,
  weight: ({ part }) => part.weight,
  score: ({ part }) => part.score,
  measure: ({ part }) => part.basis?.measure,
  value: ({ part }) => part.basis?.value,
  bandUpTo: ({ part }) => part.basis?.band.upTo,
  bandFloor: ({ part }) => part.basis?.band.floor,
  bandCeiling: ({ part }) => part.basis?.band.ceiling,
  stale: ({ part }) => part.basis?.isStale,
  verifiedOn: ({ part }) => part.basis?.verifiedOn,
  countsUntil: ({ part }) => part.basis?.staleAfter,
  movedBy: ({ part }) => part.basis?.move?.by,
  moveReason: ({ part }) => part.basis?.move?.reason,
  licence,
};

/** One line for each criterion of each rated casino: from the measured value to the sum of all. */
export function buildScoresCsv({ partners }: Pick<OpenRecord, 'partners'>): string {
  const scores = partners.flatMap((partner) => partner.attributes.ratingParts.map((part) => ({ ...partner, part })));
  return formatCsv(scoreColumns, scores);
}

/** One line for each band of each criterion of each version. An empty `upTo` is without limit. */
export function buildMethodCsv({ methods }: Pick<OpenRecord, 'methods'>): string {
  const rows = methods.flatMap(({ version, day, reason, criteria }) =>
    criteria.flatMap(({ key, name, weight, measure, bands }) =>
      bands.map(({ upTo, floor, ceiling }) => [version, day, reason, key, name, weight, measure, upTo, floor, ceiling, licence()]),
    ),
  );
  const columns = ['version', 'since', 'reason', 'criterion', 'name', 'weight', 'measure', 'upTo', 'floor', 'ceiling', 'licence'];
  return formatCsv(Object.fromEntries(columns.map((name, index) => [name, (row: CsvValue[]) => row[index]])), rows);
}
