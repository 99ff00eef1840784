import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentEntryExample } from '@lupa/contracts/consentEntry.ts';
import { errorReportExample } from '@lupa/contracts/errorReport.ts';
import { redirectHitsExample } from '@lupa/contracts/redirect.ts';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import type { ServiceApp } from '@lupa/server/createServiceApp.ts';
import { listen } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp as createFreeplay } from '../../apps/freeplay/host/app.ts';
import { exampleFeed, importToken, type OpenArcade, openArcade, toLines } from '../../apps/services/arcade/testing/openArcade.ts';
import { runClickout } from '../../apps/services/clickout/start.ts';
import { testSecret } from '../../apps/services/clickout/testing/testClickout.ts';
import { allowPostbacks, testPostbackSecret } from '../../apps/services/clickout/testing/testPostbacks.ts';
import { createApp as createContent } from '../../apps/services/content/app.ts';
import { ChangeFeed } from '../../apps/services/content/changeFeed.ts';
import { createOpenStreams } from '../../apps/services/content/openStreams.ts';
import { createApp as createImages } from '../../apps/services/images/app.ts';
import { runJackpots } from '../../apps/services/jackpots/start.ts';
import { testToken } from '../../apps/services/jackpots/testJackpots.ts';
import { createApp as createPartners } from '../../apps/services/partners/app.ts';
import { createResponseRecorder } from '../../apps/services/partners/responseRecorder.ts';
import { createApp as createPurger } from '../../apps/services/purger/start.ts';
import { createTestDatabase } from '../setup/testDatabase.ts';
import { type BodyCall, bodyKinds } from './bodyKinds.ts';
import { expectEveryBodyAnswered, expectRefusedElsewhere, type ListeningPart, listWrites, testedRequestTimeout } from './checkBodies.ts';

const shared = { port: 0, hostname: '127.0.0.1', requestTimeout: testedRequestTimeout } as const;
const names = ['content', 'arcade', 'partners', 'clickout', 'jackpots', 'images', 'freeplay', 'purger'] as const;
type Name = (typeof names)[number];
const parts = new Map<Name, ListeningPart>();
const closing: (() => Promise<unknown>)[] = [];
let pool: Pool;
let arcade: OpenArcade;

function createTestLogger(name: string) {
  const errors: string[] = [];
  const logger = createLogger(name, 'error', { write: (line) => void errors.push(line) });
  return { logger, findErrors: () => errors.filter((line) => line.includes('"requestId"')) };
}

async function serve(name: Name, createApp: (deps: { logger: ReturnType<typeof createLogger>; pool: Pool }) => ServiceApp): Promise<void> {
  const { logger, findErrors } = createTestLogger(name);
  const app = createApp({ logger, pool });
  const { port, close } = await listen({ ...shared, fetch: app.fetch, name, logger });
  closing.unshift(close);
  parts.set(name, { port, routes: listWrites(app.routes), findErrors });
}

beforeAll(async () => {
  const database = await createTestDatabase();
  pool = createPool({ url: database.url, name: 'bodies' });
  closing.push(() => pool.end(), database.drop);
  await allowPostbacks(pool, 'casino-andino');
  await serve('content', (deps) => createContent({ ...deps, feed: new ChangeFeed(deps), streams: createOpenStreams() }));
  await serve('partners', (deps) => createPartners({ ...deps, recorder: createResponseRecorder(deps) }));
  await serve('purger', (deps) => createPurger({ ...deps, metrics: createMetrics('purger') }));
  await serve('images', ({ logger }) =>
    createImages({
      logger,
      metrics: createMetrics('images'),
      sources: new Map(),
      variants: { load: () => Promise.reject(new Error('none')) },
    }),
  );
  const url = 'http://127.0.0.1:1';
  const assets = { filesOf: () => ({ styles: [], script: '', preloads: [] }), answer: () => undefined };
  const renderGame = () => '';
  const themes = { find: async () => '' };
  await serve('freeplay', (deps) =>
    createFreeplay({
      ...deps,
      assets: assets as never,
      renderGame: renderGame as never,
      themes,
      hostUrl: url,
      imagesUrl: url,
      siteUrl: url,
      frameAncestors: [],
    }),
  );
  await startArcade();
  await startJackpots(database.url);
  await startClickout(database.url);
});
afterAll(async () => {
  for (const close of closing) await close();
});

async function startArcade(): Promise<void> {
  const { logger, findErrors } = createTestLogger('arcade');
  arcade = await openArcade(undefined, { logger, requestTimeout: testedRequestTimeout });
  closing.unshift(arcade.close);
  await arcade.put(feed);
  await arcade.ready();
  parts.set('arcade', { port: Number(new URL(arcade.origin).port), routes: listWrites(arcade.routes), findErrors });
}

async function startJackpots(databaseUrl: string): Promise<void> {
  const { logger, findErrors } = createTestLogger('jackpots');
  const { port, close } = await runJackpots({ ...shared, databaseUrl, token: testToken, origins: [] }, logger);
  closing.unshift(close);
  parts.set('jackpots', { port, routes: ['PUT /jackpots/:id', 'POST /socket.io/'], findErrors });
}

