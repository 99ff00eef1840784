// Requirements: 2.39.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { launchWholeBrowser } from '../../../../tests/setup/browser.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { scrollPage } from '../../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

const openSidebar = (page: Page) => page.locator('header > div > button[aria-haspopup]').tap();
const openItem = async (page: Page) => {
  await page.locator('#menu a[data-dropdown]').first().tap();
  await page.locator('#menu-panel').waitFor();
};

test('the link to this page is marked, and so is the item that holds it', async () => {
  const { page } = await site.open('/resenas/casino-andino/', screens.desktop);
  const marks = await page
    .locator('[data-top-navigation] > ul > li > :is(button, a) > span')
    .evaluateAll((names) => names.map((name) => getComputedStyle(name, '::after').height));
  expect(marks).toEqual(['3px', 'auto', 'auto']);
});

describe('in a browser of visible scrollbars, with the cache for back and forward', () => {
  test('the page behind the sidebar neither moves nor scrolls, and comes back without menu', { tags: ['thorough'] }, async () => {
    const browser = await launchWholeBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    try {
      const page = await browser.newPage({ viewport: { width: 834, height: 700 } });
      await page.goto(`${site.url}/larga/`);
      const place = () => page.evaluate(() => [innerWidth - document.body.clientWidth, document.body.clientWidth, scrollY]);
      await scrollPage(page, 300);
      const before = await place();
      expect(before[0]).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.mouse.move(100, 500);
      await page.mouse.wheel(0, 400);
      await page.mouse.move(700, 500);
      await page.mouse.wheel(0, 400);
      await settled(page);
      expect(await place()).toEqual(before);
      // Who leaves while something is being fetched leaves a page that is not kept.
      await page.waitForLoadState('networkidle');
      // Whether it keeps a page is the browser's choice, which may be another one when it is short of something: until then the way is gone again.
      const leaveAndComeBack = async () => {
        await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => (document.title = `persisted: ${persisted}`)));
        await page.goto(`${site.url}/corta/`);
        await page.goBack({ waitUntil: 'commit' });
        return page.title();
      };
      await expect.poll(leaveAndComeBack).toBe('persisted: true');
      expect(await page.locator('#menu').evaluate((menu) => menu.matches(':modal, :popover-open'))).toBe(false);
      expect(await place()).toEqual(before);
    } finally {
      await browser.close();
    }
  });
});

test('where commands and light dismissal are unknown, a script replaces them', async () => {
  const { page, context } = await site.open('/corta/', screens.tablet);
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy');
    document.addEventListener('command', (event) => event.preventDefault(), true);
  });
  await page.goto(`${site.url}/larga/`, { waitUntil: 'networkidle' });
  const sidebar = page.locator('#menu');
  await openSidebar(page);
  await sidebar.waitFor();
  expect(await sidebar.evaluate((menu) => menu.matches(':modal'))).toBe(true);
  await openItem(page);
  await page.locator('#menu-panel').getByRole('button', { name: 'Cerrar' }).tap();
  await sidebar.waitFor({ state: 'hidden' });
  await openSidebar(page);
  await sidebar.waitFor();
  await page.touchscreen.tap(100, 500);
  await sidebar.waitFor({ state: 'hidden' });
});

test('where neither commands nor scripts run, the menu is a popover', async () => {
  const { page } = await site.open('/corta/', { ...screens.phone, javaScriptEnabled: false });
  await page.route('**/larga/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/ command(?:for)?="[^"]*"/g, '') });
  });
  // A page that comes from a test may load nothing from this machine.
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route(/images\.localhost/, (route) => route.fulfill(picture));
  await page.goto(`${site.url}/larga/`);
  const sidebar = page.locator('#menu');
  await openSidebar(page);
  await sidebar.waitFor();
  expect(await sidebar.evaluate((menu) => menu.matches(':popover-open'))).toBe(true);
  await sidebar.getByRole('button', { name: 'Cerrar' }).tap();
  await sidebar.waitFor({ state: 'hidden' });
});
