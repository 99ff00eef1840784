import type { CollectionBeforeChangeHook } from 'payload';

export type RatingPart = { name: string; score: number; weight: number };

/** The weighted mean of the parts, 0 to 10, one decimal; null without a part that weighs anything. */
export function computeRating(parts: readonly Pick<RatingPart, 'score' | 'weight'>[]): number | null {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  if (weight <= 0) return null;
  return Math.round((parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weight) * 10) / 10;
}

/** The rating follows from its parts and from nothing else. */
export const setRating: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const parts: unknown = data['ratingParts'] ?? originalDoc?.ratingParts ?? [];
  return { ...data, rating: computeRating(Array.isArray(parts) ? parts.filter(isPart) : []) };
};

function isPart(value: unknown): value is RatingPart {
  if (typeof value !== 'object' || value === null) return false;
  return 'score' in value && typeof value.score === 'number' && 'weight' in value && typeof value.weight === 'number';
}
