import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { Correction } from '@lupa/contracts/correction.ts';
import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import type { PublishedReview } from '@lupa/contracts/partnerEntity.ts';
import { dayOf } from './market.ts';
import { listOfferChanges, type OfferChange } from './offerChanges.ts';

export const newsKinds = ['offer', 'test', 'correction', 'review'] as const;
export type NewsKind = (typeof newsKinds)[number];

/**
 * What happened. `id` names it for good, whatever becomes of names and addresses; `at` is an ISO moment, of what is known by its day the
 * noon of it.
 */
export type NewsItem = { id: string; at: string } & (
  | { partnerSlug: string; kind: 'offer'; change: OfferChange }
  | { partnerSlug: string; kind: 'test'; record: CasinoRecord }
  | { partnerSlug: string; kind: 'correction'; record: CasinoRecord; correction: CasinoRecord['corrections'][number] }
  | { partnerSlug: string; kind: 'review'; review: DatedReview }
  | CorrectedPage
);

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
    ...records.flatMap((record) => [...listTest(record), ...listCorrections(record)]),
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

function listTest(record: CasinoRecord): NewsItem[] {
  const { id, partnerSlug, day, publishedDate, isWithdrawn } = record;
  return isWithdrawn ? [] : [{ kind: 'test', id: `registro-${id}`, at: publishedDate ?? noonOf(day), partnerSlug, record }];
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
