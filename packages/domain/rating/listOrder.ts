import { compareByCriterion, compareScores, type CasinoScore } from './scoreCasino.ts';

/**
 * Puts the places of a toplist into the order by which it is published: `rating`, the key of a criterion, `cost`, or `editor`, whose order is
 * that of the places themselves. Casinos without a rating keep their order behind those that have one.
 */
export function orderPlaces<Place extends { score: CasinoScore | null }>(places: readonly Place[], orderedBy: string): Place[] {
  const compare = compareFor(orderedBy);
  return compare ? places.toSorted((one, other) => compare(one.score, other.score)) : [...places];
}

function compareFor(orderedBy: string): typeof compareScores | null {
  if (orderedBy === 'editor' || orderedBy === 'cost') return null;
  return orderedBy === 'rating' ? compareScores : compareByCriterion(orderedBy);
}
