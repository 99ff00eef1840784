import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { dayInChile } from '@lupa/domain/market.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import { ratingMoments } from '@lupa/domain/rating/ratingMoments.ts';
import { ratingOnWire } from '@lupa/domain/rating/ratingOnWire.ts';
import { scoreCasino, type CasinoScore } from '@lupa/domain/rating/scoreCasino.ts';
import type { PartnerDocuments, PublishedPartner } from './readPartnerDocuments.ts';

export type CasinoRating = Pick<PartnerAttributes, 'rating' | 'ratingParts' | 'ratingTotal' | 'ratingMethod'>;

/**
 * A casino's rating at a moment, computed from its records. For one without records, published before there were any, `rating` is null: what is
 * stored with it holds, and there is no score to order it by.
 */
export function rateCasino(
  { records, methods }: PartnerDocuments,
  { slug, scoreMoves }: PublishedPartner,
  now: Date,
): { score: CasinoScore | null; rating: CasinoRating | null } {
  const known = records.get(slug);
  const method = known && methodOn(methods, dayInChile(now));
  if (!method) return { score: null, rating: null };
  const score = scoreCasino(method, known, scoreMoves, now);
  return { score, rating: ratingOnWire(score, method.day) };
}

/** The moments at which the casino's rating changes by itself. */
export function ratingBoundaries({ records, methods }: PartnerDocuments, { slug }: PublishedPartner): Date[] {
  const known = records.get(slug);
  return known ? ratingMoments(known, methods) : [];
}
