import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderPlaces } from './listOrder.ts';
import type { BonusResult } from '../bonusCost/computeBonusCost.ts';
import type { CasinoScore } from './scoreCasino.ts';

const score = (total: number, payments = 5, newestTest = '2026-11-02'): CasinoScore => ({
  version: 5,
  total,
  rating: Math.round(total * 10) / 10,
  newestTest,
  tests: 5,
  parts: [
    {
      key: 'payments',
      name: 'Pagos',
      weight: 100,
      measureName: 'worstWithdrawal',
      measured: { value: 1, isStale: false, verifiedOn: newestTest, staleAfter: newestTest, records: [] },
      band: { upTo: null, floor: 0, ceiling: 10 },
      score: payments,
      move: null,
    },
  ],
});
const place = (name: string, given: CasinoScore | null, cost: BonusResult | null = null) => ({ name, score: given, cost });
const namesOf = (places: { name: string }[]) => places.map(({ name }) => name);

const places = [
  place('without', null),
  place('good', score(8.59, 9)),
  place('earlier', score(8.605, 7)),
  place('later', score(8.605, 7, '2026-11-09')),
];

test('a list by the rating is ordered by the sum with three decimals, and a list by a criterion by its score', () => {
  expect(namesOf(orderPlaces(places, 'rating'))).toEqual(['later', 'earlier', 'good', 'without']);
  expect(namesOf(orderPlaces(places, 'payments'))).toEqual(['good', 'later', 'earlier', 'without']);
});

test('a list by cost puts the offers first that ruin fewer people, and between equal ones the better casino', () => {
  const cost = (nothing: number, back: number): BonusResult => ({
    deposit: 50_000,
    bonus: 0,
    winnings: 0,
    turnover: 0,
    counted: 0,
    bets: 0,
    back,
    people: { nothing, less: 0, more: 100 - nothing },
    uncounted: 0,
  });
  const offers = [
    place('unknown', score(9)),
    place('dear', score(9), cost(80, 30_000)),
    place('cheap', score(7), cost(40, 40_000)),
    place('cheap and better', score(8), cost(40, 40_000)),
  ];
  expect(namesOf(orderPlaces(offers, 'cost'))).toEqual(['cheap and better', 'cheap', 'dear', 'unknown']);
});

test("an editor's list keeps its order", () => {
  expect(orderPlaces(places, 'editor')).toEqual(places);
});

test('the order does not depend on that of the places, where no two tie', () => {
  const totals = fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(
      totals.chain((drawn) => fc.tuple(fc.constant(drawn), fc.shuffledSubarray(drawn, { minLength: drawn.length }))),
      ([one, other]) => {
        const order = (drawn: number[]) =>
          orderPlaces(
            drawn.map((total) => place(String(total), score(total / 1000))),
            'rating',
          );
        expect(namesOf(order(one))).toEqual(namesOf(order(other)));
      },
    ),
  );
});
