import { offerExample } from '@lupa/contracts/offer.ts';
import { termsOf } from '@lupa/domain/bonusCost/bonusTerms.ts';
import { describe, expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { calculate, isInvalid, readNumber } from './calculate.ts';
import { presentCalculator } from './presentCalculator.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import fc from 'fast-check';

const { microcopy } = createExampleContext();
const terms = termsOf(offerExample);
const presented = presentCalculator({ terms, deposit: 50_000, stake: 500, game: 'SLOTS', currency: 'CLP', locale: 'es-CL' }, microcopy);
const answer = (changes: object = {}) => calculate(presented, { deposit: '50.000', stake: '500', game: 'SLOTS', ...changes });
const valueOf = (described: ReturnType<typeof answer>, label: string) => described?.figures.find((figure) => figure.label === label)?.value;

test('asks for the deposit first, and offers the games that count', () => {
  expect(presented.fields.map(({ name, start }) => [name, start])).toEqual([
    ['deposit', '50.000'],
    ['stake', '500'],
  ]);
  expect(presented.games.map(({ name }) => name)).toEqual(['Tragamonedas', 'Ruleta, rojo o negro']);
});

test('answers what people write', () => {
  const more = answer({ deposit: '$100.000' });
  expect(valueOf(more, 'El casino agrega')).toBe('$100.000');
  expect(more?.people?.intro).toContain('depositan $100.000 y apuestan $500');
  expect(answer({ game: 'ROULETTE' })?.people?.counts.nothing).toBeGreaterThan(95);
});

test('takes the least deposit where it asks for none', () => {
  const fields = presented.fields.filter(({ name }) => name !== 'deposit');
  const without = calculate({ ...presented, fields }, { deposit: '', stake: '500', game: 'SLOTS' });
  expect(without).toEqual(answer({ deposit: '10.000' }));
  const free = { ...presented, fields, terms: { ...terms, minimumDeposit: null } };
  expect(calculate(free, { deposit: '50.000', stake: '500', game: 'SLOTS' })).not.toBeNull();
});

describe('what cannot be', () => {
  test('is answered with the reason', () => {
    expect(answer({ stake: '6.000' })).toEqual({
      people: null,
      figures: [],
      message: 'Con este bono se apuesta como máximo $5.000 por vez.',
    });
    expect(answer({ deposit: '5.000' })?.message).toBe('Este bono pide depositar al menos $10.000.');
    expect(answer({ stake: '1' })?.message).toMatch(/^Con apuestas tan chicas/);
  });

  test.each([{ deposit: '' }, { deposit: 'mucho' }, { stake: '0' }, { stake: '1.50.000' }])('gives no number: %j', (values) => {
    expect(answer(values)).toBeNull();
  });

  test('is a mistake, an empty field is none', () => {
    expect(['mucho', '0', '-5', '1.50.000'].map((text) => isInvalid(text, 'es-CL'))).toEqual([true, true, true, true]);
    expect(['', ' ', '20.000'].map((text) => isInvalid(text, 'es-CL'))).toEqual([false, false, false]);
  });
});

test.each([
  ['1.500.000', 1_500_000],
  ['1500000', 1_500_000],
  ['$1.500.000', 1_500_000],
  ['$ 300.000', 300_000],
  ['1.500', 1500],
  ['96,4', 96.4],
  ['96.4', 96.4],
  ['96,40 %', 96.4],
  ['1.234,5', 1234.5],
  ['0', 0],
  ['', null],
  ['-35', null],
  ['1e9', null],
  ['1.50.000', null],
  ['1,500,000', null],
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
