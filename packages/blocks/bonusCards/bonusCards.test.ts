// Requirements: 2.106.
import { parseGenerously } from '@lupa/contracts/generous.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { examplePartners, exampleToplistAnswer } from '../shared/examples/examplePartners.ts';
import { loadBonusCards, NoBonusesError } from './bonusCards.load.server.ts';
import { bonusCardsSchema } from './bonusCards.schema.ts';

const usual = { type: 'bonusCards', id: 'bonos', toplist: 'home', offerTypes: ['welcome'] };
type Context = Parameters<typeof createExampleContext>[0];

const load = (changes: object = {}, context?: Context) =>
  loadBonusCards(parseGenerously(bonusCardsSchema, { ...usual, ...changes }).value, createExampleContext(context));

function listOf(partner: string, ...offers: (Partial<Offer['attributes']> & { offerType?: string })[]): Context {
  const listed = examplePartners.find(({ slug }) => slug === partner);
  const [main] = examplePartners[0]?.attributes.offers ?? [];
  if (!listed || !main) throw new Error('The examples have changed.');
  const changed: ToplistPartner = {
    ...listed,
    attributes: {
      ...listed.attributes,
      offers: offers.map(({ offerType = 'welcome', ...attributes }, index) => ({
        id: `offer-${index}`,
        offerType,
        attributes: { ...main.attributes, ...attributes },
      })),
    },
  };
  return { clients: { partners: { fetchToplist: async () => exampleToplistAnswer([changed]) } } };
}

test('shows current offers in the order of the toplist, and of nobody who is no longer recommended', async () => {
  const { bonuses } = await load();
  expect(bonuses.map(({ slug }) => slug)).toEqual(['casino-andino', 'pacifico-play', 'copihue-casino', 'casino-del-sur-y-la-patagonia']);
});

test('nobody who is no longer recommended has a card, also with a current offer', async () => {
  await expect(load({}, listOf('viejo-roble', {}))).rejects.toBeInstanceOf(NoBonusesError);
  expect((await load({}, listOf('casino-andino', {}))).bonuses).toHaveLength(1);
});

test('a partner has a card for each of its offers of the wanted types', async () => {
  const several = listOf(
    'casino-andino',
    { titlePreview: 'Uno' },
    { offerType: 'cashback', titlePreview: 'Dos' },
    { titlePreview: 'Tres' },
  );
  const wanted = await load({}, several);
  expect(wanted.bonuses.map(({ bonus, position }) => [bonus.text, position])).toEqual([
    ['Uno', 1],
    ['Tres', 2],
  ]);
  expect(new Set(wanted.bonuses.map(({ key }) => key)).size).toBe(2);
  expect((await load({ offerTypes: [] }, several)).bonuses.map(({ bonus }) => bonus.text)).toEqual(['Uno', 'Dos', 'Tres']);
  expect((await load({ offerTypes: [], limit: 2 }, several)).bonuses).toHaveLength(2);
});

test('each card leads to its own offer', async () => {
  const { bonuses } = await load({}, listOf('casino-andino', { afflinkProxy: 'uno' }, { afflinkProxy: 'dos' }));
  expect(bonuses.map(({ clickOut }) => new URL(clickOut?.href ?? '').pathname)).toEqual([
    '/jugar/casino-andino/uno',
    '/jugar/casino-andino/dos',
  ]);
  expect(bonuses[1]?.clickOut?.['data-link-data']).toContain('"position":2');
});

test('an offer is shown up to the last moment of its last day in Chile', async () => {
  const offer = listOf('casino-andino', { expiration: '2026-11-10' }, { expiration: null });
  expect((await load({}, { ...offer, now: new Date('2026-11-11T02:59:00.000Z') })).bonuses).toHaveLength(2);
  expect((await load({}, { ...offer, now: new Date('2026-11-11T03:01:00.000Z') })).bonuses).toHaveLength(1);
});

test('each card says what its own offer costs', async () => {
  const { bonuses } = await load({}, listOf('casino-andino', { freeSpins: null }, { amount1: 10000, freeSpins: null }, { rollover: null }));
  expect(bonuses.map(({ cost }) => cost?.headline ?? null)).toEqual([
    'hay que apostar $1.750.000',
    'hay que apostar $350.000',
    'Rollover: -',
  ]);
});

test('without any offer to show there is no block', async () => {
  await expect(load({ toplist: 'none' })).rejects.toThrow(NoBonusesError);
  await expect(load({ offerTypes: ['noDeposit'] })).rejects.toThrow(NoBonusesError);
  await expect(load({}, listOf('casino-andino', { expiration: '2026-11-09' }))).rejects.toThrow(NoBonusesError);
});
