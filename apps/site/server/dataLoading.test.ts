// Requirements: 3.37, 4.21, 4.22, 4.23, 4.24, 4.25, 4.26, 7.6, 7.12, 7.39, 9.3.
import type { BlockContext } from '@lupa/blocks/block.ts';
import type { MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { partnersBySlugExample } from '@lupa/contracts/toplist.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { setPage, toplist } from '../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../dev/testBed/foreignServices.ts';
import { noBlocks, openServices, openSite, startTestSite, type TestSite } from '../dev/testBed/testSite.tsx';

let services: ForeignServices;
let site: TestSite;

beforeEach(async () => {
  services = await openServices();
  services.answers.set('/fenix/toplist/', toplist('Andino'));
});

async function startSiteWith(load: (context: BlockContext, stored: { slugs?: string[] | undefined }) => Promise<unknown>) {
  site = await openSite(services, {
    rendering: {
      blockLoaders: {
        ...noBlocks,
        list: {
          schema: z.object({ slugs: z.array(z.string()).optional() }),
          load: async (stored: { slugs?: string[] | undefined }, context) => ({ shown: JSON.stringify(await load(context, stored)) }),
        },
      },
      blockViews: { ...noBlocks, list: ({ shown }: { shown: string }) => shown },
    },
  });
}

const list = (more: object = {}) => ({ content: [{ type: 'list', id: 'list', ...more }] });
const callsOf = (base: string) => services.requests.map(({ url }) => url).filter((url) => url.startsWith(base));

describe('on start', () => {
  const order = [
    '/cms/globalPaymentMethod/',
    '/fenix/toplist/',
    '/cms/pages/all',
    '/arcade/providers/',
    '/arcade/filters/',
    '/cms/navigationGroup',
    // An extension.
    '/fenix/territories/',
  ];

  beforeEach(() => {
    services.answers.set('/cms/globalPaymentMethod/', { json: [] });
    services.answers.set('/arcade/providers/', { json: [] });
    services.answers.set('/arcade/filters/', { json: {} });
  });

  const askedPaths = () => services.requests.map(({ url }) => url.split('?')[0]).filter((path) => path !== '/cms/changes');

  it('asks for the payment methods, then for the rest in the order of the specification, and once', async () => {
    site = await openSite(services, { env: { TOPLIST_IDENTIFIER: 'mejores' } });
    await site.warmUp();
    expect(askedPaths()).toEqual(order);
    expect(callsOf('/fenix/')[0]).toContain('identifier=mejores');
    setPage(services, '/', { content: [{ type: 'topList', id: 't', toplist: 'mejores' }] });
    expect((await site.get('/')).text).toContain('Andino');
    for (const path of order) expect(services.count(path), path).toBe(1);
  });

  it('goes on where a call fails, and logs it', async () => {
    for (const path of order) services.answers.set(path, { status: 500, json: {} });
    site = await openSite(services);
    await site.warmUp();
    expect(askedPaths()).toEqual(order);
    expect(site.logs.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
      'Unable to fetch payment methods',
      'Unable to fetch the toplist',
      'Unable to fetch routes',
      'Unable to fetch software providers',
      'Unable to fetch filters',
      'Unable to fetchnavigationGroups',
      'Unable to fetch the territories of offers',
    ]);
    for (const { details } of site.logs.filter(({ level }) => level === 'error'))
      expect(details).toMatchObject({ requestId: expect.stringMatching(/^warm-up-/), err: expect.any(Error) });
  });

  it('waits until the change feed was tried: what is asked before that is dropped when it opens', async () => {
    services.hasFeed = false;
    const feed = Promise.withResolvers<{ status: number }>();
    services.answers.set('/cms/changes', () => feed.promise);
    site = await startTestSite(services.url);
    onTestFinished(site.close);
    const warming = site.warmUp();
    await vi.waitFor(() => expect(services.count('/cms/changes')).toBe(1), 60_000);
    expect(askedPaths()).toEqual([]);
    feed.resolve({ status: 404 });
    await warming;
    expect(askedPaths()).toEqual(order);
  });

  it('is ready before that is over', async () => {
    setPage(services, '/');
    const never = Promise.withResolvers<never>();
    services.answers.set('/cms/globalPaymentMethod/', () => never.promise);
    site = await openSite(services);
    let isOver = false;
    const warming = site.warmUp().then(() => (isOver = true));
    await vi.waitFor(() => expect(services.count('/cms/globalPaymentMethod/')).toBe(1), 60_000);
    expect((await site.get('/readyz')).status).toBe(200);
    expect(isOver).toBe(false);
    await services.stop();
    await warming;
  });
});

