// Requirements: 3.20, 3.72, 5.2, 5.3, 5.4, 5.5, 5.6, 5.7, 5.8, 5.9, 14.2.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFilterHref, readFilters } from './showMatching.ts';
import { boundKeys, boundValues, type EntryFigures, orderBy } from './toplistBounds.ts';
import {
  cleanFilters,
  countWith,
  type FilterKey,
  filterKeys,
  type FilterValues,
  isBound,
  isFiltering,
  isMatch,
  limitToChoices,
  noFilters,
  packFilters,
  readFilterable,
  toggleValue,
  unpackFilters,
} from './toplistFilters.ts';

const none = { paymentMethods: [], providers: [], offerTypeCMS: [], license: '-' };
const noFigures: EntryFigures = { nota: null, deposito: null, rollover: null, retiro: null };

describe('cleaning (requirements 5.2 to 5.5)', () => {
  it('keeps of payment methods non-empty texts, trimmed, as names or slugs', () => {
    const { pago } = cleanFilters({ pago: [' Webpay ', 'transferencia-bancaria', '', '   ', 7, null, undefined, { name: 'Khipu' }] });
    expect(pago).toEqual(['transferencia-bancaria', 'webpay']);
  });

  it('keeps of providers ids, as numbers or as texts', () => {
    const given = [7, '35', '3', '', 'x', -1, null, [3], 'two words', 'a,b', 'y'.repeat(65), {}];
    expect(cleanFilters({ proveedor: given }).proveedor).toEqual(['-1', '3', '7', '35', 'x']);
  });

  it('keeps of offer types objects that have a value', () => {
    const { bono } = cleanFilters({ bono: [{ value: 'welcome' }, { value: '' }, { value: 7 }, { label: 'x' }, 'freeSpins', null] });
    expect(bono).toEqual(['welcome']);
  });

  it('puts values in one order, whatever order they came in', () => {
    const arbitraryValues = fc.array(fc.oneof(fc.stringMatching(/^[0-9a-b-]{1,6}$/), fc.string()));
    fc.assert(
      fc.property(arbitraryValues, fc.array(fc.maxSafeInteger()), arbitraryValues, (pago, proveedor, bono) => {
        const clean = cleanFilters({ pago, proveedor, bono: bono.map((value) => ({ value })) });
        const reversed = bono.toReversed().map((value) => ({ value }));
        expect(cleanFilters({ pago: pago.toReversed(), proveedor: proveedor.toReversed(), bono: reversed })).toEqual(clean);
      }),
    );
  });

  it('makes of anything a filter that cleaning does not change', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.array(fc.anything()),
        fc.array(fc.oneof(fc.anything(), fc.record({ value: fc.string() }))),
        (...given) => {
          const [pago, proveedor, bono] = given;
          const clean = cleanFilters({ pago, proveedor, bono });
          const again = cleanFilters({ ...clean, bono: clean.bono.map((value) => ({ value })) });
          expect(again).toEqual(clean);
        },
      ),
    );
  });
});

describe('matching', () => {
  const partner = readFilterable(
    {
      paymentMethods: [{ name: 'Webpay' }, { name: 'Tarjeta Débito' }],
      providers: [{ arcadeId: '3' }],
      offerTypeCMS: [],
      license: 'Curazao (CGA), n.º 8048/JAZ',
    },
    { nota: 8.4, deposito: 5000, rollover: 0, retiro: null },
  );
  const wanted = (pago: string[], proveedor: unknown[] = [], bono: string[] = []) =>
    isMatch(partner, cleanFilters({ pago, proveedor, bono: bono.map((value) => ({ value })) }));

  it('needs any value of each filter that is set', () => {
    expect(wanted(['Khipu', 'Webpay'])).toBe(true);
    expect(wanted(['tarjeta-debito'])).toBe(true);
    expect(wanted(['Khipu'])).toBe(false);
    expect(wanted(['Webpay'], [3, 7])).toBe(true);
    expect(wanted(['Webpay'], [7])).toBe(false);
    expect(wanted(['Webpay'], [3], ['welcome'])).toBe(false);
  });

  it('lets everything through where nothing is set', () => {
    expect(wanted([])).toBe(true);
    expect(isMatch(readFilterable(none, noFigures), noFilters)).toBe(true);
  });

  it.each([
    [{ nota: ['8'] }, true],
    [{ nota: ['9'] }, false],
    [{ deposito: ['5000'], rollover: ['0'] }, true],
    [{ rollover: ['30'], licencia: ['curazao-cga'] }, true],
    [{ licencia: ['malta-mga'] }, false],
    [{ retiro: ['72'] }, false],
  ])('holds a partner to %j, and one that does not tell its figure to no bound', (asked, expected) => {
    expect(isMatch(partner, readFilters(asked))).toBe(expected);
  });
});

