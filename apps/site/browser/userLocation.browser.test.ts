// Requirements: 3.66.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from '../../../tests/setup/settled.ts';
import { blockStorage } from '../dev/testBed/blockStorage.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite({ isExpected: () => true });

const inOntario = { extraHTTPHeaders: { 'x-country-code': 'CA', 'x-region-code': 'CA-ON' } };
const place = (page: Page) => page.evaluate(() => [document.documentElement.dataset.country, document.documentElement.dataset.region]);
const located = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.country);

test('styles can tell a visitor in Ontario, who is asked about once per tab', async () => {
  const { page, context } = await site.open('/en/', inOntario);
  const asked: string[] = [];
  context.on('request', (request) => request.url().endsWith('/api/location') && asked.push(request.url()));
  await located(page);
  expect(await place(page)).toEqual(['CA', 'ON']);
  asked.length = 0;
  await page.goto(`${site.url}/larga/`);
  // Known before the first paint: nothing of the page changes under the reader.
  expect(await place(page)).toEqual(['CA', 'ON']);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await site.closePages()).toEqual([]);
});

test('with storage blocked it is asked again on each page', { tags: ['thorough'] }, async () => {
  const { page, context } = await site.open('/corta/', inOntario);
  await blockStorage(context, 'sessionStorage');
  for (const path of ['/corta/', '/larga/']) {
    await page.goto(site.url + path);
    await located(page);
    expect(await place(page)).toEqual(['CA', 'ON']);
  }
  expect(await site.closePages()).toEqual([]);
});

test('an error for an answer changes nothing and disturbs nobody', async () => {
  const { page, context } = await site.open('/robots.txt');
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  await context.route('**/api/location', (route) => route.fulfill({ status: 500, body: '{"countryCode":"XX"}' }));
  const answered = page.waitForResponse('**/api/location');
  await page.goto(`${site.url}/corta/`);
  await answered;
  await settled(page);
  expect(await place(page)).toEqual([undefined, undefined]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(errors).toEqual([]);
});
