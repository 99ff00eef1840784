// Requirements: 3.31.
import { offerExample, type Offer } from '@lupa/contracts/offer.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { presentBonusCost } from './presentBonusCost.ts';

const context = createExampleContext();

function present(terms: Partial<Offer['attributes']> = {}, today = '2026-11-10', offerType = 'welcome') {
  return presentBonusCost(
    { ...offerExample, offerType, attributes: { ...offerExample.attributes, freeSpins: null, minimumWithdrawal: null, ...terms } },
    today,
    context,
  );
}

const figuresOf = (cost: ReturnType<typeof present>) => Object.fromEntries(cost?.figures.map(({ label, value }) => [label, value]) ?? []);
const notesOf = (cost: ReturnType<typeof present>) => cost?.figures.flatMap(({ note }) => note ?? []);
const plain = (texts: string[] | undefined) => texts?.map((text) => text.replaceAll('\u00a0', ' '));

describe('an offer of which all is known', () => {
  test('says what becomes of the usual deposit, in its own currency', () => {
    const cost = present();
    expect(cost?.headline).toBe('hay que apostar $1.750.000');
    expect(cost?.people?.intro).toBe('De 100 personas que depositan $50.000 y apuestan $500 cada vez');
    expect(cost?.people?.parts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^7\d no retiran nada$/),
      expect.stringMatching(/^\d retiran menos de lo que pusieron$/),
      expect.stringMatching(/^2\d ganan$/),
    ]);
    expect(figuresOf(cost)).toEqual({
      'Vuelve en promedio': expect.stringMatching(/^\$6\d\.\d00$/),
      'Hay que apostar': '$1.750.000',
      'El casino agrega': '$50.000',
      'Plazo para jugarlo': '30 días',
      'Vigencia de la oferta': 'quedan 141 días',
    });
    expect(plain(notesOf(cost))).toEqual(['de $50.000 depositados', 'son 3.500 apuestas de $500', '31 mar 2027']);
    expect(plain(cost?.notes)).toEqual([expect.stringContaining('RTP 95,9 %')]);
  });

  test('shows the turnover as a product of its numbers', () => {
    expect(plain([present()?.formula ?? ''])).toEqual(['$50.000 × 35 = $1.750.000']);
    expect(plain([present({ rolloverBasis: 'depositAndBonus' })?.formula ?? ''])).toEqual(['($50.000 + $50.000) × 35 = $3.500.000']);
  });

  test('starts the calculator with the usual deposit', () => {
    const cost = present();
    expect(cost?.calculator).toMatchObject({ deposit: 50_000, stake: 500, currency: 'CLP', locale: 'es-CL' });
    expect(JSON.parse(JSON.stringify(cost))).toEqual(cost);
  });

  test('says where most people withdraw nothing', () => {
    expect(present()?.verdict).toEqual({ text: 'Lo más probable es no retirar nada.', tone: 'caution' });
    expect(present({ rollover: 10 })?.verdict).toBeNull();
  });
});

describe('an offer of which something is not known', () => {
  test.each([
    ['the share that is added', { percentage: null }, 'No damos un número porque falta saber qué porcentaje agrega.'],
    ['its rollover', { rollover: null }, 'No damos un número porque falta saber el rollover.'],
    ['a senseless rollover', { rollover: -1 }, 'No damos un número porque falta saber el rollover.'],
    ['two terms', { rollover: null, percentage: null }, 'No damos un número porque falta saber qué porcentaje agrega y el rollover.'],
  ])('gives no number without %s, and says so', (_, terms, note) => {
    const cost = present(terms);
    expect(cost).toMatchObject({ people: null, formula: null, compared: null, calculator: null, notes: [note] });
    expect(Object.keys(figuresOf(cost))).toEqual(['Plazo para jugarlo', 'Vigencia de la oferta']);
  });

  test('warns of what the rollover may be counted on only where that is not known', () => {
    const warning = expect.stringContaining('No se sabe sobre qué se cuenta el rollover');
    expect(present({ rolloverBasis: null })?.notes).toContainEqual(warning);
    expect(present()?.notes).not.toContainEqual(warning);
  });

  test('says which free spins are not counted', () => {
    expect(present({ freeSpins: 50, spinValue: null })?.notes[0]).toMatch(/^Giros gratis que no están en la cuenta.*: 50\.$/);
    expect(present({ freeSpins: 1, spinValue: null })?.notes[0]).toMatch(/: 1\.$/);
    expect(present({ freeSpins: 50 })?.notes[0]).not.toMatch(/giros/i);
  });

  test('says what the offer refuses', () => {
    expect(present({ minimumDeposit: 60_000 })).toMatchObject({ people: null, notes: ['Este bono pide depositar al menos $60.000.'] });
  });

  test('says nothing where there is none, or it has run out', () => {
    expect(presentBonusCost(undefined, '2026-11-10', context)).toBeNull();
    expect(present({ expiration: '2026-11-09' })).toBeNull();
  });

  test('says no money without a currency', () => {
    const cost = present({ currency1: [], currency: [] });
    expect(cost?.headline).toBe('Rollover: 35x');
    expect(figuresOf(cost)).toEqual({ 'Plazo para jugarlo': '30 días', 'Vigencia de la oferta': 'quedan 141 días' });
    expect(cost).toMatchObject({ people: null, formula: null, calculator: null, compared: null });
  });

  test('leaves out the days that nobody knows', () => {
    const cost = present({ validityDays: null, expiration: null });
    expect(figuresOf(cost)).not.toHaveProperty('Plazo para jugarlo');
    expect(figuresOf(cost)).not.toHaveProperty('Vigencia de la oferta');
  });
});