async function startClickout(databaseUrl: string): Promise<void> {
  const { logger, findErrors } = createTestLogger('clickout');
  const dataDirectory = await mkdtemp(join(tmpdir(), 'lupa-bodies-'));
  const { port, close } = await runClickout(
    {
      ...shared,
      databaseUrl,
      dataDirectory,
      siteUrl: 'https://lupacasino.example',
      placementSecret: testSecret,
      countryHeader: null,
      trustedProxies: 1,
      retentionDays: 90,
    },
    logger,
  );
  closing.unshift(close, () => rm(dataDirectory, { recursive: true, force: true }));
  parts.set('clickout', { port, routes: ['POST /postback/'], findErrors });
}

const partOf = (name: Name): ListeningPart => {
  const part = parts.get(name);
  if (!part) throw new Error(`${name} was not started`);
  return part;
};

const everyKind = (kinds: readonly string[], status: number | null) => Object.fromEntries(kinds.map((kind) => [kind, status]));

// As engine.io has it: what it cannot read ends the session, and is answered like the rest.
const odd = Object.keys(bodyKinds).filter((name) => ![null, undefined, 408, 413].includes(bodyKinds[name]?.status));
const feed = toLines(exampleFeed(12));
const call = (method: string, path: string, changes: Pick<BodyCall, 'body' | 'most'> & Partial<BodyCall>): BodyCall => ({
  method,
  path,
  headers: {},
  type: 'application/json',
  status: 204,
  ...changes,
});

type Prepare = () => BodyCall | Promise<BodyCall>;
const calls: Record<Name, Record<string, Prepare>> = {
  content: {
    'POST /api/cms/consents': () =>
      call('POST', '/api/cms/consents', { body: JSON.stringify({ ...consentEntryExample, id: randomUUID() }), most: 8192 }),
    'POST /api/cms/redirect-hits': () =>
      call('POST', '/api/cms/redirect-hits', { body: JSON.stringify({ ...redirectHitsExample, id: randomUUID() }), most: 512 * 1024 }),
    'POST /api/cms/error-reports': () =>
      call('POST', '/api/cms/error-reports', {
        body: JSON.stringify({ ...errorReportExample, form: randomUUID() }),
        most: 32 * 1024,
        status: 201,
      }),
  },
  arcade: {
    'PUT /api/arcade/catalogue': async () => {
      // One import at a time: that of a call which broke off may still be ending.
      await expect.poll(async () => (await arcade.put(feed)).status).toBe(200);
      const headers = { Authorization: `Bearer ${importToken}` };
      const otherStatuses = {
        ...everyKind(['too large', 'chunked and too large'], 400),
        ...everyKind(['compressed', 'cut short by its length'], 200),
      };
      return call('PUT', '/api/arcade/catalogue', {
        headers,
        type: 'application/x-ndjson',
        body: feed,
        most: 10_000,
        status: 200,
        otherStatuses,
      });
    },
    'POST /api/arcade/games/:id/failed-start': () =>
      call('POST', '/api/arcade/games/101/failed-start', { body: '{}', most: null, status: 202 }),
  },
  jackpots: {
    'PUT /jackpots/:id': () =>
      call('PUT', '/jackpots/jp-1', {
        headers: { Authorization: `Bearer ${testToken}` },
        body: JSON.stringify({ currencyCode: 'CLP', amount: 1000 }),
        most: 4096,
        status: 200,
      }),
    'POST /socket.io/': async () => {
      const path = '/socket.io/?EIO=4&transport=polling';
      const opened = await (await fetch(`http://127.0.0.1:${partOf('jackpots').port}${path}`)).text();
      const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
      return call('POST', `${path}&sid=${sid}`, {
        type: 'text/plain;charset=UTF-8',
        body: '40',
        most: 2048,
        status: 200,
        otherStatuses: everyKind(odd, 200),
      });
    },
  },
  clickout: {
    'POST /postback/': () =>
      call('POST', `/postback/casino-andino/${testPostbackSecret}`, {
        type: 'application/x-www-form-urlencoded',
        body: `event=registration&event_id=${randomUUID()}`,
        most: 16_384,
        status: 200,
        otherStatuses: {
          ...everyKind(['too large', 'chunked and too large', 'compressed'], 400),
          'cut short by its length': 200,
          // Part of what its signature is about: apps/services/clickout.
          ...everyKind(['of another type', 'chunked and of another type', 'of no type'], null),
        },
      }),
  },
  partners: {},
  images: {},
  freeplay: {},
  purger: {},
};

describe.each(names)('%s', (name) => {
  it('has no call that takes something and is not tried here', () => {
    expect(partOf(name).routes.toSorted()).toEqual(Object.keys(calls[name]).toSorted());
  });

  it('answers every kind of body of each call', async () => {
    for (const prepare of Object.values(calls[name])) await expectEveryBodyAnswered(partOf(name), prepare, { oneByOne: name === 'arcade' });
    expect(Object.values(calls[name]).length).toBe(partOf(name).routes.length);
  });

  it('refuses a body everywhere else', async () => {
    for (const path of ['/', '/nada', '/api/cms/consents/nada']) await expectRefusedElsewhere(partOf(name), path);
  });
});
