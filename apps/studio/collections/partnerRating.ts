import { sumRating, type Weighed } from '@lupa/domain/rating/sumRating.ts';
import type { CollectionBeforeChangeHook } from 'payload';

/** The rating follows from its parts and from nothing else. */
export const setRating: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const parts: unknown = data['ratingParts'] ?? originalDoc?.ratingParts ?? [];
  return { ...data, rating: sumRating(Array.isArray(parts) ? parts.filter(isWeighed) : [])?.rating ?? null };
};

function isWeighed(value: unknown): value is Weighed {
  if (typeof value !== 'object' || value === null) return false;
  return 'score' in value && typeof value.score === 'number' && 'weight' in value && typeof value.weight === 'number';
}
