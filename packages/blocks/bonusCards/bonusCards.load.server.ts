import { dayInMarket } from '@lupa/domain/market.ts';
import { type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import { loadBonusTypes } from '../shared/offer/loadPartner.ts';
import { presentHelp, type PresentedLink } from '../shared/section/presentLink.ts';
import type { StoredBonusCards } from './bonusCards.schema.ts';
import { presentBonuses, type PresentedBonus } from './presentBonuses.ts';

export type BonusCardsProps = BlockHead & {
  bonuses: PresentedBonus[];
  help: PresentedLink;
};

export const NoBonusesError = defineError(
  'NoBonusesError',
  (toplist: string, offerTypes: string[]) =>
    `The toplist "${toplist}" has no current offer of ${offerTypes.length === 0 ? 'any type' : `the types ${offerTypes.join(', ')}`}.`,
);

export const loadBonusCards: BlockLoader<StoredBonusCards, BonusCardsProps> = async (stored, context) => {
  const identifier = stored.toplist ?? context.initialToplist;
  const [answer, bonusTypes] = await Promise.all([context.clients.partners.fetchToplist(identifier), loadBonusTypes(context)]);
  const list = {
    blockId: stored.id,
    identifier,
    responseId: answer?.responseId ?? '',
    today: dayInMarket(context.now),
    bonusTypes,
  };
  const bonuses = presentBonuses(Object.values(answer?.partners ?? {}), stored, list, context);
  if (bonuses.length === 0) throw new NoBonusesError(identifier, stored.offerTypes);
  return {
    ...presentHead(stored, context),
    bonuses,
    help: presentHelp(context),
  };
};
