import { describe, expect, it } from 'vitest';
import { buildOffers } from './buildOffer.ts';
import { createTestReader } from '../../testing/testReader.ts';

const offer = {
  id: 1,
  _status: 'published',
  partner: 2,
  afflinkProxy: 'bienvenida',
  offerType: 'Welcome Bonus',
  titlePreview: '100 %',
  trackingUrl: 'https://t.example/a',
  fact: { source: 'https://a.example/', verifiedOn: '2026-11-02T12:00:00.000Z' },
};

async function buildOne(changes: object = {}, paused?: string) {
  const reader = createTestReader(
    { 'offers:1': { ...offer, ...changes }, 'partners:2': { slug: 'a', minimumWithdrawal: 10_000 } },
    { findOnce: async () => new Map(paused === undefined ? [] : [[1, paused]]) as never },
  );
  const [document] = await buildOffers(1, reader);
  return document as
    | { key: string; position: number; body: { offer: { attributes: Record<string, unknown> }; trackingUrl: unknown } }
    | undefined;
}

describe('an offer', () => {
  it('is public while it is published and its casino is there', async () => {
    expect((await buildOne())?.key).toBe('a/bienvenida');
    expect(await buildOne({ _status: 'draft' })).toBeUndefined();
    expect(await buildOne({ partner: 3 })).toBeUndefined();
    expect(await buildOffers(2, createTestReader({}))).toEqual([]);
  });

  it('leads nowhere while the very link that it has is paused, or without one', async () => {
    expect((await buildOne())?.body.trackingUrl).toBe('https://t.example/a');
    expect((await buildOne({}, 'https://t.example/a'))?.body.trackingUrl).toBeNull();
    expect((await buildOne({}, 'https://t.example/b'))?.body.trackingUrl).toBe('https://t.example/a');
    expect((await buildOne({ trackingUrl: undefined }))?.body.trackingUrl).toBeNull();
  });

  it('stands where it was put, or first', async () => {
    expect([(await buildOne({ position: 3 }))?.position, (await buildOne())?.position]).toEqual([3, 0]);
  });

  it.each([
    ['yes', true],
    ['no', false],
    [null, null],
    [undefined, null],
  ])('is sticky as its form says: %j', async (isSticky, said) => {
    expect((await buildOne({ isSticky }))?.body.offer.attributes['isSticky']).toBe(said);
  });

  it('has its days, weights and currencies', async () => {
    const gameWeights = [{ gameType: 'SLOTS', share: 100 }];
    expect(
      (await buildOne({ expiration: '2026-12-31T12:00:00.000Z', gameWeights, currency: ['CLP'] }))?.body.offer.attributes,
    ).toMatchObject({
      expiration: '2026-12-31',
      gameWeights: { SLOTS: 100 },
      currency: [{ currencyCode: 'CLP' }],
      currency1: [],
      fact: { source: 'https://a.example/', verifiedOn: '2026-11-02' },
    });
    expect((await buildOne())?.body.offer.attributes).toMatchObject({ expiration: null, gameWeights: {}, currency: [] });
  });

  it.each([
    [{ currency1: ['CLP'] }, 10_000],
    [{ currency: ['CLP'] }, 10_000],
    [{ currency1: ['USD'], currency: ['CLP'] }, null],
    [{}, null],
  ])('is paid out from what its casino asks for, in the currency of the market: %j', async (currencies, least) => {
    expect((await buildOne(currencies))?.body.offer.attributes['minimumWithdrawal']).toBe(least);
  });
});
