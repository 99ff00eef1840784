// Requirements: 10.11.
import { offerExample } from '@lupa/contracts/offer.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referenceSlot } from './bets.ts';
import { type BonusTerms, termsOf } from './bonusTerms.ts';
import { computeBonusCost, type CostQuestion } from './computeBonusCost.ts';
import { lookUpBonusCost, roundAverage, usualQuestion } from './usualCost.ts';
import { unknownTerms } from '../testing/unknownTerms.ts';

const question: CostQuestion = { deposit: 50_000, stake: 500, game: 'SLOTS', slot: referenceSlot };
const match: BonusTerms = {
  ...unknownTerms,
  percentage: 100,
  cap: 300_000,
  minimumDeposit: 10_000,
  rollover: 35,
  basis: 'bonus',
  weights: { SLOTS: 100, BLACKJACK: 10, BACCARAT: 0 },
  maximumBet: 5000,
  isSticky: false,
  days: 30,
};
const spins: BonusTerms = {
  ...match,
  kind: 'spins',
  percentage: null,
  cap: null,
  rollover: 20,
  basis: 'winnings',
  spins: 20,
  spinValue: 200,
  spinRollover: 20,
};
const cashback: BonusTerms = { ...match, kind: 'cashback', percentage: 10, cap: 100_000, rollover: null, basis: null, paidAs: 'cash' };

function resultOf(terms: BonusTerms, asked: Partial<CostQuestion> = {}) {
  const cost = computeBonusCost(terms, { ...question, ...asked });
  if (cost.is !== 'known') throw new Error(`No cost: ${JSON.stringify(cost)}.`);
  return cost.result;
}

describe('a bonus on the deposit', () => {
  test('is played through as often as its rollover says, on what it is counted on', () => {
    expect(resultOf(match)).toMatchObject({ deposit: 50_000, bonus: 50_000, turnover: 1_750_000, bets: 3500, counted: 100 });
    expect(resultOf({ ...match, basis: 'depositAndBonus' }).turnover).toBe(3_500_000);
    expect(resultOf({ ...match, percentage: 250, cap: 60_000 })).toMatchObject({ bonus: 60_000, turnover: 2_100_000 });
    expect(resultOf(match, { game: 'BLACKJACK' })).toMatchObject({ turnover: 17_500_000, bets: 35_000, counted: 10 });
  });

  test('says what becomes of 100 people, going broke included', () => {
    const { people, back } = resultOf(match);
    expect(people.nothing).toBeGreaterThan(65);
    expect(people.nothing + people.less + people.more).toBe(100);
    // Nobody bets more than the turnover, and the house keeps its share of each bet.
    expect(back).toBeGreaterThan(100_000 - 1_750_000 * 0.041);
    expect(back).toBeLessThan(100_000);
  });

  test('that need not be played is there to withdraw, but for what is taken back', () => {
    expect(resultOf({ ...match, rollover: 0 })).toMatchObject({ back: 100_000, people: { nothing: 0, less: 0, more: 100 } });
    expect(resultOf({ ...match, rollover: 0, isSticky: true }).back).toBe(50_000);
    expect(resultOf({ ...match, rollover: 0, maximumCashout: 20_000 }).back).toBe(70_000);
  });

  test('costs no less with a harder term', () => {
    const harder = fc.constantFrom<Partial<BonusTerms>>(
      { rollover: 45 },
      { basis: 'depositAndBonus' },
      { isSticky: true },
      { maximumCashout: 30_000 },
    );
    fc.assert(
      fc.property(harder, fc.constantFrom(20_000, 50_000, 120_000), (change, deposit) => {
        const asked = { deposit, stake: deposit / 50 };
        expect(resultOf({ ...match, ...change }, asked).back).toBeLessThan(resultOf(match, asked).back * 1.005);
      }),
      { numRuns: 12 },
    );
  });

  test('counts free spins beside it, or says that they are not counted', () => {
    const beside = { ...match, spins: 50, spinValue: 200, spinRollover: 35 };
    expect(resultOf(beside)).toMatchObject({ uncounted: 0 });
    expect(resultOf(beside).turnover).toBeCloseTo(1_750_000 + 50 * 200 * 0.959 * 35, 4);
    expect(resultOf({ ...beside, spinValue: null })).toMatchObject({ uncounted: 50, turnover: 1_750_000 });
  });
});

