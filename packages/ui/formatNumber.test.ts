// Requirements: 1.4, 5.15.
import { describe, expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';
import { formatMoney, formatNumber, formatPercent } from './formatNumber.ts';

/** Spaces that do not break, as plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('thousands are separated with commas unless the page says otherwise', () => {
  expect(formatNumber(1234567)).toBe('1,234,567');
  expect(formatNumber(999)).toBe('999');
  expect(formatPercent(96.51)).toBe('96.51%');
});

describe.each([
  ['es-CL', '1.234.567,89', '96,51 %', '$1.234.567', 'US$20,50', '2 de noviembre de 2026', '2 nov 2026'],
  ['en', '1,234,567.89', '96.51%', 'CLP 1,234,567', '$20.50', 'November 2, 2026', 'Nov 2, 2026'],
  ['fr-CA', '1 234 567,89', '96,51 %', '1 234 567 CLP', '20,50 $ US', '2 novembre 2026', '2 nov. 2026'],
  ['de-DE', '1.234.567,89', '96,51 %', '1.234.567 CLP', '20,50 $', '2. November 2026', '2. Nov. 2026'],
])('in %s', (locale, number, percent, pesos, dollars, long, short) => {
  test('numbers and percentages', () => {
    expect(plain(formatNumber(1234567.891, locale))).toBe(number);
    expect(plain(formatPercent(96.51, locale))).toBe(percent);
  });

  test('money, which has no decimals when it is whole', () => {
    expect(plain(formatMoney(1234567, 'CLP', locale))).toBe(pesos);
    expect(plain(formatMoney(20.5, 'USD', locale))).toBe(dollars);
  });

  test('dates', () => {
    expect(plain(formatDate('2026-11-02', locale))).toBe(long);
    expect(plain(formatDate('2026-11-02', locale, 'short'))).toBe(short);
  });
});

test('a number and its sign stay on one line', () => {
  expect(formatPercent(96.51, 'es-CL')).toBe('96,51\u00a0%');
});

test('decimals that are asked for are always shown', () => {
  expect(formatNumber(9, 'es-CL', 1)).toBe('9,0');
});

test('a currency that nobody knows stands as it is', () => {
  expect(formatMoney(5, 'BITS!', 'es-CL')).toBe('BITS! 5');
});

test('moments are days in Chile', () => {
  expect(formatDate('2026-11-02T01:00:00.000Z', 'es-CL', 'short')).toBe('1 nov 2026');
  expect(formatDate('pronto', 'es-CL')).toBe('pronto');
});
