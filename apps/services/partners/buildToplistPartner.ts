import { createHash } from 'node:crypto';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { licenceOn } from '@lupa/domain/legalStatus.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { chooseOffer } from '@lupa/domain/toplistRules.ts';
import { type Audience, findUrlOffer, hasLiveOffer, listLiveOffers } from '../delivery/liveOffers.ts';
import { judgePartner, type RatedCasino } from '../delivery/rateCasino.ts';
import type { PartnerDocuments, PublishedPartner } from '../delivery/readPartnerDocuments.ts';

/** A partner with its rating and offers. One that may not be offered stays, without any. Shown is `offerId`, else the main offer. */
export function buildToplistPartner(
  documents: PartnerDocuments,
  partner: PublishedPartner,
  rating: RatedCasino['rating'],
  offerId: string | null,
  audience: Audience,
): ToplistPartner {
  const offers = listLiveOffers(documents, partner, audience);
  const shown = chooseOffer(offers, offerId);
  return {
    slug: partner.slug,
    name: partner.entity.partnerName,
    attributes: {
      ...partner.attributes,
      ...rating,
      verdict: judgePartner(documents, partner, audience.now),
      marketLicence: licenceOn(partner.licences, dayInMarket(audience.now)),
      isOfferedElsewhere: offers.length === 0 && hasLiveOffer(documents, partner, audience.now),
      toplistOffer: shown?.attributes.titlePreview ?? '-',
      toplistOfferId: shown?.id ?? '',
      offers,
      offerTypeCMS: [...new Set(offers.map(({ offerType }) => offerType).filter((type) => type !== ''))],
      // What decides about links has one source: without this, two copies could disagree about showing one.
      activePartner: partner.entity.activePartner,
      recommendedPartner: partner.entity.recommendedPartner,
      urlOffer: findUrlOffer(partner, offers),
    },
  };
}

export function hashContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}
