import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseOffer, compareOffers, filterLiveOffers, listStandingEntries } from './toplistRules.ts';

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
