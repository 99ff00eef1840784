// @module-tag thorough
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screens } from '../dev/testBed/screens.ts';
import { framePassed, scrollPage } from '../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

const behaviour = '**/elementBehaviours-*.js';
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente: Nuestra red' });

test('a behaviour is fetched once its element comes near', async () => {
  const { page } = await site.open('/larga/', screens.desktop);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await scrollPage(page, 300);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('elementBehaviours'))).toEqual([]);
  await page.locator('lupa-slider').scrollIntoViewIfNeeded();
  await next(page).waitFor();
  expect(fetched.filter((url) => url.includes('elementBehaviours'))).toHaveLength(1);
});

test('a second element, put there later, comes to life as well', async () => {
  const { page } = await site.open('/larga/', screens.desktop);
  await page.locator('lupa-slider').scrollIntoViewIfNeeded();
  await next(page).waitFor();
  await page.locator('lupa-slider').evaluate((slider) => {
    const copy = slider.cloneNode(true) as Element;
    copy.removeAttribute('data-scrolls');
    slider.after(copy);
  });
  await expect.poll(() => next(page).filter({ visible: true }).count()).toBe(2);
});

test('without the file the element stays as the server sent it; seen anew, it tries again', async () => {
  const { page, context } = await site.open('/corta/', screens.phone);
  let attempts = 0;
  await context.route(behaviour, (route) => {
    attempts++;
    return route.abort();
  });
  await page.goto(`${site.url}/larga/`);
  await page.locator('lupa-slider').scrollIntoViewIfNeeded();
  // The first time the page reloads, as it does for every missing file.
  await expect.poll(() => attempts).toBeGreaterThan(0);
  await page.waitForLoadState();
  await page.locator('lupa-slider').scrollIntoViewIfNeeded();
  await expect.poll(() => attempts).toBeGreaterThan(1);
  expect(await next(page).count()).toBe(0);
  await context.unroute(behaviour);
  await scrollPage(page, 0);
  await framePassed(page);
  await page.locator('lupa-slider').scrollIntoViewIfNeeded();
  await next(page).waitFor();
  expect((await site.closePages()).filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
});