test('free spins alone cost no deposit, and most people withdraw nothing', () => {
  const result = resultOf(spins, { stake: 80 });
  expect(result).toMatchObject({ deposit: 0, people: { less: 0 } });
  expect(result.turnover).toBeCloseTo(20 * 200 * 0.959 * 20, -1);
  expect(result.people.nothing).toBeGreaterThan(50);
  expect(result.back).toBeLessThan(20 * 200 * 0.959);
});

test('money without a deposit is played through, and no more than the cap can be withdrawn', () => {
  const terms: BonusTerms = { ...match, kind: 'noDeposit', percentage: null, cap: 5000, rollover: 40 };
  const free = resultOf(terms, { stake: 100 });
  const capped = resultOf({ ...terms, maximumCashout: 20_000 }, { stake: 100 });
  expect(free).toMatchObject({ deposit: 0, bonus: 5000, turnover: 200_000 });
  expect(capped.back).toBeLessThan(free.back);
  expect(capped.people).toEqual(free.people);
});

test('a cashback is no gift: first there is a loss', () => {
  const { back, people } = resultOf(cashback);
  expect(back).toBeLessThan(50_000);
  expect(people.more).toBeLessThan(40);
  expect(back).toBeGreaterThan(resultOf({ ...cashback, percentage: 0 }).back);
  expect(resultOf({ ...cashback, minimumLoss: 60_000 }).back).toBeCloseTo(resultOf({ ...cashback, percentage: 0 }).back, 6);
  expect(resultOf({ ...cashback, paidAs: 'bonus', rollover: 10 }).back).toBeLessThan(back);
});

describe('the least that the casino pays out', () => {
  test.each<[string, BonusTerms, number[]]>([
    ['a bonus', match, [4000, 8000, 20_000]],
    ['free spins', spins, [4000, 8000, 20_000]],
    ['a cashback of 10 % of 50,000', cashback, [5001, 10_000, 20_000]],
  ])('leaves nothing of %s that ends below it', (_, terms, amounts) => {
    const backs = [null, ...amounts].map((minimumWithdrawal) => resultOf({ ...terms, minimumWithdrawal }).back);
    backs.slice(1).forEach((back, index) => expect(back).toBeLessThan(backs[index] ?? 0));
  });

  test.each([
    [49_999, 0],
    [50_000, 0],
    [50_001, 100],
  ])('is itself paid: of 50,000 and %d', (minimumWithdrawal, nothing) => {
    expect(resultOf({ ...match, rollover: 0, percentage: 0, minimumWithdrawal }).people.nothing).toBe(nothing);
  });

  test('is asked of what a highest win has left', () => {
    const gift: BonusTerms = { ...match, kind: 'noDeposit', percentage: null, cap: 5000, rollover: 0, minimumWithdrawal: 3000 };
    expect(resultOf({ ...gift, maximumCashout: 3000 })).toMatchObject({ back: 3000, people: { nothing: 0 } });
    expect(resultOf({ ...gift, maximumCashout: 2000 })).toMatchObject({ back: 0, people: { nothing: 100 } });
  });
});

test('a highest win and a sticky bonus hold for what a cashback leaves, too', () => {
  const asBonus: BonusTerms = { ...cashback, percentage: 50, paidAs: 'bonus', rollover: 1 };
  expect(resultOf({ ...cashback, percentage: 50, maximumCashout: 1000 }).back).toBeLessThan(resultOf({ ...cashback, percentage: 5 }).back);
  expect(resultOf({ ...asBonus, maximumCashout: 1000 }).back).toBeLessThan(resultOf(asBonus).back);
  expect(resultOf({ ...asBonus, isSticky: true }).back).toBeLessThan(resultOf(asBonus).back);
});

