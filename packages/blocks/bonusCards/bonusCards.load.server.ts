import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { loadBonusTypes } from '../shared/offer/loadPartner.ts';
import { presentHelp, type PresentedLink } from '../shared/section/presentLink.ts';
import type { StoredBonusCards } from './bonusCards.schema.ts';
import { presentBonuses, type PresentedBonus } from './presentBonuses.ts';

export type BonusCardsProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  bonuses: PresentedBonus[];
  /** In the place of the offers, in calm mode. */
  help: PresentedLink;
  microcopy: Microcopy;
};

/** The partner service knows no such list, or it has no offer that could be shown today. */
export class NoBonusesError extends Error {
  override readonly name = 'NoBonusesError';
  constructor(toplist: string, offerTypes: string[]) {
    super(
      `The toplist "${toplist}" has no current offer of ${offerTypes.length === 0 ? 'any type' : `the types ${offerTypes.join(', ')}`}.`,
    );
  }
}

export const loadBonusCards: BlockLoader<StoredBonusCards, BonusCardsProps> = async (stored, context) => {
  const [answer, bonusTypes] = await Promise.all([context.clients.partners.fetchToplist(stored.toplist), loadBonusTypes(context)]);
  const list = {
    blockId: stored.id,
    identifier: stored.toplist,
    responseId: answer?.responseId ?? '',
    today: dayInMarket(context.now),
    bonusTypes,
  };
  const bonuses = presentBonuses(Object.values(answer?.partners ?? {}), stored, list, context);
  if (bonuses.length === 0) throw new NoBonusesError(stored.toplist, stored.offerTypes);
  return {
    id: stored.id,
    title: stored.title,
    intro: context.presenter.richText(stored.intro),
    bonuses,
    help: presentHelp(context),
    microcopy: context.microcopy,
  };
};
