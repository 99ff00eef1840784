import { offerExample, type Offer } from '@lupa/contracts/offer.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { presentBonusCost } from './presentBonusCost.ts';

const context = createExampleContext();

function present(terms: Partial<Offer['attributes']> = {}, casinoRtp = '96,4 %', today = '2026-11-10') {
  return presentBonusCost({ ...offerExample, attributes: { ...offerExample.attributes, ...terms } }, casinoRtp, today, context);
}

const figuresOf = (cost: ReturnType<typeof present>) => Object.fromEntries(cost?.figures.map(({ label, value }) => [label, value]) ?? []);
const notesOf = (cost: ReturnType<typeof present>) => cost?.figures.flatMap(({ note }) => note ?? []);
/** Spaces that do not break, as plain ones. */
const plain = (texts: string[] | undefined) => texts?.map((text) => text.replaceAll('\u00a0', ' '));

describe('an offer of which all is known', () => {
  test('says what it costs, in its own currency', () => {
    const cost = present();
    expect(cost?.headline).toBe('hay que apostar $10.500.000');
    expect(figuresOf(cost)).toEqual({
      'Bono completo': '$300.000',
      'Hay que apostar': '$10.500.000',
      'Pérdida esperada': '$378.000',
      'Queda en promedio': '−$78.000',
      'Plazo para jugarlo': '30 días',
      'Vigencia de la oferta': 'quedan 141 días',
    });
    expect(plain(notesOf(cost))).toEqual(['son $350.000 al día', 'con un RTP de 96,4 %', '31 mar 2027']);
    expect(cost?.verdict).toEqual({ text: 'En promedio, jugarlo cuesta más de lo que da.', tone: 'caution' });
    expect(cost?.notes).toHaveLength(2);
  });

  test('shows the sum with its numbers', () => {
    expect(plain(present()?.formulas)).toEqual([
      '$300.000 × 35 = $10.500.000',
      '$10.500.000 × (100 % − 96,4 %) = $378.000',
      '$300.000 − $378.000 = −$78.000',
    ]);
  });

  test('starts the calculator with its numbers', () => {
    const cost = present();
    expect(cost?.calculator).toEqual({ amount: 300_000, rollover: 35, rtp: 96.4, currency: 'CLP', locale: 'es-CL' });
    expect(JSON.parse(JSON.stringify(cost))).toEqual(cost);
  });

  test('has no verdict where it is worth its cost', () => {
    expect(present({ rollover: 10 })?.verdict).toBeNull();
  });
});

describe('an offer of which something is not known', () => {
  test.each([
    ['its amount', { amount1: null }],
    ['an amount that gives nothing', { amount1: 0 }],
    ['a senseless amount', { amount1: -5 }],
    ['its rollover', { rollover: null }],
    ['a senseless rollover', { rollover: -1 }],
  ])('says nothing without %s', (_, terms) => {
    expect(present(terms)).toBeNull();
  });

  test('says nothing where there is none, or it has run out', () => {
    expect(presentBonusCost(undefined, '96,4 %', '2026-11-10', context)).toBeNull();
    expect(present({ expiration: '2026-11-09' })).toBeNull();
  });

  test.each(['-', '96 a 97 %', '120 %', 'hasta 97'])('says no loss with %j for an RTP', (casinoRtp) => {
    const cost = present({}, casinoRtp);
    expect(Object.keys(figuresOf(cost))).toEqual(['Bono completo', 'Hay que apostar', 'Plazo para jugarlo', 'Vigencia de la oferta']);
    expect(cost?.formulas).toHaveLength(1);
    expect(cost?.verdict).toBeNull();
    expect(cost?.notes).toHaveLength(1);
    expect(cost?.calculator?.rtp).toBeNull();
  });

  test('says no money without a currency', () => {
    const cost = present({ currency1: [], currency: [] });
    expect(cost?.headline).toBe('Rollover: 35x');
    expect(figuresOf(cost)).toEqual({ 'Plazo para jugarlo': '30 días', 'Vigencia de la oferta': 'quedan 141 días' });
    expect(cost).toMatchObject({ formulas: [], calculator: null });
  });

  test('leaves out the days that nobody knows', () => {
    const cost = present({ validityDays: null, expiration: null });
    expect(figuresOf(cost)).not.toHaveProperty('Plazo para jugarlo');
    expect(figuresOf(cost)).not.toHaveProperty('Vigencia de la oferta');
    expect(plain(notesOf(cost))).toEqual(['con un RTP de 96,4 %']);
  });
});

test('an offer without rollover asks for no bets', () => {
  const cost = present({ rollover: 0 });
  expect(cost?.headline).toBe('hay que apostar $0');
  expect(figuresOf(cost)).toMatchObject({ 'Hay que apostar': '$0', 'Pérdida esperada': '$0', 'Queda en promedio': '$300.000' });
  expect(cost?.formulas).toEqual(['$300.000 × 0 =\u00a0$0']);
  expect(cost).toMatchObject({ verdict: { tone: 'good' }, notes: [] });
});

test.each([
  ['2026-11-10', 'vence hoy'],
  ['2026-11-11', 'queda 1 día'],
  ['2026-11-12', 'quedan 2 días'],
])('an offer until %s: %s', (expiration, expected) => {
  expect(figuresOf(present({ expiration }))['Vigencia de la oferta']).toBe(expected);
});

test('a loss of less than the currency has coins for is no minus', () => {
  const cost = present({ amount1: 5e-12, rollover: 999_999_977 }, '0 %');
  expect(cost?.formulas.at(-1)).toBe('$0 − $0 =\u00a0$0');
});

test('no text ever says NaN, Infinity, null or undefined, nor writes a minus before nothing', () => {
  const value = fc.option(fc.oneof(fc.integer({ min: -10, max: 1e9 }), fc.double()), { nil: null });
  const terms = fc.record({ amount1: value, rollover: value, validityDays: value, expiration: fc.option(fc.string(), { nil: null }) });
  fc.assert(
    fc.property(terms, fc.oneof(fc.string(), fc.constantFrom('96,4 %', '100 %', '0 %')), (attributes, casinoRtp) => {
      const cost = present(attributes, casinoRtp);
      const texts = [
        cost?.headline,
        cost?.verdict?.text,
        ...(cost?.formulas ?? []),
        ...(cost?.figures ?? []).flatMap((figure) => figure.value),
      ];
      expect(texts.join(' ')).not.toMatch(/NaN|∞|Infinity|null|undefined|−\$0(?![.\d])/);
    }),
  );
});
