import { afterAll, beforeAll, expect, test } from 'vitest';
import { rendering } from '../../apps/site/rendering.ts';
import { startTestSite } from '../../apps/site/testBed/testSite.tsx';
import { spoilings, startForeignServices, type ForeignServices, type Spoiling } from './startForeignServices.ts';

let services: ForeignServices;
beforeAll(async () => {
  services = await startForeignServices();
}, 60_000);
afterAll(() => services.close());

/** A call, a page that needs it, what of that page stays without it and what does not. */
const calls: [path: string, page: string, stays: string, goes: string | null][] = [
  ['/cms/navigationGroup', '/ranking/', 'Casino Austral', 'Ver el ranking'],
  ['/cms/partnerEntity', '/casino/austral/', 'Paga a tiempo.', 'TLS 1.3'],
  ['/cms/globalPaymentMethod/', '/ranking/', 'Casino Austral', null],
  ['/cms/Microcopy/', '/casino/austral/', 'Paga a tiempo.', 'Entrar al casino'],
  ['/cms/gameEntity/', '/juego/condor/', 'Cóndor Dorado', 'Un cóndor que paga.'],
  ['/cms/globals/', '/ranking/', 'Casino Austral', 'Giros gratis'],
  ['/cms/pages/all', '/ranking/', 'Casino Austral', null],
  ['/arcade/providers/', '/ranking/', 'Casino Austral', '["estudio-sur",'],
  ['/arcade/filters/', '/juegos/', 'Salar 1', '"value":"12"'],
  ['/arcade/games/', '/juegos/', '<h1', 'Salar 1'],
  ['/arcade/games/ids/', '/juego/condor/', '<h1', 'Estudio Sur'],
  ['/arcade/games/game_type/', '/', 'Cóndor Dorado', null],
  ['/arcade/games/search/', '/juego/condor/', 'Cóndor Dorado', null],
  ['/arcade/games/provider/*', '/ranking/', 'Casino Austral', null],
  ['/api/fenix/toplist/', '/ranking/', 'Ranking', '9,2'],
  ['/api/fenix/partners-by-slug/', '/casino/austral/', 'Casino Austral', 'Paga a tiempo.'],
];

async function visit(page: string, spoiled: [path: string, spoiling: Spoiling] | null) {
  services.spoiled.clear();
  if (spoiled) services.spoiled.set(...spoiled);
  const site = await startTestSite('', { env: services.env, rendering });
  try {
    return await site.get(page);
  } finally {
    await site.close();
  }
}

test.each(calls)('%s spoiled, %s keeps "%s"', { timeout: 90_000 }, async (path, page, stays, goes) => {
  const whole = await visit(page, null);
  expect(whole.text).toContain(stays);
  if (goes !== null) expect(whole.text).toContain(goes);
  for (const spoiling of spoilings) {
    const { status, text } = await visit(page, [path, spoiling]);
    expect([spoiling, status], text.slice(0, 200)).toEqual([spoiling, 200]);
    expect(text, spoiling).toContain(stays);
    if (goes !== null) expect(text, spoiling).not.toContain(goes);
  }
});

test.each(spoilings)('without the page itself, %s, there is a 503 where the list of pages names it', async (spoiling) => {
  expect((await visit('/ranking/', ['/cms/page/*', spoiling])).status).toBe(503);
});

test('a page that neither the list names nor the service has is a 404', async () => {
  expect((await visit('/nada/', null)).status).toBe(404);
});

test(
  'where every answer takes 800 ms no page loses a block, and calls that do not need each other run together',
  { timeout: 120_000 },
  async () => {
    services.spoiled.clear();
    services.delay = 800;
    try {
      for (const [page, text] of [
        ['/', 'Casino Austral'],
        ['/ranking/', '["estudio-sur",'],
        ['/casino/austral/', 'TLS 1.3'],
        ['/juegos/', 'Salar 1'],
        ['/juego/condor/', 'Un cóndor que paga.'],
      ] as const) {
        const site = await startTestSite('', { env: services.env, rendering });
        const answer = await site.get(page);
        expect(site.logs.filter(({ details }) => details.event === 'block.failed')).toEqual([]);
        expect(answer.text).toContain(text);
        await site.close();
      }
    } finally {
      services.delay = 0;
    }
  },
);

test('nothing is asked for twice while one page is made', async () => {
  services.spoiled.clear();
  for (const page of ['/', '/ranking/', '/casino/austral/', '/juegos/', '/juego/condor/']) {
    services.asked.length = 0;
    await visit(page, null);
    const asked = services.asked.filter((path) => !path.startsWith('/cms/changes'));
    expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
    for (const slug of ['austral', 'boreal'])
      expect(asked.filter((path) => path.startsWith('/cms/partnerEntity') && path.includes(slug)).length).toBeLessThanOrEqual(1);
  }
});
