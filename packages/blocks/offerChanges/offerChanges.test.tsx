// Requirements: 10.15.
import { type Offer, offerExample } from '@lupa/contracts/offer.ts';
import { renderToString } from 'react-dom/server';
import { groupOfferVersions } from '@lupa/domain/offerChanges.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { presentChange } from '../shared/offerChanges/presentChange.ts';
import { OfferChanges } from './OfferChanges.tsx';
import { loadOfferChanges, NoOfferVersionsError } from './offerChanges.load.server.ts';
import { presentChart } from './presentChart.ts';
import { offerChangesSchema } from './offerChanges.schema.ts';

const load = (partner: string | null, context = createExampleContext()) =>
  loadOfferChanges(offerChangesSchema.parse({ type: 'offerChanges', id: 'cambios', partner }), context);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('a casino has each change of its offers, the newest first, with what was and what is', async () => {
  const { changes, listName, feeds } = await load('casino-andino');
  expect(
    changes.map(({ at, event, terms }) => [
      at.slice(0, 10),
      event,
      terms.map(({ name, before, after }) => `${name}: ${before} → ${after}`),
    ]),
  ).toEqual([
    ['2026-10-05', null, ['Rollover: 30x → 35x', expect.stringMatching(/^Texto de los términos: Rollover 30 .* → Rollover 35 /)]],
    ['2026-09-01', 'Ya no se ofrece', []],
    ['2026-07-14', null, ['Rollover: 25x → 30x', 'Al retirar, el bono: sin dato → se queda', expect.stringMatching(/^Texto/)]],
  ]);
  expect(changes.every(({ casino }) => casino === null)).toBe(true);
  expect(listName).toBe('casino-andino');
  expect(feeds.atom).toBe('/datos/cambios-de-bonos/casino-andino.atom');
});

test('more money for a few, while more people withdraw nothing, is called neither better nor worse', () => {
  const offerWith = (terms: Partial<Offer['attributes']>): Offer => ({
    ...offerExample,
    attributes: { ...offerExample.attributes, freeSpins: null, ...terms },
  });
  const change = {
    offerId: '1',
    partnerSlug: 'casino-andino',
    at: '2026-04-20T15:00:00Z',
    before: offerWith({ percentage: 100, amount1: 150_000, rollover: 35 }),
    after: offerWith({ percentage: 200, amount1: 200_000, rollover: 40 }),
    terms: ['percentage', 'amount1', 'rollover'] as const,
  };
  const { verdict, cost } = presentChange({ ...change, terms: [...change.terms] }, createExampleContext());
  expect(cost).toHaveLength(2);
  expect(verdict).toBeNull();
});

test('the chart of an offer steps where it changed, and says so in words; an offer that is gone has none', async () => {
  const { charts } = await load('casino-andino');
  expect(charts).toHaveLength(1);
  const [chart] = charts;
  expect(chart?.steps).toHaveLength(3);
  for (const [index, step] of (chart?.steps ?? []).entries()) {
    const next = chart?.steps[index + 1];
    if (!next) continue;
    expect(step.end).toBe(next.x);
    expect(step.y, 'less comes back, so the line goes down').toBeLessThan(next.y);
  }
  expect(plain(chart?.title)).toBe('Cuánto vuelve en promedio de $50.000');
  expect(plain(chart?.text)).toMatch(/^\$\S+ desde el 12 mar 2026, \$\S+ desde el 14 jul 2026 y \$\S+ desde el 5 oct 2026$/);
});

test('a single change has no chart: the list tells it in full', async () => {
  const context = createExampleContext();
  const versions = await context.clients.partners.fetchOfferVersions({ partner: 'casino-andino' });
  const charted = [...groupOfferVersions(versions).values()].filter((ofOffer) => presentChart(ofOffer, context) !== null);
  expect(charted.map((ofOffer) => presentChart(ofOffer.slice(-2), context))).toEqual([null]);
});

test('the list of all casinos names them and leads to their reviews', async () => {
  const { changes, charts } = await load(null);
  expect(charts).toEqual([]);
  expect(changes[0]?.casino).toMatchObject({ name: 'Casino Andino', anchor: { href: '/resenas/casino-andino/' } });
});

test('casinos that cannot be asked for are named by their slugs', async () => {
  const context = createExampleContext({ clients: { partners: { fetchPartnersBySlug: () => Promise.reject(new Error('down')) } } });
  expect((await load(null, context)).changes[0]?.casino).toEqual({ name: 'casino-andino', anchor: null });
});

test('that nothing changed is said, and since when it is followed', async () => {
  const html = renderToString(<OfferChanges {...await load('copihue-casino')} />);
  expect(html).toContain('Ningún bono ha cambiado desde que los seguimos.');
  expect(html).toContain('12 de marzo de 2026');
});

test('a casino without offers leaves no block', async () => {
  await expect(load('nadie')).rejects.toThrow(NoOfferVersionsError);
});
