// Requirements: 10.5.
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBandEnd, formatDuration, formatMeasured, formatMinutes, formatScore } from './formatMeasure.ts';

const texts = { locale: 'es-CL', microcopy: buildMicrocopy([]) };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [0.4, '< 1 min'],
  [45, '45 min'],
  [158, '2 h 38 min'],
  [59.6, '1 h'],
  [6600, '110 h'],
  [72_000, '1.200 h'],
])('%d minutes are %s', (minutes, text) => {
  expect(plain(formatMinutes(minutes, 'es-CL'))).toBe(text);
});

test.each([
  [0.4, '0 minutos'],
  [59.5, '1 hora'],
  [158, '2 horas y 38 minutos'],
])('%d minutes in a sentence are %s', (minutes, text) => {
  expect(plain(formatDuration(minutes, 'es-CL'))).toBe(text);
});

test('hours and minutes of a duration give it back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 59_999 }), (minutes) => {
      const text = plain(formatMinutes(minutes, 'en'));
      const [hours = 0, rest = 0] = [/([\d,]+) h/, /(\d+) min/].map((unit) => Number((unit.exec(text)?.[1] ?? '0').replace(',', '')));
      expect(hours * 60 + rest).toBe(minutes);
      expect(rest).toBeLessThan(60);
    }),
  );
});

test('each measure has its unit, and no end is said in words', () => {
  const shown = (measure: string, value: number | null) => plain(formatMeasured(measure, value, texts));
  expect([
    shown('worstWithdrawal', 110),
    shown('failedChecks', 2),
    shown('rollover', 35),
    shown('reducedGames', 12.5),
    shown('slowestAnswer', 2),
    shown('worstWithdrawal', null),
    shown('somethingNew', 7),
  ]).toEqual(['110 h', '2', '35 veces', '12,5 %', '2 min', 'nunca llegó', '7']);
});

test('a band ends somewhere, at nothing, or nowhere', () => {
  const ends = [24, 0, null].map((upTo) => plain(formatBandEnd('worstWithdrawal', upTo, texts)));
  expect(ends).toEqual(['hasta 24 h', '0', 'la banda más baja']);
});

test('a score shows what it is', () => {
  expect([9, 9.5, 8.25].map((score) => formatScore(score, 'es-CL'))).toEqual(['9,0', '9,5', '8,25']);
});
