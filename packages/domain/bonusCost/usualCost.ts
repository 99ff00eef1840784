import type { Offer } from '@lupa/contracts/offer.ts';
import { fractionDigitsOf } from '../currencies.ts';
import { type CostGame, costGames, referenceSlot } from './bets.ts';
import { type BonusTerms, termsOf } from './bonusTerms.ts';
import { type BonusCost, type BonusResult, computeBonusCost, type CostQuestion } from './computeBonusCost.ts';

export const usualDeposits: Readonly<Record<string, number>> = {
  CLP: 50_000,
  USD: 50,
  EUR: 50,
  CAD: 75,
  GBP: 50,
  PEN: 200,
  MXN: 1000,
  BOB: 350,
  BRL: 250,
  COP: 200_000,
  CRC: 25_000,
  DOP: 3000,
  GTQ: 400,
  HNL: 1200,
  NIO: 1800,
  PAB: 50,
  PYG: 400_000,
  UYU: 2000,
};

/** A bet is this part of the deposit, or of the money that an offer gives where that is less: 50,000 pesos are 100 bets of 500. */
const betsInDeposit = 100;
const betsInBalance = 50;
const maximumKept = 2000;
const kept = new Map<string, BonusCost>();

/** The question that is answered where nobody asks another; null in a currency that has no usual deposit. */
export function usualQuestion(terms: BonusTerms, currency: string): CostQuestion | null {
  const deposit = usualDeposits[currency];
  return deposit === undefined ? null : { deposit, stake: usualStake(terms, deposit), game: usualGame(terms), slot: referenceSlot };
}

/** The mean slot, or the game that counts most where slots do not count. */
function usualGame({ weights }: BonusTerms): CostGame {
  if (weights['SLOTS'] !== 0) return 'SLOTS';
  return costGames.toSorted((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0))[0] ?? 'SLOTS';
}

export function usualStake(terms: BonusTerms, deposit: number): number {
  const { kind, cap, spins, spinValue, maximumBet } = terms;
  const given = kind === 'noDeposit' || kind === 'spins' ? (cap ?? 0) + spins * (spinValue ?? 0) : Infinity;
  const stake = Math.min(deposit / betsInDeposit, given >= 1 ? given / betsInBalance : Infinity);
  return Math.min(stake, maximumBet ?? Infinity);
}

export function lookUpBonusCost(terms: BonusTerms, question: CostQuestion): BonusCost {
  const key = JSON.stringify([terms, question]);
  const known = kept.get(key);
  if (known) return known;
  const cost = computeBonusCost(terms, question);
  const [oldest] = kept.keys();
  if (kept.size >= maximumKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, cost);
  return cost;
}

/** The usual cost of an offer; null in a currency that has no usual deposit. */
export function usualCostOf(offer: Offer, currency: string): BonusCost | null {
  const terms = termsOf(offer);
  const question = usualQuestion(terms, currency);
  return question && lookUpBonusCost(terms, question);
}

/**
 * Sorts what offers cost, the cheapest first: where fewer people withdraw nothing, then where more comes back. What is not known comes last.
 */
export function compareCosts(one: BonusResult | null, other: BonusResult | null): number {
  if (!one || !other) return Number(one === null) - Number(other === null);
  return one.people.nothing - other.people.nothing || other.back - one.back;
}

/** Averages are told in whole units, in hundreds of them where a currency has no decimals, as pesos: the half goes away from nothing. */
export function roundAverage(amount: number, currency: string): number {
  const unit = fractionDigitsOf(currency) === 0 ? 100 : 1;
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount) / unit) * unit;
  return rounded === 0 ? 0 : rounded;
}
