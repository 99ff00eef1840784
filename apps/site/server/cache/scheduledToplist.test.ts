// Requirements: 4.22.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClients } from '@lupa/clients/createClients.ts';
import { FeedState } from '@lupa/clients/feedState.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerPage, timeLeftOf } from '../pageAnswer.ts';
import { PageCache } from './pageCache.ts';
import { PageStore } from './pageStore.ts';
import { RecentChanges } from '../feed/changeFeed.ts';
import { createCapturedLogger } from '../../dev/testBed/capturedLogger.ts';
import { toplist } from '../../dev/testBed/foreignContent.ts';
import { ForeignServices } from '../../dev/testBed/foreignServices.ts';

/** Andino's place ends here and Boreal's begins. */
const boundary = Date.parse('2026-12-01T03:00:00Z');

let services: ForeignServices;
let directory: string;
let store: PageStore;
let now: number;

beforeEach(async () => {
  services = new ForeignServices();
  await services.start();
  directory = await mkdtemp(join(tmpdir(), 'lupa-schedule-'));
  // As the partner service answers: by the clock, and until when that holds (`buildCacheControl` of apps/services).
  services.answers.set('/fenix/toplist/', () => {
    const seconds = Math.floor((boundary - now) / 1000);
    return now < boundary
      ? { ...toplist('Andino'), headers: { 'cache-control': `s-maxage=0, max-age=${Math.min(3600, seconds)}, must-revalidate` } }
      : { ...toplist('Boreal'), headers: { 'cache-control': 's-maxage=0, max-age=3600' } };
  });
});

afterEach(async () => {
  await store.flush();
  await services.stop();
  await rm(directory, { recursive: true, force: true });
});

function openPages() {
  const clock = { epochs: new TagEpochs(), feed: new FeedState(15_000), now: () => now };
  clock.feed.setLive();
  const { logger } = createCapturedLogger();
  const urls = { content: `${services.url}/cms`, arcade: `${services.url}/arcade`, partners: `${services.url}/fenix` };
  const clients = createClients({ urls, site: 'prueba', clock });
  store = new PageStore({ directory, logger });
  const render = async (_key: string, requestId: string) => {
    const page = clients.forPage({ logger, requestId });
    const list = await page.clients.partners.fetchToplist('home');
    const { tags, edgeTags, freshUntil, holdsUntil, endsAt, isDegraded } = page.collector;
    return {
      kind: 'page' as const,
      status: 200 as const,
      html: Object.keys(list?.partners ?? {}).join(),
      tags,
      edgeTags,
      freshUntil,
      holdsUntil,
      endsAt,
      isDegraded,
    };
  };
  const cache = new PageCache({ render, clock, store, changes: new RecentChanges(), logger, pageHeaders: () => [], maximumBytes: 1e6 });
  return async () => {
    const outcome = await cache.load('/', 'request');
    if (outcome.kind !== 'page') throw new Error(outcome.kind);
    const request = { method: 'GET', acceptEncoding: undefined, ifNoneMatch: undefined };
    const { headers, body } = answerPage(outcome.page, request, timeLeftOf(outcome.page, outcome.freshUntil, clock), outcome.state);
    return { shown: String(body), cacheControl: headers[headers.indexOf('Cache-Control') + 1] };
  };
}

it('an entry goes and the next comes at its moment, for the very first visitor, without a publication', async () => {
  const ask = openPages();
  now = boundary - 30 * 60_000;
  expect((await ask()).shown).toBe('andino');
  now = boundary - 1;
  expect((await ask()).shown).toBe('andino');
  now = boundary;
  expect((await ask()).shown).toBe('boreal');
});

it('no shared cache may show it longer than it stands', async () => {
  const ask = openPages();
  now = boundary - 30 * 60_000;
  expect((await ask()).cacheControl).toBe('public, max-age=0, s-maxage=60, stale-if-error=86400');
  now = boundary - 20_000;
  expect((await ask()).cacheControl).toBe('public, max-age=0, s-maxage=20, stale-if-error=86400');
  now = boundary;
  expect((await ask()).cacheControl).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400');
});

it('also where the page was made in the last second, and where it is long past', async () => {
  now = boundary - 400;
  const ask = openPages();
  expect((await ask()).shown).toBe('andino');
  now = boundary + 600;
  expect((await ask()).shown).toBe('boreal');
  now = boundary + 3 * 3600_000;
  expect((await ask()).shown).toBe('boreal');
});

it('while the partner service is down the last good list is in, and the right one follows', async () => {
  const ask = openPages();
  now = boundary - 60_000;
  await ask();
  const answer = services.answers.get('/fenix/toplist/');
  services.answers.set('/fenix/toplist/', { status: 503, json: {} });
  now = boundary + 1000;
  expect((await ask()).shown).toBe('andino');
  if (answer) services.answers.set('/fenix/toplist/', answer);
  now += 6000;
  await ask();
  await expect.poll(async () => ((now += 6000), (await ask()).shown)).toBe('boreal');
});
