// Requirements: 2.39.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { launchWholeBrowser } from '../../../../tests/setup/browser.ts';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { scrollPage } from '../../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

const openSidebar = (page: Page) => page.locator('header > div > button').tap();
const openItem = async (page: Page) => {
  await page.locator('#menu a[data-dropdown]').first().tap();
  await page.locator('#menu-panel').waitFor();
};

describe.each(['light', 'dark'] as const)('in %s colours, nothing breaks a rule of axe', (colorScheme) => {
  const options = { colorScheme, reducedMotion: 'reduce', bypassCSP: true } as const;

  test('with a dropdown open', { tags: ['thorough'] }, async () => {
    const { page } = await site.open('/resenas/casino-andino/', { ...screens.desktop, ...options });
    await page.locator('[data-top-navigation] button').first().click();
    expect(await findViolations(page)).toEqual([]);
  });

  test.each([
    ['phone', screens.phone],
    ['tablet', screens.tablet],
  ])('with the sidebar open on a %s, and an item in it', { tags: ['thorough'] }, async (_, screen) => {
    const { page } = await site.open('/resenas/casino-andino/', { ...screen, ...options });
    await openSidebar(page);
    expect(await findViolations(page)).toEqual([]);
    await openItem(page);
    expect(await findViolations(page)).toEqual([]);
  });
});

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
      expect(await page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(false);
      expect(await place()).toEqual(before);
    } finally {
      await browser.close();
    }
  });
});

test('the page is inert while the sidebar is open, and as it was afterwards', async () => {
  const { page } = await site.open('/larga/', { ...screens.tablet, reducedMotion: 'reduce' });
  await page.evaluate(() => document.querySelector('footer')?.setAttribute('inert', ''));
  const inert = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName.toLowerCase()).filter((name) => /^[a-z]+$/.test(name)),
    );
  await openSidebar(page);
  await expect.poll(inert).toEqual(expect.arrayContaining(['main', 'footer', 'a', 'button']));
  expect(await page.locator('#menu').evaluate((menu) => menu.closest('[inert]'))).toBeNull();
  await page.keyboard.press('Escape');
  await page.locator('#menu').waitFor({ state: 'hidden' });
  await expect.poll(inert).toEqual(['footer']);
});

test('who opens the menu before its script is there has the focus back as well', async () => {
  const { page, context } = await site.open('/larga/', { ...screens.tablet, reducedMotion: 'reduce' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await context.route('**/assets/afterLoad-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}/corta/`);
  await page.locator('[popovertarget=menu]').first().click();
  await page.locator('#menu').waitFor();
  release();
  await page.locator('main[inert]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))).toBe('menu');
});
