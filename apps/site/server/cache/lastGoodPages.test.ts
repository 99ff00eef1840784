import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FeedState } from '@lupa/clients/feedState.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from './pageCache.ts';
import { PageStore } from './pageStore.ts';
import { RecentChanges } from '../feed/changeFeed.ts';
import { createCapturedLogger } from '../../dev/testBed/capturedLogger.ts';
import { pageRequests, removePage, setPage, startUsualServices, text } from '../../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../../dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../../dev/testBed/testSite.tsx';

let services: ForeignServices;
let directory: string;
let site: TestSite;

const routes = (...slugs: string[]) => services.answers.set('/cms/pages/all', { json: slugs.map((slug) => ({ slug })) });

beforeEach(async () => {
  services = await startUsualServices();
  directory = await mkdtemp(join(tmpdir(), 'lupa-site-'));
  routes('/', '/bonos/', '/resenas/');
  for (const slug of ['/', '/bonos/']) setPage(services, slug, { content: [text(`la buena de ${slug}`)] });
  await start();
  for (const slug of ['/', '/bonos/']) expect((await site.get(slug)).status).toBe(200);
});

afterEach(async () => {
  await site.close();
  await services.stop();
  await rm(directory, { recursive: true, force: true });
});

async function start() {
  site = await startTestSite(services.url, { directory });
  await vi.waitFor(() => expect(services.readerCount).toBe(1), 60_000);
}

async function restart() {
  await site.close();
  await start();
}

async function expectLastGood() {
  for (const slug of ['/', '/bonos/']) {
    const { status, text: html, headers } = await site.get(slug);
    expect([slug, status, headers['x-cache']]).toEqual([slug, 200, 'stale']);
    expect(html).toContain(`la buena de ${slug}`);
  }
}

const events = () => site.logs.flatMap(({ details }) => details.event ?? []);

describe('a content service that suddenly knows no page', () => {
  it.each([
    ['and no list of pages', () => services.answers.clear()],
    ['and an empty list', () => (services.answers.clear(), routes())],
    ['but still has them in its list', () => ['/', '/bonos/'].forEach((slug) => removePage(services, slug))],
  ])('%s takes no page down, neither from memory nor from the disk', async (_, breakContent) => {
    breakContent();
    services.publish('*');
    await vi.waitFor(expectLastGood, 60_000);
    expect(events()).toContain('page.missDoubted');
    await restart();
    await expectLastGood();
    await services.stop();
    await expectLastGood();
  });

  it('is asked for such a page now and then only', async () => {
    removePage(services, '/bonos/');
    services.publish('*');
    await vi.waitFor(async () => expect((await site.get('/bonos/')).headers['x-cache']).toBe('stale'), 60_000);
    const before = pageRequests(services, '/bonos/');
    for (let time = 0; time < 20; time++) await site.get('/bonos/');
    expect(pageRequests(services, '/bonos/') - before).toBeLessThan(3);
  });

  it('has an outage, for a page of its list that was never seen, and none for others', async () => {
    expect((await site.get('/resenas/')).status).toBe(503);
    expect((await site.get('/no-existe/')).status).toBe(404);
  });
});

describe('a page that an editor takes down', () => {
  async function expectGone(slug: string) {
    await vi.waitFor(async () => expect((await site.get(slug)).status).toBe(404), 60_000);
    await services.stop();
    expect((await site.get(slug)).text).not.toContain('la buena');
    await restartWithoutServices();
    expect((await site.get(slug)).text).not.toContain('la buena');
  }

  async function restartWithoutServices() {
    await site.close();
    site = await startTestSite(services.url, { directory });
  }

  it('is gone at once, and stays so while the services are down', async () => {
    removePage(services, '/bonos/');
    routes('/', '/resenas/');
    services.publish('page:/bonos/', 'routes');
    await expectGone('/bonos/');
  });

  it('is gone although the list does not know it yet', async () => {
    removePage(services, '/bonos/');
    services.publish('page:/bonos/', 'routes');
    await expectGone('/bonos/');
  });

  it('is gone although nobody was told, once the list has lost it', async () => {
    removePage(services, '/bonos/');
    services.publish('*');
    await vi.waitFor(async () => expect((await site.get('/bonos/')).headers['x-cache']).toBe('stale'), 60_000);
    routes('/', '/resenas/');
    services.publish('routes');
    await vi.waitFor(async () => expect((await site.get('/bonos/')).status).toBe(404), 60_000);
  });

  it('may lead to another one', async () => {
    removePage(services, '/bonos/');
    services.answers.set('/cms/redirects', { json: [{ from: '/bonos/', to: '/' }] });
    services.publish('*');
    await vi.waitFor(async () => expect((await site.get('/bonos/')).status).toBe(301), 60_000);
  });
});

it('a page with a query that cannot be made shows the page without', async () => {
  await services.stop();
  const { status, text: html } = await site.get('/bonos/?pagina=2');
  expect(status).toBe(200);
  expect(html).toContain('la buena de /bonos/');
});

describe('a page of an older build', () => {
  const html =
    '<link rel="stylesheet" href="/assets/style-old.css"><a href="/assets-no/x">x</a><script src="/assets/boot-old.js"></script>';

  async function showStored(files: string[]) {
    const { logger } = createCapturedLogger();
    const store = new PageStore({ directory, logger });
    store.keep({ key: '/', br: brotliCompressSync(html), tags: [], etag: 'etag', quality: 'quick' });
    const clock = { epochs: new TagEpochs(), feed: new FeedState(), now: Date.now };
    const render = () => Promise.reject(new Error('the services are down'));
    const hasFile = (path: string) => files.includes(path);
    const pages = new PageCache({
      render,
      clock,
      store,
      changes: new RecentChanges(),
      logger,
      pageHeaders: () => [],
      hasFile,
      maximumBytes: 1e6,
    });
    await store.flush();
    return pages.load('/', 'request');
  }

  it('is shown while its files are there', async () => {
    expect(await showStored(['/assets/style-old.css', '/assets/boot-old.js'])).toMatchObject({ kind: 'page', state: 'stale' });
  });

  it('is not shown without one of them', async () => {
    await expect(showStored(['/assets/boot-old.js'])).rejects.toThrow('the services are down');
  });
});
