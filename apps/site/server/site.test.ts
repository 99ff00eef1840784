// Requirements: 1.2, 1.3, 2.1, 2.7, 6.1.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { completeAttributes, pageRequests, setPage, text, toplist } from '../dev/testBed/foreignContent.ts';
import { startTestSite } from '../dev/testBed/testSite.tsx';
import { siteOfEachTest } from '../dev/testBed/siteOfEachTest.ts';

const { services, site, restart } = siteOfEachTest();

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

  it('of an unknown type shows its data where RAW_BLOCKS says so, and nothing else', async () => {
    setPage(services, '/', { content: [{ type: 'ticker', id: 'x', speed: 7 }] });
    expect((await site.get('/')).text).not.toContain('data-block="ticker"');
    await restart({ env: { RAW_BLOCKS: 'show' } });
    expect((await site.get('/')).text).toMatch(/<details data-block="ticker".*speed&quot;: 7/s);
  });
});

describe('caching', () => {
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
      expect([headers['x-cache'], pageRequests(services, '/resenas/x/')]).toEqual([state, 1]);
      expect(headers['link']).toMatch(/rel=preload; as=style, <.*>; rel=preconnect$/);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400');
      const tags = String(headers['cache-tag']).split(',');
      expect(tags).toEqual(
        expect.arrayContaining(['page:/resenas/x/', 'toplist:home', 'partner:andino', 'partner:austral', 'globals:es_CL', 'navigation']),
      );
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
});
