import { isExpiredOn } from '@lupa/domain/schedule.ts';
import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { BlockContext, DetailLoader } from '../block.ts';
import { presentBonusCost, type PresentedBonusCost } from '../shared/bonusCost/presentBonusCost.ts';
import { type PresentedDetail, presentDetail, presentDetailReport } from '../shared/detail/presentDetail.ts';
import type { PresentedReport } from '../shared/section/presentReport.ts';
import type { StoredBonusCards } from './bonusCards.schema.ts';
import { presentEntry, type EntrySurroundings, type PresentedEntry } from '../shared/offer/presentEntry.ts';

export type PresentedBonus = PresentedEntry & { key: string; cost: { detail: PresentedDetail; headline: string } | null };

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
        .filter(({ attributes }) => !isExpiredOn(attributes, list.today))
        .map((offer) => ({ partner: withOffer(partner, offer), offer })),
    )
    .slice(0, limit)
    .map(({ partner, offer }, index) => ({
      ...presentEntry(partner, { ...list, position: index + 1, recommended: new Map(), summary: null }, context),
      key: keyOf(partner, offer),
      cost: presentFoldedCost(partner, offer, list, context),
    }));
}

const keyOf = (partner: ToplistPartner, { id }: Offer): string => `${partner.slug}.${id}`;

function presentFoldedCost(
  partner: ToplistPartner,
  offer: Offer,
  { blockId, today }: Pick<EntrySurroundings, 'blockId' | 'today'>,
  context: BlockContext,
): PresentedBonus['cost'] {
  const cost = presentBonusCost(offer, today, context);
  return cost && { detail: presentCostDetail(partner, offer, blockId, context), headline: cost.headline };
}

function presentCostDetail(partner: ToplistPartner, offer: Offer, blockId: string, context: BlockContext): PresentedDetail {
  const key = keyOf(partner, offer);
  return presentDetail(
    {
      kind: 'cost',
      title: context.microcopy.bonus_cost,
      partner,
      entry: key,
      group: `bonusCards-${blockId}-${key}`,
      blockId,
    },
    context,
  );
}

export type BonusDetailProps = { detail: PresentedDetail; report: PresentedReport; cost: PresentedBonusCost; microcopy: Microcopy };

export const loadBonusDetail: DetailLoader<StoredBonusCards, BonusDetailProps> = async (stored, { kind, entry }, context) => {
  if (kind !== 'cost') return null;
  const answer = await context.clients.partners.fetchToplist(stored.toplist ?? context.initialToplist);
  const offers = Object.values(answer?.partners ?? {})
    .filter(({ attributes }) => !isCasinoOutdated(attributes))
    .flatMap((partner) => partner.attributes.offers.map((offer) => ({ partner, offer })));
  const asked = offers.find(({ partner, offer }) => keyOf(partner, offer) === entry);
  const cost = asked ? presentBonusCost(asked.offer, dayInMarket(context.now), context) : null;
  if (!asked || !cost) return null;
  const detail = presentCostDetail(asked.partner, asked.offer, stored.id, context);
  return { detail, report: presentDetailReport('cost', asked.partner, context), cost, microcopy: context.microcopy };
};

/** The partner as a toplist would send it that shows this offer. */
function withOffer(partner: ToplistPartner, offer: Offer): ToplistPartner {
  return { ...partner, attributes: { ...partner.attributes, offers: [offer], toplistOfferId: offer.id, toplistOffer: '-' } };
}
