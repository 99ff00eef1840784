import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chanceOf, highestChance, lowestChance, multiplyPercent, payPercent, rollPercent } from './percentDice.ts';

const side = fc.constantFrom('under', 'over');
const rtp = fc.double({ min: 92, max: 99, noNaN: true });

it('returns what is stated for every target', () => {
  fc.assert(
    fc.property(rtp, side, (stated, side) => {
      for (let chance = lowestChance; chance <= highestChance(stated); chance += 1) {
        const target = side === 'under' ? chance : 100 - chance;
        expect(chanceOf(side, target)).toBe(chance);
        const paid = Array.from({ length: 100 }, (_, roll) => payPercent(stated, 1_000_000, side, target, roll));
        expect(paid.reduce((sum, each) => sum + each, 0) / 1_000_000).toBeCloseTo(stated, 3);
      }
    }),
  );
});

it('pays whole credits, more than the bet and never more than the multiplier says', () => {
  fc.assert(
    fc.property(
      rtp,
      side,
      fc.integer({ min: 2, max: 98 }),
      fc.nat(99),
      fc.integer({ min: 1, max: 100_000 }),
      (stated, side, target, roll, bet) => {
        const paid = payPercent(stated, bet, side, target, roll);
        expect(Number.isInteger(paid)).toBe(true);
        expect(paid).toBeLessThanOrEqual(bet * multiplyPercent(stated, side, target) + 1e-6);
        if (chanceOf(side, target) <= highestChance(stated)) expect(multiplyPercent(stated, side, target)).toBeGreaterThan(1);
      },
    ),
  );
});

it('rolls each of the hundred equally often', () => {
  const rolls = Array.from({ length: 10_000 }, (_, step) => rollPercent(() => (step + 0.5) / 10_000));
  const counts = Map.groupBy(rolls, (roll) => roll);
  expect(counts.size).toBe(100);
  for (const same of counts.values()) expect(same).toHaveLength(100);
});
