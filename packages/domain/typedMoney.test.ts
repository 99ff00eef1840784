import { describe, expect, it } from 'vitest';
import { formatTypedMoney, parseTypedMoney } from './typedMoney.ts';

describe('typed money', () => {
  it.each([
    ['20000', 20_000],
    ['20.000', 20_000],
    ['20,000', 20_000],
    [' $ 20.000 ', 20_000],
    ['1.234.567', 1_234_567],
    ['1.234,5', 1234.5],
    ['1,234.50', 1234.5],
    ['19,99', 19.99],
    ['0.5', 0.5],
    ['0', 0],
  ])('%j is %d', (text, amount) => expect(parseTypedMoney(text)).toBe(amount));
  it.each(['', '$', '-5', '0.500', '1.23.456', '1.234,567', '1.5000', '20 mil', '1e3', 'x'])('%j is no amount', (text) =>
    expect(parseTypedMoney(text)).toBeNull(),
  );
  it.each([20_000, 1234.5, 0, 5000])('%d is written as it is read', (amount) =>
    expect(parseTypedMoney(formatTypedMoney(amount))).toBe(amount),
  );
  it.each([
    [5000, '5.000'],
    [10_000, '10.000'],
  ])('%d has its thousands apart and no sign', (amount, text) => expect(formatTypedMoney(amount)).toBe(text));
});
