import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isFailedRequest } from '../testBed/failedRequest.ts';
import { screens } from '../testBed/screens.ts';
import { sharedBrowserSite } from '../testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

const island = (page: Page) => page.locator('lupa-island[name$=ToplistFilter]').first();
const choice = (page: Page, name: string) => island(page).locator('li > a').filter({ hasText: name }).first();
const shown = (page: Page) =>
  page.locator('[data-entry]:not([hidden])').evaluateAll((entries: HTMLLIElement[]) => entries.map(({ value }) => value));
const state = async (page: Page) => [new URL(page.url()).search, await shown(page)];
const all = [1, 2, 3, 4, 5, 6, 7];

test('filters answer before React has come, and the island goes on from there', async () => {
  const { page } = await site.open('/nosotros/', screens.phone);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/react-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${site.url}/`);
  const documents: string[] = [];
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
  await island(page).locator('summary').first().click();
  await choice(page, 'Khipu').click();
  await expect.poll(() => state(page)).toEqual(['?pago=khipu', [1, 3, 6]]);
  await choice(page, 'Webpay').click();
  await expect.poll(() => state(page)).toEqual(['?pago=khipu,webpay', [1, 2, 3, 4, 6, 7]]);
  await choice(page, 'Webpay').click();
  await expect.poll(() => state(page)).toEqual(['?pago=khipu', [1, 3, 6]]);
  await page.evaluate(() => history.go(-3));
  await expect.poll(() => state(page)).toEqual(['', all]);
  await page.evaluate(() => history.go(3));
  await expect.poll(() => state(page)).toEqual(['?pago=khipu', [1, 3, 6]]);
  expect(await island(page).getAttribute('state')).toBeNull();

  resolve();
  await island(page).and(page.locator('[state=ready]')).waitFor({ state: 'attached' });
  await expect.poll(() => island(page).getByRole('status').textContent()).toBe('3 de 7 casinos');
  expect(await state(page)).toEqual(['?pago=khipu', [1, 3, 6]]);
  expect(await choice(page, 'Khipu').getAttribute('aria-current')).toBe('true');
  await choice(page, 'Khipu').click();
  await expect.poll(() => state(page)).toEqual(['', all]);
  expect(documents).toEqual([]);
});

test('where the script cannot be had, the link leads to a page that answers', async () => {
  const { page } = await site.open('/nosotros/', screens.phone);
  await page.route('**/filters-*.js', (route) => route.abort());
  await page.route('**/react-*.js', () => {});
  await page.goto(`${site.url}/`);
  await island(page).locator('summary').first().click();
  await choice(page, 'Khipu').click();
  await page.waitForURL('**/?pago=khipu*');
  await expect.poll(() => shown(page)).toEqual([1, 3, 6]);
  expect((await site.closePages()).filter((problem) => !isFailedRequest(problem))).toEqual([]);
});
