import type { Offer } from '@lupa/contracts/offer.ts';
import { legalBoundaries, licenceBoundaries, mayBeOffered } from '@lupa/domain/legalStatus.ts';
import { expiryMoment } from '@lupa/domain/schedule.ts';
import type { StoredOffer } from '@lupa/database/storedDocuments.ts';
import { filterLiveOffers } from '@lupa/domain/toplistRules.ts';
import type { PartnerDocuments, PublishedPartner } from './readPartnerDocuments.ts';

/**
 * What a partner offers at a moment, the main offer first: nothing when it is inactive or the law forbids it, and never an expired offer. An
 * offer without a tracking URL is shown without a link: its `afflinkProxy` is empty.
 */
export function listLiveOffers(documents: PartnerDocuments, partner: PublishedPartner, now: Date): Offer[] {
  const isActive = partner.entity.activePartner && mayBeOffered(documents.legalPeriods, partner.licences, now);
  return filterLiveOffers(storedOffers(documents, partner), isActive, now).map(toPublicOffer);
}

/** The moments at which the partner's offers expire, its licences begin and end, and the law changes. */
export function offerBoundaries(documents: PartnerDocuments, partner: PublishedPartner): Date[] {
  const ofLaw = [...legalBoundaries(documents.legalPeriods), ...licenceBoundaries(partner.licences)];
  if (!partner.entity.activePartner) return ofLaw;
  return [
    ...ofLaw,
    ...storedOffers(documents, partner)
      .map(({ offer }) => expiryMoment(offer.attributes.expiration))
      .filter((moment) => moment !== null),
  ];
}

function storedOffers(documents: PartnerDocuments, partner: PublishedPartner): StoredOffer[] {
  return documents.offers.get(partner.slug) ?? [];
}

function toPublicOffer({ offer, trackingUrl }: StoredOffer): Offer {
  if (trackingUrl !== null) return offer;
  return { ...offer, attributes: { ...offer.attributes, afflinkProxy: '' } };
}
