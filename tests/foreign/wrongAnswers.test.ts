// Requirements: 8.2.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls as registry } from '@lupa/contracts/calls.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageStore } from '../../apps/site/server/cache/pageStore.ts';
import { rendering } from '../../apps/site/rendering.ts';
import { createCapturedLogger } from '../../apps/site/dev/testBed/capturedLogger.ts';
import { startTestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { spoilings, startForeignServices, type ForeignServices, type Spoiling } from './startForeignServices.ts';

let services: ForeignServices;
beforeAll(async () => {
  services = await startForeignServices();
});
afterAll(() => services.close());

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

async function visit(page: string, spoiled: [path: string, spoiling: Spoiling] | null, directory?: string) {
  services.spoiled.clear();
  if (spoiled) services.spoiled.set(...spoiled);
  const own = directory ?? (await mkdtemp(join(tmpdir(), 'lupa-wrong-')));
  const site = await startTestSite('', { env: services.env, rendering, directory: own });
  try {
    const answer = await site.timers.pass(site.get(page));
    await site.close();
    const failed = site.logs.filter(({ details }) => String(details.event).startsWith('service.')).map(({ details }) => details.call);
    return { ...answer, failed, stored: await readStored(page, own) };
  } finally {
    if (directory === undefined) await rm(own, { recursive: true });
  }
}

async function readStored(page: string, directory: string): Promise<string | null> {
  const store = new PageStore({ directory: join(directory, 'pages'), logger: createCapturedLogger().logger });
  await store.open();
  return (await store.read(page))?.html.toString() ?? null;
}

const nameOf = (path: string) =>
  Object.entries(registry).find(
    ([, { service, path: registered }]) =>
      `${{ content: '/cms', arcade: '/arcade', partners: '/api/fenix', jackpots: '' }[service]}${registered.replace(/\{.*?\}\/?/, '*')}` ===
      path,
  )?.[0];

// What is made of each answer is told by packages/contracts and packages/clients for every call; here each call has some, and each of them some calls.
const some = <Value>(values: readonly Value[], place: number) => values.filter((_, index) => (index + place) % 4 === 0);

test.each(calls)('%s spoiled, %s keeps "%s"', async (path, page, stays, goes) => {
  const whole = await visit(page, null);
  expect(whole.text).toContain(stays);
  if (goes !== null) expect(whole.text).toContain(goes);
  const isAsked = services.asked.some((asked) => asked.startsWith(path.replace('*', '')));
  for (const spoiling of some(
    spoilings,
    calls.findIndex(([known]) => known === path),
  )) {
    services.asked.length = 0;
    const { status, text, failed, stored } = await visit(page, [path, spoiling]);
    expect([spoiling, status], text.slice(0, 200)).toEqual([spoiling, 200]);
    expect(text, spoiling).toContain(stays);
    if (goes !== null) expect(text, spoiling).not.toContain(goes);
    const wasAsked = services.asked.some((asked) => asked.startsWith(path.replace('*', '')));
    if (!wasAsked) continue;
    expect(failed, `${spoiling} is in the log`).toContain(nameOf(path));
    expect([spoiling, stored]).toEqual([spoiling, null]);
  }
  expect(isAsked || goes === null).toBe(true);
});

describe('after a good answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const wrong = ['errorObject', 'errorInList', 'emptyObjects', 'wrongShape', 'null', 'notJson', 'noBody', 'down'] as const;
  const parts: [path: string, page: string, part: string][] = [
    ['/api/fenix/toplist/', '/ranking/', '9,2'],
    ['/cms/globals/', '/ranking/', 'Giros gratis'],
    ['/cms/navigationGroup', '/ranking/', 'Ver el ranking'],
    ['/cms/Microcopy/', '/casino/austral/', 'Entrar al casino'],
    ['/arcade/filters/', '/juegos/', '"value":"12"'],
    ['/arcade/games/', '/juegos/', 'Salar 1'],
    ['/cms/partnerEntity', '/casino/austral/', 'TLS 1.3'],
  ];

  test.each(parts)('%s that is wrong takes nothing from %s, before and after a restart', async (path, page, part) => {
    for (const spoiling of some(
      wrong,
      parts.findIndex(([known]) => known === path),
    )) {
      const directory = await mkdtemp(join(tmpdir(), 'lupa-wrong-'));
      services.spoiled.clear();
      const site = await startTestSite('', { env: services.env, rendering, directory });
      expect((await site.get(page)).text).toContain(part);
      services.spoiled.set(path, spoiling);
      vi.setSystemTime(Date.now() + 600_000);
      const { text, headers } = await site.timers.pass(site.get(page));
      expect([spoiling, text.includes(part), headers['cache-control']]).toEqual([
        spoiling,
        true,
        'public, max-age=0, s-maxage=0, stale-if-error=86400',
      ]);
      await site.close();
      const { stored } = await visit(page, [path, spoiling], directory);
      expect([spoiling, stored?.includes(part)]).toEqual([spoiling, true]);
      await rm(directory, { recursive: true });
    }
  });
});

test('an empty list is an answer: a toplist of nobody, and an unknown one, leave the page whole', async () => {
  for (const empty of [[], [{ responseId: 1, partners: {} }], [{ responseId: 1, partners: [] }]]) {
    services.replaced.set('/api/fenix/toplist/', () => empty);
    const { text, failed, stored } = await visit('/ranking/', null);
    services.replaced.clear();
    expect(text).not.toContain('9,2');
    expect(failed).toEqual([]);
    expect(stored).not.toBeNull();
  }
});

test.each(spoilings)('without the page itself, %s, there is a 503 where the list of pages names it', async (spoiling) => {
  expect((await visit('/ranking/', ['/cms/page/*', spoiling])).status).toBe(503);
});

test('a page that neither the list names nor the service has is a 404', async () => {
  expect((await visit('/nada/', null)).status).toBe(404);
});

test('where every answer takes 800 ms no page loses a block, and calls that do not need each other run together', async () => {
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
      services.timers = site.timers;
      const answer = await site.timers.pass(site.get(page));
      expect(site.logs.filter(({ details }) => details.event === 'block.failed')).toEqual([]);
      expect(answer.text).toContain(text);
      await site.close();
    }
  } finally {
    services.delay = 0;
  }
});

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
