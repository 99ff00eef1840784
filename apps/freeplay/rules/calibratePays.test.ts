import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibratePays, meanPay } from './calibratePays.ts';

const anyTerms = fc.record({ share: fc.double({ min: 0.8, max: 0.99, noNaN: true }), limit: fc.integer({ min: 2, max: 1_000_000 }) });
const anyOutcomes = fc
  .array(fc.record({ weight: fc.integer({ min: 1, max: 1000 }), shape: fc.constantFrom(0, 0, 0.2, 1, 3, 10, 250, 5000) }), {
    minLength: 2,
    maxLength: 13,
  })
  .map((parts) => {
    const all = parts.reduce((sum, { weight }) => sum + weight, 0);
    return parts.map(({ weight, shape }) => ({ chance: weight / all, shape }));
  });

describe('calibratePays', () => {
  it('gives back the share exactly and passes the limit nowhere, whatever the outcomes', () => {
    fc.assert(
      fc.property(anyOutcomes, anyTerms, (outcomes, terms) => {
        const pays = calibratePays(outcomes, terms);
        expect(meanPay(outcomes, pays)).toBeCloseTo(terms.share, 9);
        for (const pay of pays) {
          expect(pay).toBeGreaterThanOrEqual(0);
          expect(pay).toBeLessThanOrEqual(terms.limit);
        }
      }),
    );
  });

  it('rounds prizes to numbers that read well and leaves the rest to the most frequent', () => {
    const outcomes = [
      { chance: 0.7, shape: 0 },
      { chance: 0.25, shape: 1 },
      { chance: 0.05, shape: 7.3 },
    ];
    const [none, small, great] = calibratePays(outcomes, { share: 0.95, limit: 100 });
    expect([none, great]).toEqual([0, 11]);
    expect(small).toBeCloseTo((0.95 - 0.05 * 11) / 0.25, 12);
  });

  it('gives something back to everybody where the limit for all prizes is too little', () => {
    const outcomes = [
      { chance: 0.75, shape: 0 },
      { chance: 0.25, shape: 1 },
    ];
    expect(calibratePays(outcomes, { share: 0.95, limit: 2 })).toEqual([0.6, 2].map((pay) => expect.closeTo(pay, 12) as number));
  });
});
