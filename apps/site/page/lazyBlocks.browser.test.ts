import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { watchShifts } from '../testBed/layoutShifts.ts';
import { screens } from '../testBed/screens.ts';
import { framePassed, scrollPage } from '../testBed/scrolling.ts';
import { sharedBrowserSite } from '../testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

describe.each([screens.phone, screens.desktop])('the long page at $viewport.width px', (screen) => {
  test('does not jump while somebody scrolls down it and up again', async () => {
    const { page } = await site.open('/larga/', screen);
    const shifts = await watchShifts(page, 'load');
    const end = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await page.mouse.move(100, 400);
    for (let y = 0; y < (await end()); y += 600) await passBy(page, y);
    for (let y = await end(); y > 0; y -= 600) await passBy(page, y);
    expect(await shifts()).toEqual([]);
  });

  test('hydrates the toplist although it stands far below, and nothing of what is put off', async () => {
    const { page } = await site.open('/larga/', screen);
    const toplist = page.locator('[data-block=topList] lupa-island[name$=ToplistFilter]');
    await toplist.and(page.locator('[state=ready]')).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const waiting = page.locator('main lupa-island[when=visible]:not([state])');
    expect(await waiting.count()).toBe(await page.locator('main lupa-island[when=visible]').count());
  });
});

async function passBy(page: Page, y: number) {
  await scrollPage(page, y);
  await framePassed(page);
}

test('everything is in the HTML, whatever is put off', async () => {
  const html = await (await fetch(`${site.url}/larga/`)).text();
  for (const title of ['Primera', 'Quinta', 'Séptima', 'Décima', 'Casino Andino', 'Nevado']) expect(html).toContain(title);
});

test('no script of an island is fetched before the page has loaded', async () => {
  const { page } = await site.open('/');
  await page.locator('lupa-island[name$=ToplistFilter][state=ready]').waitFor({ state: 'attached' });
  const { early, later } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isChunk = ({ name }: PerformanceEntry) => name.endsWith('.js') && !/\/(boot|rolldown-runtime)-/.test(name);
    const chunks = performance.getEntriesByType('resource').filter(isChunk);
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < (navigation?.loadEventStart ?? Infinity);
    return { early: chunks.filter(isEarly).map(({ name }) => name), later: chunks.filter((chunk) => !isEarly(chunk)).length };
  });
  expect(early).toEqual([]);
  expect(later).toBeGreaterThanOrEqual(2);
});
