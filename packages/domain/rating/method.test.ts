// Requirements: 10.8.
import { ratingMethodExample, type RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { usualThresholds } from '@lupa/contracts/verdict.ts';
import { describe, expect, test } from 'vitest';
import { bandOf, findMethodFaults, methodOn, middleOf, listMethodChanges, scoreOnLine } from './method.ts';
import fc from 'fast-check';

const [trust, payments] = ratingMethodExample.criteria;
if (!trust || !payments) throw new Error('The example has changed.');
const alone = (changes: Partial<typeof trust>): RatingMethod => ({
  ...ratingMethodExample,
  criteria: [{ ...trust, weight: 100, ...changes }],
});

test('the version that holds is the newest that has begun', () => {
  const versions = ['2026-03-01', '2026-11-20', '2027-01-01'].map((day, index) => ({ ...ratingMethodExample, version: index + 4, day }));
  expect(methodOn(versions, '2026-11-19')?.version).toBe(4);
  expect(methodOn(versions, '2026-11-20')?.version).toBe(5);
  expect(methodOn(versions, '2026-02-28')).toBeNull();
});

test('a band reaches to its end, and the last one has none', () => {
  expect(bandOf(trust, 0)?.ceiling).toBe(10);
  expect(bandOf(trust, 0.5)?.ceiling).toBe(9);
  expect(bandOf(trust, Infinity)?.ceiling).toBe(9);
  expect(middleOf({ floor: 8.2, ceiling: 9.6 })).toBe(8.9);
});

describe('a method is faulty', () => {
  test('never where all is in order', () => {
    expect(findMethodFaults(ratingMethodExample)).toEqual([]);
  });

  test.each([
    ['without criteria', { ...ratingMethodExample, criteria: [] }, 'noCriteria'],
    ['with weights that are not 100 in all', alone({ weight: 99 }), 'weights'],
    [
      'with a weight of nothing',
      {
        ...ratingMethodExample,
        criteria: [
          { ...trust, weight: 100 },
          { ...payments, weight: 0 },
        ],
      },
      'weights',
    ],
    ['with a criterion twice', { ...ratingMethodExample, criteria: [trust, { ...trust, weight: 60 }] }, 'repeated'],
    ['without bands', alone({ bands: [] }), 'noBands'],
    ['without an open end', alone({ bands: [{ upTo: 1, floor: 1, ceiling: 2 }] }), 'openEnd'],
    [
      'with bands out of order',
      alone({
        bands: [
          { upTo: 5, floor: 8, ceiling: 9 },
          { upTo: 5, floor: 7, ceiling: 8 },
          { upTo: null, floor: 0, ceiling: 7 },
        ],
      }),
      'order',
    ],
    ['with a score above ten', alone({ bands: [{ upTo: null, floor: 9, ceiling: 10.1 }] }), 'scores'],
    ['with a floor above its ceiling', alone({ bands: [{ upTo: null, floor: 9, ceiling: 8 }] }), 'scores'],
    [
      'where worse gives more',
      alone({
        bands: [
          { upTo: 1, floor: 1, ceiling: 2 },
          { upTo: null, floor: 2, ceiling: 3 },
        ],
      }),
      'rising',
    ],
  ])('%s', (_, method, fault) => {
    expect(findMethodFaults(method).map((found) => found.fault)).toEqual([fault]);
  });
});

const of = (...criteria: RatingMethod['criteria']) => ({ criteria, scale: 'middle' as const, verdicts: null });

test('what comes, goes, weighs or measures otherwise, and has other bands', () => {
  const support = { ...trust, key: 'support', name: 'Atención', weight: 10 };
  const changed = { ...payments, weight: 50, measure: 'slowestAnswer' as const, bands: payments.bands.slice(1) };
  expect(listMethodChanges(of(trust, payments), of(changed, support))).toEqual([
    { change: 'weight', criterion: 'Pagos', from: 60, to: 50 },
    { change: 'measure', criterion: 'Pagos' },
    { change: 'bands', criterion: 'Pagos' },
    { change: 'added', criterion: 'Atención', weight: 10 },
    { change: 'removed', criterion: 'Confianza' },
  ]);
});

test('nothing changes between a version and itself, and what one way adds the other removes', () => {
  const criteria = fc.uniqueArray(fc.constantFrom('trust', 'payments', 'bonuses', 'games'), { minLength: 1 });
  fc.assert(
    fc.property(criteria, criteria, (one, other) => {
      const [before, after] = [one, other].map((keys) => of(...keys.map((key) => ({ ...trust, key, name: key }))));
      if (!before || !after) return;
      expect(listMethodChanges(before, before)).toEqual([]);
      const added = listMethodChanges(before, after).flatMap((each) => (each.change === 'added' ? [each.criterion] : []));
      const removed = listMethodChanges(after, before).flatMap((each) => (each.change === 'removed' ? [each.criterion] : []));
      expect(added.toSorted()).toEqual(removed.toSorted());
    }),
  );
});

describe('on a line', () => {
  const bands = [
    { upTo: 0, floor: 10, ceiling: 10 },
    { upTo: 12, floor: 9.4, ceiling: 10 },
    { upTo: 24, floor: 8.8, ceiling: 9.4 },
    { upTo: null, floor: 1, ceiling: 1 },
  ];

  test.each([
    [0, 10],
    [6, 9.7],
    [12, 9.4],
    [12.1, 9.4],
    [13, 9.35],
    [24, 8.8],
    [24.1, 1],
    [Infinity, 1],
  ])('%d gives %d', (value, score) => {
    expect(scoreOnLine({ bands }, value)).toBe(score);
  });

  test('more is never better', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 40, noNaN: true }), fc.double({ min: 0, max: 40, noNaN: true }), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(scoreOnLine({ bands }, less)).toBeGreaterThanOrEqual(scoreOnLine({ bands }, more) ?? 11);
      }),
    );
  });

  const faultsOf = (changed: typeof bands) =>
    findMethodFaults({ scale: 'linear', criteria: [{ ...trust, weight: 100, bands: changed }] }).map(({ fault }) => fault);

  test('a band neither begins above the end of the one before, nor is the open one sloped', () => {
    expect(faultsOf(bands)).toEqual([]);
    expect(faultsOf(bands.with(2, { upTo: 24, floor: 8.8, ceiling: 9.5 }))).toEqual(['step']);
    expect(faultsOf(bands.with(3, { upTo: null, floor: 0, ceiling: 1 }))).toEqual(['step']);
  });
});

test('another scale and other thresholds are changes', () => {
  expect(listMethodChanges(of(trust), { ...of(trust), scale: 'linear', verdicts: usualThresholds })).toEqual([
    { change: 'scale' },
    { change: 'verdicts' },
  ]);
});