test('an offer without rollover asks for no bets', () => {
  const cost = present({ rollover: 0 });
  expect(cost?.headline).toBe('vuelve en promedio $100.000');
  expect(figuresOf(cost)).toMatchObject({ 'Hay que apostar': '$0', 'Vuelve en promedio': '$100.000' });
  expect(cost).toMatchObject({ verdict: { tone: 'good' }, notes: [] });
});

test('a free spin that is not played through has no stake, and no good word where most withdraw nothing', () => {
  const spins = { amount1: null, percentage: null, freeSpins: 20, spinValue: 100, rollover: 0, spinRollover: 0, minimumDeposit: 5000 };
  const cost = present({ ...spins, minimumWithdrawal: 10_000 }, '2026-11-10', 'freeSpins');
  expect(cost?.people).toMatchObject({ intro: 'De 100 personas que lo toman', counts: { nothing: 97, more: 3 } });
  expect(cost?.verdict?.tone).toBe('caution');
  expect(present(spins, '2026-11-10', 'freeSpins')?.verdict?.tone).toBe('good');
  expect(cost?.notes[0]).toContain('depositar al menos $5.000');
});

test.each([
  [{ minimumWithdrawal: 20_000 }, 'El casino paga desde $20.000'],
  [{ maximumCashout: 500_000 }, 'se retira como máximo $500.000'],
])('what bounds a withdrawal is said where it is known: %j', (terms, note) => {
  expect(present(terms)?.notes.join(' ')).toContain(note);
  expect(present()?.notes.join(' ')).not.toContain(note);
});

test('a cashback is told as what it is: a part of a loss', () => {
  const cost = present({ percentage: 10, amount1: 100_000, rollover: 1, cashbackPaidAs: 'bonus' }, '2026-11-10', 'cashback');
  expect(cost?.verdict).toEqual({ text: 'Primero hay que perder: el cashback devuelve una parte de lo perdido.', tone: 'caution' });
  expect(cost?.compared?.back).toBeLessThan(50_000);
});

test('money without a deposit is told without one', () => {
  const cost = present({ percentage: null, amount1: 5000, rollover: 40, minimumDeposit: null }, '2026-11-10', 'noDeposit');
  expect(cost?.people?.intro).toBe('De 100 personas que lo toman y apuestan $100 cada vez');
  expect(cost?.people?.parts).toHaveLength(2);
});

test.each([
  ['2026-11-10', 'vence hoy'],
  ['2026-11-11', 'queda 1 día'],
  ['2026-11-12', 'quedan 2 días'],
])('an offer until %s: %s', (expiration, expected) => {
  expect(figuresOf(present({ expiration }))['Vigencia de la oferta']).toBe(expected);
});

test('no text ever says NaN, Infinity, null or undefined, nor writes a minus before nothing', () => {
  const value = fc.option(fc.oneof(fc.integer({ min: -10, max: 1e9 }), fc.double()), { nil: null });
  const terms = fc.record({
    amount1: value,
    percentage: value,
    rollover: value,
    validityDays: value,
    expiration: fc.option(fc.string(), { nil: null }),
  });
  fc.assert(
    fc.property(terms, fc.constantFrom('welcome', 'cashback', 'noDeposit', 'freeSpins'), (attributes, offerType) => {
      const cost = present(attributes, '2026-11-10', offerType);
      const people = cost?.people ? [cost.people.intro, ...cost.people.parts.map(({ text }) => text)] : [];
      const texts = [cost?.headline, cost?.verdict?.text, cost?.formula, ...people, ...(cost?.figures ?? []).map((figure) => figure.value)];
      expect(texts.filter((text) => text !== undefined && text !== null).join(' ')).not.toMatch(
        /NaN|∞|Infinity|null|undefined|−\$0(?![.\d])/,
      );
    }),
    {
      numRuns: 60,
      examples: [[{ amount1: Number.MIN_VALUE, percentage: null, rollover: 0, validityDays: null, expiration: null }, 'noDeposit']],
    },
  );
});
