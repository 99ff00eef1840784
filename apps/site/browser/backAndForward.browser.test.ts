// @module-tag thorough
// Requirements: 8.10.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchWholeBrowser } from '../../../tests/setup/browser.ts';
import { settled } from '../../../tests/setup/settled.ts';
import { screens } from '../dev/testBed/screens.ts';
import { framePassed, scrollPage } from '../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();
let caching: Browser;
beforeAll(async () => {
  caching = await launchWholeBrowser();
});
afterAll(() => caching?.close());

/** What is in the middle of the window. */
const blockInView = (page: Page) =>
  page.evaluate(() => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const block = element?.closest('[data-block]') ?? element;
    return { title: block?.querySelector('h2')?.textContent, top: Math.round(block?.getBoundingClientRect().top ?? -1) };
  });

async function scrollThrough(page: Page, to: number) {
  for (let y = 0; y <= to; y += 400) {
    await scrollPage(page, y);
    await framePassed(page);
  }
  await settled(page);
}

/** A page that may be kept in the cache of the browser, left and returned to by the protocol: Playwright loses sight of one that comes back. */
async function openCached(path: string, prepare: (page: Page) => Promise<void>) {
  const page = await caching.newPage(screens.desktop);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted)));
  });
  await page.goto(site.url + path);
  await prepare(page);
  // What is still under way keeps a page out of that cache, and so does a service worker that takes it over later.
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await settled(page);
  const protocol = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await protocol.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  const leaveAndReturn = async (meanwhile = '') => {
    await evaluate(`setTimeout(() => document.querySelector('footer a[href="/resenas/"]').click())`);
    await expect.poll(() => evaluate('location.pathname + document.readyState')).toBe('/resenas/complete');
    await evaluate(`${meanwhile}; setTimeout(() => history.back())`);
    // Where it is not from that cache, the browser says why.
    const reasons = "JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons ?? null)";
    await expect.poll(() => evaluate(`document.documentElement.dataset.persisted + ' ' + ${reasons}`)).toBe('true null');
  };
  return { evaluate, leaveAndReturn, close: () => page.context().close() };
}

test('a page comes back from the cache of the browser as it was left', { tags: ['thorough'] }, async () => {
  const { evaluate, leaveAndReturn, close } = await openCached('/', async (page) => {
    const filter = page.locator('lupa-island[name$=ToplistFilter]');
    await filter.locator('summary').filter({ hasText: 'Medio de pago' }).click();
    await filter.getByRole('link', { name: /^Webpay/ }).click();
    await expect.poll(() => page.locator('[data-entry][hidden]').count()).toBe(3);
  });
  await evaluate("document.querySelector('main').dataset.mark = 'mine'; scrollTo({ top: 600, behavior: 'instant' })");
  await leaveAndReturn();
  expect(await evaluate("document.querySelector('main').dataset.mark")).toBe('mine');
  expect(await evaluate("document.querySelectorAll('[data-entry][hidden]').length")).toBe(3);
  expect(await evaluate('scrollY')).toBe(600);
  await expect.poll(() => evaluate("document.querySelector('[data-loading]').dataset.loading")).toBe('');
  await close();
});

test('a page that comes back from that cache shows which casinos are compared by now', async () => {
  const compared = "[...document.querySelectorAll('[name=comparar]:checked')].map(({ value }) => value).join()";
  const { evaluate, leaveAndReturn, close } = await openCached('/', async (page) => {
    await expect.poll(() => page.evaluate(compared)).toBe('casino-andino,costa-brava');
  });
  await leaveAndReturn("localStorage.lupaComparison = JSON.stringify([{ slug: 'faro-del-sur', name: 'Faro del Sur' }])");
  await expect.poll(() => evaluate(compared)).toBe('faro-del-sur');
  expect(await evaluate("document.querySelector('#comparison-tray').hidden")).toBe(false);
  await close();
});

test.each([screens.phone, screens.desktop])(
  'what was in view is in view again after a reload, and back without that cache',
  async (screen) => {
    const { page } = await site.open('/larga/', screen);
    await scrollThrough(page, 4000);
    const before = await blockInView(page);
    await page.reload();
    await expect.poll(() => blockInView(page)).toEqual(before);
    await page.goto(`${site.url}/corta/`);
    await page.goBack();
    await expect.poll(() => blockInView(page)).toEqual(before);
  },
);
