import { describe, expect, test } from 'vitest';
import { calculateCost } from './calculateCost.ts';

const texts = { amount: '300.000', rollover: '35', rtp: '96,4' };

const calculate = (changes: Partial<typeof texts> = {}) => calculateCost({ ...texts, ...changes }, 'es-CL');

test('reads what people write', () => {
  const { cost, invalid } = calculate({ amount: '$1.500.000' });
  expect(cost.turnover).toBe(52_500_000);
  expect(cost.expectedLoss).toBeCloseTo(1_890_000, 4);
  expect(invalid).toEqual({ amount: false, rollover: false, rtp: false });
});

describe('what is no number', () => {
  test.each([
    ['amount', 'trescientos'],
    ['amount', '1.50.000'],
    ['rollover', '-35'],
    ['rtp', '120'],
    ['rtp', '96,4,1'],
  ] as const)('%s %j is a mistake, and gives none', (name, text) => {
    const { cost, invalid } = calculate({ [name]: text });
    expect(invalid).toEqual({ amount: false, rollover: false, rtp: false, [name]: true });
    expect(cost.left).toBeNull();
  });

  test.each(['amount', 'rollover', 'rtp'] as const)('an empty %s is none either, but no mistake', (name) => {
    const { cost, invalid } = calculate({ [name]: ' ' });
    expect(Object.values(invalid)).toEqual([false, false, false]);
    expect(cost.left).toBeNull();
    expect(cost.turnover).toBe(name === 'rtp' ? 10_500_000 : null);
  });
});
