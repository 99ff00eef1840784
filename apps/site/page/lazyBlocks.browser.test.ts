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

  test('hydrates nothing that nobody has touched, and then only that', { tags: ['thorough'] }, async () => {
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

test('a block that is not laid out yet is as tall as blocks of its type are', async () => {
  const { page } = await site.open('/larga/');
  const heightOf = (type: string) =>
    page
      .locator('[data-lazy]')
      .last()
      .evaluate((lazy, name) => {
        lazy.firstElementChild?.setAttribute('data-block', name);
        return getComputedStyle(lazy).containIntrinsicBlockSize;
      }, type);
  expect(await heightOf('contentSection')).toBe('auto 500px');
  expect(await heightOf('freeGames')).toBe('auto 820px');
});

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

describe('lazy elements', { tags: ['thorough'] }, () => {
  const behaviour = '**/elementBehaviours-*.js';
  const next = (page: Page) => page.getByRole('button', { name: 'Siguiente: Nuestra red' });

  test('a behaviour is fetched once its element comes near', async () => {
    const { page } = await site.open('/larga/', screens.desktop);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await scrollPage(page, 300);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => url.includes('elementBehaviours'))).toEqual([]);
    await page.locator('lupa-slider').scrollIntoViewIfNeeded();
    await next(page).waitFor();
    expect(fetched.filter((url) => url.includes('elementBehaviours'))).toHaveLength(1);
  });

  test('a second element, put there later, comes to life as well', async () => {
    const { page } = await site.open('/larga/', screens.desktop);
    await page.locator('lupa-slider').scrollIntoViewIfNeeded();
    await next(page).waitFor();
    await page.locator('lupa-slider').evaluate((slider) => {
      const copy = slider.cloneNode(true) as Element;
      copy.removeAttribute('data-scrolls');
      slider.after(copy);
    });
    await expect.poll(() => next(page).filter({ visible: true }).count()).toBe(2);
  });

  test('without the file the element stays as the server sent it; seen anew, it tries again', async () => {
    const { page, context } = await site.open('/corta/', screens.phone);
    let attempts = 0;
    await context.route(behaviour, (route) => {
      attempts++;
      return route.abort();
    });
    await page.goto(`${site.url}/larga/`);
    await page.locator('lupa-slider').scrollIntoViewIfNeeded();
    // The first time the page reloads, as it does for every missing file.
    await expect.poll(() => attempts).toBeGreaterThan(0);
    await page.waitForLoadState();
    await page.locator('lupa-slider').scrollIntoViewIfNeeded();
    await expect.poll(() => attempts).toBeGreaterThan(1);
    expect(await next(page).count()).toBe(0);
    await context.unroute(behaviour);
    await scrollPage(page, 0);
    await framePassed(page);
    await page.locator('lupa-slider').scrollIntoViewIfNeeded();
    await next(page).waitFor();
    expect((await site.closePages()).filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]);
  });
});
