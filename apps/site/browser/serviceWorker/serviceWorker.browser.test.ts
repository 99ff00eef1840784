// Requirements: 7.41, 8.18.
import { rm } from 'node:fs/promises';
import { pageTag } from '@lupa/contracts/tags.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removePage, setPage } from '../../dev/testBed/foreignContent.ts';
import { isFailedRequest, sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import type { OpenedPage } from '../../dev/testBed/startBrowserSite.ts';
import { makeNextBuild } from './testBed/nextBuild.ts';

const site = sharedBrowserSite({ isExpected: isFailedRequest });
function open(path: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  return site.open(path, { serviceWorkers: 'allow', ...options });
}

const paths = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const requests = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);
const storedPages = (page: Page) => paths(page, 'lupa-pages-v1');
const storedFiles = (page: Page) => paths(page, 'lupa-files-v1');
const heading = (page: Page) => page.locator('h1').textContent();

function eventually(read: () => unknown) {
  return expect.poll(read);
}
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

async function openStored(path: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const opened = await open(path, options);
  await eventually(() => storedPages(opened.page)).toContain(path);
  return opened;
}

async function countNotFound(): Promise<number> {
  const metrics = await (await fetch(site.metricsUrl)).text();
  return [...metrics.matchAll(/_count\{[^}]*status="404"[^}]*\} (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function changePage(slug: string, title: string | null) {
  if (title === null) removePage(site.services, slug);
  else setPage(site.services, slug, { title, content: [] });
  site.services.publish(pageTag(slug));
  const isShown = async () => (await (await fetch(site.url + slug)).text()).includes(`<title>${title ?? 'No encontramos'}`);
  await eventually(isShown).toBe(true);
}

test('a page seen once is read offline in any form of its address, with its styles, fonts and scripts', async () => {
  const { page, context } = await openStored('/larga/');
  await context.setOffline(true);
  const missing: string[] = [];
  page.on('requestfailed', (request) => {
    missing.push(new URL(request.url()).pathname);
  });
  for (const form of ['/larga/', '/larga/?cclid=a1&utm_source=boletin', '/larga/?otra=1', '/Larga']) {
    await page.goto(site.url + form);
    expect(await heading(page), form).toBe('Una página larga');
    // What it fetches late is to be there, too.
    await page.waitForLoadState('networkidle');
  }
  expect(missing.filter((path) => path.startsWith('/assets/'))).toEqual([]);
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThan(0);
  expect(await page.locator('header').evaluate((header) => getComputedStyle(header).position)).toBe('sticky');
});

test('an island that was never touched online works offline', { tags: ['thorough'] }, async () => {
  const { page, context } = await openStored('/');
  await context.setOffline(true);
  await page.reload();
  const island = page.locator('lupa-island').first();
  await island.locator('button, summary, a, input').first().click();
  await eventually(() => island.getAttribute('state')).toBe('ready');
});

test('online, the answer is always that of the network', async () => {
  setPage(site.services, '/cambia/', { title: 'Antes', content: [] });
  const { page, context } = await openStored('/cambia/');
  await changePage('/cambia/', 'Después');
  await page.reload();
  expect(await isControlled(page)).toBe(true);
  expect(await heading(page)).toBe('Después');
  await context.setOffline(true);
  await eventually(async () => {
    await page.reload();
    return heading(page);
  }).toBe('Después');
  await context.setOffline(false);
  await changePage('/cambia/', null);
  expect((await page.reload())?.status()).toBe(404);
  await eventually(() => storedPages(page)).not.toContain('/cambia/');
});

test('a page that cannot be had from the site, or must not be stored, is not kept', async () => {
  const { page } = await openStored('/');
  for (const path of ['/nada/', '/robots.txt', '/api/location', '/offline/']) await page.goto(site.url + path);
  await page.goto(`${site.url}/nosotros/`);
  await eventually(() => storedPages(page)).toContain('/nosotros/');
  expect(await storedPages(page)).toEqual(['/', '/nosotros/']);
});

test('no more than 40 pages are kept: the one not seen for longest goes first', { tags: ['thorough'] }, async () => {
  const { page } = await openStored('/corta/');
  await page.evaluate(async () => {
    const cache = await caches.open('lupa-pages-v1');
    for (let number = 1; number < 40; number++)
      await cache.put(`/muchas/${number}/`, new Response('', { headers: { 'X-Kept-Files': '' } }));
  });
  await page.goto(`${site.url}/larga/`);
  await eventually(() => storedPages(page)).toContain('/larga/');
  await eventually(() => storedPages(page)).not.toContain('/corta/');
  expect(await storedPages(page)).toHaveLength(40);
  await page.goto(`${site.url}/corta/`);
  await eventually(() => storedPages(page)).not.toContain('/muchas/1/');
});

test('paths that are not pages are left alone: asked for once, and offline the browser says so', { tags: ['thorough'] }, async () => {
  const { page, context } = await openStored('/');
  const before = await countNotFound();
  await page.goto(`${site.url}/jugar/casino-andino/`);
  expect((await countNotFound()) - before).toBe(1);
  await context.setOffline(true);
  for (const path of ['/jugar/casino-andino/', '/api/location'])
    await expect(page.goto(site.url + path), path).rejects.toThrow('net::ERR_');
});

describe('a new deployment', { tags: ['thorough'] }, () => {
  let nextBuild: string;
  beforeAll(async () => {
    nextBuild = await makeNextBuild();
  });
  afterAll(async () => {
    if (nextBuild) await rm(nextBuild, { recursive: true });
  });

  test('a site that cannot be reached is like no connection, and a new deployment brings its own files', async () => {
    const { page } = await openStored('/larga/');
    const oldFiles = (await storedFiles(page)).filter((path) => /\/(boot|styles|react)-/.test(path));
    expect(oldFiles).toHaveLength(3);
    await site.stop();
    try {
      await page.reload();
      expect(await heading(page)).toBe('Una página larga');
      await site.start({}, nextBuild);
      await page.goto(`${site.url}/corta/`);
      const linked = () => page.locator('script[src*="/boot-"]').getAttribute('src');
      expect(await linked()).toBe('/assets/boot-NextOne1.js');
      await eventually(() => storedFiles(page)).toContain('/assets/styles-NextOne1.css');
      // The old page still has what it needs. A script that is on its way now would load the new one again.
      await page.waitForLoadState('networkidle');
      await site.stop();
      await page.goto(`${site.url}/larga/`);
      expect(oldFiles).toContain(await linked());
      expect(await page.locator('header').evaluate((header) => getComputedStyle(header).position)).toBe('sticky');
      // Seen anew it does not need it any longer.
      await site.start({}, nextBuild);
      await page.goto(`${site.url}/larga/`);
      expect(await linked()).toBe('/assets/boot-NextOne1.js');
      await eventually(async () => (await storedFiles(page)).filter((path) => oldFiles.includes(path))).toEqual([]);
    } finally {
      await site.stop();
      await site.start();
    }
  });
});

test('caches of another form are removed', { tags: ['thorough'] }, async () => {
  const { page } = await openStored('/');
  await page.evaluate(async () => {
    await Promise.all(['lupa-pages-v0', 'not-ours'].map((name) => caches.open(name)));
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  });
  await page.goto(`${site.url}/corta/`);
  await eventually(() => page.evaluate(() => caches.has('lupa-pages-v0'))).toBe(false);
  expect(await page.evaluate(() => caches.has('not-ours'))).toBe(true);
});

test('switched off, it removes itself and all that it kept, without a reload', { tags: ['thorough'] }, async () => {
  const { page } = await openStored('/larga/');
  await site.stop();
  await site.start({ SERVICE_WORKER: 'off' });
  try {
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto(`${site.url}/corta/`);
    const left = () => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
    await eventually(left).toEqual([0, 0]);
    expect(await page.locator('html').getAttribute('data-worker')).toBeNull();
    await page.goto(`${site.url}/larga/`);
    expect(await isControlled(page)).toBe(false);
    expect(await left()).toEqual([0, 0]);
    expect(loads).toBe(2);
  } finally {
    await site.stop();
    await site.start();
  }
});

test('a full disk costs what would be kept, not the page', { tags: ['thorough'] }, async () => {
  const { page, context } = await openStored('/');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
  for (const path of ['/larga/', '/corta/']) {
    await page.goto(site.url + path);
    expect(await isControlled(page)).toBe(true);
    expect(await page.locator('header').evaluate((header) => getComputedStyle(header).position)).toBe('sticky');
  }
  expect(await storedPages(page)).toEqual(['/']);
});

test('a browser without service workers is told so on the console', { tags: ['thorough'] }, async () => {
  const { page, context } = await open('/corta/');
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  const said = page.waitForEvent('console', (message) => message.text().startsWith('serviceWorker'));
  await page.reload();
  const message = await said;
  expect([message.type(), message.text()]).toEqual(['info', 'serviceWorker is not supported in current browser!']);
});

test('a page that was prefetched is kept once it is seen, and not before', { tags: ['thorough'] }, async () => {
  const { page, context } = await openStored('/');
  await page.reload();
  expect(await isControlled(page)).toBe(true);
  const fetched = page.waitForEvent('request', (request) => new URL(request.url()).pathname === '/nosotros/');
  await page.locator('a[href="/nosotros/"]').first().hover();
  await (await fetched).response();
  expect(await storedPages(page)).toEqual(['/']);
  await page.locator('a[href="/nosotros/"]').first().click();
  await page.waitForURL('**/nosotros/');
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { deliveryType: string })[];
    return navigation?.deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
  await eventually(() => storedPages(page)).toContain('/nosotros/');
  await context.setOffline(true);
  await page.reload();
  expect(await heading(page)).toBe('Nosotros');
});
