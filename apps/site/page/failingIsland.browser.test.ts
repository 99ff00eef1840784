// Requirements: 4.41.
import { expect, test } from 'vitest';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite({ isExpected: () => true });

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
