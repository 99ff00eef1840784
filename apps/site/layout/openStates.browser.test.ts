// @module-tag thorough
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolationsInBothThemes } from '../../../tests/setup/findViolations.ts';
import { screens } from '../dev/testBed/screens.ts';
import { scrollPage } from '../dev/testBed/scrolling.ts';
import { isSaidOfMenu, sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';
import { comparatorModalId } from '../features/comparator/comparatorIds.ts';
import { gameOverlayId } from '../features/games/fullModeIds.ts';

const site = sharedBrowserSite({ env: { FREEPLAY_URL: 'http://play.localhost:4997' }, isExpected: isSaidOfMenu });

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
