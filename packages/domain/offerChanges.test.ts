import { type Offer, offerExample } from '@lupa/contracts/offer.ts';
import { type OfferVersion, offerVersionsExample } from '@lupa/contracts/offerVersion.ts';
import { describe, expect, it } from 'vitest';
import { changedTerms, listOfferChanges } from './offerChanges.ts';

const offerWith = (terms: Partial<Offer['attributes']>): Offer => ({
  ...offerExample,
  attributes: { ...offerExample.attributes, ...terms },
});
const version = (since: string, offer: Offer | null, offerId = '1'): OfferVersion => ({
  offerId,
  partnerSlug: 'casino-andino',
  since,
  offer,
});

describe('changes of offers', () => {
  it('name the terms that differ, whatever the order of keys', () => {
    const { gameWeights } = offerExample.attributes;
    const reordered = Object.fromEntries(Object.entries(gameWeights).toReversed());
    expect(changedTerms(offerExample, offerWith({ gameWeights: reordered }))).toEqual([]);
    expect(changedTerms(offerExample, offerWith({ rollover: 40, gameWeights: { SLOTS: 50 } }))).toEqual(['rollover', 'gameWeights']);
  });

  it('are not where it leads, where it is read or when it was verified', () => {
    const fact = { source: 'https://casino.example', verifiedOn: '2026-11-20' };
    expect(changedTerms(offerExample, offerWith({ afflinkProxy: 'otra', termsUrl: null, fact }))).toEqual([]);
  });

  it('lie between the versions of each offer, the newest first, and a first version is none', () => {
    const versions = [
      version('2026-05-01T00:00:00Z', offerWith({ rollover: 40 })),
      version('2026-06-01T00:00:00Z', offerExample, '2'),
      version('2026-03-01T00:00:00Z', offerExample),
      version('2026-07-01T00:00:00Z', null),
      version('2026-08-01T00:00:00Z', offerWith({ rollover: 20 })),
    ];
    expect(
      listOfferChanges(versions).map(({ offerId, at, before, after, terms }) => [offerId, at.slice(5, 7), !!before, !!after, terms]),
    ).toEqual([
      ['1', '08', false, true, []],
      ['1', '07', true, false, []],
      ['1', '05', true, true, ['rollover']],
    ]);
    expect(listOfferChanges(offerVersionsExample)).toMatchObject([{ terms: ['rollover', 'terms'] }]);
  });
});
