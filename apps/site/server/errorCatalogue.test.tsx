// Requirements: 2.11, 2.85, 4.41, 8.1, 8.4, 8.5, 8.6, 8.7, 8.8, 8.12, 8.14, 8.15, 8.17, 8.19, 8.20.
import type { Clients } from '@lupa/clients/clients.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { formatSlug } from '@lupa/contracts/slug.ts';
import { loadPage } from '../page/loadPage.ts';
import type { LoadOptions } from '../page/pageFeature.ts';
import { createCapturedLogger } from '../dev/testBed/capturedLogger.ts';
import { setPage, text } from '../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../dev/testBed/foreignServices.ts';
import { noBlocks, openServices, openSite, type TestSite } from '../dev/testBed/testSite.tsx';

// docs/errors.md: requirements 8.1 to 8.20, entry by entry. What happens in the browser is tested beside its code.
let services: ForeignServices;
let site: TestSite;

const askings = {
  toplist: ({ partners }: Clients) => partners.fetchToplist('home'),
  partnersBySlug: ({ partners }: Clients) => partners.fetchPartnersBySlug(['andino']),
  paymentMethods: ({ content }: Clients) => content.fetchPaymentMethods(),
  partnerEntities: ({ content }: Clients) => content.fetchPartnerEntities(['andino']),
  gameEntities: ({ content }: Clients) => content.fetchGameEntities(),
  providers: ({ arcade }: Clients) => arcade.fetchProviders(),
  filters: ({ arcade }: Clients) => arcade.fetchFilters(),
  games: ({ arcade }: Clients) => arcade.fetchGames({}),
  gamesByIds: ({ arcade }: Clients) => arcade.fetchGamesByIds(['1']),
  gamesByType: ({ arcade }: Clients) => arcade.fetchGamesByType({ gameTypes: ['SLOTS'] }),
  gameTypes: ({ arcade }: Clients) => arcade.fetchGameTypes(),
  similarGames: ({ arcade }: Clients) => arcade.fetchSimilarGames({ providerIds: ['1'] }),
  gamesByProvider: ({ arcade }: Clients) => arcade.fetchGamesByProvider('1'),
} satisfies Record<string, (clients: Clients) => Promise<unknown>>;
type Asking = keyof typeof askings;

/** `table` asks a service for what its `ask` says; `contentSection` shows a title. */
const rendering = {
  blockLoaders: {
    ...noBlocks,
    contentSection: { schema: z.object({ title: z.string() }), load: async (stored: { title: string }) => stored },
    table: {
      schema: z.object({ ask: z.string() }),
      load: async ({ ask }: { ask: string }, { clients }: { clients: Clients }) => ({
        title: JSON.stringify(await askings[ask as Asking](clients)),
      }),
    },
  },
  blockViews: { ...noBlocks, contentSection: Title, table: Title },
};

function Title({ title }: { title: string }) {
  return <p>{title}</p>;
}

beforeEach(async () => {
  services = await openServices();
});

const logged = (message: string) => site.logs.filter((entry) => entry.message === message);
const headers = { 'x-request-id': 'request-err' };

describe('a fetch failure is swallowed for the visitor and told to the operator', () => {
  it.each<[string, string, Asking | null]>([
    ['Unable to fetchnavigationGroups', '/cms/navigationGroup', null],
    ["Unable to fetch microcopy for locale 'es_CL'", '/cms/Microcopy/', null],
    ['Unable to fetch globals', '/cms/globals/', null],
    ['Unable to fetch routes', '/cms/pages/all', null],
    ['Unable to fetch software providers', '/arcade/providers/', 'providers'],
    ['Unable to save partnersBySlug', '/fenix/partners-by-slug/', 'partnersBySlug'],
    ['Unable to fetch the toplist', '/fenix/toplist/', 'toplist'],
    ['Unable to fetch payment methods', '/cms/globalPaymentMethod/', 'paymentMethods'],
    ['Unable to fetch partner entities', '/cms/partnerEntity', 'partnerEntities'],
    ['Unable to fetch game entities', '/cms/gameEntity/', 'gameEntities'],
    ['Unable to fetch filters', '/arcade/filters/', 'filters'],
    ['Unable to fetch games', '/arcade/games/', 'games'],
    ['Unable to fetch games by id', '/arcade/games/ids/', 'gamesByIds'],
    ['Unable to fetch games by type', '/arcade/games/game_type/', 'gamesByType'],
    ['Unable to fetch game types', '/arcade/games/types/', 'gameTypes'],
    ['Unable to fetch similar games', '/arcade/games/search/', 'similarGames'],
    ['Unable to fetch games by provider', '/arcade/games/provider/1/', 'gamesByProvider'],
  ])('%s', async (message, path, ask) => {
    site = await openSite(services, { rendering });
    services.answers.set(path, { status: 500, json: {} });
    setPage(services, '/', { content: [text('antes'), ...(ask ? [{ type: 'table', id: 't', ask }] : []), text('después')] });
    const { status, text: html, headers: answered } = await site.get('/', { headers });
    expect(status).toBe(200);
    expect(html).toContain('<p>antes</p>');
    expect(html).toContain('<p>después</p>');
    expect(html).not.toContain('Unable');
    expect(answered['cache-control']).toContain('s-maxage=0');
    expect(logged(message)).toEqual([
      expect.objectContaining({
        level: 'error',
        details: expect.objectContaining({ err: expect.objectContaining({ name: 'ServiceUnavailableError' }), call: expect.any(String) }),
      }),
    ]);
    expect(logged(message)[0]?.details).toMatchObject({ requestId: 'request-err' });
  });

  it('with the cause of a service that cannot be reached', async () => {
    site = await openSite(services, { rendering, env: { PARTNERS_URL: 'http://127.0.0.1:9/fenix' } });
    setPage(services, '/', { content: [text('sigue'), { type: 'table', id: 't', ask: 'toplist' }] });
    expect((await site.get('/', { headers })).text).toContain('sigue');
    const [entry] = logged('Unable to fetch the toplist');
    expect(entry?.details).toMatchObject({ requestId: 'request-err', err: { cause: expect.any(Error) } });
  });
});

