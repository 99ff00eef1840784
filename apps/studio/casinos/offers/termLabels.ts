import type { CashbackForm, RolloverBasis } from '@lupa/contracts/offer.ts';

export const basisLabels: Record<RolloverBasis, string> = {
  bonus: 'El bono',
  depositAndBonus: 'El depósito y el bono',
  winnings: 'Lo ganado con los giros',
};

export const cashbackLabels: Record<CashbackForm, string> = { cash: 'Plata que se puede retirar', bonus: 'Bono, con rollover' };
