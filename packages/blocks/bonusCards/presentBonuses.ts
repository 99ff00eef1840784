import { isCasinoOutdated } from '@lupa/contracts/partnerEntity.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../block.ts';
import { hasExpired } from '../shared/offer/formatTerms.ts';
import { presentEntry, type EntrySurroundings, type PresentedEntry } from '../shared/offer/presentEntry.ts';

/** One offer as its card shows it. */
export type PresentedBonus = PresentedEntry & { key: string };

type BonusChoice = {
  /** Empty: offers of any type. */
  offerTypes: string[];
  limit: number;
};

/**
 * The offers of `partners` that are worth a card, in the partners' order: of the wanted types, not expired, and of nobody who is no longer
 * recommended. A partner may have several.
 */
export function presentBonuses(
  partners: ToplistPartner[],
  { offerTypes, limit }: BonusChoice,
  list: Omit<EntrySurroundings, 'position' | 'recommended' | 'summary'>,
  context: BlockContext,
): PresentedBonus[] {
  return partners
    .filter(({ attributes }) => !isCasinoOutdated(attributes))
    .flatMap((partner) =>
      partner.attributes.offers
        .filter(({ offerType }) => offerTypes.length === 0 || offerTypes.includes(offerType))
        .filter(({ attributes }) => !hasExpired(attributes, list.today))
        .map((offer) => ({ partner: withOffer(partner, offer), offer })),
    )
    .slice(0, limit)
    .map(({ partner, offer }, index) => ({
      ...presentEntry(partner, { ...list, position: index + 1, recommended: new Map(), summary: null }, context),
      key: `${partner.slug} ${offer.id}`,
    }));
}

/** The partner as a toplist would send it that shows this offer. */
function withOffer(partner: ToplistPartner, offer: Offer): ToplistPartner {
  return { ...partner, attributes: { ...partner.attributes, offers: [offer], toplistOfferId: offer.id, toplistOffer: '-' } };
}
