// Requirements: 1.2, 1.3, 2.1, 2.7, 2.8, 2.10, 2.14, 6.1, 8.1, 8.19.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completeAttributes, pageRequests, removePage, setPage, startUsualServices, text, toplist } from '../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../dev/testBed/testSite.tsx';

let services: ForeignServices;
let site: TestSite;

beforeEach(async () => {
  services = await startUsualServices();
  site = await startTestSite(services.url);
  await vi.waitFor(() => expect(services.readerCount).toBe(1), 60_000);
});

afterEach(async () => {
  await site.close();
  await services.stop();
});

describe('a page of a foreign content service', () => {
  it('is shown with what came, without what could not be read', async () => {
    setPage(services, '/', { content: [text('Hola'), { type: 'contentSection', id: 'b', title: 4 }, { id: 'no type' }, text('Chao')] });
    const { status, text: html, headers } = await site.get('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!doctype html><html lang="es-CL">/);
    expect(html).toContain('Hola');
    expect(html).toContain('Chao');
    expect(html).toContain('data-site="Ajeno"');
    expect(html).toContain('data-menu="Header"');
    expect(html).toContain('data-play="Jugar ya"');
    expect(html).toContain('<link rel="canonical" href="https://lupacasino.example/"/>');
    expect(site.logs).toContainEqual(
      expect.objectContaining({ message: 'a block is left out', details: expect.objectContaining({ page: '/', block: 'b' }) }),
    );
    expect(site.logs.filter(({ message }) => message === 'left out what could not be read').length).toBeGreaterThan(0);
  });

  it('takes its locale from the path', async () => {
    setPage(services, '/fr/');
    expect((await site.get('/fr/')).text).toContain('<html lang="fr-CA">');
    expect(services.requests.map(({ url }) => url)).toContain('/cms/page/%2Ffr%2F?locale=fr_CA');
    expect(services.requests.map(({ url }) => url)).toContain('/cms/Microcopy/?locale=fr_CA&limit=1000');
  });

  it('costs each call once, whatever the number of pages', async () => {
    for (const slug of ['/a/', '/b/', '/c/']) {
      setPage(services, slug, { content: [{ type: 'topList', id: 't', toplist: 'home' }] });
    }
    services.answers.set('/fenix/toplist/', toplist('Andino'));
    for (const slug of ['/a/', '/b/', '/c/']) expect((await site.get(slug)).text).toContain('Andino');
    for (const path of ['/cms/navigationGroup', '/cms/Microcopy/', '/cms/globals/', '/cms/pages/all', '/fenix/toplist/']) {
      expect(services.count(path), path).toBe(1);
    }
  });

  it('sends its request id and its deadlines along', async () => {
    setPage(services, '/');
    const { headers } = await site.get('/', { headers: { 'x-request-id': 'request-1234' } });
    expect(headers['x-request-id']).toBe('request-1234');
    const asked = services.requests.find(({ url }) => url.startsWith('/cms/page/'));
    expect(asked?.headers).toMatchObject({ 'x-request-id': 'request-1234', 'x-request-timeout-ms': '3000' });
  });
});

describe('a block', () => {
  const around = (block: object) => ({ content: [text('antes'), block, text('después')] });

  it.each([
    ['whose view throws', { type: 'infoBox', id: 'x' }, 'a block cannot be rendered and is left out'],
    ['whose service answers nonsense', { type: 'topList', id: 'x', toplist: 'broken' }, 'a block is left out'],
    ['that is never loaded', { type: 'list', id: 'x', entries: [] }, 'a block is left out'],
  ])('%s costs itself only', async (_, block, message) => {
    services.answers.set('/fenix/toplist/', { text: '<html>' });
    setPage(services, '/', around(block));
    const { status, text: html } = await site.timers.pass(site.get('/'));
    expect(status).toBe(200);
    expect(html).toContain('antes');
    expect(html).toContain('después');
    expect(site.logs).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message,
        details: expect.objectContaining({ page: '/', block: 'x', type: block.type, err: expect.any(Error) }),
      }),
    );
  });

  it('of an unknown type shows its data', async () => {
    setPage(services, '/', { content: [{ type: 'ticker', id: 'x', speed: 7 }] });
    expect((await site.get('/')).text).toMatch(/<details data-block="ticker".*speed&quot;: 7/s);
  });
});