describe('a page that fails', () => {
  it('for want of the content service is a 503, for any other reason a 500', async () => {
    const broken = vi.fn(({ page }: { page: { status: number } }) => {
      if (page.status === 200) throw new TypeError('a bug');
      return <p>{page.status}</p>;
    });
    site = await openSite(services, { rendering: { ...rendering, PageDocument: broken } });
    setPage(services, '/');
    expect(await site.get('/', { headers })).toMatchObject({ status: 500 });
    expect(logged('a page cannot be shown')).toEqual([
      expect.objectContaining({ level: 'error', details: expect.objectContaining({ requestId: 'request-err', status: 500, page: '/' }) }),
    ]);
    services.answers.set(`/cms/page/${encodeURIComponent('/otra/')}`, { status: 500, json: {} });
    expect((await site.get('/otra/')).status).toBe(503);
    expect(logged('Unable to fetch the page')).toHaveLength(1);
  });

  it('for an unknown middleware is a 500 that says so, inside the layout', async () => {
    site = await openSite(services);
    setPage(services, '/', { middleware: ['teleport'] });
    const { status, text: html, headers: answered } = await site.get('/', { headers });
    expect([status, answered['cache-control']]).toEqual([500, 'no-store']);
    expect(html).toContain('Unknown middleware');
    expect(html).toContain('Algo falló de nuestro lado');
    expect(html).toContain('data-site="Ajeno"');
    expect(html).toContain('data-menu="Header"');
    expect(logged('a page cannot be shown')[0]?.details).toMatchObject({
      requestId: 'request-err',
      err: { name: 'UnknownMiddlewareError', middleware: 'teleport' },
    });
  });

  it('even in its error page shows the last resort, with a way home', async () => {
    site = await openSite(services, {
      rendering: {
        PageDocument: () => {
          throw new Error('the document is broken');
        },
      },
    });
    setPage(services, '/');
    const { status, text: html } = await site.get('/', { headers });
    expect(status).toBe(500);
    expect(html).toContain('An error occurred while showing the error page');
    expect(html).toContain('<a href="/">');
    expect(html).not.toContain('the document is broken');
    expect(logged('the error page cannot be shown')[0]?.details).toMatchObject({
      requestId: 'request-err',
      err: { message: 'the document is broken' },
    });
  });

  it('because its slug cannot be formatted is not found, and logged', async () => {
    const { logger, entries } = createCapturedLogger();
    const content = new Proxy({}, { get: () => async (slug: string) => formatSlug(slug) });
    const pageClients = { within: () => ({ content }) };
    const routes = Promise.resolve({ slugOf: () => null });
    expect(await loadPage('/\ud800/', { features: [], pageClients, logger, routes } as unknown as LoadOptions)).toBeNull();
    expect(entries).toEqual([
      {
        level: 'warn',
        message: 'Could not format and encode page slug.',
        details: { err: expect.objectContaining({ name: 'SlugFormatError', cause: expect.any(URIError) }) },
      },
    ]);
  });
});

it('a page that is not there is a 404 in the words of the specification', async () => {
  site = await openSite(services);
  const { status, text: html } = await site.get('/no-existe/');
  expect(status).toBe(404);
  expect(html).toContain('This page could not be found');
});
