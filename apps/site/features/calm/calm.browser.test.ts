// Requirements: 13.1, 13.2, 13.3.
import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { blockStorage } from '../../dev/testBed/blockStorage.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { framePassed, scrollPage } from '../../dev/testBed/scrolling.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import type { VisitOptions } from '../../dev/testBed/openVisit.ts';

const site = sharedBrowserSite();
const hour = 60 * 60_000;

const keptAs = (until: unknown): Pick<BrowserContextOptions, 'storageState'> => ({
  storageState: { cookies: [], origins: [{ origin: site.url, localStorage: [{ name: 'lupaCalm', value: JSON.stringify({ until }) }] }] },
});
const openCalm = (path: string, options: VisitOptions = {}) => site.open(path, { ...screens.desktop, ...keptAs(null), ...options });
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.calmMode);
// The footer is marked by the script that starts after the control's.
const control = (page: Page) => page.locator('footer:not([data-footer=""])').getByRole('link', { name: 'Modo calma' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Modo calma' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Modo calma' });
const choose = async (page: Page, term: string) => {
  await dialogOf(page).getByRole('radio', { name: term }).check();
  await dialogOf(page).getByRole('button', { name: 'Guardar' }).click();
};

/** Whatever leads to a partner or is marked as offering something, of what can be seen or reached. */
const offers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[rel~=sponsored], [data-calm=hide], a[href*="/jugar/"]')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('one tap hides every offer on this page and the next, and it can be turned off again', async () => {
  const { page } = await site.open('/', screens.phone);
  expect((await offers(page)).length).toBeGreaterThan(3);
  expect(await bar(page).isVisible()).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await control(page).click();
  await dialogOf(page).getByText('Está activo en este dispositivo.').waitFor();
  expect(await mode(page)).toBe('open');
  expect(await offers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(`${site.url}/larga/`);
  expect(await offers(page)).toEqual([]);
  await bar(page).getByRole('link', { name: 'Opciones' }).click();
  await dialogOf(page).getByRole('button', { name: 'Quitar el modo calma' }).click();
  expect(await mode(page)).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('lupaCalm'))).toBeNull();
  expect((await offers(page)).length).toBeGreaterThan(0);
});

test('what is fetched later has no offers either: more of a list, and what unfolds', { tags: ['thorough'] }, async () => {
  const { page } = await openCalm('/');
  await page.locator('[data-block=topList] a', { hasText: 'Ver más' }).click();
  await page.locator('main article').nth(4).waitFor();
  await page.locator('main article').nth(0).locator('[data-detail]:visible').first().click();
  await page.locator('main article').nth(0).locator('details[open]').waitFor();
  expect(await offers(page)).toEqual([]);
  expect(
    await page
      .locator('main article')
      .first()
      .getByRole('link', { name: /^Leer reseña/ })
      .isVisible(),
  ).toBe(true);
});

