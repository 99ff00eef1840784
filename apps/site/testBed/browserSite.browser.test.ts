import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowserSite, type BrowserSite } from './startBrowserSite.ts';

let site: BrowserSite;
beforeAll(async () => {
  site = await startBrowserSite();
}, 180_000);
afterAll(() => site?.close());

test.each(['/', '/larga/', '/en/', '/fr/', '/de/'])('%s is shown by the production site without a problem', async (path) => {
  const { page, problems } = await site.open(path);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('[data-block]').count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  expect(await site.closePages()).toEqual([]);
});
