// @module-tag thorough
import { formatCurrent } from '@lupa/contracts/changes.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Purger } from '../../apps/services/purger/purger.ts';
import { createVarnish } from '../../apps/services/purger/cdn.ts';
import { setPage, startUsualServices, text } from '../../apps/site/dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../../apps/site/dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { startVarnish, type Varnish } from '../setup/startVarnish.ts';
import { useTestDatabase } from '../setup/testDatabase.ts';

let services: ForeignServices;
let site: TestSite;
let varnish: Varnish;
const database = useTestDatabase();
const stopping = new AbortController();
let working: Promise<void>;
let purger: Purger;
const times = { settle: 200, repeat: 2000 };

beforeAll(async () => {
  services = await startUsualServices();
  setPage(services, '/', { content: [text('Home')] });
  site = await startTestSite(services.url, { env: { CDN: 'varnish', EDGE_SECONDS: '86400' } });
  varnish = await startVarnish(site.url);
  const cdn = createVarnish({ urls: [varnish.url] });
  await database.pool.query(`insert into delivery.purge_positions (cdn, position) values ($1, 0)`, [cdn.name]);
  purger = new Purger({
    pool: database.pool,
    cdn,
    logger: createLogger('purger', 'silent'),
    metrics: createMetrics('purger'),
    poll: 50,
    ...times,
  });
  working = purger.work(stopping.signal);
});
beforeEach(async () => {
  await expect.poll(() => services.readerCount).toBe(1);
  sayCurrent();
});
afterAll(async () => {
  stopping.abort();
  await working;
  await varnish.stop();
  await site.close();
  await services.stop();
});

/** As the feed does every few seconds. */
const sayCurrent = () => services.sendRaw(`: ${formatCurrent(Date.now())}\n\n`);
const record = async (...tags: string[]) =>
  Number((await database.pool.query('select delivery.record_change($1) as id', [tags])).rows[0].id);
const readPosition = async () => Number((await database.pool.query('select position from delivery.purge_positions')).rows[0].position);

type Got = { status: number; edge: string; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Through the cache. Node's own fetch decompresses and keeps headers from us. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const asked = request(`${varnish.url}${path}`, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          edge: String(response.headers['x-edge']),
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject).end();
  });
const show = async (path: string) => {
  const { edge, body } = await get(path);
  return `${edge}: ${/<section[^>]*>([^<]*)/.exec(String(body))?.[1]}`;
};
/** Asked for until the site lets the cache keep it for long: it has to have heard that it knows every change. */
async function keep(path: string) {
  await expect
    .poll(async () => {
      sayCurrent();
      return (await site.get(path)).headers['surrogate-control'];
    })
    .toMatch(/^max-age=3\d{3}/);
  await expect.poll(() => show(path)).toMatch(/^hit/);
}

describe('a page behind Varnish', () => {
  it('is kept until it is published again, and others with it', async () => {
    setPage(services, '/a/', { content: [text('A1')] });
    setPage(services, '/b/', { content: [text('B1')] });
    await keep('/a/');
    await keep('/b/');
    expect(await show('/a/')).toBe('hit: A1');
    setPage(services, '/a/', { content: [text('A2')] });
    services.publish('page:/a/');
    await record('page:/a/');
    await expect.poll(() => show('/a/'), { interval: 20 }).toMatch(/A2$/);
    expect(await show('/b/')).toBe('hit: B1');
    services.publish('*');
    const last = await record('*');
    await expect.poll(() => show('/b/'), { interval: 20 }).toBe('miss: B1');
    await expect.poll(readPosition).toBe(last);
  });

  it('does not come back old from a site that hears of the publication after the first purge', async () => {
    setPage(services, '/late/', { content: [text('old')] });
    await keep('/late/');
    const before = purger.lagSeconds;
    const id = await record('page:/late/');
    // The first purge: the cache asks the site, which has not heard yet, and keeps the old page for an hour.
    await expect.poll(() => show('/late/'), { interval: 20 }).toBe('miss: old');
    expect(await show('/late/')).toBe('hit: old');
    expect([before, await readPosition()]).toEqual([0, id - 1]);
    setPage(services, '/late/', { content: [text('new')] });
    services.publish('page:/late/');
    await expect.poll(() => show('/late/'), { interval: 20 }).toMatch(/new$/);
    await expect.poll(readPosition).toBe(id);
  });

  it('is kept no longer than by any cache while the site does not know every change', async () => {
    setPage(services, '/unsure/', { content: [text('x')] });
    services.dropReaders();
    await expect.poll(async () => (await site.get('/unsure/')).headers['surrogate-control']).toBeUndefined();
    expect((await site.get('/unsure/')).headers['cache-control']).toMatch(/s-maxage=(60|5\d|1\d|\d),/);
  });

  it('is the same object for all visitors, one for each coding, and says nothing of how it is kept', async () => {
    setPage(services, '/one/', { content: [text('one')] });
    await keep('/one/');
    const cookies = await get('/one/', { cookie: 'anything=1', 'x-country-code': 'AR', 'user-agent': 'another' });
    expect([cookies.edge, cookies.headers['set-cookie']]).toEqual(['hit', undefined]);
    expect(cookies.headers).not.toHaveProperty('xkey');
    expect(cookies.headers).not.toHaveProperty('surrogate-control');
    expect(cookies.headers['cache-control']).toContain('max-age=0');
    for (const query of ['gclid=1', 'utm_source=mail&gclid=2&fbclid=3', '_gl=1*a&ref=b'])
      expect((await get(`/one/?${query}`)).edge, query).toBe('hit');
    const browser = await get('/one/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([browser.headers['content-encoding'], String(brotliDecompressSync(browser.body))]).toEqual(['br', String(cookies.body)]);
    const older = await get('/one/', { 'accept-encoding': 'gzip, deflate' });
    expect([older.headers['content-encoding'], String(gunzipSync(older.body))]).toEqual(['gzip', String(cookies.body)]);
    expect((await get('/one/', { 'accept-encoding': 'br;q=1.0, gzip' })).edge).toBe('hit');
    const known = await get('/one/', { 'if-none-match': String(cookies.headers['etag']) });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  it('takes whoever is sent on with the query that they came with', async () => {
    for (const id of ['1', '2']) expect((await get(`/One?gclid=${id}`)).headers['location']).toBe(`/one/?gclid=${id}`);
  });

  it.each(['/vista-previa/?x=1', '/api/location', '/readyz', '/buscar/?q=one'])('%s is never kept', async (path) => {
    for (const _time of [1, 2]) expect((await get(path)).edge, path).toBe('miss');
  });

  it('is purged with tags only', async () => {
    expect((await get('/', {}, 'PURGE')).status).toBe(400);
    expect((await get('/', { 'xkey-purge': 'none' }, 'PURGE')).status).toBe(200);
  });
});
