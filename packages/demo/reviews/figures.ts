import type { DemoOffer, DemoPartner } from '../partners/partner.schema.ts';

/** What a bonus costs: turnover to play through, the loss to expect on the way at the casino's RTP, and what is left. */
export type BonusCost = { deposit: number; bonus: number; turnover: number; expectedLoss: number; balance: number };

// Share of a bet at the tables that counts towards the rollover.
const tableContribution = 0.1;

/** For a deposit of `deposit` pesos, in whole hundreds. Null where the offer has no amount to play through. */
export function bonusCost(offer: DemoOffer, partner: Pick<DemoPartner, 'rtp' | 'gameTypes'>, deposit = 50000): BonusCost | null {
  if (!offer.percentage || !offer.amount || !offer.rollover || offer.type === 'cashback') return null;
  const paid = Math.max(deposit, offer.minimumDeposit ?? 0);
  const bonus = Math.min((paid * offer.percentage) / 100, offer.amount);
  const turnover =
    ((offer.isOnDepositToo ? paid + bonus : bonus) * offer.rollover) / (partner.gameTypes.includes('SLOTS') ? 1 : tableContribution);
  const expectedLoss = Math.round((turnover * (100 - partner.rtp)) / 10000) * 100;
  return { deposit: paid, bonus, turnover, expectedLoss, balance: bonus - expectedLoss };
}

/** `de 3 a 24 horas`, `de 1 a 4 días` */
export function payoutRange([shortest, longest]: readonly [number, number]): string {
  if (shortest >= 24) return `de ${Math.round(shortest / 24)} a ${Math.round(longest / 24)} días`;
  return longest > 72 ? `de ${shortest} horas a ${Math.round(longest / 24)} días` : `de ${shortest} a ${longest} horas`;
}
