// Requirements: 2.84, 9.37.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { setPage } from '../dev/testBed/foreignContent.ts';
import { screens } from '../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const trail = [
  { title: 'Inicio', url: '/' },
  { title: 'Dinero real', url: '/dinero-real/' },
  { title: 'Reseñas', url: '/resenas/' },
  { title: 'Proveedores de software y sus catálogos', url: '/nosotros/' },
  { title: 'Casino Andino: reseña completa con bonos, retiros y letra chica', url: '/resenas/casino-andino/' },
];

const site = sharedBrowserSite();
beforeAll(() => {
  setPage(site.services, '/resenas/casino-andino/', { title: 'Casino Andino', breadcrumbs: trail, content: [] });
});

const measure = (page: Page) =>
  page.locator('.breadcrumbs a').evaluateAll((links) =>
    links.map((link) => {
      const { top, height, left, right } = link.getBoundingClientRect();
      return { top, height, isInside: left >= 0 && right <= document.documentElement.clientWidth };
    }),
  );

test('a long trail is one line at 320 px, its steps can be tapped and lead back, and the page itself is marked', async () => {
  const { page } = await site.open('/resenas/casino-andino/', { ...screens.phone, viewport: { width: 320, height: 800 } });
  const links = await measure(page);
  expect(links).toHaveLength(trail.length);
  expect(new Set(links.map(({ top }) => top)).size).toBe(1);
  expect(links.every(({ height, isInside }) => height >= 44 && isInside)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await page.locator('.breadcrumbs a[aria-current=page]').allTextContents()).toEqual([trail.at(-1)?.title]);
  await page.getByRole('navigation', { name: 'Estás aquí' }).getByRole('link', { name: 'Reseñas', exact: true }).click();
  await page.waitForURL('**/resenas/');
});

test.each([
  [1920, 336],
  [1280, 16],
  [390, 16],
])('in a window of %i px the content is at most 1248 px wide and %i px from the edge', { tags: ['thorough'] }, async (width, margin) => {
  const { page } = await site.open('/resenas/casino-andino/', { viewport: { width, height: 800 } });
  const content = await page.locator('main > :has(.breadcrumbs)').evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
  });
  const [left = 0, right = 0] = content;
  expect([left, right - left]).toEqual([margin, width - 2 * margin]);
  expect(right - left).toBeLessThanOrEqual(1248);
});
