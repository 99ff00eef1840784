import { isDeepStrictEqual } from 'node:util';
import type { Offer } from '@lupa/contracts/offer.ts';
import { offerTerms, type OfferTerm, type OfferVersion } from '@lupa/contracts/offerVersion.ts';

/** One change of what an offer says, `at` an ISO moment. `before` is null where it is new, or back; `after` where it was taken away. */
export type OfferChange = {
  offerId: string;
  partnerSlug: string;
  at: string;
  before: Offer | null;
  after: Offer | null;
  terms: OfferTerm[];
};

export function changedTerms(before: Offer, after: Offer): OfferTerm[] {
  return offerTerms.filter((term) => !isDeepStrictEqual(before.attributes[term], after.attributes[term]));
}

export function groupOfferVersions(versions: readonly OfferVersion[]): Map<string, OfferVersion[]> {
  const inOrder = versions.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  return Map.groupBy(inOrder, ({ offerId }) => offerId);
}

/** Each change from one version of an offer to its next, the newest first. A first version is the start of its history, not a change. */
export function listOfferChanges(versions: readonly OfferVersion[]): OfferChange[] {
  const changes = [...groupOfferVersions(versions).values()].flatMap((ofOffer) =>
    ofOffer.slice(1).map(({ offerId, partnerSlug, since, offer: after }, index) => {
      const before = ofOffer[index]?.offer ?? null;
      return { offerId, partnerSlug, at: since, before, after, terms: before && after ? changedTerms(before, after) : [] };
    }),
  );
  return changes
    .filter(({ before, after, terms }) => !before || !after || terms.length > 0)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