const values: Record<FilterKey, string[]> = {
  pago: ['khipu', 'mach', 'webpay'],
  proveedor: ['3', '7', '35'],
  bono: ['free', 'welcome'],
  nota: ['7', '8', '9'],
  licencia: ['curazao', 'malta'],
  deposito: ['5000', '10000', '20000'],
  rollover: ['0', '20', '30', '40'],
  retiro: ['24', '48', '72'],
};
const figure = fc.option(fc.integer({ min: 0, max: 30_000 }));
const arbitraryFigures: fc.Arbitrary<EntryFigures> = fc.record({
  nota: fc.option(fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10)),
  deposito: figure,
  rollover: figure,
  retiro: figure,
});
const arbitraryFilters: fc.Arbitrary<FilterValues> = fc.record({
  pago: fc.subarray(values.pago),
  proveedor: fc.subarray(values.proveedor),
  bono: fc.subarray(values.bono),
  licencia: fc.subarray(values.licencia),
  nota: fc.subarray(values.nota, { maxLength: 1 }),
  deposito: fc.subarray(values.deposito, { maxLength: 1 }),
  rollover: fc.subarray(values.rollover, { maxLength: 1 }),
  retiro: fc.subarray(values.retiro, { maxLength: 1 }),
});
const arbitraryList = fc.array(arbitraryFilters, { maxLength: 12 });
const arbitraryChoice = fc.constantFrom(...filterKeys).chain((key) => fc.constantFrom(...values[key]).map((value) => ({ key, value })));
const filter = (list: readonly FilterValues[], wanted: FilterValues) => list.filter((has) => isMatch(has, wanted));

describe('the number beside a choice', () => {
  it('is what the list holds when the choice is the only one of its filter', () => {
    fc.assert(
      fc.property(arbitraryList, arbitraryFilters, arbitraryChoice, (list, wanted, { key, value }) => {
        const chosen = toggleValue({ ...wanted, [key]: [] }, key, value);
        expect(countWith(list, wanted, key, value)).toBe(filter(list, chosen).length);
      }),
    );
  });

  it('is never more than a second choice of the filter leaves, and 0 only where that adds nobody', () => {
    fc.assert(
      fc.property(arbitraryList, arbitraryFilters, arbitraryChoice, (list, wanted, { key, value }) => {
        fc.pre(!isBound(key) && wanted[key].length > 0 && !wanted[key].includes(value));
        const before = filter(list, wanted).length;
        const after = filter(list, toggleValue(wanted, key, value)).length;
        const count = countWith(list, wanted, key, value);
        expect(after).toBeGreaterThanOrEqual(Math.max(before, count));
        expect(after).toBeLessThanOrEqual(before + count);
      }),
    );
  });
});

describe('a filtered list', () => {
  it('holds those that each of the filters alone would leave, in their order', () => {
    fc.assert(
      fc.property(arbitraryList, arbitraryFilters, (list, wanted) => {
        const alone = filterKeys.map((key) => new Set(filter(list, { ...noFilters, [key]: wanted[key] })));
        expect(filter(list, wanted)).toEqual(list.filter((has) => alone.every((left) => left.has(has))));
      }),
    );
  });

  it('comes back to what it was when a choice is taken back, under the same address', () => {
    fc.assert(
      fc.property(arbitraryFilters, arbitraryChoice, (wanted, { key, value }) => {
        const clean = readFilters(wanted);
        fc.pre(!isBound(key) || clean[key].length === 0 || clean[key].includes(value));
        const twice = toggleValue(toggleValue(clean, key, value), key, value);
        expect(formatFilterHref({}, twice, 'a')).toBe(formatFilterHref({}, clean, 'a'));
      }),
    );
  });
});