test('it is there before anything is painted, and before any script has come', async () => {
  const { page, context } = await openCalm('/corta/');
  await context.addInitScript(() => {
    // The root element at the moment at which the body begins.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.atBody = document.documentElement.dataset.calmMode ?? 'no';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${site.url}/`);
  expect(await page.evaluate(() => document.documentElement.dataset.atBody)).toBe('open');
  expect(await offers(page)).toEqual([]);
  // Scripts that never came are what the test has made.
  await site.closePages();
});

describe('a term', () => {
  test('cannot be ended early, not with a clock that is set back, and ends by itself', async () => {
    const { page } = await site.open('/corta/', screens.desktop);
    const start = Date.UTC(2026, 10, 26, 15);
    await page.clock.setFixedTime(start);
    await page.reload();
    await control(page).click();
    await choose(page, '24 horas');
    for (const moment of [start + 23 * hour, start - 400 * 24 * hour]) {
      await page.clock.setFixedTime(moment);
      await page.reload();
      expect(await mode(page)).toBe('held');
      await bar(page).getByRole('link', { name: 'Opciones' }).click();
      await dialogOf(page)
        .getByText(/No se puede quitar antes del \S+/)
        .waitFor();
      expect(await dialogOf(page).getByRole('button', { name: 'Quitar el modo calma' }).isVisible()).toBe(false);
      expect(await dialogOf(page).getByRole('radio', { name: 'Hasta que yo lo quite' }).isVisible()).toBe(false);
      await page.keyboard.press('Escape');
    }
    await page.clock.setFixedTime(start + 24 * hour);
    await page.reload();
    expect(await mode(page)).toBeUndefined();
  });

  test('for good has no way out', { tags: ['thorough'] }, async () => {
    const { page } = await site.open('/corta/', screens.desktop);
    await control(page).click();
    await choose(page, 'Para siempre');
    await page.reload();
    await bar(page).getByRole('link', { name: 'Opciones' }).click();
    await dialogOf(page).getByText('en este navegador no se puede quitar').waitFor();
    expect(await dialogOf(page).getByRole('button').count()).toBe(1);
    expect(await mode(page)).toBe('always');
  });
});

test('other tabs follow at once, and a page that comes back from the cache of the browser', async () => {
  const { page, context } = await site.open('/corta/', screens.desktop);
  const other = await context.newPage();
  await other.goto(`${site.url}/`);
  await control(page).click();
  await expect.poll(() => mode(other)).toBe('open');
  expect(await offers(other)).toEqual([]);
  await other.evaluate(() => {
    localStorage.removeItem('lupaCalm');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await mode(other)).toBeUndefined();
});

test('where storage is blocked it lasts as long as the page', { tags: ['thorough'] }, async () => {
  const { page, context } = await site.open('/corta/', screens.desktop);
  await blockStorage(context, 'localStorage');
  await page.reload();
  await control(page).click();
  expect(await mode(page)).toBe('open');
});

test('without script a box hides the same on its page', async () => {
  const { page } = await site.open('/', { ...screens.phone, javaScriptEnabled: false });
  const box = page.getByRole('checkbox', { name: 'Modo calma en esta página' });
  const paid = page.locator('main a[rel~=sponsored]').first();
  expect(await paid.isVisible()).toBe(true);
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Modo calma' }).isVisible()).toBe(false);
  await box.check();
  expect(await paid.isVisible()).toBe(false);
  expect(await page.locator('[data-calm=hide] >> visible=true').count()).toBe(0);
  expect(await page.locator('main [data-calm=show]').first().isVisible()).toBe(true);
});

test('nothing is off for the keyboard, for screen readers and at 320 px', { tags: ['thorough'] }, async () => {
  const { page } = await openCalm('/', {
    ...screens.phone,
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 640 },
  });
  expect(await findViolations(page)).toEqual([]);
  await bar(page).getByRole('link', { name: 'Opciones' }).click();
  await expect.poll(() => dialogOf(page).evaluate((dialog) => getComputedStyle(dialog).opacity)).toBe('1');
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

describe('nobody is told', () => {
  /** What is near the window is fetched, and in calm mode other things are near. By then the page has asked for all that it shows. */
  async function seeAll(page: Page, lastScripts: readonly string[]) {
    await expect.poll(() => page.evaluate(findMissing, lastScripts)).toEqual([]);
    await settled(page);
    for (let step = 0; step < 24; step += 1) {
      await scrollPage(page, step * 500);
      await framePassed(page);
    }
    await expect.poll(() => page.evaluate(findMissing, 'pictures' as const)).toEqual([]);
    await settled(page);
  }

  /** Of some files, or of the pictures, what a page has not asked for yet. */
  const findMissing = (files: readonly string[] | 'pictures') => {
    const pictures = [...document.images].filter((image) => image.getClientRects().length > 0).map(({ src }) => src);
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    return (files === 'pictures' ? pictures : files).filter((file) => !asked.some((url) => url.includes(file)));
  };
  /** Which pages with a list ask for last. */
  const ofLists = ['/assets/afterLoad-', '/assets/comparatorIds-'];

  /** A visit from page to page, with what it asked of anybody: every request whole, and what analytics was given. */
  async function watch(options: VisitOptions) {
    const { page, context } = await site.open('/corta/', { ...screens.desktop, consent: 'accepted', ...options });
    // What a page before has brought is not asked for again.
    await seeAll(page, ['/assets/afterLoad-']);
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    for (const path of ['/', '/larga/']) {
      await page.goto(site.url + path);
      await seeAll(page, ofLists);
    }
    const told = await page.evaluate(() =>
      JSON.stringify([window.adobeDataLayer ?? [], performance.getEntriesByType('navigation').length]),
    );
    const cookies = await context.cookies();
    const asked = requests.map((request) => ({ url: request.url(), headers: request.headers(), body: request.postData() }));
    return { asked, told, cookies, page };
  }

  test('who is calm asks for nothing that others do not ask for, in the same words', { tags: ['thorough'] }, async () => {
    const usual = await watch({});
    const calm = await watch(keptAs('always'));
    expect(await mode(calm.page)).toBe('always');
    const inWords = ({ url, headers, body }: (typeof usual.asked)[number]) =>
      JSON.stringify([url, Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1)), body]);
    const usualWords = new Set(usual.asked.map(inWords));
    const more = calm.asked.map(inWords).filter((words) => !usualWords.has(words) && !/traceparent|consent/.test(words));
    expect(more).toEqual([]);
    expect(calm.told).not.toMatch(/calm/i);
    expect(calm.cookies).toEqual(usual.cookies);
  });

  test('turning it on, choosing a term and turning it off makes no request at all', { tags: ['thorough'] }, async () => {
    const { page, context } = await site.open('/corta/', { ...screens.desktop, consent: 'accepted' });
    await seeAll(page, ['/assets/afterLoad-']);
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    await control(page).click();
    await dialogOf(page).getByRole('button', { name: 'Quitar el modo calma' }).click();
    await control(page).click();
    await choose(page, 'Una semana');
    // Of all that was asked for, this is the only one.
    await settled(page);
    expect(requests.filter((url) => url !== page.url())).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(window.adobeDataLayer ?? []))).not.toMatch(/calm/i);
  });
});
