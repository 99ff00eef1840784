import { offerExample } from '@lupa/contracts/offer.ts';
import { termsOf } from '@lupa/domain/bonusCost/bonusTerms.ts';
import { describe, expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { calculate, isInvalid } from './calculate.ts';
import { presentCalculator } from './presentCalculator.ts';

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
