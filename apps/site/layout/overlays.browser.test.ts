// Requirements: 2.23, 2.24.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screens } from '../dev/testBed/screens.ts';
import { scrollPage } from '../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';
import { comparatorModalId } from '../features/comparator/comparatorIds.ts';
import { gameOverlayId } from '../features/games/fullModeIds.ts';

const site = sharedBrowserSite({ env: { FREEPLAY_URL: 'http://play.localhost:4997' }, isExpected: () => true });

const overlays = [comparatorModalId, gameOverlayId];
const show = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((dialog: HTMLDialogElement) => {
    for (const text of ['one', 'two']) dialog.append(Object.assign(document.createElement('button'), { textContent: text }));
    dialog.showModal();
  });
// Headless, scrollbars take no room: of the width, only the rule that keeps it can be seen.
const scroller = (page: Page) => page.evaluate(() => ({ y: scrollY, gutter: getComputedStyle(document.documentElement).scrollbarGutter }));

test.each(['/', '/larga/', '/gibt-es-nicht/'])('%s has a place for each overlay: closed, and nothing to a screen reader', async (path) => {
  const { page } = await site.open(path);
  for (const id of overlays) {
    expect(await page.locator(`dialog#${id}`).count(), id).toBe(1);
    expect(await page.locator(`#${id}`).isVisible(), id).toBe(false);
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test.each(Object.entries(screens).flatMap(([name, screen]) => overlays.map((id) => ({ name, screen, id }))))(
  'on a $name, #$id holds the page still and the focus inside, and Escape gives both back',
  async ({ screen, id }) => {
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
        await page.evaluate(
          (open) => document.activeElement === document.body || document.activeElement?.closest('dialog')?.id === open,
          id,
        ),
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
  },
);

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
