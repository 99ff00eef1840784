import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { Correction } from '@lupa/contracts/correction.ts';
import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import type { PublishedReview } from '@lupa/contracts/partnerEntity.ts';
import { dayOf } from './market.ts';
import { listOfferChanges, type OfferChange } from './offerChanges.ts';
import { addDays } from './schedule.ts';

export const newsKinds = ['offer', 'test', 'correction', 'review'] as const;
export type NewsKind = (typeof newsKinds)[number];

/**
 * What happened. `id` names it for good, whatever becomes of names and addresses; `at` is an ISO moment, of what is known by its day the
 * noon of it.
 */
export type NewsItem = { id: string; at: string } & (
  | { partnerSlug: string; kind: 'offer'; change: OfferChange }
  | { partnerSlug: string; kind: 'test'; results: readonly TestResult[] }
  | { partnerSlug: string; kind: 'correction'; record: CasinoRecord; correction: CasinoRecord['corrections'][number] }
  | { partnerSlug: string; kind: 'review'; review: DatedReview }
  | CorrectedPage
);

/** What one visit to a casino found out. `before` is what the record before it said of a licence or of terms; null where there is none. */
type TestResult = { record: CasinoRecord; before: CasinoRecord | null };

/** A review whose moment (ISO 8601) is known. */
type DatedReview = PublishedReview & { publishedDate: string };

/** Of a page that is no casino's review `partnerSlug` is null. */
type CorrectedPage = { partnerSlug: string | null; kind: 'correction'; record: null; correction: Correction };

type NewsSources = {
  versions: readonly OfferVersion[];
  records: readonly CasinoRecord[];
  corrections: readonly Correction[];
  reviews: readonly PublishedReview[];
  /** Path of a casino's review → the casino's slug. */
  reviewed: ReadonlyMap<string, string>;
};

export function listNews({ versions, records, corrections, reviews, reviewed }: NewsSources): NewsItem[] {
  const items: NewsItem[] = [
    ...listOfferChanges(versions).map((change): NewsItem => {
      const { offerId, partnerSlug, at } = change;
      return { kind: 'offer', id: `oferta-${offerId}-${Date.parse(at)}`, at, partnerSlug, change };
    }),
    ...[...Map.groupBy(records, ({ partnerSlug }) => partnerSlug).values()].flatMap(listVisits),
    ...records.flatMap(listCorrections),
    ...corrections.map((correction): NewsItem => {
      const { id, day, path } = correction;
      return {
        kind: 'correction',
        id: `correccion-${id}`,
        at: noonOf(day),
        partnerSlug: reviewed.get(path) ?? null,
        record: null,
        correction,
      };
    }),
    ...reviews.filter(isDated).map((review): NewsItem => {
      const { partnerSlug, publishedDate: at } = review;
      return { kind: 'review', id: `resena-${partnerSlug}`, at, partnerSlug, review };
    }),
  ];
  return items
    .map((item) => ({ item, time: Date.parse(item.at) }))
    .filter(({ time }) => !Number.isNaN(time))
    .toSorted((one, other) => other.time - one.time || (one.item.id < other.item.id ? -1 : 1))
    .map(({ item }) => item);
}

const isDated = (review: PublishedReview): review is DatedReview => review.publishedDate !== null;

/** Records of a casino that are further apart, in days, are of two visits. */
const visitGap = 10;

const stateKinds: readonly CasinoRecord['kind'][] = ['licence', 'terms'];

/** Each visit to one casino. A licence or terms that are as before are no result. */
function listVisits(ofCasino: readonly CasinoRecord[]): NewsItem[] {
  const records = ofCasino.filter(({ isWithdrawn }) => !isWithdrawn).toSorted((one, other) => one.day.localeCompare(other.day));
  const visits: TestResult[][] = [];
  const states = new Map<CasinoRecord['kind'], CasinoRecord>();
  for (const record of records) {
    const before = states.get(record.kind) ?? null;
    if (stateKinds.includes(record.kind)) states.set(record.kind, record);
    if (before && isSameState(before, record)) continue;
    const visit = visits.at(-1);
    const last = visit?.at(-1)?.record.day;
    if (visit && last && record.day <= addDays(last, visitGap)) visit.push({ record, before });
    else visits.push([{ record, before }]);
  }
  return visits.flatMap(toVisit);
}

function toVisit(results: readonly TestResult[]): NewsItem[] {
  const [first] = results;
  const [at] = results
    .map(({ record: { publishedDate, day } }) => publishedDate ?? noonOf(day))
    .toSorted((one, other) => Date.parse(other) - Date.parse(one));
  if (!first || !at) return [];
  const { id, partnerSlug } = first.record;
  return [{ kind: 'test', id: `visita-${id}`, at, partnerSlug, results }];
}

function isSameState(one: CasinoRecord, other: CasinoRecord): boolean {
  const stateOf = ({ checks, terms }: CasinoRecord) =>
    JSON.stringify([checks.map(({ name, holds }) => `${name} ${holds}`).toSorted(), terms?.rollover, terms?.weight]);
  return stateOf(one) === stateOf(other);
}

/** In the order in which they were written: an older one keeps its number. */
function listCorrections(record: CasinoRecord): NewsItem[] {
  const { id, partnerSlug, corrections } = record;
  return corrections.map((correction, index) => ({
    kind: 'correction',
    id: `registro-${id}-correccion-${index + 1}`,
    at: noonOf(correction.day),
    partnerSlug,
    record,
    correction,
  }));
}

const noonOf = (day: string): string => `${dayOf(day) ?? day}T12:00:00.000Z`;
