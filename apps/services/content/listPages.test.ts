import { applyRoutesDelta, type Route, routesDeltaSchema, routesExample } from '@lupa/contracts/route.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildDelta } from './listPages.ts';

const [example] = routesExample;
const route = (slug: string): Route => ({ ...example, slug: `/${slug}/` }) as Route;
const texts = (routes: readonly Route[]) => routes.map((each) => JSON.stringify(each));
const deltaOf = (from: readonly Route[], to: readonly Route[]) => {
  const text = buildDelta(texts(from), texts(to));
  return text === undefined ? undefined : routesDeltaSchema.parse(JSON.parse(text));
};

it('leads from one list to any other that keeps the order of what stays, and is not mostly new', () => {
  const names = fc
    .uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 20 })
    .map((list) => list.toSorted((one, other) => one - other));
  fc.assert(
    fc.property(names, names, (from, to) => {
      const [before, after] = [from, to].map((list) => list.map((name) => route(String(name))));
      const delta = deltaOf(before ?? [], after ?? []);
      const isMostlyNew = to.filter((name) => !from.includes(name)).length > to.length / 2;
      expect(delta && applyRoutesDelta(before ?? [], delta)).toEqual(isMostlyNew ? undefined : after);
    }),
  );
});

it('says what has changed and nothing else', () => {
  const before = ['a', 'b', 'c'].map(route);
  const after = [route('a'), { ...route('b'), title: 'Otro' }, route('c'), route('d')];
  expect(deltaOf(before, after)).toEqual({
    of: 3,
    gone: [1],
    put: [
      [1, after[1]],
      [3, after[3]],
    ],
  });
});

it('is none where what stays has another order', () => {
  expect(deltaOf([route('a'), route('b')], [route('b'), route('a')])).toBeUndefined();
});

it('is not taken for another list than that which it is of', () => {
  const delta = deltaOf([route('a'), route('b')], [route('b')]);
  expect(delta && applyRoutesDelta([route('b')], delta)).toBeUndefined();
  expect(applyRoutesDelta([route('a')], { of: 1, gone: [], put: [[5, route('b')]] })).toBeUndefined();
});
