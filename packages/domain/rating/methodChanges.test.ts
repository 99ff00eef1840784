import { ratingMethodExample, type RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listMethodChanges } from './methodChanges.ts';

const [trust, payments] = ratingMethodExample.criteria;
if (!trust || !payments) throw new Error('The example has changed.');
const of = (...criteria: RatingMethod['criteria']) => ({ criteria });

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
