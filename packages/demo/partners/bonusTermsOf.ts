import type { BonusTerms, OfferKind } from '@lupa/domain/bonusCost/bonusTerms.ts';
import type { DemoOffer, OfferType } from './partner.schema.ts';

const kinds: Record<OfferType, OfferKind> = {
  welcome: 'match',
  reload: 'match',
  live: 'match',
  freeSpins: 'spins',
  noDeposit: 'noDeposit',
  cashback: 'cashback',
};

/** The terms of an offer, as the site reads them from its published fields. */
export function bonusTermsOf(offer: DemoOffer): BonusTerms {
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
    isSticky: offer.isSticky ?? null,
    days: offer.validityDays,
    spins: offer.freeSpins ?? 0,
    spinValue: offer.spinValue ?? null,
    spinRollover: offer.spinRollover ?? null,
    minimumLoss: offer.cashbackMinimumLoss ?? null,
    paidAs: offer.cashbackPaidAs ?? null,
  };
}
