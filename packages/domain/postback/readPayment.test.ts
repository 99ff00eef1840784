// Requirements: 11.3, 11.10.
import { expect, test } from 'vitest';
import { readMoney, readPayment } from './readPayment.ts';

test.each([
  ['1234.50', '.', '1234.5'],
  ['-20', '.', '-20'],
  ['1,234,567.89', '.', '1234567.89'],
  ['0.00000001', '.', '0.00000001'],
  ['1.234,50', ',', '1234.5'],
  ['007', '.', '7'],
  ['+5', '.', '5'],
  ['(12.50)', '.', '-12.5'],
  ['(1.234,50)', ',', '-1234.5'],
  ['12.50-', '.', '-12.5'],
  ['$ (12.50)', '.', '-12.5'],
  ['-(12.50)', '.', null],
  ['USD (12.50)', '.', '-12.5'],
  ['\u221212.50', '.', '-12.5'],
  ['-0.00', '.', '0'],
  ['1 234,50', ',', '1234.5'],
  ["1'234.50", '.', '1234.5'],
  ['9007199254740993.01', '.', '9007199254740993.01'],
  ['.5', '.', '0.5'],
  ['-,50', ',', '-0.5'],
  ['$.50', '.', '0.5'],
  ['5.', '.', '5'],
  ['1\u202F234,50', ',', '1234.5'],
  ['1\u00A0234,50', ',', '1234.5'],
  ['\u200E-5\u202C', '.', '-5'],
  ['.', '.', null],
  ['-', '.', null],
  ['.5.', '.', null],
  ['1.2.3', '.', null],
  ['12,34', '.', null],
  ['12 34', '.', null],
  ['12345678901234567', '.', null],
  ['', '.', null],
  ['--5', '.', null],
  ['(-5)', '.', null],
  ['1e9', '.', null],
  ['USD 5 USD', '.', null],
] as const)('the amount %s with "%s" before its decimals is %s', (text, decimal, amount) => {
  expect(readMoney(text, decimal)?.amount ?? null).toBe(amount);
});

test.each([
  ['USD 12.50', '', 'USD'],
  ['12.50 eur', '', 'EUR'],
  ['-US$12.50', '', 'USD'],
  ['($12.50)', 'CAD', 'CAD'],
  ['S/. 12.50', '', 'PEN'],
  ['$12.50', '', 'CLP'],
  ['U$S 12.50', '', 'USD'],
  ['CA$12.50', '', 'CAD'],
  ['12.50 euros', '', 'EUR'],
  ['CLP 1234', '', 'CLP'],
  ['12.50', 'US$', 'USD'],
  ['12.50', '€', 'EUR'],
  ['12.50', '$', 'CLP'],
] as const)('the amount %s with the code "%s" is in %s', (text, code, currency) => {
  expect(readPayment(text, code, { decimal: '.', currency: 'CLP' })).toMatchObject({ currency });
});

test.each(['NULL', 'none', 'Pesos', '{currency}', 'X'])('%s is no currency', (code) => {
  expect(readPayment('5', code, { decimal: '.', currency: 'USD' })).toBe('currency');
});

test('an amount in pesos of no country cannot be read', () => {
  expect(readPayment('5 pesos', '', { decimal: '.', currency: 'USD' })).toBe('amount');
});

test.each(['', ' ', '-', '—', ' $ -   ', 'null', 'N/A'])('the amount %j says nothing, and needs no currency', (text) => {
  expect(readPayment(text, 'null', { decimal: '.', currency: null })).toEqual({ amount: null, currency: null });
});
