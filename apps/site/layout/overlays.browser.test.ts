// Requirements: 2.23, 2.24.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screens } from '../dev/testBed/screens.ts';
import { scrollPage } from '../dev/testBed/scrolling.ts';
import { sharedBrowserSite, isSaidOfMenu } from '../dev/testBed/sharedBrowserSite.ts';
import { comparatorModalId } from '../features/comparator/comparatorIds.ts';
import { gameOverlayId } from '../features/games/fullModeIds.ts';
import { findViolationsInBothThemes } from '../../../tests/setup/findViolations.ts';

const site = sharedBrowserSite({
  env: { FREEPLAY_URL: 'http://play.localhost:4997' },
  isExpected: (problem) => isSaidOfMenu(problem) || problem.includes('404'),
});

const overlays = [comparatorModalId, gameOverlayId];
const show = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((dialog: HTMLDialogElement) => {
    for (const text of ['one', 'two']) dialog.append(Object.assign(document.createElement('button'), { textContent: text }));
    dialog.showModal();
  });
// Headless, scrollbars take no room: of the width, only the rule that keeps it can be seen.
const scroller = (page: Page) => page.evaluate(() => ({ y: scrollY, gutter: getComputedStyle(document.documentElement).scrollbarGutter }));

test.each(['/larga/', '/gibt-es-nicht/'])('%s has a place for each overlay: closed, and nothing to a screen reader', async (path) => {
  const { page } = await site.open(path);
  for (const id of overlays) {
    expect(await page.locator(`dialog#${id}`).count(), id).toBe(1);
    expect(await page.locator(`#${id}`).isVisible(), id).toBe(false);
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test.each([
  { name: 'phone', screen: screens.phone, id: comparatorModalId },
  { name: 'desktop', screen: screens.desktop, id: gameOverlayId },
])('on a $name, #$id holds the page still and the focus inside, and Escape gives both back', async ({ screen, id }) => {
  const { page } = await site.open('/larga/', screen);
  await scrollPage(page, 500);
  const before = await scroller(page);
  expect(before).toEqual({ y: 500, gutter: 'auto' });
  const link = page.locator('header a').first();
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await show(page, id);
  expect(await page.getByRole('dialog').count()).toBe(1);
  for (let count = 0; count < 4; count++) {
    expect(
      await page.evaluate((open) => document.activeElement === document.body || document.activeElement?.closest('dialog')?.id === open, id),
    ).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await scroller(page)).toEqual({ y: 500, gutter: 'stable' });

  await page.keyboard.press('Escape');
  await page.locator(`#${id}`).waitFor({ state: 'hidden' });
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await scroller(page)).toEqual(before);
  await page.keyboard.press('PageDown');
  await page.waitForFunction((y) => scrollY > y, before.y);
});

test('the comparator is named, and a tap beside it closes it; a game is not left by a tap', async () => {
  const { page } = await site.open('/', screens.desktop);
  await show(page, comparatorModalId);
  await page.getByRole('dialog', { name: 'Comparar casinos' }).waitFor();
  await page.mouse.click(5, 5);
  await page.locator(`#${comparatorModalId}`).waitFor({ state: 'hidden' });
  await show(page, gameOverlayId);
  await page.mouse.click(5, 5);
  expect(await page.locator(`#${gameOverlayId}`).isVisible()).toBe(true);
});

describe('what is open', { tags: ['thorough'] }, () => {
  const openSidebar = (page: Page) => page.locator('header > div > button').tap();
  async function openItem(page: Page): Promise<void> {
    await openSidebar(page);
    await page.locator('#menu a[data-dropdown]').first().tap();
    await page.locator('#menu-panel').waitFor();
  }
  async function load(page: Page): Promise<void> {
    await page.evaluate(() => dispatchEvent(new CustomEvent('lupa:loading', { detail: new Promise(() => {}) })));
    await page.locator('[data-loading=loading]').waitFor();
  }
  async function comeFromOntario(page: Page): Promise<void> {
    await page.goto(`${site.url}/en/`);
    await page.locator('html[data-country]').waitFor();
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { country: 'CA', region: 'ON' }));
  }
  const showDialog = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((dialog: HTMLDialogElement) => {
      // As the link that opens a game gives it its name.
      const title = dialog.querySelector('h2');
      if (title && !title.textContent) title.textContent = 'Ruleta';
      dialog.showModal();
    });

  test.each<[string, keyof typeof screens, (page: Page) => Promise<unknown>]>([
    ['a dropdown is open', 'desktop', (page) => page.locator('[data-top-navigation] button').first().click()],
    ['the sidebar is open', 'phone', openSidebar],
    ['an item of the sidebar is open', 'tablet', openItem],
    ['the way back to the top is shown', 'phone', (page) => scrollPage(page, 600)],
    ['something is loading', 'phone', load],
    ['the comparator is open', 'phone', (page) => showDialog(page, comparatorModalId)],
    ['a game is open', 'phone', (page) => showDialog(page, gameOverlayId)],
    ['the visitor is in Ontario', 'desktop', comeFromOntario],
  ])('while %s nothing breaks a rule of axe on a %s, in light and in dark', async (_, screen, act) => {
    const { page } = await site.open('/larga/', { ...screens[screen], bypassCSP: true, reducedMotion: 'reduce' });
    await act(page);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });
});
