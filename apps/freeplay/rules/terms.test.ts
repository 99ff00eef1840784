// Requirements: 13.4.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairPrize, listNumbers, payCredits, readTerms, computeAverageCost } from './terms.ts';

describe('readTerms', () => {
  it('takes the catalogue at its word', () => {
    expect(readTerms({ rtp: 96.51, highestWin: 5000 })).toEqual({ share: expect.closeTo(0.9651, 12) as number, limit: 5000 });
    expect(readTerms({ rtp: 94, highestWin: 12.5 }).limit).toBe(12);
  });

  it('takes what is no statement as nothing said', () => {
    for (const rtp of [null, Number.NaN, 0, -3, 0.9651, 250]) expect(readTerms({ rtp, highestWin: null }).share).toBe(0.95);
    for (const highestWin of [null, Number.NaN, 0, 1, Infinity]) expect(readTerms({ rtp: null, highestWin }).limit).toBe(1000);
  });
});

describe('payCredits', () => {
  it('pays whole credits whose mean is exact', () => {
    // Every thousandth of the unit interval once: a random source without chance.
    const amounts = listNumbers(0, 999).map((step) => payCredits(10, 1.0237, () => (step + 0.5) / 1000));
    expect(new Set(amounts)).toEqual(new Set([10, 11]));
    expect(amounts.reduce((sum, amount) => sum + amount, 0) / 1000).toBeCloseTo(10.237, 9);
  });

  it('leaves whole amounts alone, also where decimals miss them by a hair', () => {
    expect(payCredits(100, 1.1, () => 0)).toBe(110);
    expect(payCredits(300, 0.29, () => 0.9999)).toBe(87);
  });
});

it('fairPrize gives back the share within the limit', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 0.9, noNaN: true }),
      fc.double({ min: 0.8, max: 0.99, noNaN: true }),
      fc.integer({ min: 2, max: 5000 }),
      (chance, share, limit) => {
        const { won, lost } = fairPrize(chance, { share, limit });
        expect(chance * won + (1 - chance) * lost).toBeCloseTo(share, 9);
        expect(won).toBeLessThanOrEqual(limit);
        expect(lost).toBeLessThanOrEqual(limit);
        expect(lost).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

it.each([
  ['a game that says what it returns', { type: 'SLOTS', rtp: 96 }, 400],
  ['a usual slot where nothing is said', { type: 'SLOTS', rtp: null }, 500],
  ['a usual roulette where nothing is said', { type: 'ROULETTE', rtp: null }, 270],
  ['a slot whose figure cannot be one', { type: 'SLOTS', rtp: 960 }, 500],
  ['a game that keeps nothing', { type: 'BLACKJACK', rtp: 100 }, 0],
] as const)('staking 10.000 costs on average what is kept by %s', (_, facts, expected) => {
  expect(computeAverageCost(10_000, facts)).toBeCloseTo(expected, 6);
});
