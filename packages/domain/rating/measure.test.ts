import { casinoRecordExample } from '@lupa/contracts/casinoRecord.ts';
import { expect, test } from 'vitest';
import { measure, measuredHours, payoutRange } from './measure.ts';

const withdrawal = (hours: number | null) => ({
  ...casinoRecordExample,
  transfer: {
    ...(casinoRecordExample.transfer ?? { method: 'x', methodName: 'X', amount: null }),
    askedAt: '2026-10-01T00:00:00Z',
    approvedAt: null,
    receivedAt: hours === null ? null : new Date(Date.parse('2026-10-01T00:00:00Z') + hours * 3_600_000).toISOString(),
  },
});

test('hours are those of the quickest and the slowest withdrawal that arrived', () => {
  expect(measuredHours([withdrawal(3.4), withdrawal(66.75), withdrawal(null)])).toEqual([3, 67]);
  expect(measuredHours([{ ...withdrawal(3), kind: 'deposit' }, { ...withdrawal(5), isWithdrawn: true }, withdrawal(null)])).toBeNull();
});

test.each<[[number, number], string]>([
  [[3, 67], 'de 3 a 67 horas'],
  [[10, 96], 'de 10 horas a 4 días'],
  [[26, 72], 'de 1 a 3 días'],
  [[3, 3], 'en 3 horas'],
  [[166, 166], 'hasta 7 días'],
  [[233, 234], 'hasta 10 días'],
])('%j is told as %s', (hours, told) => {
  expect(payoutRange(hours)).toBe(told);
});

test.each([
  [30, null, 30],
  [30, 100, 30],
  [30, 20, 150],
  [30, 0, Infinity],
  [null, 20, 0],
])('a rollover of %j at %j %% is %d times', (rollover, weight, times) => {
  const record = { ...casinoRecordExample, kind: 'terms' as const, transfer: null, terms: { rollover, weight } };
  expect(measure('rollover', [record], new Date('2026-11-01T12:00:00Z'))?.value).toBe(times);
});
