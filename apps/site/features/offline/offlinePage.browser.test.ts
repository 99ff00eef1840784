// Requirements: 2.29.
import { contentLocales, toContentLocale } from '@lupa/contracts/locale.ts';
import { microcopyTag } from '@lupa/contracts/tags.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findViolationsInBothThemes } from '../../../../tests/setup/findViolations.ts';
import { isFailedRequest, sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import type { OpenedPage } from '../../dev/testBed/startBrowserSite.ts';
import { screens } from '../../dev/testBed/screens.ts';

const languages = [
  ['/es-nada/', 'es-CL', 'Estás sin conexión'],
  ['/en/nothing/', 'en', 'You are offline'],
  ['/fr/rien/', 'fr-CA', 'Vous êtes hors ligne'],
  ['/de/nichts/', 'de-DE', 'Sie sind offline'],
] as const;

const site = sharedBrowserSite({ isExpected: isFailedRequest });
beforeAll(() => {
  for (const [, locale, title] of languages)
    site.services.answers.set(`/cms/Microcopy/?locale=${toContentLocale(locale)}&limit=1000`, {
      json: [{ key: 'offline_title', value: title }],
    });
  site.services.publish(...contentLocales.map(microcopyTag));
});

const heading = (page: Page) => page.locator('h1').textContent();

function eventually(read: () => unknown) {
  return expect.poll(read);
}

async function waitUntilStored(page: Page, path: string): Promise<void> {
  const isStored = () => page.evaluate(async (key) => (await caches.match(key)) !== undefined, path);
  await expect.poll(isStored).toBe(true);
}

/** A page that is kept, and then no connection. */
async function goOffline(path: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const opened = await site.open(path, { serviceWorkers: 'allow', ...options });
  await waitUntilStored(opened.page, path);
  await opened.context.setOffline(true);
  return opened;
}

test('is at the address that cannot be reached, in its language, with the pages that can be read', async () => {
  const { page } = await goOffline('/larga/', { bypassCSP: true });
  for (const [path, language, title] of languages) {
    await page.goto(site.url + path);
    expect(new URL(page.url()).pathname).toBe(path);
    expect([await page.locator('html').getAttribute('lang'), await heading(page)]).toEqual([language, title]);
    const link = page.locator('[data-kept-pages] a');
    await eventually(() => link.allTextContents()).toEqual(['Una página larga']);
    expect([await link.getAttribute('href'), await link.getAttribute('lang')]).toEqual(['/larga/', 'es-CL']);
  }
  expect(await findViolationsInBothThemes(page)).toEqual([]);
  await page.locator('[data-kept-pages] a').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/larga/');
  expect(await heading(page)).toBe('Una página larga');
});

test('leads to the wished page by itself when the connection is back', async () => {
  const { page, context } = await goOffline('/');
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto(`${site.url}/larga/`);
  expect(await heading(page)).toBe('Estás sin conexión');
  await context.setOffline(false);
  await eventually(() => heading(page).catch(() => '')).toBe('Una página larga');
  await eventually(() => loads).toBe(2);
});

test('stays while the site cannot be reached, and tries again when it is told to', { tags: ['thorough'] }, async () => {
  const { page, context } = await goOffline('/');
  await page.goto(`${site.url}/corta/`);
  await site.stop();
  let loads = 0;
  page.on('load', () => loads++);
  try {
    const attempt = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await context.setOffline(false);
    await attempt;
    await page.locator('[data-offline-page] a').first().click();
    await eventually(() => loads).toBe(1);
    expect(await heading(page)).toBe('Estás sin conexión');
  } finally {
    await site.start();
  }
  await page.locator('[data-offline-page] a').first().click();
  await eventually(() => heading(page).catch(() => '')).toBe('Una página corta');
  await eventually(() => loads).toBe(2);
});

test('works without script, but for the list', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/offline/', { javaScriptEnabled: false });
  expect(await page.locator('[data-kept-pages]').isVisible()).toBe(false);
  await page.locator('[data-offline-page] a').first().click();
  await page.waitForURL('**/offline/');
  expect(await page.locator('h1').textContent()).toBe('Estás sin conexión');
});

test.each(['/offline/', '/en/offline/', '/fr/offline/', '/de/offline/'])('%s is not for search engines', async (path) => {
  const answer = await fetch(site.url + path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/rel="(canonical|alternate)"|data-user-location/);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain('offline');
});

describe('the status', () => {
  const offline = 'Sin conexión. Mostramos lo que ya habías abierto.';
  const online = 'Conexión recuperada.';
  // By its attribute: while it is empty it has no box that a role would be found by.
  const statusOf = (page: Page) => page.locator('[role=status][data-offline]');

  test('a lost connection is said for as long as it is lost, and that it is back for some seconds', async () => {
    const { page, context } = await site.open('/larga/');
    await page.clock.install();
    const status = statusOf(page);
    expect(await status.textContent()).toBe('');
    await page.locator('main a').first().focus();
    await context.setOffline(true);
    await page.getByText(offline).waitFor();
    await page.clock.runFor(4500);
    expect(await status.textContent()).toBe(offline);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await context.setOffline(false);
    await page.getByText(online).waitFor();
    await page.clock.runFor(8000);
    expect(await status.textContent()).toBe('');
  });

  test('a connection that is lost again is not hidden by the end of the good news', { tags: ['thorough'] }, async () => {
    const { page, context } = await site.open('/corta/');
    await page.clock.install();
    await context.setOffline(true);
    await page.getByText(offline).waitFor();
    await context.setOffline(false);
    await expect.poll(() => statusOf(page).textContent()).not.toBe(offline);
    await context.setOffline(true);
    await page.getByText(offline).waitFor();
    await page.clock.runFor(4500);
    expect(await statusOf(page).textContent()).toBe(offline);
  });

  test('a page that opens without a connection says so', async () => {
    const { page, context } = await site.open('/robots.txt');
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    await page.goto(`${site.url}/en/`);
    await page.getByText('offline', { exact: false }).or(page.getByText(offline)).first().waitFor();
    await expect.poll(() => statusOf(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });

  describe.each([320, 390, 834, 1440])('at %i px', { tags: ['thorough'] }, (width) => {
    test('it is above the lower edge and leaves the right corner free', async () => {
      const { page, context } = await site.open('/corta/', { viewport: { width, height: 800 }, bypassCSP: true, reducedMotion: 'reduce' });
      await context.setOffline(true);
      await page.getByText(offline).waitFor();
      expect(await findViolationsInBothThemes(page)).toEqual([]);
      const box = (await statusOf(page).boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 };
      expect(box.x).toBeGreaterThanOrEqual(16);
      expect(box.x + box.width).toBeLessThanOrEqual(width - 16 - 44);
      expect(box.y + box.height).toBeLessThanOrEqual(800 - 16);
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });

  test('it makes room for the question about consent', { tags: ['thorough'] }, async () => {
    const { page, context } = await site.open('/corta/', { ...screens.phone, reducedMotion: 'reduce', consent: 'unasked' });
    await page.getByRole('region', { name: 'Tu privacidad' }).waitFor();
    await context.setOffline(true);
    await page.getByText(offline).waitFor();
    const box = await statusOf(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(64);
    expect(box?.y).toBeLessThan(100);
  });
});
