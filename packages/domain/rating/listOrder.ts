import type { BonusResult } from '../bonusCost/computeBonusCost.ts';
import { compareCosts } from '../bonusCost/usualCost.ts';
import { compareByCriterion, compareScores, type CasinoScore } from './scoreCasino.ts';

/** What a toplist may order a casino by: its score, and what the offer that is shown usually costs. */
type Ordered = { score: CasinoScore | null; cost: BonusResult | null };

/**
 * Puts the places of a toplist into the order by which it is published: `rating`, the key of a criterion, `cost`, or `editor`, whose order is
 * that of the places themselves. Casinos of which nothing is known keep their order behind the others.
 */
export function orderPlaces<Place extends Ordered>(places: readonly Place[], orderedBy: string): Place[] {
  const compare = compareFor(orderedBy);
  return compare ? places.toSorted(compare) : [...places];
}

function compareFor(orderedBy: string): ((one: Ordered, other: Ordered) => number) | null {
  if (orderedBy === 'editor') return null;
  // Of two offers that cost the same, that of the better casino.
  if (orderedBy === 'cost') return (one, other) => compareCosts(one.cost, other.cost) || compareScores(one.score, other.score);
  const compare = orderedBy === 'rating' ? compareScores : compareByCriterion(orderedBy);
  return (one, other) => compare(one.score, other.score);
}
