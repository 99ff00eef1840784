// Requirements: 7.36.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Running } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { runClickout, type ClickoutSettings } from './start.ts';
import { ask, browserAgent, clickIdOf, publish, signFor, testSettings } from './testing/testClickout.ts';

const trackingUrl = 'https://track.andino.example/c?campaign=lupa&click={clickId}';
const path = '/jugar/casino-andino/bienvenida';
const logged: string[] = [];
const logger = createLogger('clickout', 'trace', { write: (line) => logged.push(line) });

const metrics = createMetrics('clickout');
const database = useTestDatabase();
const folder = useTestFolder({ isShared: true });
let running: Running;
let proxied: Running;
let settings: ClickoutSettings;

beforeAll(async () => {
  await publish(database.pool, { partnerSlug: 'casino-andino', trackingUrl });
  settings = testSettings(database.url, folder.path);
  running = await runClickout(settings, logger, metrics);
  proxied = await runClickout({ ...settings, countryHeader: 'cf-ipcountry', trustedProxies: 1 }, logger);
});
afterAll(async () => {
  await running.close();
  await proxied.close();
});

async function click(query = '', headers: Record<string, string> = {}, { port } = running, method = 'GET') {
  const answer = await ask(port, path + query, headers, { method });
  expect(answer.status).toBe(302);
  const { rows } = await database.pool.query<Record<string, unknown>>('select * from clicks.clicks where id = $1', [
    clickIdOf(answer.headers.location),
  ]);
  return { answer, row: rows[0] };
}

let addresses = 0;
/** A visitor who has not been there before, as the proxied host sees it. */
const newcomer = () => ({ 'x-forwarded-for': `200.1.${(addresses += 1) >> 8}.${addresses & 255}` });

describe('a click', () => {
  test('is a 302 to the stored URL, recorded before it is answered', async () => {
    const { answer, row } = await click(`?p=${signFor()}&cclid=abc.1&cmpccl=verano-2026`);
    const id = clickIdOf(answer.headers.location);
    expect(id).toMatch(/^5400-\d{13}-[0-9a-f]{16}$/);
    expect(answer.headers.location).toBe(`https://track.andino.example/c?campaign=lupa&click=${id}&cclid=abc.1&cmpccl=verano-2026`);
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    const { at, visitor_key: visitorKey, ...rest } = row ?? {};
    expect(Math.abs(Number(at) - Date.now())).toBeLessThan(60_000);
    expect(visitorKey).toMatch(/^[\w-]{22}$/);
    expect(rest).toEqual({
      id,
      partner_slug: 'casino-andino',
      afflink_proxy: 'bienvenida',
      offer_id: 'casino-andino-bienvenida',
      page: '/',
      block: 'toplist-home',
      toplist: 'home',
      response_id: 'home.7.1c9f0a2be4d1',
      link_id: 'cta',
      position: 1,
      cclid: 'abc.1',
      cmpccl: 'verano-2026',
      country: null,
      device: 'mobile',
      bot_class: 'human',
      bot_reason: null,
      experiment: null,
    });
  });

  test('is not believed to be a person when its address shows very many browsers', async () => {
    const address = newcomer();
    for (let index = 0; index < 33; index += 1) {
      const agent = `${browserAgent} Build/${index}`;
      const answer = await ask(proxied.port, `${path}?p=${signFor()}&cclid=crowd`, { ...address, 'user-agent': agent });
      expect(answer.status).toBe(302);
    }
    const statement = `select bot_class, bot_reason, count(*)::int as clicks from clicks.clicks where cclid = 'crowd' group by 1, 2 order by 1`;
    // On a busy machine some go by way of the spool.
    await expect
      .poll(async () => (await database.pool.query(statement)).rows)
      .toEqual([
        { bot_class: 'human', bot_reason: null, clicks: 30 },
        { bot_class: 'suspicious', bot_reason: 'many agents', clicks: 3 },
      ]);
    expect(logged.filter((line) => line.includes('clicks.manyAgents')).length).toBe(1);
  });

  test('takes country and address from headers only where an edge sets them', async () => {
    const headers = { 'cf-ipcountry': 'cl', 'x-forwarded-for': '200.1.2.3, 190.4.5.6' };
    const [direct, directAgain] = [await click('', headers), await click('', { ...headers, 'x-forwarded-for': '1.1.1.1' })];
    expect(direct.row).toMatchObject({ country: null, visitor_key: directAgain.row?.['visitor_key'] });
    const behind = await click('', headers, proxied);
    const forged = await click('', { ...headers, 'x-forwarded-for': '8.8.8.8, 190.4.5.6' }, proxied);
    const other = await click('', { ...headers, 'x-forwarded-for': '200.1.2.3, 190.4.5.7', 'cf-ipcountry': 'T1' }, proxied);
    expect(behind.row).toMatchObject({ country: 'CL', visitor_key: forged.row?.['visitor_key'] });
    expect(other.row?.['visitor_key']).not.toBe(behind.row?.['visitor_key']);
    expect(other.row?.['country']).toBeNull();
  });

  test('has the same visitor key on every instance, and neither address nor agent is kept anywhere', async () => {
    const [one, two] = [await click(), await click('', { 'x-forwarded-for': '127.0.0.1' }, proxied)];
    expect(one.row?.['visitor_key']).toBe(two.row?.['visitor_key']);
    const { rows } = await database.pool.query<{ text: string }>('select row_to_json(c)::text as text from clicks.clicks c');
    const everything = [...rows.map(({ text }) => text), ...logged].join('\n');
    expect(everything).not.toContain('SM-A546E');
    expect(everything).not.toMatch(/127\.0\.0\.1|190\.4\.5\.6|200\.1\.2\.3/);
  });
});

