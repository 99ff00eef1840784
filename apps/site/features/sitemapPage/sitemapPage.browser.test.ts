// Requirements: 2.6.
import { screens } from '../../dev/testBed/screens.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { findSmallTargets } from '../../dev/testBed/layoutFaults.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();
beforeAll(async () => {
  const reviews = Array.from({ length: 24 }, (_, index) => ({
    slug: `/resenas/casino-${index}/`,
    sitemapCategory: 'Reseñas',
    title: `Casino ${index}: reseña, pagos, bonos y una alternativa mejor`,
  }));
  const others = ['/', '/dinero-real/', '/nosotros/'].map((slug) => ({ slug, sitemapCategory: 'Principal', title: `Página ${slug}` }));
  site.services.answers.set('/cms/pages/all', { json: [...others, ...reviews] });
  // The site has read the usual routes on its start.
  site.services.publish('routes');
  const isListed = async () => (await (await fetch(`${site.url}/sitemap/`)).text()).includes('/resenas/casino-23/');
  await vi.waitUntil(isListed, { timeout: 60_000, interval: 100 });
});

test('by keyboard and without script a jump leads to its section, below the header, and its links can be touched', async () => {
  const { page } = await site.open('/sitemap/', { ...screens.phone, javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Reseñas', exact: true }).and(page.locator('[data-block="sitemap"] a')).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sitemap/#sitemap-2');
  const heading = page.getByRole('heading', { name: 'Reseñas' });
  await heading.waitFor();
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await heading.isVisible()).toBe(true);
  const header = await page.locator('body > header').boundingBox();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await expect.poll(async () => (await heading.boundingBox())?.y ?? Infinity).toBeLessThan(900);
});
