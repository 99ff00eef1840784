import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';

test.each([
  ['1.500.000', 1_500_000],
  ['1500000', 1_500_000],
  ['$1.500.000', 1_500_000],
  ['$ 300.000', 300_000],
  ['1.500', 1500],
  ['96,4', 96.4],
  ['96.4', 96.4],
  ['96,40 %', 96.4],
  ['96,', 96],
  ['1.234,5', 1234.5],
  [' 35 ', 35],
  ['0', 0],
  ['', null],
  ['-35', null],
  ['35x', null],
  ['1e9', null],
  ['1.50.000', null],
  ['1,500,000', null],
  ['96,4,1', null],
  ['mucho', null],
  ['.', null],
])('in Chile %j is %j', (text, expected) => {
  expect(readNumber(text, 'es-CL')).toBe(expected);
});

test.each([
  ['en', '1,500,000.5', 1_500_000.5],
  ['en', '96,4', 96.4],
  ['en', '1.500', 1.5],
  ['de-DE', '1.500', 1500],
  ['fr-CA', '1\u00a0500\u00a0000,5', 1_500_000.5],
])('in %s %j is %j', (locale, text, expected) => {
  expect(readNumber(text, locale)).toBe(expected);
});

test('reads every number as the site itself writes it', () => {
  const numbers = fc.integer({ min: 0, max: 10_000_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.constantFrom('es-CL', 'en', 'fr-CA', 'de-DE'), numbers, (locale, number) => {
      expect(readNumber(formatNumber(number, locale), locale)).toBe(number);
      expect(readNumber(formatPercent(number % 100, locale), locale)).toBeCloseTo(number % 100, 2);
    }),
  );
});

test('reads nothing, or a number that is not negative, whatever is written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,$ %-]{0,12}$/)), (text) => {
      const number = readNumber(text, 'es-CL');
      expect(number === null || number >= 0).toBe(true);
      if (number !== null) expect(text).toMatch(/\d/);
    }),
  );
});
