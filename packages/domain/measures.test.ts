import { describe, expect, test } from 'vitest';
import { readAmount, readPayoutTime, readPercent } from './measures.ts';

describe('figures in texts', () => {
  test.each([
    ['0 a 24 horas', 24],
    ['3 horas a 2 días', 48],
    ['1 a 3 días hábiles', 72],
    ['30 minutos', 0.5],
    ['1 to 2 days', 48],
    ['1,5 horas', 1.5],
    ['2 días, con Skrill 12 horas', 48],
    ['Inmediato', null],
    ['-', null],
  ])('a payout time of %j takes at most %j hours', (text, hours) => {
    expect(readPayoutTime(text)?.value ?? null).toBe(hours);
  });

  test.each([
    ['$5.000.000 por semana', { value: 5_000_000, unit: '$ por semana' }],
    ['US$ 500', { value: 500, unit: 'us$' }],
    ['$5.000 diarios, $90.000 por mes', null],
    ['Sin tope en cripto', null],
  ])('an amount of %j', (text, expected) => {
    expect(readAmount(text)).toEqual(expected);
  });

  test.each([
    ['96,4\u00a0%', 96.4],
    ['96.4%', 96.4],
    ['96 a 97 %', null],
    ['96 % a 97 %', null],
    ['-', null],
  ])('a share of %j', (text, expected) => {
    expect(readPercent(text)?.value ?? null).toBe(expected);
  });
});