describe('no number is given', () => {
  test.each<[string, BonusTerms, string[]]>([
    ['without the share of the deposit', { ...match, percentage: null }, ['percentage']],
    ['without the rollover', { ...match, rollover: null }, ['rollover']],
    ['without the worth of spins that are all there is', { ...spins, spinValue: null }, ['spinValue']],
    ['without the amount of a gift', { ...match, kind: 'noDeposit', cap: null }, ['amount']],
  ])('%s', (_, terms, missing) => {
    expect(computeBonusCost(terms, question)).toEqual({ is: 'missing', terms: missing });
  });

  test('for a game of which nobody knows whether it counts', () => {
    expect(computeBonusCost(match, { ...question, game: 'ROULETTE' })).toEqual({ is: 'missing', terms: ['weight'] });
  });

  test.each<[string, Partial<CostQuestion>, object]>([
    ['a stake above the highest', { stake: 5001 }, { reason: 'stakeTooHigh', limit: 5000 }],
    ['a deposit below the least', { deposit: 9999 }, { reason: 'depositTooLow', limit: 10_000 }],
    ['a game that does not count', { game: 'BACCARAT' }, { reason: 'gameDoesNotCount' }],
    ['a stake too low to compute with', { stake: 1 }, { reason: 'stakeTooLow', limit: 100 }],
  ])('for %s: the offer refuses it', (_, asked, refusal) => {
    expect(computeBonusCost(match, { ...question, ...asked })).toEqual({ is: 'refused', refusal });
  });

  test('that is not finite, whatever is asked', () => {
    const amount = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 90 }), (deposit, stake, rollover) => {
        const cost = computeBonusCost({ ...match, rollover, minimumDeposit: null, maximumBet: null }, { ...question, deposit, stake });
        if (cost.is !== 'known') return;
        expect(Number.isFinite(cost.result.back)).toBe(true);
        expect(cost.result.people.nothing + cost.result.people.less + cost.result.people.more).toBe(100);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the usual cost', () => {
  test('is for one deposit, bets of a hundredth of it, and no more than the offer allows', () => {
    expect(usualQuestion(match, 'CLP')).toEqual(question);
    expect(usualQuestion({ ...match, maximumBet: 300 }, 'CLP')?.stake).toBe(300);
    expect(usualQuestion(spins, 'CLP')?.stake).toBe(80);
    expect(usualQuestion(match, 'BTC')).toBeNull();
  });

  test('is computed once for the same terms', () => {
    expect(lookUpBonusCost(match, question)).toBe(lookUpBonusCost({ ...match }, { ...question }));
  });

  test.each([
    [38_449, 38_400],
    [38_450, 38_500],
    [-38_450, -38_500],
    [-20, 0],
  ])('of %d is told as %d', (amount, told) => {
    expect(roundAverage(amount, 'CLP')).toBe(told);
  });
});

test('the terms of an offer are its fields, and a figure below nothing is unknown', () => {
  expect(termsOf(offerExample)).toMatchObject({
    kind: 'match',
    percentage: 100,
    cap: 300_000,
    basis: 'bonus',
    spins: 50,
    spinRollover: 35,
  });
  const { attributes } = offerExample;
  expect(termsOf({ ...offerExample, attributes: { ...attributes, rollover: -1 } }).rollover).toBeNull();
  expect(termsOf({ ...offerExample, offerType: 'cashback' }).kind).toBe('cashback');
  expect(termsOf({ ...offerExample, offerType: 'no-deposit' }).kind).toBe('noDeposit');
  expect(termsOf({ ...offerExample, offerType: 'freeSpins' }).kind).toBe('spins');
});