describe('caching', () => {
  it('asks the services once and answers the rest from memory', async () => {
    setPage(services, '/');
    expect((await site.get('/')).headers['x-cache']).toBe('miss');
    const second = await site.get('/');
    expect(second.headers['x-cache']).toBe('hit');
    expect(second.status).toBe(200);
    expect(pageRequests(services, '/')).toBe(1);
  });

  it('sends every coding, each with the same page', async () => {
    setPage(services, '/', { content: [text('áéí'.repeat(500))] });
    const plain = await site.get('/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (let round = 0; round < 2; round++) {
      const br = await site.get('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
      expect(br.headers).toMatchObject({
        'content-encoding': 'br',
        vary: expect.stringMatching(/^Accept-Encoding/),
        etag: plain.headers.etag,
      });
      expect(brotliDecompressSync(br.body).toString()).toBe(plain.text);
      const zipped = await site.get('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
      expect(Number(br.headers['content-length'])).toBe(br.body.byteLength);
    }
  });

  it('says what browsers and CDNs may do, and what the page was made of', async () => {
    setPage(services, '/resenas/x/', { content: [{ type: 'topList', id: 't', toplist: 'home' }] });
    services.answers.set('/fenix/toplist/', toplist('Andino', 'Austral'));
    for (const state of ['miss', 'hit']) {
      const { headers } = await site.get('/resenas/x/');
      expect(headers['x-cache']).toBe(state);
      expect(headers['link']).toMatch(/rel=preload; as=style, <.*>; rel=preconnect$/);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400');
      const tags = String(headers['cache-tag']).split(',');
      expect(tags).toEqual(
        expect.arrayContaining([
          'page:/resenas/x/',
          'toplist:home',
          'partner:andino',
          'partner:austral',
          'microcopy:es_CL',
          'globals:es_CL',
          'navigation',
        ]),
      );
    }
  });

  it('keeps a page no longer than its toplist holds', async () => {
    setPage(services, '/', { content: [{ type: 'topList', id: 't', toplist: 'home' }] });
    services.answers.set('/fenix/toplist/', { ...toplist('Andino'), headers: { 'cache-control': 'public, max-age=20' } });
    for (let round = 0; round < 2; round++) {
      const { headers } = await site.get('/');
      expect(Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeLessThanOrEqual(20);
    }
  });

  it.each(['GET', 'HEAD'])('answers 304 to a %s that knows the page', async (method) => {
    setPage(services, '/');
    const { headers } = await site.get('/');
    for (const tag of [headers.etag, `"other", ${headers.etag}`, '*']) {
      const known = await site.get('/', { method, headers: { 'if-none-match': String(tag) } });
      expect(known.status).toBe(304);
      expect(known.body.byteLength).toBe(0);
      expect(known.headers.etag).toBe(headers.etag);
      expect(known.headers['cache-control']).toContain('s-maxage');
    }
    expect((await site.get('/', { method, headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET', async () => {
    setPage(services, '/');
    for (let round = 0; round < 2; round++) {
      const head = await site.get('/', { method: 'HEAD' });
      const { headers, body } = await site.get('/');
      expect(head.body.byteLength).toBe(0);
      expect(head.headers['content-length']).toBe(String(body.byteLength));
      expect(head.headers.etag).toBe(headers.etag);
    }
  });

  it('shows what is published at once, and renders only the pages it concerns', async () => {
    setPage(services, '/a/', { content: [text('vieja')] });
    setPage(services, '/b/');
    await site.get('/a/');
    await site.get('/b/');
    setPage(services, '/a/', { content: [text('nueva')] });
    services.publish('page:/a/');
    await vi.waitFor(async () => expect((await site.get('/a/')).text).toContain('nueva'), 60_000);
    expect((await site.get('/b/')).headers['x-cache']).toBe('hit');
    expect(pageRequests(services, '/b/')).toBe(1);
  });

  it('renders again when a partner inside a toplist changes', async () => {
    setPage(services, '/', { content: [{ type: 'topList', id: 't', toplist: 'home' }] });
    services.answers.set('/fenix/toplist/', toplist('Andino'));
    await site.get('/');
    services.answers.set('/fenix/toplist/', {
      json: [{ responseId: 'r2', partners: { andino: { slug: 'andino', name: 'Andino Nuevo', attributes: completeAttributes } } }],
    });
    services.publish('partner:andino');
    await vi.waitFor(async () => expect((await site.get('/')).text).toContain('Andino Nuevo'), 60_000);
  });

  it('ends the pages that show an edited casino, and no others, though all have it in the comparator', async () => {
    setPage(services, '/ranking/', { content: [{ type: 'topList', id: 't', toplist: 'home' }] });
    setPage(services, '/guia/', { content: [text('Guía')] });
    const answerWith = (...partners: { slug: string; name: string; attributes?: object }[]) =>
      services.answers.set('/fenix/toplist/', {
        json: [
          {
            responseId: 'r1',
            partners: Object.fromEntries(
              partners.map((partner) => [partner.slug, { ...partner, attributes: { ...completeAttributes, ...partner.attributes } }]),
            ),
          },
        ],
      });
    const [andino, austral] = [
      { slug: 'andino', name: 'Andino' },
      { slug: 'austral', name: 'Austral' },
    ];
    answerWith(andino, austral);
    for (const path of ['/ranking/', '/guia/']) await site.get(path);
    const stateOf = async (path: string) => (await site.get(path)).headers['x-cache'];
    expect([await stateOf('/ranking/'), await stateOf('/guia/')]).toEqual(['hit', 'hit']);

    answerWith({ ...andino, attributes: { depositLimit: '$20.000' } }, austral);
    services.publish('partner:andino');
    await vi.waitFor(async () => expect(await stateOf('/ranking/')).toBe('miss'), 60_000);
    // The change has been heard twice by now, the second time after the services have settled.
    await vi.waitFor(async () => expect([await stateOf('/ranking/'), services.count('/fenix/toplist/')]).toEqual(['hit', 3]), 60_000);
    expect([await stateOf('/guia/'), pageRequests(services, '/guia/')]).toEqual(['hit', 1]);

    // Another order is seen on every page.
    answerWith(austral, andino);
    services.publish('partner:andino');
    await vi.waitFor(async () => expect(await stateOf('/guia/')).toBe('miss'), 60_000);
  });

  it('resumes the feed after a break, and drops everything when told to', async () => {
    setPage(services, '/', { content: [text('uno')] });
    await site.get('/');
    services.dropReaders();
    setPage(services, '/', { content: [text('dos')] });
    services.publish('page:/');
    await vi.waitFor(async () => expect((await site.get('/')).text).toContain('dos'), 60_000);
    services.hasForgotten = true;
    services.dropReaders();
    setPage(services, '/', { content: [text('tres')] });
    await vi.waitFor(async () => expect((await site.get('/')).text).toContain('tres'), 60_000);
  });

  it('drops everything after a change that it cannot read', async () => {
    setPage(services, '/', { content: [text('uno')] });
    await site.get('/');
    setPage(services, '/', { content: [text('dos')] });
    services.sendRaw('id: 9\ndata: {"tags": "page:/"}\n\n');
    await vi.waitFor(async () => expect((await site.get('/')).text).toContain('dos'), 60_000);
  });
});

describe('failures', () => {
  it('without the content service and without a kept page are a 503', async () => {
    await services.stop();
    const { status, headers, text: html } = await site.get('/');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
    expect(html).toContain('Volvemos en un momento');
    expect((await site.get('/healthz')).status).toBe(200);
  });

  it('serve the last good page, also after a restart of the site', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lupa-site-'));
    const first = await startTestSite(services.url, { directory });
    setPage(services, '/', { content: [text('la última buena')] });
    await first.get('/');
    services.publish('page:/', 'navigation');
    await services.stop();
    expect((await first.get('/')).text).toContain('la última buena');
    await first.close();

    const second = await startTestSite(services.url, { directory });
    for (let round = 0; round < 2; round++) {
      const { status, headers, text: html } = await second.get('/');
      expect(status).toBe(200);
      expect(html).toContain('la última buena');
      expect(headers).toMatchObject({ 'x-cache': 'stale', 'cache-control': 'public, max-age=0, s-maxage=0, stale-if-error=86400' });
    }
    expect((await second.get('/otra/')).status).toBe(503);
    expect(second.logs).toContainEqual(expect.objectContaining({ level: 'warn', message: 'serving the last good page' }));

    await services.start();
    setPage(services, '/', { content: [text('de vuelta')] });
    await vi.waitFor(async () => expect((await second.get('/')).text).toContain('de vuelta'), 60_000);
    await second.close();
    await rm(directory, { recursive: true });
  });

  it('do not bring back a page that was taken down', async () => {
    setPage(services, '/', { content: [text('retirada')] });
    await site.get('/');
    removePage(services, '/');
    services.publish('page:/');
    await vi.waitFor(async () => expect((await site.get('/')).status).toBe(404), 60_000);
    await services.stop();
    expect((await site.get('/')).text).not.toContain('retirada');
  });

  it('of a service other than the content service leave the page without a block, for a short time', async () => {
    setPage(services, '/', { content: [text('sigue'), { type: 'topList', id: 't', toplist: 'home' }] });
    services.answers.set('/fenix/toplist/', { status: 500, json: {} });
    const { headers, text: html } = await site.get('/');
    expect(html).toContain('sigue');
    expect(headers['cache-control']).toContain('s-maxage=0');
    expect(site.logs).toContainEqual(expect.objectContaining({ level: 'error', message: 'Unable to fetch the toplist' }));
  });

  it('are logged in the words of the specification', async () => {
    setPage(services, '/');
    for (const path of ['/cms/navigationGroup', '/cms/Microcopy/']) services.answers.set(path, { status: 500, json: {} });
    const { status } = await site.get('/');
    expect(status).toBe(200);
    const messages = site.logs.map(({ message }) => message);
    expect(messages).toContain('Unable to fetchnavigationGroups');
    expect(messages).toContain("Unable to fetch microcopy for locale 'es_CL'");
  });

  it('of a slow service cost a page no more than its deadline', async () => {
    setPage(services, '/', { content: [text('sigue'), { type: 'topList', id: 't', toplist: 'home' }] });
    services.answers.set('/fenix/toplist/', () => new Promise<never>(() => {}));
    expect((await site.timers.pass(site.get('/'))).text).toContain('sigue');
    expect(site.timers.now()).toBeLessThanOrEqual(2250);
    expect(site.logs).toContainEqual(expect.objectContaining({ message: 'Unable to fetch the toplist' }));
  });
});

describe('error pages', () => {
  it('say that a page could not be found, with the content of /404', async () => {
    setPage(services, '/404/', { title: 'Nada por aquí', content: [text('Prueba con las reseñas')], analytics: { category: 'Error' } });
    const { status, text: html } = await site.get('/no-existe/');
    expect(status).toBe(404);
    expect(html).toContain('This page could not be found');
    expect(html).toContain('Prueba con las reseñas');
    expect(html).toContain('<title>Nada por aquí</title>');
    expect(html).toContain('href="https://lupacasino.example/404/"');
    expect(html).toContain('Error 404');
    expect((await site.get('/404/')).status).toBe(404);
  });

  it('say so without that content, too', async () => {
    services.answers.set('/cms/page/%2F404%2F', { status: 500, json: {} });
    const { status, text: html } = await site.get('/no-existe/');
    expect(status).toBe(404);
    expect(html).toContain('This page could not be found');
    expect(html).toContain('<title>No encontramos esta página</title>');
    expect(html).toContain('Unable to fetch the page');
  });

  it('answer 500 for an unknown middleware', async () => {
    setPage(services, '/', { middleware: ['microcopy', 'teleport'] });
    const { status, text: html, headers } = await site.get('/');
    expect(status).toBe(500);
    expect(html).toContain('Unknown middleware');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('run only the middleware that a page names', async () => {
    setPage(services, '/', { middleware: ['contentful-globals'] });
    const { text: html } = await site.get('/');
    expect(html).toContain('data-site="Ajeno"');
    // The service says "Jugar ya".
    expect(html).toContain('data-play="Jugar"');
  });

  it('need nothing at last', async () => {
    await site.close();
    const broken = () => {
      throw new Error('the document is broken');
    };
    site = await startTestSite(services.url, { rendering: { PageDocument: broken } });
    setPage(services, '/');
    const { status, text: html } = await site.get('/');
    expect(status).toBe(500);
    expect(html).toContain('An error occurred while showing the error page');
    expect(html).toContain('<a href="/">');
    expect(html).not.toContain('the document is broken');
  });

  it('remember a missing page for a short time, until it is published', async () => {
    for (let round = 0; round < 3; round++) expect((await site.get('/nueva/')).status).toBe(404);
    expect(pageRequests(services, '/nueva/')).toBe(1);
    setPage(services, '/nueva/');
    services.publish('page:/nueva/', 'routes');
    await vi.waitFor(async () => expect((await site.get('/nueva/')).status).toBe(200), 60_000);
    removePage(services, '/nueva/');
    services.publish('page:/nueva/', 'routes');
    await vi.waitFor(async () => expect((await site.get('/nueva/')).status).toBe(404), 60_000);
  });
});
