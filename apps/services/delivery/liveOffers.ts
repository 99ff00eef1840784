import type { Offer } from '@lupa/contracts/offer.ts';
import { expiryMoment } from '@lupa/domain/schedule.ts';
import type { StoredOffer } from '@lupa/database/storedDocuments.ts';
import { filterLiveOffers } from '@lupa/domain/toplistRules.ts';
import type { PartnerDocuments, PublishedPartner } from './readPartnerDocuments.ts';

/**
 * What a partner offers at a moment, the main offer first: nothing when it is inactive, and never an expired offer. An
 * offer without a tracking URL is shown without a link: its `afflinkProxy` is empty.
 */
export function listLiveOffers(documents: PartnerDocuments, partner: PublishedPartner, now: Date): Offer[] {
  return filterLiveOffers(storedOffers(documents, partner), partner.entity.activePartner, now).map(toPublicOffer);
}

/** The moments at which the partner's offers expire. */
export function offerBoundaries(documents: PartnerDocuments, partner: PublishedPartner): Date[] {
  if (!partner.entity.activePartner) return [];
  return storedOffers(documents, partner)
    .map(({ offer }) => expiryMoment(offer.attributes.expiration))
    .filter((moment) => moment !== null);
}

function storedOffers(documents: PartnerDocuments, partner: PublishedPartner): StoredOffer[] {
  return documents.offers.get(partner.slug) ?? [];
}

function toPublicOffer({ offer, trackingUrl }: StoredOffer): Offer {
  if (trackingUrl !== null) return offer;
  return { ...offer, attributes: { ...offer.attributes, afflinkProxy: '' } };
}
