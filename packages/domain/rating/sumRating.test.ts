import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumDigits, sumRating } from './sumRating.ts';

const part = fc.record({ score: fc.integer({ min: 0, max: 100 }).map((tenth) => tenth / 10), weight: fc.integer({ min: 1, max: 100 }) });
const someParts = fc.array(part, { minLength: 1, maxLength: 8 });

test('the sum is score × weight of every part', () => {
  const sum = sumRating([
    { name: 'Confianza', score: 9, weight: 0.6 },
    { name: 'Pagos', score: 7, weight: 0.4 },
  ]);
  expect(sum?.parts.map(({ contribution }) => contribution)).toEqual([expect.closeTo(5.4), expect.closeTo(2.8)]);
  expect(sum?.total).toBeCloseTo(8.2);
  expect(sum?.rating).toBe(8.2);
});

test('nothing that weighs is no rating', () => {
  expect(sumRating([{ score: 8, weight: 0 }])).toBeNull();
  expect(sumRating([])).toBeNull();
});

test('a rating lies between its lowest and its highest part, and is what the parts contribute', () => {
  fc.assert(
    fc.property(someParts, (parts) => {
      const sum = sumRating(parts);
      const scores = parts.map(({ score }) => score);
      expect(sum?.rating).toBeGreaterThanOrEqual(Math.min(...scores));
      expect(sum?.rating).toBeLessThanOrEqual(Math.max(...scores));
      expect(sum?.parts.reduce((total, { contribution }) => total + contribution, 0)).toBeCloseTo(sum?.total ?? Number.NaN);
      expect(sum?.parts.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1);
    }),
  );
});

test('weights count relative to each other, whatever they add up to', () => {
  fc.assert(
    fc.property(someParts, fc.integer({ min: 2, max: 1000 }), (parts, factor) => {
      const larger = parts.map(({ score, weight }) => ({ score, weight: weight * factor }));
      expect(sumRating(larger)?.total).toBeCloseTo(sumRating(parts)?.total ?? Number.NaN);
    }),
  );
});

test('as many decimals are shown as the sum needs', () => {
  const sumOf = (score: number) =>
    sumRating([
      { name: 'a', score, weight: 0.25 },
      { name: 'b', score: 8, weight: 0.75 },
    ]);
  expect([sumOf(8), sumOf(8.1)].map((sum) => sum && sumDigits(sum))).toEqual([2, 3]);
});
