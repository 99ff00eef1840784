// Requirements: 2.27, 3.73, 3.74, 3.75, 3.76, 3.77, 7.42, 9.16, 9.17, 9.18.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { DataLayerItem } from '@lupa/contracts/analytics.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchWholeBrowser } from '../../../../tests/setup/browser.ts';
import { foreignPage } from '../../dev/testBed/foreignContent.ts';
import { screens } from '../../dev/testBed/screens.ts';
import type { VisitOptions } from '../../dev/testBed/openVisit.ts';
import { startBrowserSite, type BrowserSite } from '../../dev/testBed/startBrowserSite.ts';

const library = fileURLToPath(import.meta.resolve('@adobe/adobe-client-data-layer/dist/adobe-client-data-layer.min.js'));
const inSantiago = { 'x-country-code': 'CL', 'x-region-code': 'CL-RM', 'x-continent': 'SA', 'x-city': 'Santiago' };
const landing = '/?cclid=funnel-1&cmpccl=summer';

/** Stands in for the click-out host and keeps what it is asked for: a tab in the background is out of reach for `context.route`. */
const clickOuts: string[] = [];
const clickOutHost = createServer((request, response) => {
  if (request.url?.startsWith('/jugar/')) clickOuts.push(request.url);
  response.writeHead(200, { 'content-type': 'text/html' }).end('partner');
});

let site: BrowserSite;
beforeAll(async () => {
  await new Promise<void>((resolve) => clickOutHost.listen(0, '127.0.0.1', resolve));
  const address = clickOutHost.address();
  const port = typeof address === 'object' ? address?.port : 0;
  site = await startBrowserSite({ CONTINENT_HEADER: 'x-continent', CITY_HEADER: 'x-city', CLICKOUT_URL: `http://localhost:${port}` });
});
afterEach(async () => {
  clickOuts.length = 0;
  await site.closePages();
});
afterAll(async () => {
  await site?.close();
  clickOutHost.close();
});

const open = (path: string, options: VisitOptions = {}) =>
  site.open(path, { consent: 'accepted', extraHTTPHeaders: inSantiago, ...options });
const firstOffer = (page: Page) => page.locator('main a[href*="/jugar/"]').first();

const pushed = (page: Page): Promise<DataLayerItem[]> => page.evaluate(() => (window.adobeDataLayer ?? []) as unknown as DataLayerItem[]);
const pageViewed = (page: Page) => page.waitForFunction(() => window.adobeDataLayer !== undefined);
const outboundClicks = async (page: Page) => (await pushed(page)).flatMap((item) => (item.event === 'outboundClick' ? item.eventInfo : []));

test.each([
  ['phone', true, false],
  ['tablet', false, true],
] as const)(
  'on a %s the data layer gets what the editor, the links, the device and the location say',
  async (screen, isMobile, isTablet) => {
    const { page } = await open('/', screens[screen]);
    await pageViewed(page);
    expect(await pushed(page)).toMatchObject([
      {
        event: 'pageView',
        eventInfo: { cause: 'load' },
        page: {
          language: 'es-CL',
          category: 'Casino',
          toplistDataIds: ['home.7.1c9f0a2be4d1'],
          partnerDataIds: expect.arrayContaining(['casino-andino', 'costa-brava']),
          is_mobile: isMobile,
          is_tablet: isTablet,
          user_city: 'Santiago',
        },
      },
    ]);
    expect(await site.closePages()).toEqual([]);
  },
);

test('a page whose middleware leaves the page view out is neither counted nor asks', async () => {
  const answer = foreignPage('/sin-contar/', { title: 'Sin contar', middleware: ['microcopy', 'user-location', 'contentful-globals'] });
  site.services.answers.set(`/cms/page/${encodeURIComponent('/sin-contar/')}`, answer);
  for (const consent of ['accepted', 'unasked'] as const) {
    const { page } = await open('/sin-contar/', { consent });
    await page.waitForFunction(() => document.documentElement.dataset.region === 'RM');
    expect(await pushed(page)).toEqual([]);
    expect(await page.locator('#consent').isVisible()).toBe(false);
  }
});

