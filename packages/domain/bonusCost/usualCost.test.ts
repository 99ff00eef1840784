import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostGame, costGames } from './bets.ts';
import type { BonusTerms } from './bonusTerms.ts';
import type { BonusResult } from './computeBonusCost.ts';
import { compareCosts, roundAverage, usualQuestion, usualStake } from './usualCost.ts';
import { unknownTerms } from '../testing/unknownTerms.ts';

const terms = (changes: Partial<BonusTerms> = {}): BonusTerms => ({
  ...unknownTerms,
  percentage: 100,
  cap: 100_000,
  rollover: 30,
  ...changes,
});
const gameOf = (weights: Record<string, number>) => usualQuestion(terms({ weights }), 'CLP')?.game;

describe('the game for which a cost is told', () => {
  it('is the slots wherever they count, even least of all', () => {
    expect(gameOf({})).toBe('SLOTS');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (weight) => {
        expect(gameOf({ SLOTS: weight, ROULETTE: 100 })).toBe('SLOTS');
      }),
    );
  });

  it('is one that counts most where slots do not', () => {
    const others = costGames.filter((game) => game !== 'SLOTS');
    const counts = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(fc.tuple(counts, counts, counts, counts), (drawn) => {
        const weights: Record<string, number> = { SLOTS: 0, ...Object.fromEntries(others.map((game, place) => [game, drawn[place] ?? 0])) };
        expect(weights[gameOf(weights) as CostGame]).toBe(Math.max(...drawn));
      }),
    );
    expect(gameOf({ SLOTS: 0, BACCARAT: 10 })).toBe('BACCARAT');
  });
});

describe('the usual bet', () => {
  it.each<[string, Partial<BonusTerms>, number]>([
    ['is a hundredth of the deposit', {}, 500],
    ['is what the terms allow', { maximumBet: 499 }, 499],
    ['is no more than usual where the terms allow more', { maximumBet: 501 }, 500],
    ['is a fiftieth of money without a deposit', { kind: 'noDeposit', cap: 5000 }, 100],
    ['counts what spins are worth', { kind: 'spins', cap: null, spins: 50, spinValue: 100 }, 100],
    ['counts both', { kind: 'spins', cap: 5000, spins: 50, spinValue: 100 }, 200],
    ['is the usual one where the gift is worth less than one unit', { kind: 'noDeposit', cap: 0.5 }, 500],
    ['is of a gift of one unit', { kind: 'noDeposit', cap: 1 }, 0.02],
  ])('%s', (_, changes, stake) => {
    expect(usualStake(terms(changes), 50_000)).toBe(stake);
  });

  it('is unknown in a currency without a usual deposit', () => {
    expect(usualQuestion(terms(), 'XXX')).toBeNull();
  });
});

describe('the order of costs', () => {
  const result = (nothing: number, back: number) => ({ people: { nothing }, back }) as BonusResult;
  it.each([
    ['where fewer withdraw nothing', result(10, 0), result(11, 100)],
    ['where more comes back, when as many do', result(10, 100), result(10, 99)],
    ['what is known', result(100, 0), null],
  ])('has first %s', (_, first, second) => {
    expect(compareCosts(first, second)).toBeLessThan(0);
    expect(compareCosts(second, first)).toBeGreaterThan(0);
  });

  it('has none before its equal', () => {
    expect(compareCosts(result(10, 100), result(10, 100))).toBe(0);
    expect(compareCosts(null, null)).toBe(0);
  });
});

it.each([
  [149, 'CLP', 100],
  [150, 'CLP', 200],
  [-150, 'CLP', -200],
  [-49, 'CLP', 0],
  [1.5, 'USD', 2],
  [-1.5, 'USD', -2],
  [1.49, 'USD', 1],
])('an average of %d %s is told as %d', (amount, currency, told) => {
  expect(roundAverage(amount, currency)).toBe(told);
});
