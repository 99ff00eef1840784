import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { CasinoScore } from './scoreCasino.ts';

type RatingAttributes = Pick<PartnerAttributes, 'rating' | 'ratingParts' | 'ratingTotal' | 'ratingMethod'>;

/** A computed score as the partner service answers it. `methodDay` is since when its version of the method holds. */
export function ratingOnWire(score: CasinoScore | null, methodDay: string): RatingAttributes {
  if (!score) return { rating: null, ratingParts: [], ratingTotal: null, ratingMethod: null };
  return {
    rating: score.rating,
    ratingTotal: score.total,
    ratingMethod: { version: score.version, day: methodDay },
    ratingParts: score.parts.map(({ key, name, weight, measureName, measured, band, move, score: partScore }) => ({
      key,
      name,
      weight,
      score: partScore,
      basis: {
        measure: measureName,
        value: Number.isFinite(measured.value) ? measured.value : null,
        band,
        isStale: measured.isStale,
        verifiedOn: measured.verifiedOn,
        staleAfter: measured.staleAfter,
        records: measured.records.map(({ id }) => id),
        move: move && { score: move.score, reason: move.reason, by: move.by, day: move.day },
      },
    })),
  };
}
