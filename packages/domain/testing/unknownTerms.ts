import type { BonusTerms } from '../bonusCost/bonusTerms.ts';

/** An offer of which nothing is known but that it is a bonus on the deposit. */
export const unknownTerms: BonusTerms = {
  kind: 'match',
  percentage: null,
  cap: null,
  minimumDeposit: null,
  rollover: null,
  basis: null,
  weights: {},
  maximumBet: null,
  maximumCashout: null,
  minimumWithdrawal: null,
  isSticky: null,
  days: null,
  spins: 0,
  spinValue: null,
  spinRollover: null,
  minimumLoss: null,
  paidAs: null,
};
