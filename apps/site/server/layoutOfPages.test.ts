// Requirements: 2.19, 2.23, 4.14, 9.8.
import { navigationGroupsExample } from '@lupa/contracts/navigation.ts';
import { toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { registerSiteIslands } from '../browser/siteIslands.server.ts';
import { PageDocument } from '../page/PageDocument.tsx';
import { setPage, toplist } from '../dev/testBed/foreignContent.ts';
import type { Answer } from '../dev/testBed/foreignServices.ts';
import { noBlocks, openSite } from '../dev/testBed/testSite.tsx';
import { siteOfEachTest } from '../dev/testBed/siteOfEachTest.ts';

registerSiteIslands();

const { services, site } = siteOfEachTest((usual) => {
  usual.answers.set('/cms/navigationGroup', { json: navigationGroupsExample });
  for (const slug of ['/', '/resenas/', '/en/']) setPage(usual, slug);
  return { rendering: { PageDocument } };
});

const headerOf = (html: string) => /<header.*<\/header>/s.exec(html)?.[0] ?? '';
const currentIn = (html: string) => [...headerOf(html).matchAll(/<a href="([^"]*)" aria-current="page"/g)].map(([, path]) => path);

it('no two elements of a page have the same id', async () => {
  const ids = [...(await site.get('/')).text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids).toEqual([...new Set(ids)]);
});

it('languages do not mix, whoever came first', async () => {
  for (const locale of ['es_CL', 'en'])
    services.answers.set(`/cms/Microcopy/?locale=${locale}&limit=1000`, { json: [{ key: 'main_navigation', value: `nav ${locale}` }] });
  for (const path of ['/en/', '/', '/en/no/', '/resenas/']) {
    const { text: html } = await site.get(path);
    const [own, other] = path.startsWith('/en/') ? ['nav en', 'nav es_CL'] : ['nav es_CL', 'nav en'];
    expect(headerOf(html), path).toContain(own);
    expect(html, path).not.toContain(other);
  }
});

it('each page marks the links that lead to itself', async () => {
  expect(new Set(currentIn((await site.get('/')).text))).toEqual(new Set(['/']));
  expect(new Set(currentIn((await site.get('/resenas/')).text))).toEqual(new Set(['/resenas/']));
  expect(currentIn((await site.get('/no-existe/')).text)).toEqual([]);
});

it.each([
  ['navigation', '/cms/navigationGroup', [{ ...navigationGroupsExample[0], navigationItems: [] }], 'Casino Andino'],
  ['globals:es_CL', '/cms/globals/', [{ siteName: 'Otro nombre' }], 'Ajeno'],
])('a change of %s is seen at once', async (tag, path, json, old) => {
  expect(headerOf((await site.get('/')).text)).toContain(old);
  services.answers.set(path, { json });
  services.publish(tag);
  await vi.waitFor(async () => expect(headerOf((await site.get('/')).text)).not.toContain(old), 60_000);
});

it('a language is offered on every page as soon as it has an index', async () => {
  const setRoutes = (...slugs: string[]) => services.answers.set('/cms/pages/all', { json: slugs.map((slug) => ({ slug })) });
  const offered = async () =>
    [...(await site.get('/resenas/')).text.matchAll(/<a href="([^"]+)"(?: aria-current="page")? lang="/g)].map(([, path]) => path);
  setRoutes('/', '/resenas/');
  expect(await offered()).toEqual([]);
  setRoutes('/', '/resenas/', '/de/');
  services.publish('page:/de/', 'routes');
  await vi.waitFor(async () => expect(await offered()).toEqual(['/resenas/', '/de/']), { timeout: 60_000 });
});

/** A toplist of the partner service: the example under these slugs, each with what else is known of it. */
function toplistOf(partners: Record<string, Partial<typeof toplistPartnerExample.attributes>>): Answer {
  const entries = Object.entries(partners).map(([slug, more]) => [
    slug,
    { slug, name: `Casino ${slug}`, attributes: { ...toplistPartnerExample.attributes, ...more } },
  ]);
  return { json: [{ responseId: 'home.1.abc', partners: Object.fromEntries(entries) }] };
}

const modalOf = (html: string) => /<dialog [^>]*id="comparator-modal".*?<\/dialog>/s.exec(html)?.[0] ?? '';

it('the comparator knows those of the initial toplist that are recommended, and hears of a change', async () => {
  services.answers.set('/fenix/toplist/', toplistOf({ uno: {}, viejo: { activePartner: false }, dos: {}, tres: {} }));
  for (const path of ['/', '/resenas/', '/no-existe/']) {
    const modal = modalOf((await site.get(path)).text);
    expect(modal, path).toContain(
      'data-seeds="[{&quot;slug&quot;:&quot;uno&quot;,&quot;name&quot;:&quot;Casino uno&quot;},{&quot;slug&quot;:&quot;dos&quot;',
    );
    expect(modal).toContain('["tres","');
    expect(modal).not.toContain('viejo');
  }
  services.answers.set('/fenix/toplist/', toplistOf({ nuevo: {} }));
  services.publish('toplist:home');
  await vi.waitFor(async () => expect(modalOf((await site.get('/')).text)).toContain('["nuevo","'), 60_000);
});

it.each([
  ['away', { status: 500, json: {} }],
  ['empty', { json: [] }],
  ['of nobody who is recommended', toplistOf({ viejo: { activePartner: false } })],
])('a toplist that is %s costs the comparator, not the page', async (_, answer) => {
  services.answers.set('/fenix/toplist/', answer);
  const { status, text: html } = await site.get('/');
  expect(status).toBe(200);
  expect(html).toContain('<footer');
  expect(html).not.toMatch(/comparator-modal|comparison-tray/);
});

it('every block hears who is compared at first: the first two of the initial toplist', async () => {
  const own = await openSite(services, {
    rendering: {
      blockLoaders: { ...noBlocks, casinoComparator: { schema: z.object({}), load: async (_, { seeds }) => ({ seeds: await seeds }) } },
      blockViews: { ...noBlocks, casinoComparator: ({ seeds }: { seeds: string[] }) => `seeds: ${seeds.join()}.` },
    },
  });
  services.answers.set('/fenix/toplist/', toplist('Andino', 'Brava', 'Faro'));
  setPage(services, '/ranking/', { content: [{ type: 'casinoComparator', id: 'c' }] });
  expect((await own.get('/ranking/')).text).toContain('seeds: andino,brava.');
});
