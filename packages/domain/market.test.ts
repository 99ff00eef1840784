import { expect, test } from 'vitest';
import { dayInMarket, dayOf, hourInMarket } from './market.ts';
import { currencyUnit, currencyUnits } from './marketNames.ts';

test('one unit of the money of Chile is told from several', () => {
  expect([currencyUnit, currencyUnits]).toEqual(['peso', 'pesos']);
});

test('a moment is on the day that calendars in Chile show', () => {
  expect(dayInMarket(new Date('2026-11-02T01:00:00.000Z'))).toBe('2026-11-01');
  expect(dayInMarket(new Date('2026-11-02T03:00:00.000Z'))).toBe('2026-11-02');
});

test('an hour is that of clocks in Chile, in summer and in winter', () => {
  expect(hourInMarket(new Date('2026-11-02T02:59:00Z'))).toBe(23);
  expect(hourInMarket(new Date('2026-11-02T03:00:00Z'))).toBe(0);
  expect(hourInMarket(new Date('2026-07-02T12:00:00Z'))).toBe(8);
});

test.each([
  ['2026-11-02', '2026-11-02'],
  ['2026-11-02T00:00:00.000Z', '2026-11-02'],
  ['2026-11-02T00:00:00+00:00', '2026-11-02'],
  ['2026-11-02T00:00', '2026-11-02'],
  ['2026-11-02 00:00:00', '2026-11-02'],
  ['2026-11-02T01:00:00Z', '2026-11-01'],
  ['2026-11-02T23:59:59-03:00', '2026-11-02'],
  ['pronto', null],
  ['2026-13-40', null],
  ['', null],
])('the day of %j is %s', (iso, day) => {
  expect(dayOf(iso)).toBe(day);
});
