// Requirements: 10.2.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chooseOffer, compareOffers, filterLiveOffers, listStandingEntries, orderPlaces } from './toplistRules.ts';
import type { BonusResult } from './bonusCost/computeBonusCost.ts';
import type { CasinoScore } from './rating/scoreCasino.ts';

const now = new Date('2026-11-21T12:00:00Z');

const offer = (id: string, position: number, expiration: string | null = null) => ({ position, offer: { id, attributes: { expiration } } });
const idsOf = (offers: ReturnType<typeof offer>[]) => offers.map((one) => one.offer.id);

describe('the offers of a partner', () => {
  it('are in their order, and among equals by id', () => {
    expect(idsOf([offer('9', 1), offer('8', 0), offer('7', 1)].toSorted(compareOffers))).toEqual(['8', '7', '9']);
  });

  it('end with their last day, and are none when it is inactive', () => {
    const offers = [offer('1', 0, '2026-11-20'), offer('2', 1, '2026-11-21'), offer('3', 2)];
    expect(idsOf(filterLiveOffers(offers, true, now))).toEqual(['2', '3']);
    expect(filterLiveOffers(offers, false, now)).toEqual([]);
  });

  it('give the one that is named, or the main one where that is gone', () => {
    const live = [{ id: '1' }, { id: '2' }];
    expect(chooseOffer(live, '2')).toBe(live[1]);
    expect(chooseOffer(live, '3')).toBe(live[0]);
    expect(chooseOffer(live, null)).toBe(live[0]);
    expect(chooseOffer([], '1')).toBeUndefined();
  });
});

describe('the entries of a toplist', () => {
  const entry = fc.record({
    partnerSlug: fc.constantFrom('a', 'b', 'c', 'd', 'gone'),
    offerId: fc.constant(null),
    startsAt: fc.constantFrom(null, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'),
    endsAt: fc.constantFrom(null, '2026-11-10T00:00:00Z', '2026-12-10T00:00:00Z'),
  });
  const partners = new Map(['a', 'b', 'c', 'd'].map((slug) => [slug, slug]));

  it('stand once each, at the best of their places, in order, and only with a published partner', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const standing = listStandingEntries(entries, partners, now);
        const slugs = standing.map(([, partner]) => partner);
        expect(new Set(slugs).size).toBe(slugs.length);
        const places = standing.map(([one]) => entries.indexOf(one));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        const isNow = ({ startsAt, endsAt }: (typeof entries)[number]) =>
          (startsAt === null || startsAt < now.toISOString()) && (endsAt === null || endsAt > now.toISOString());
        for (const slug of partners.keys()) {
          const best = entries.findIndex((one) => one.partnerSlug === slug && isNow(one));
          expect(places[slugs.indexOf(slug)] ?? -1).toBe(best);
        }
        expect(slugs).not.toContain('gone');
      }),
    );
  });
});

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
      isOnLine: false,
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