describe('data is loaded', () => {
  it('once per language where it is microcopy or globals, until the tag of that language changes', async () => {
    await startSiteWith(async () => []);
    const paths = ['/a/', '/b/', '/en/a/', '/en/b/', '/fr/a/', '/de/a/', '/c/'];
    for (const path of paths) setPage(services, path);
    for (const path of paths) expect((await site.get(path)).status, path).toBe(200);
    const locales = ['es_CL', 'en', 'fr_CA', 'de_DE'];
    expect(callsOf('/cms/Microcopy/')).toEqual(locales.map((locale) => `/cms/Microcopy/?locale=${locale}&limit=1000`));
    expect(callsOf('/cms/globals/')).toEqual(locales.map((locale) => `/cms/globals/?locale=${locale}`));
    services.publish('microcopy:en');
    await vi.waitFor(async () => {
      await site.get('/en/b/');
      expect(callsOf('/cms/Microcopy/').at(-1)).toContain('locale=en');
    }, 60_000);
    // The site drops the tag once more, for services that hear of a change late.
    await vi.waitFor(
      async () => {
        await site.get('/en/b/');
        expect(callsOf('/cms/Microcopy/').filter((url) => url.includes('locale=en'))).toHaveLength(3);
      },
      { timeout: 60_000 },
    );
    for (const path of paths) await site.get(path);
    expect(callsOf('/cms/Microcopy/').filter((url) => !url.includes('locale=en'))).toHaveLength(3);
  });

  it('once more for the pages that show a text that was written anew, and for no others', async () => {
    await startSiteWith(async ({ microcopy }, { slugs }) => (slugs ? microcopy.visit_casino : microcopy.read_terms));
    setPage(services, '/lista/', list({ slugs: [] }));
    setPage(services, '/texto/', list());
    const entries: object[] = [];
    services.answers.set('/cms/Microcopy/', () => ({ json: entries }));
    const write = async (key: MicrocopyKey, value: string, path: string) => {
      entries.push({ key, value });
      services.publish('microcopy:es_CL');
      await vi.waitFor(async () => expect((await site.get(path)).text).toContain(value), 60_000);
    };
    const stateOf = async (path: string) => (await site.get(path)).headers['x-cache'];
    for (const path of ['/lista/', '/texto/']) {
      await site.get(path);
      expect(await stateOf(path)).toBe('hit');
    }
    await write('visit_casino', 'Ir a jugar', '/lista/');
    expect(await stateOf('/texto/')).toBe('hit');
    await write('read_terms', 'Letra chica', '/texto/');
    expect(await stateOf('/lista/')).toBe('hit');
  });

  it('once where it is a toplist or the game entities', async () => {
    services.answers.set('/cms/gameEntity/', { json: [{ arcadeId: 7, volatility: 'alta' }] });
    await startSiteWith(async ({ clients }) => [
      (await clients.partners.fetchToplist('home'))?.responseId,
      (await clients.content.fetchGameEntities()).map(({ volatility }) => volatility),
    ]);
    for (const path of ['/a/', '/en/a/', '/b/']) {
      setPage(services, path, list());
      expect((await site.get(path)).text).toContain('alta');
    }
    expect(services.count('/fenix/toplist/')).toBe(1);
    expect(services.count('/cms/gameEntity/')).toBe(1);
  });

  it('only for the partners that are not there yet', async () => {
    services.answers.set('/fenix/partners-by-slug/', {
      json: ['a', 'b', 'c'].map((slug) => ({ ...partnersBySlugExample[0], slug, name: slug })),
    });
    await startSiteWith(async ({ clients }, { slugs = [] }) => clients.partners.fetchPartnersBySlug(slugs));
    setPage(services, '/a/', list({ slugs: ['a', 'b'] }));
    setPage(services, '/b/', list({ slugs: ['b', 'c', 'a'] }));
    setPage(services, '/c/', list({ slugs: ['a', 'c'] }));
    for (const path of ['/a/', '/b/', '/c/']) expect((await site.get(path)).text).toContain('responseId');
    const asked = callsOf('/fenix/partners-by-slug/').map((url) => new URL(url, 'http://x').searchParams.get('slugs'));
    expect(asked).toEqual(['a,b', 'c']);
  });
});
