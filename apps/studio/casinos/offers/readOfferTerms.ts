import type { Contradicted } from '@lupa/domain/bonusCost/findContradictions.ts';
import { rolloverBases } from '@lupa/contracts/offer.ts';

/** The terms of an offer as an editor has filled them in; what is empty is null. */
export function readOfferTerms(offer: Readonly<Record<string, unknown>>): Contradicted {
  const text = (name: string) => (typeof offer[name] === 'string' ? offer[name] : '');
  const number = (name: string) => (typeof offer[name] === 'number' ? offer[name] : null);
  return {
    titlePreview: text('titlePreview'),
    terms: text('terms'),
    rollover: number('rollover'),
    rolloverBasis: rolloverBases.find((basis) => basis === offer['rolloverBasis']) ?? null,
    maximumBet: number('maximumBet'),
    maximumCashout: number('maximumCashout'),
    minimumDeposit: number('minimumDeposit'),
    validityDays: number('validityDays'),
    freeSpins: number('freeSpins'),
    percentage: number('percentage'),
    amount1: number('amount1'),
  };
}
