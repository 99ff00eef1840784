import { contentLocales, toContentLocale } from '@lupa/contracts/locale.ts';
import { microcopyTag } from '@lupa/contracts/tags.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findViolationsInBothThemes } from '../../../../tests/setup/findViolations.ts';
import { isFailedRequest } from '../../dev/testBed/failedRequest.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import type { OpenedPage } from '../../dev/testBed/startBrowserSite.ts';
import { waitUntilStored } from '../../dev/testBed/waitUntilStored.ts';

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

test('works without script, but for the list', async () => {
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
