import { expect, test } from 'vitest';
import { formatDate, formatDay } from './formatDate.ts';
import { formatMoney, formatNumber } from './formatNumber.ts';

test('numbers follow the locale', () => {
  expect(formatNumber(96.51, 'es-CL')).toBe('96,51');
  expect(formatNumber(9, 'es-CL', 1)).toBe('9,0');
  expect(formatNumber(1234567, 'en')).toBe('1,234,567');
});

test('money has no decimals when it is whole', () => {
  expect(formatMoney(1234567, 'CLP', 'es-CL')).toBe('$1.234.567');
  expect(formatMoney(20, 'USD', 'es-CL')).toBe('US$20');
  expect(formatMoney(20.5, 'USD', 'en')).toBe('$20.50');
});

test('a currency that nobody knows stands as it is', () => {
  expect(formatMoney(5, 'BITS!', 'es-CL')).toBe('BITS! 5');
});

test('dates are days, and moments are days in Chile', () => {
  expect(formatDate('2026-11-02', 'es-CL')).toBe('2 de noviembre de 2026');
  expect(formatDate('2026-11-02', 'es-CL', 'short')).toBe('2 nov 2026');
  expect(formatDate('2026-11-02T01:00:00.000Z', 'es-CL', 'short')).toBe('1 nov 2026');
  expect(formatDate('pronto', 'es-CL')).toBe('pronto');
  expect(formatDay(new Date('2026-11-02T01:00:00.000Z'))).toBe('2026-11-01');
});