describe('what is not a click', () => {
  const count = async () => Number((await database.pool.query<{ count: string }>('select count(*) from clicks.clicks')).rows[0]?.count);

  test('an unknown offer, and a partner that may not be linked, lead to the review, nobody else anywhere', async () => {
    await publish(database.pool, { partnerSlug: 'casino-inactivo', trackingUrl, isActive: false });
    await publish(database.pool, { partnerSlug: 'casino-reemplazado', trackingUrl, recommendedPartner: 'casino-andino' });
    await publish(database.pool, { partnerSlug: 'casino-dudoso', trackingUrl, isActive: null });
    await publish(database.pool, { partnerSlug: 'casino-sin-resena', trackingUrl, isActive: false, reviewSlug: null });
    await publish(database.pool, { partnerSlug: 'casino-raro', trackingUrl: null, reviewSlug: '//evil.example/x' });
    await publish(database.pool, { partnerSlug: 'casino-vencido', trackingUrl, expiration: '2026-01-31' });
    await publish(database.pool, { partnerSlug: 'casino-malo', trackingUrl: 'javascript:alert(1)' });
    const before = await count();
    const locationOf = async (slug: string, proxy = 'bienvenida') => (await ask(running.port, `/jugar/${slug}/${proxy}`)).headers.location;
    await expect.poll(() => locationOf('casino-malo')).toBe('https://lupacasino.example/resenas/casino-malo/');
    expect(await locationOf('casino-inactivo')).toBe('https://lupacasino.example/resenas/casino-inactivo/');
    for (const slug of ['casino-reemplazado', 'casino-dudoso'])
      expect(await locationOf(slug)).toBe(`https://lupacasino.example/resenas/${slug}/`);
    expect(await locationOf('casino-andino', 'otra')).toBe('https://lupacasino.example/resenas/casino-andino/');
    expect(await locationOf('casino-vencido')).toBe('https://lupacasino.example/resenas/casino-vencido/');
    expect(await locationOf('casino-raro')).toBe('https://lupacasino.example/evil.example/x');
    expect((await ask(running.port, '/jugar/casino-inactivo/bienvenida')).headers['cache-control']).toBe('no-store');
    for (const slug of ['casino-sin-resena', 'nadie', '__proto__', 'constructor']) expect(await locationOf(slug), slug).toBeUndefined();
    expect(await count()).toBe(before);
    expect(logged.join('\n')).toContain('an offer has no usable tracking URL');
  });

  test.each(['/jugar/casino-andino', '/otra'])('%s is a decent 404 page', async (wrong) => {
    const { status, headers, body } = await ask(running.port, wrong);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    const report = await new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'doctype-style': 'off' } }).validateString(
      body,
    );
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(body).toContain('lang="es-CL"');
    expect(body).toContain('<a href="https://lupacasino.example/dinero-real/">');
    const head = await ask(running.port, wrong, {}, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([404, '']);
  });

  test('robots are kept out, other methods refused, it is ready, and it counts', async () => {
    expect((await ask(running.port, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    const post = await ask(running.port, path, {}, { method: 'POST' });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask(running.port, '/readyz')).status).toBe(200);
    const text = await metrics.registry.metrics();
    for (const name of [
      'clickout_clicks_total{class="human",fate="inserted"',
      'clickout_spool_bytes',
      'clickout_flush_clicks_count',
      'clickout_flush_duration_seconds_sum',
      'http_request_duration_seconds_count{service="clickout",method="GET",route="/jugar/*",status="302"',
    ]) {
      expect(text).toContain(name);
    }
  });
});

describe('what is kept', () => {
  test('a published change is followed at once, an unpublished offer too', async () => {
    const locationOf = async () => (await ask(running.port, '/jugar/casino-nuevo/bienvenida')).headers.location;
    await publish(database.pool, { partnerSlug: 'casino-nuevo', trackingUrl: 'https://one.example/' });
    await expect.poll(locationOf).toBe('https://one.example/');
    await publish(database.pool, { partnerSlug: 'casino-nuevo', trackingUrl: 'https://two.example/' });
    await expect.poll(locationOf).toBe('https://two.example/');
    await database.pool.query(`delete from delivery.documents where key like 'casino-nuevo%'`);
    await database.pool.query('select delivery.record_change($1)', [['partner:casino-nuevo']]);
    await expect.poll(locationOf).toBeUndefined();
  });

  test('the snapshot on disk is for the process alone', async () => {
    const file = join(folder.path, 'spool', 'offers.json');
    expect(await readFile(file, 'utf8')).toContain(trackingUrl);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
