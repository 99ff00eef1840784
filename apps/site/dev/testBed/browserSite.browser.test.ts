import { expect, test } from 'vitest';
import { sharedBrowserSite } from './sharedBrowserSite.ts';

const site = sharedBrowserSite();

test.each(['/', '/larga/', '/en/', '/fr/', '/de/'])('%s is shown by the production site without a problem', async (path) => {
  const { page, problems } = await site.open(path);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('[data-block]').count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
