// Requirements: 7.35.
import { createHash } from 'node:crypto';
import { gameTypes } from '@lupa/contracts/gameType.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, pathOf, startFreeplay, testGame, testSite, type TestFreeplay } from '../testBed/startFreeplay.ts';

const games = gameTypes.map((type, index) => testGame(type, index + 1, { Reels: '5', Paylines: '20', 'Free Spin Slot': 'true' }));
const slot = testGame('SLOTS', 100, { RTP: '94,25 %', Reels: '6', Paylines: '4096', 'Highest Win': 'x5000' });
const unknownKind = { ...testGame('OTHER', 101), type: 'Brand new', name: 'Café </script> "Sur"', slug: 'café-sur' };
const withoutPicture = { ...testGame('ROULETTE', 102), picture: 'lost' };

let host: TestFreeplay;
const get = (path: string, init?: RequestInit) => fetch(host.url + path, { redirect: 'manual', ...init });
beforeAll(async () => {
  host = await startFreeplay([...games, slot, unknownKind, withoutPicture]);
});
afterAll(() => host.close());

function factsOf(html: string): unknown {
  return JSON.parse(/<script type="application\/json" id="facts">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

function filesOf(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

describe('the page of a game', () => {
  it('carries what the catalogue says of it', async () => {
    const answer = await get(pathOf(slot));
    expect(answer.status).toBe(200);
    expect(factsOf(await answer.text())).toEqual({
      id: 100,
      name: 'Juego 100',
      type: 'SLOTS',
      providerName: 'Estudio Austral',
      rtp: 94.25,
      reels: 6,
      paylines: 4096,
      highestWin: 5000,
      minimumBet: 100,
      maximumBet: 10_000,
      hasFreeSpins: false,
      hasJackpot: false,
      picture: `${host.imagesUrl}/w_384,h_384,fit_cover/arcade/teal`,
    });
  });

  it('has the game as it is at first, without a style attribute, which its policy would refuse', async () => {
    const html = await (await get(pathOf(slot))).text();
    expect(html).toMatch(/<main id="play" aria-busy="true"><div class="[^"]+" data-won="false"/);
    expect(html).toContain('>Girar</button>');
    expect(html).not.toContain(' style=');
    expect(html).toContain('data-style="--reels:6;--most-rows:');
  });

  it('has its styles in itself, each named by hash in its policy', async () => {
    const answer = await get(pathOf(slot));
    const policy = answer.headers.get('content-security-policy') ?? '';
    const styles = [...(await answer.text()).matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    expect(styles).toHaveLength(2);
    expect(styles[0]).toContain('.woff2)');
    for (const style of styles) expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  it('is safe with any name, and plays a type that is not known as another game', async () => {
    const html = await (await get(pathOf(unknownKind))).text();
    expect(factsOf(html)).toMatchObject({ name: unknownKind.name, type: 'OTHER' });
    expect(html).not.toContain('Café </script>');
  });

  it('has headers that let it do nothing but play, framed by the site only', async () => {
    const { headers } = await get(pathOf(slot));
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      `default-src 'none'`,
      `script-src 'self' ${host.url}`,
      `img-src 'self' ${host.url} ${host.imagesUrl}`,
      `font-src 'self' ${host.url}`,
      `frame-ancestors 'self' ${testSite}`,
      'sandbox allow-scripts',
    ]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/^public, max-age=60\b/),
    });
  });

  it('knows HEAD, If-None-Match and gzip', async () => {
    const whole = await get(pathOf(slot), { headers: { 'Accept-Encoding': 'identity' } });
    const etag = whole.headers.get('etag') ?? '';
    const html = await whole.text();
    const head = await get(pathOf(slot), { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
    expect((await get(pathOf(slot), { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const zipped = await get(pathOf(slot), { headers: { 'Accept-Encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.text()).toBe(html);
  });

  it('takes its colours from the picture, which is read once; without one it has the default ones', async () => {
    const first = await (await get(pathOf(slot))).text();
    expect(first).toMatch(/<style>:root\{--color-paper:light-dark\(#/);
    const small = '/w_64,h_64,fit_cover,f_png/arcade/teal';
    expect(host.picturesAsked.filter((path) => path === small)).toHaveLength(1);
    expect(await (await get(pathOf(withoutPicture))).text()).toMatch(/<style>(#play \[data-style[^<]*)?<\/style>/);
  });
});

describe('other addresses', () => {
  it('with the right hash lead to the right one', async () => {
    const wrong = [pathOf({ id: 100, slug: 'otro' }), pathOf(slot).replace('estudio-austral', 'otra'), `${pathOf(slot)}/`];
    for (const path of wrong) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, pathOf(slot)]);
    }
  });

  it.each([
    pathOf({ id: 999, slug: 'juego-100' }),
    `${pathOf(slot)}/more`,
    '/',
    '/assets/none.js',
    pathOf(slot).replace(hashOf(100), 'x'.repeat(400)),
  ])('%s is a page that says so', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'`);
    expect(await answer.text()).toContain(`href="${testSite}/"`);
  });

  it('in a frame have no link: the site is around it', async () => {
    const answer = await get('/none', { headers: { 'Sec-Fetch-Dest': 'iframe' } });
    expect(await answer.text()).not.toContain('<a ');
  });
});

describe('with the database away', () => {
  it('says to come back, and is not ready', async () => {
    const away = await startFreeplay([]);
    await away.pool.query('drop schema arcade cascade');
    const answer = await fetch(away.url + pathOf(slot));
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(await answer.text()).toContain('Vuelve a intentarlo');
    expect((await fetch(`${away.url}/readyz`)).status).toBe(503);
    await away.close();
  });
});

describe('the files of a game', () => {
  it('are for pages without an origin, for ever and compressed', async () => {
    const script = filesOf(await (await get(pathOf(slot))).text()).find((path) => path.endsWith('.js')) ?? '';
    const answer = await get(script, { headers: { 'Accept-Encoding': 'br' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    const zipped = await get(script, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
  });

  it.each(games)('of $type are linked in its page and are there', async (game) => {
    const files = filesOf(await (await get(pathOf(game))).text());
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await get(file)).status).toBe(200);
  });
});
