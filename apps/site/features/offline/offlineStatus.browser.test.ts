// Requirements: 2.29.
import { screens } from '../../dev/testBed/screens.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolationsInBothThemes } from '../../../../tests/setup/findViolations.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite({ isExpected: (problem) => problem.includes('ERR_INTERNET_DISCONNECTED') });

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

test('a connection that is lost again is not hidden by the end of the good news', async () => {
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

test('it makes room for the question about consent', async () => {
  const { page, context } = await site.open('/corta/', { ...screens.phone, reducedMotion: 'reduce', consent: 'unasked' });
  await page.getByRole('region', { name: 'Tu privacidad' }).waitFor();
  await context.setOffline(true);
  await page.getByText(offline).waitFor();
  const box = await statusOf(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(64);
  expect(box?.y).toBeLessThan(100);
});
