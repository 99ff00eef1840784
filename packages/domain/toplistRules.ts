import { isExpired, isStanding, type Standing } from './schedule.ts';
import type { BonusResult } from './bonusCost/computeBonusCost.ts';
import { compareCosts } from './bonusCost/usualCost.ts';
import { compareByCriterion, compareScores, type CasinoScore } from './rating/scoreCasino.ts';

/* Published documents → the toplist that visitors see. Partner service and studio answer by these rules alone. */

type PlacedOffer = { position: number; offer: { id: string } };
type EndingOffer = { offer: { attributes: { expiration: string | null } } };

export function compareOffers(one: PlacedOffer, other: PlacedOffer): number {
  return one.position - other.position || (one.offer.id < other.offer.id ? -1 : 1);
}

/** What is left of a partner's offers at a moment: nothing when it is inactive, and never an expired one. */
export function filterLiveOffers<Stored extends EndingOffer>(offers: readonly Stored[], isActive: boolean, now: Date): Stored[] {
  return isActive ? offers.filter(({ offer }) => !isExpired(offer.attributes.expiration, now)) : [];
}

/** Of live offers in their order, the one that a place shows: the one it names, or the main one where that is gone. */
export function chooseOffer<Live extends { id: string }>(offers: readonly Live[], offerId: string | null): Live | undefined {
  return offers.find(({ id }) => id === offerId) ?? offers[0];
}

/** Entries at a moment, in rank order, with their partners; one that is listed twice is at the better of its places. */
export function listStandingEntries<Entry extends Standing & { partnerSlug: string }, Partner>(
  entries: readonly Entry[],
  partners: ReadonlyMap<string, Partner>,
  now: Date,
): [Entry, Partner][] {
  const standing = new Map<string, [Entry, Partner]>();
  for (const entry of entries) {
    const partner = partners.get(entry.partnerSlug);
    if (partner === undefined || standing.has(entry.partnerSlug) || !isStanding(entry, now)) continue;
    standing.set(entry.partnerSlug, [entry, partner]);
  }
  return [...standing.values()];
}

type Ordered = { score: CasinoScore | null; cost: BonusResult | null };

/** Orders places by `rating`, a criterion, `cost` or `editor` (as given). The unknown keep their order behind the others. */
export function orderPlaces<Place extends Ordered>(places: readonly Place[], orderedBy: string): Place[] {
  const compare = compareFor(orderedBy);
  return compare ? places.toSorted(compare) : [...places];
}

function compareFor(orderedBy: string): ((one: Ordered, other: Ordered) => number) | null {
  if (orderedBy === 'editor') return null;
  if (orderedBy === 'cost') return (one, other) => compareCosts(one.cost, other.cost) || compareScores(one.score, other.score);
  const compare = orderedBy === 'rating' ? compareScores : compareByCriterion(orderedBy);
  return (one, other) => compare(one.score, other.score);
}
