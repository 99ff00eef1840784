// Requirements: 11.7.
import { describe, expect, test } from 'vitest';
import { estimateEarnings, estimateRate } from './estimates.ts';

describe('a rate', () => {
  // Newcombe 1998, table I: 81 of 263.
  test('has the Wilson interval of the literature', () => {
    const { value, low, high } = estimateRate(81, 263) ?? { value: 0, low: 0, high: 0 };
    expect([value, low, high].map((share) => Number(share.toFixed(4)))).toEqual([0.308, 0.2553, 0.3662]);
  });
  test('of nothing is not certainly nothing', () => {
    expect(estimateRate(0, 148)).toMatchObject({ value: 0, low: 0, high: expect.closeTo(0.0253, 4) });
  });
  test('is not told of few clicks, nor of more conversions than clicks', () => {
    expect([estimateRate(3, 99), estimateRate(101, 100)]).toEqual([null, null]);
    expect(estimateRate(3, 100)).not.toBeNull();
  });
});

describe('what a click earns', () => {
  test('is the mean over all clicks, with the spread of what was paid', () => {
    const paid = { sum: 20 * 50, squares: 20 * 50 ** 2, payments: 20 };
    expect(estimateEarnings(paid, 1000)).toEqual({ value: 1, low: expect.closeTo(0.566, 3), high: expect.closeTo(1.434, 3) });
  });
  test('is not told of few clicks or few payments', () => {
    expect(estimateEarnings({ sum: 10, squares: 10, payments: 9 }, 1000)).toBeNull();
    expect(estimateEarnings({ sum: 100, squares: 100, payments: 100 }, 99)).toBeNull();
  });
});
