// Requirements: 2.113, 2.114.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { watchShifts } from '../dev/testBed/layoutShifts.ts';
import { screens } from '../dev/testBed/screens.ts';
import { framePassed, scrollPage } from '../dev/testBed/scrolling.ts';
import { settled } from '../../../tests/setup/settled.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

describe.each([screens.phone, screens.desktop])('the long page at $viewport.width px', (screen) => {
  test('does not jump while somebody scrolls down it and up again', { tags: ['thorough'] }, async () => {
    const { page } = await site.open('/larga/', screen);
    const shifts = await watchShifts(page, 'load');
    const end = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await page.mouse.move(100, 400);
    for (let y = 0; y < (await end()); y += 600) await passBy(page, y);
    for (let y = await end(); y > 0; y -= 600) await passBy(page, y);
    expect(await shifts()).toEqual([]);
  });

  test('hydrates nothing that nobody has touched, and then only that', async () => {
    const { page } = await site.open('/larga/', screen);
    await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight));
    await settled(page);
    expect(await page.locator('main lupa-island[state]').count()).toBe(0);
    const filter = page.locator('[data-block=topList] lupa-island[name$=ToplistFilter]');
    await filter.locator('summary:visible').first().click();
    await filter.and(page.locator('[state=ready]')).waitFor({ state: 'attached' });
    expect(await page.locator('main lupa-island[state]').count()).toBe(1);
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

test('no script of an island is fetched before somebody touches it', async () => {
  const { page } = await site.open('/');
  await settled(page);
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\/(react|mountIsland|ToplistFilter)/.test(name) ? [name] : [])),
    );
  expect(await fetched()).toEqual([]);
  await page.locator('lupa-island[name$=ToplistFilter] summary:visible').first().click();
  await page.locator('lupa-island[name$=ToplistFilter][state=ready]').waitFor({ state: 'attached' });
  expect((await fetched()).length).toBeGreaterThanOrEqual(2);
});
