import { clickOutPath } from '@lupa/contracts/clickOut.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import { legalBoundaries, licenceBoundaries, mayBeOffered } from '@lupa/domain/legalStatus.ts';
import { expiryMoment } from '@lupa/domain/schedule.ts';
import type { StoredOffer } from '@lupa/database/storedDocuments.ts';
import { isShownIn } from '@lupa/domain/territory.ts';
import { filterLiveOffers } from '@lupa/domain/toplistRules.ts';
import { territoryParameter, territoryPattern } from '@lupa/contracts/territory.ts';
import { market } from '@lupa/contracts/market.ts';
import { readText } from '@lupa/server/parameters.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import type { PartnerDocuments, PublishedPartner } from './readPartnerDocuments.ts';

export type Audience = { now: Date; territory: string };

/** What a partner offers to an audience, the main offer first. An offer without a tracking URL is shown without a link. */
export function listLiveOffers(documents: PartnerDocuments, partner: PublishedPartner, audience: Audience): Offer[] {
  return listLive(documents, partner, audience.now)
    .filter(({ territories }) => isShownIn(territories, audience.territory))
    .map(toPublicOffer);
}

/** The way out to the first of a partner's live offers that has one; null: there is none. */
export function findUrlOffer({ slug }: Pick<PublishedPartner, 'slug'>, offers: readonly Offer[]): string | null {
  const linked = offers.find(({ attributes }) => attributes.afflinkProxy !== '');
  return linked ? clickOutPath(slug, linked.attributes.afflinkProxy) : null;
}

export function hasLiveOffer(documents: PartnerDocuments, partner: PublishedPartner, now: Date): boolean {
  return listLive(documents, partner, now).length > 0;
}

function listLive(documents: PartnerDocuments, partner: PublishedPartner, now: Date): StoredOffer[] {
  const isActive = partner.entity.activePartner === true && mayBeOffered(documents.legalPeriods, partner.licences, now);
  return filterLiveOffers(storedOffers(documents, partner), isActive, now);
}

/** The moments at which the partner's offers expire, its licences begin and end, and the law changes. */
export function offerBoundaries(documents: PartnerDocuments, partner: PublishedPartner): Date[] {
  const ofLaw = [...legalBoundaries(documents.legalPeriods), ...licenceBoundaries(partner.licences)];
  if (partner.entity.activePartner !== true) return ofLaw;
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

/** Where the visitor is for whom somebody asks. @throws ParameterError */
export function readTerritory(context: Context): string {
  const territory = readText(context, territoryParameter, 6);
  if (territory === undefined) return market.country;
  if (!territoryPattern.test(territory)) throw new ParameterError(territoryParameter, 'a code such as CL or CA-ON');
  return territory;
}
