import type { BonusResult, CostQuestion } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { lookUpBonusCost, roundAverage, usualDeposits, usualQuestion } from '@lupa/domain/bonusCost/usualCost.ts';
import type { DemoOffer, OfferType, PartnerContent } from './partner.schema.ts';
import { formatPesos } from '../writing/figures.ts';
import type { BonusTerms, OfferKind } from '@lupa/domain/bonusCost/bonusTerms.ts';

const currency = 'CLP';

/** What is deposited in every example, in pesos. */
export const usualDeposit = usualDeposits[currency] ?? 0;

type Casino = Pick<PartnerContent, 'minimumWithdrawal'> | null;

/** What becomes of the usual deposit with an offer of a casino, or of nobody; null where that cannot be said. */
export function bonusCost(offer: DemoOffer, casino: Casino): BonusResult | null {
  const question = questionOf(offer, casino);
  const cost = question && lookUpBonusCost(bonusTermsOf(offer, casino), question);
  return cost?.is === 'known' ? cost.result : null;
}

/** The deposit, the bets and the game that the cost of an offer is told for. */
export const questionOf = (offer: DemoOffer, casino: Casino): CostQuestion | null => usualQuestion(bonusTermsOf(offer, casino), currency);

/** An average as the site tells it: `$61.000`. */
export const formatAverage = (pesos: number): string => formatPesos(roundAverage(pesos, currency));

const kinds: Record<OfferType, OfferKind> = {
  welcome: 'match',
  reload: 'match',
  live: 'match',
  freeSpins: 'spins',
  noDeposit: 'noDeposit',
  cashback: 'cashback',
};

/** The terms of an offer, as the site reads them from its published fields. */
function bonusTermsOf(offer: DemoOffer, casino: Casino): BonusTerms {
  return {
    kind: kinds[offer.type],
    percentage: offer.percentage,
    cap: offer.amount,
    minimumDeposit: offer.minimumDeposit,
    rollover: offer.rollover,
    basis: offer.rolloverBasis ?? null,
    weights: offer.gameWeights ?? {},
    maximumBet: offer.maximumBet,
    maximumCashout: offer.maximumCashout ?? null,
    minimumWithdrawal: casino?.minimumWithdrawal ?? null,
    isSticky: offer.isSticky ?? null,
    days: offer.validityDays,
    spins: offer.freeSpins ?? 0,
    spinValue: offer.spinValue ?? null,
    spinRollover: offer.spinRollover ?? null,
    minimumLoss: offer.cashbackMinimumLoss ?? null,
    paidAs: offer.cashbackPaidAs ?? null,
  };
}
