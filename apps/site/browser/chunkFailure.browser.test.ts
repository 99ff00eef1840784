// Requirements: 4.40, 4.41, 8.13.
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { settled } from '../../../tests/setup/settled.ts';
import { blockStorage } from '../dev/testBed/blockStorage.ts';
import { scrollPage } from '../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite({ isExpected: () => true });
let loads = 0;
let isDeployed = false;

beforeEach(() => {
  loads = 0;
  isDeployed = false;
});

/** The home page in a tab that has been open since before a deployment: the island's file is gone until the page is loaded anew. */
async function openOldPage(prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const { page, context } = await site.open('/robots.txt');
  await context.route('**/assets/ToplistFilter*', (route) => (isDeployed ? route.continue() : route.fulfill({ status: 404 })));
  await prepare?.(page);
  page.on('load', () => loads++);
  return page;
}

const filter = 'lupa-island[name$=ToplistFilter]';
const missing = (page: Page) => page.locator(`${filter}[state=missing]`).waitFor({ state: 'attached' });
const ready = (page: Page) => page.locator(`${filter}[state=ready]`).waitFor({ state: 'attached' });
/** What makes an island ask for its file, without a move of the page. */
const touch = (page: Page) => page.locator(`${filter} summary`).first().dispatchEvent('pointerover');
const tap = (page: Page) => page.locator(`${filter} summary`).first().click();

test('a page whose file is gone loads anew, once, keeps its place, and works', async () => {
  const page = await openOldPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route('**/assets/ToplistFilter*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(site.url);
  await scrollPage(page, 500);
  await touch(page);
  isDeployed = false;
  const reloaded = page.waitForEvent('load');
  release();
  await page.waitForResponse(/ToplistFilter/);
  isDeployed = true;
  await reloaded;
  await touch(page);
  await ready(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  expect(loads).toBe(2);
});

test('where storage is blocked, the page is never loaded anew', { tags: ['thorough'] }, async () => {
  const page = await openOldPage((blank) => blockStorage(blank, 'sessionStorage'));
  await page.goto(site.url);
  await touch(page);
  await missing(page);
  await tap(page);
  await settled(page);
  expect(loads).toBe(1);
});

test('an island that fails in the browser leaves the page as it was', async () => {
  const { page } = await site.open('/robots.txt');
  await page
    .context()
    .route('**/assets/ToplistFilter*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function ToplistFilter() { throw new Error("broken island") }' }),
    );
  await page.goto(site.url);
  await page.locator('lupa-island[name$=ToplistFilter] summary:visible').first().click();
  await page.locator('lupa-island[state=failed] summary:visible').first().waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(1);
});
