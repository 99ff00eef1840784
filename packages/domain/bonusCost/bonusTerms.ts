import type { CashbackForm, Offer, RolloverBasis } from '@lupa/contracts/offer.ts';

/** What an offer gives: a bonus on the deposit, money or spins without or beside one, or a part of a loss back. */
export type OfferKind = 'match' | 'spins' | 'noDeposit' | 'cashback';

/**
 * The terms that decide what an offer costs; null is unknown. Amounts are in units of the offer's first currency, `percentage` of the
 * deposit or of the loss, `rollover` and `spinRollover` in times, `weights` in percent of a bet by game type.
 */
export type BonusTerms = {
  kind: OfferKind;
  percentage: number | null;
  cap: number | null;
  minimumDeposit: number | null;
  rollover: number | null;
  basis: RolloverBasis | null;
  weights: Readonly<Record<string, number>>;
  maximumBet: number | null;
  maximumCashout: number | null;
  minimumWithdrawal: number | null;
  isSticky: boolean | null;
  days: number | null;
  spins: number;
  spinValue: number | null;
  spinRollover: number | null;
  minimumLoss: number | null;
  paidAs: CashbackForm | null;
};

export function termsOf({ offerType, attributes }: Offer): BonusTerms {
  const spins = known(attributes.freeSpins) ?? 0;
  const basis = attributes.rolloverBasis;
  return {
    kind: kindOf(offerType, known(attributes.amount1), spins, attributes.cashbackPaidAs),
    percentage: known(attributes.percentage),
    cap: known(attributes.amount1),
    minimumDeposit: known(attributes.minimumDeposit),
    rollover: known(attributes.rollover),
    basis,
    weights: attributes.gameWeights,
    maximumBet: known(attributes.maximumBet),
    maximumCashout: known(attributes.maximumCashout),
    minimumWithdrawal: known(attributes.minimumWithdrawal),
    isSticky: attributes.isSticky,
    days: known(attributes.validityDays),
    spins,
    spinValue: known(attributes.spinValue),
    // Where an offer is made of spins alone, its rollover is theirs.
    spinRollover: known(attributes.spinRollover) ?? (basis === 'winnings' ? known(attributes.rollover) : null),
    minimumLoss: known(attributes.cashbackMinimumLoss),
    paidAs: attributes.cashbackPaidAs,
  };
}

function kindOf(offerType: string, amount: number | null, spins: number, paidAs: CashbackForm | null): OfferKind {
  const type = offerType.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (paidAs !== null || type.includes('cashback')) return 'cashback';
  if (type.includes('nodeposit') || type.includes('sindeposito')) return 'noDeposit';
  return type.includes('spin') || (spins > 0 && !amount) ? 'spins' : 'match';
}

function known(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : null;
}