describe('bounds', () => {
  it('are kept by whoever keeps a narrower one, and their counts grow with them', () => {
    fc.assert(
      fc.property(fc.array(arbitraryFigures, { maxLength: 12 }), (all) => {
        const list = all.map((figures) => readFilterable(none, figures));
        for (const key of boundKeys) {
          const counts = boundValues[key].map((bound) => countWith(list, noFilters, key, String(bound)));
          expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('take the place of one another, and go when they are chosen again', () => {
    const first = toggleValue(noFilters, 'rollover', '30');
    expect(first.rollover).toEqual(['30']);
    expect(toggleValue(first, 'rollover', '40').rollover).toEqual(['40']);
    expect(toggleValue(first, 'rollover', '30').rollover).toEqual([]);
    expect(readFilters({ rollover: ['40', '20', 'oro', '31'] }).rollover).toEqual(['20']);
  });
});

describe("a visitor's order", () => {
  it('has everybody once, the better figure first, those without one last, and ties as the list has them', () => {
    fc.assert(
      fc.property(fc.array(arbitraryFigures, { maxLength: 12 }), fc.constantFrom(...boundKeys), (all, key) => {
        const order = orderBy(key, all);
        expect(order.toSorted((a, b) => a - b)).toEqual(all.map((_, place) => place));
        order.slice(1).forEach((place, index) => {
          const [before, after] = [order[index] ?? 0, place];
          const [a = null, b = null] = [all[before]?.[key], all[after]?.[key]];
          if (a === null || b === null) expect(b).toBeNull();
          else if (a === b) expect(before).toBeLessThan(after);
          else expect(key === 'nota' ? a > b : a < b).toBe(true);
        });
      }),
    );
  });
});

describe('the address of a filter', () => {
  it('says each value once, in one order, and keeps what else the page is asked for', () => {
    const wanted = readFilters({ pago: ['webpay', 'khipu', 'webpay'], proveedor: ['35', '7'], bono: ['welcome'] });
    expect(formatFilterHref({ comparar: ['a', 'b'] }, wanted, 'topList-x')).toBe(
      './?pago=khipu,webpay&proveedor=7,35&bono=welcome&comparar=a,b#topList-x',
    );
    expect(formatFilterHref({ pago: ['webpay'] }, noFilters, 'topList-x')).toBe('./#topList-x');
  });

  it('leaves a list as it is where it knows none of the values', () => {
    const groups = [{ key: 'pago' as const, label: 'Medio de pago', choices: [{ value: 'khipu', name: 'Khipu' }] }];
    expect(isFiltering(limitToChoices(readFilters({ pago: ['oro'], proveedor: ['3'] }), groups))).toBe(false);
    expect(limitToChoices(readFilters({ pago: ['oro', 'khipu'] }), groups).pago).toEqual(['khipu']);
  });
});

describe('filters, packed', () => {
  const groups = (['pago', 'bono'] as const).map((key) => ({
    key,
    label: key,
    choices: ['a', 'b', 'c', 'd'].map((value) => ({ value: `${key}-${value}`, name: value })),
  }));

  it('are the same when they are unpacked', () => {
    const some = (key: FilterKey) => fc.subarray(['a', 'b', 'c', 'd'].map((value) => `${key}-${value}`));
    const entry = fc
      .record({ pago: some('pago'), bono: some('bono') }, { noNullPrototype: true })
      .map((has): FilterValues => ({ ...noFilters, ...has }));
    const orders = { retiro: [1, 0] };
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(unpackFilters(packFilters({ groups, entries, orders }))).toEqual({ groups, entries, orders });
      }),
    );
  });

  it('leave out what is no choice of the list', () => {
    const entries = [{ ...noFilters, pago: ['pago-b', 'elsewhere'], proveedor: ['7'] }];
    const packed = packFilters({ groups, entries, orders: {} });
    expect(packed.entries).toEqual([[[1], []]]);
    expect(unpackFilters(packed).entries).toEqual([{ ...noFilters, pago: ['pago-b'] }]);
  });
});