test('each arrival is one page view: a link, the way back, and a page from the cache of the browser', { tags: ['thorough'] }, async () => {
  const browser = await launchWholeBrowser();
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(site.url);
  await page.locator('#consent [value=accepted]').click();
  await pageViewed(page);
  await page.goto(`${site.url}/corta/`);
  await pageViewed(page);
  expect(await pushed(page)).toHaveLength(1);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => (window.adobeDataLayer as unknown as unknown[]).length > 1);
  expect((await pushed(page)).map((item) => item.event === 'pageView' && item.eventInfo.cause)).toEqual(['load', 'restored']);
  await browser.close();
});

const ways: [string, (link: Locator) => Promise<void>][] = [
  ['a click', (link) => link.click()],
  ['Enter', (link) => link.press('Enter')],
  ['the middle button', (link) => link.click({ button: 'middle' })],
  ['a click with Control', (link) => link.click({ modifiers: ['Control'] })],
];
const pathOf = (address: string) => address.slice(new URL(address).origin.length);

test.each(ways)('leaving for a partner by %s is told once, and carries the campaign', { tags: ['thorough'] }, async (_, leave) => {
  const { page } = await open(landing);
  await pageViewed(page);
  const link = firstOffer(page);
  const address = (await link.getAttribute('href')) ?? '';
  await leave(link);
  await expect.poll(() => clickOuts).toEqual([`${pathOf(address)}&cclid=funnel-1&cmpccl=summer`]);
  const { partner: slug, offer, toplist, position } = JSON.parse((await link.getAttribute('data-link-data')) ?? '');
  expect(await outboundClicks(page)).toEqual([
    {
      transactionId: expect.stringMatching(/^5400-\d{13}-[0-9a-f]{16}$/),
      partner: slug,
      offer,
      toplist,
      position,
      responseId: 'home.7.1c9f0a2be4d1',
      linkId: 'cta',
      cclid: 'funnel-1',
      cmpccl: 'summer',
    },
  ]);
  // Copied or looked at, the link is what the server made it.
  expect(await link.getAttribute('href')).toBe(address);
});

test('other links, other buttons and clicks that lead nowhere are not told', async () => {
  const { page } = await open(landing);
  await pageViewed(page);
  await firstOffer(page).click({ button: 'right' });
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true });
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) link.click();
  });
  expect(await outboundClicks(page)).toEqual([]);
});

test('without consent a click-out carries nothing and is told to nobody', async () => {
  const { page } = await open(landing, { consent: 'rejected' });
  const link = firstOffer(page);
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect.poll(() => clickOuts).toEqual([pathOf(address)]);
  expect(await pushed(page)).toEqual([]);
});

test.each(['before', 'after'] as const)(
  "Adobe's library, loaded %s the page view, knows the page and hears its events",
  { tags: ['thorough'] },
  async (moment) => {
    const { page } = await open(landing, { consent: 'unasked' });
    const source = await readFile(library, 'utf8');
    if (moment === 'before') await page.evaluate(source);
    await page.locator('#consent [value=accepted]').click();
    await page.waitForFunction(() => (window.adobeDataLayer as unknown as unknown[] | undefined)?.length);
    if (moment === 'after') await page.evaluate(source);
    await page.evaluate(() => {
      const layer = window.adobeDataLayer as unknown as AdobeDataLayer;
      layer.push((own) => {
        for (const name of ['pageView', 'outboundClick', 'consentWithdrawn'])
          own.addEventListener(name, ({ event, eventInfo }) => (document.title += ` ${event}:${eventInfo?.partner ?? ''}`));
      });
      document.title = '';
    });
    const state = () => page.evaluate(() => (window.adobeDataLayer as unknown as AdobeDataLayer).getState());
    expect(await state()).toMatchObject({ page: { category: 'Casino', user_city: 'Santiago', toplistDataIds: ['home.7.1c9f0a2be4d1'] } });
    await firstOffer(page).click();
    await page.locator('footer [aria-controls=consent]').click();
    await page.locator('#consent [value=rejected]').click();
    await expect.poll(() => page.title()).toMatch(/outboundClick:[a-z-]+ consentWithdrawn:$/);
    expect(await state()).not.toHaveProperty('page.category');
  },
);

/** As much of the library as is looked at here. It runs what is pushed as a function, and takes listeners for past events too. */
type AdobeDataLayer = {
  push: (run: (layer: AdobeDataLayer) => void) => void;
  getState: () => Record<string, unknown>;
  addEventListener: (name: string, hear: (item: { event: string; eventInfo?: { partner?: string } }) => void) => void;
};
