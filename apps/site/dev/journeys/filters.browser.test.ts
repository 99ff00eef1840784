// Requirements: 14.2, 14.3, 14.4, 14.6.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { setPage } from '../testBed/foreignContent.ts';
import { findViolations, findViolationsInBothThemes } from '../../../../tests/setup/findViolations.ts';
import { pollUntil } from '../../../../tests/setup/pollUntil.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { findLayoutFaults, findSmallTargets } from '../testBed/layoutFaults.ts';
import { screens } from '../testBed/screens.ts';
import { sharedBrowserSite } from '../testBed/sharedBrowserSite.ts';
import type { BrowserSite } from '../testBed/startBrowserSite.ts';

const site = sharedBrowserSite();
beforeAll(async () => {
  const toplist = { type: 'topList', toplist: 'home', visibleEntries: 3, showFilters: true };
  setPage(site.services, '/dos/', {
    title: 'Dos listas',
    content: [
      { ...toplist, id: 'primera', title: 'Primera' },
      { ...toplist, id: 'segunda', title: 'Segunda' },
    ],
  });
  setPage(site.services, '/primeros/', { title: 'Los primeros', content: [{ ...toplist, id: 'ranking', limit: 2 }] });
  // On a busy machine a service may miss its deadline: the page then lacks filters, and no shared cache may keep it.
  const isWhole = async () => !(await fetch(site.url)).headers.get('cache-control')?.includes('s-maxage=0');
  await pollUntil('a page that lacks nothing', isWhole);
});

const all = [1, 2, 3, 4, 5, 6, 7];
const withWebpay = [1, 2, 4, 7];
const withWebpayAndKelp = [2, 4];

const island = (page: Page, id = 'ranking') => page.locator(`#topList-${id} lupa-island[name$=ToplistFilter]`);
async function ready(page: Page, id?: string): Promise<void> {
  await island(page, id).locator('summary').first().dispatchEvent('pointerover');
  await island(page, id).and(page.locator('[state=ready]')).waitFor({ state: 'attached' });
  await unfold(page, id);
}

/** On a phone all filters are behind one button. */
async function unfold(page: Page, id?: string): Promise<void> {
  const all = island(page, id).locator('details:not([open]) > summary').first();
  if ((await all.isVisible()) && (await all.textContent())?.startsWith('Filtrar')) await all.click();
}
const group = (page: Page, name: string) => island(page).locator('summary').filter({ hasText: name });
const choice = (page: Page, name: string, id?: string) => island(page, id).locator('li > a').filter({ hasText: name }).first();
const result = (page: Page, id?: string) => island(page, id).getByRole('status').textContent();
const more = (page: Page) => page.locator('a#topList-ranking-entries-more, #topList-ranking-entries-more > summary');
const first = [1, 2, 3];

const matching = (page: Page, id = 'ranking') =>
  page
    .locator(`#topList-${id}-entries [data-entry]:not([hidden])`)
    .evaluateAll((entries: HTMLLIElement[]) => entries.map(({ value }) => value));
const seen = (page: Page) => page.locator('#topList-ranking-entries [data-entry]:visible').count();
const queryOf = (page: Page) => new URL(page.url()).search;

async function openReady(path: string, options?: Parameters<BrowserSite['open']>[1]): Promise<Page> {
  const { page } = await site.open(path, options);
  await ready(page);
  return page;
}

describe('on a phone', () => {
  test('taps filter without a request, and back, forward, a reload and a shared address show the same', async () => {
    const page = await openReady('/', screens.phone);
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await group(page, 'Medio de pago').click();
    await choice(page, 'Webpay').click();
    await expect
      .poll(async () => [queryOf(page), await matching(page), await result(page)])
      .toEqual(['?pago=webpay', withWebpay, '4 de 7 casinos']);
    expect(await choice(page, 'Webpay').getAttribute('aria-current')).toBe('true');
    expect(await choice(page, 'Webpay').isVisible()).toBe(true);
    await group(page, 'Proveedor').click();
    await choice(page, 'Kelp').click();
    await expect.poll(async () => [queryOf(page), await matching(page)]).toEqual(['?pago=webpay&proveedor=7', withWebpayAndKelp]);
    await expect.poll(() => seen(page)).toBe(2);
    expect(await group(page, 'Medio de pago').textContent()).toBe('Medio de pago1');

    await page.goBack();
    await expect.poll(() => matching(page)).toEqual(withWebpay);
    await page.goBack();
    await expect.poll(() => matching(page)).toEqual(all);
    await expect.poll(async () => [queryOf(page), await seen(page), await result(page)]).toEqual(['', 3, '7 casinos']);
    await page.goForward();
    await page.goForward();
    await expect.poll(() => matching(page)).toEqual(withWebpayAndKelp);
    expect(documents).toEqual([]);

    await page.reload();
    await expect.poll(() => matching(page)).toEqual(withWebpayAndKelp);
    await ready(page);
    await page.goBack();
    await expect.poll(() => matching(page)).toEqual(withWebpay);

    const { page: shared } = await site.open(`/${queryOf(page)}`, screens.phone);
    await expect.poll(async () => [await matching(shared), await result(shared)]).toEqual([withWebpay, '4 de 7 casinos']);
    expect(await shared.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.url}/`);
  });

  test('the same links filter without script, at the place of the list', async () => {
    const { page } = await site.open('/', { ...screens.phone, javaScriptEnabled: false });
    const openGroup = (title: string) =>
      island(page)
        .getByRole('link', { name: `Filtrar la lista: ${title}` })
        .click();
    await island(page).locator('summary').first().click();
    await openGroup('Medio de pago');
    await choice(page, 'Webpay').click();
    await page.waitForURL('**/?pago=webpay&filtros=pago#topList-ranking');
    await expect.poll(async () => [await matching(page), await seen(page)]).toEqual([withWebpay, 4]);
    await openGroup('Proveedor');
    await choice(page, 'Kelp').click();
    await page.waitForURL('**/?pago=webpay&proveedor=7&filtros=proveedor#topList-ranking');
    await expect.poll(() => matching(page)).toEqual(withWebpayAndKelp);
    await page.getByRole('link', { name: 'Quitar el filtro Webpay' }).click();
    await page.waitForURL('**/?proveedor=7&filtros=proveedor#topList-ranking');
    await page.getByRole('link', { name: 'Quitar filtros' }).click();
    await page.waitForURL((url) => url.search === '?filtros=proveedor');
    await expect.poll(() => matching(page)).toEqual(first);
  });
});

test.each(['phone', 'desktop'] as const)(
  'on a %s nothing is cut, too small or against a rule of axe, open, filtered and with nobody left',
  { tags: ['thorough'] },
  async (name) => {
    const page = await openReady('/?bono=freeSpins&pago=webpay', { ...screens[name], bypassCSP: true, reducedMotion: 'reduce' });
    const look = async () => {
      await showLazyBlocks(page);
      return [await findLayoutFaults(page), name === 'phone' ? await findSmallTargets(page) : [], await findViolationsInBothThemes(page)];
    };
    await group(page, 'Medio de pago').click();
    await choice(page, 'Khipu').waitFor();
    expect(await look()).toEqual([[], [], []]);
    await page.goto(`${site.url}/?pago=khipu&bono=freeSpins`);
    await page.getByText('Ni con lupa').waitFor();
    expect(await look()).toEqual([[], [], []]);
  },
);

test('the keyboard opens, chooses and takes back, and never loses its place', { tags: ['thorough'] }, async () => {
  const page = await openReady('/', screens.desktop);
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
  await group(page, 'Medio de pago').focus();
  await page.keyboard.press('Enter');
  await choice(page, 'Webpay').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedText()).toMatch(/^Webpay/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => [await matching(page), await focusedText()]).toEqual([withWebpay, expect.stringMatching(/^Webpay/)]);
  await page.keyboard.press('Enter');
  await expect.poll(() => matching(page)).toEqual(all);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Quitar el filtro Webpay' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => matching(page)).toEqual(all);
  await expect.poll(() => focusedText()).toBe('7 casinos');
  await choice(page, 'Khipu').focus();
  await page.keyboard.press('Escape');
  expect([await focusedText(), await choice(page, 'Khipu').isVisible()]).toEqual(['Medio de pago', false]);
});

describe('a list of the first alone', () => {
  test('is filtered among all, and is as before when nothing is chosen', { tags: ['thorough'] }, async () => {
    const page = await openReady('/primeros/', screens.phone);
    expect([await matching(page), await result(page)]).toEqual([[1, 2], 'Los 2 primeros de 7 casinos']);
    await group(page, 'Medio de pago').click();
    await choice(page, 'Webpay').click();
    await expect.poll(async () => [await matching(page), await result(page)]).toEqual([withWebpay, '4 de 7 casinos']);
    await page.getByRole('link', { name: 'Quitar filtros' }).click();
    await expect.poll(async () => [await matching(page), await seen(page)]).toEqual([[1, 2], 2]);
    expect(await more(page).isVisible()).toBe(false);
  });
});

describe("a visitor's order", () => {
  const byRollover = [6, 4, 1, 2, 3, 5, 7];

  test('comes without a request of the page, says whose it is, goes with filters, and is taken back', async () => {
    const page = await openReady('/', screens.desktop);
    await group(page, 'Orden').click();
    await choice(page, 'Rollover, de menor a mayor').click();
    await expect.poll(async () => [queryOf(page), await matching(page), await seen(page)]).toEqual(['?ordenar=rollover', byRollover, 7]);
    const note = page.getByText('Este orden lo elegiste tú: Rollover, de menor a mayor.');
    await note.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await group(page, 'Rollover').first().click();
    await choice(page, 'Hasta 20x').click();
    await expect.poll(async () => [queryOf(page), await matching(page)]).toEqual(['?rollover=20&ordenar=rollover', [6, 4]]);
    await page.goBack();
    await expect.poll(() => matching(page)).toEqual(byRollover);
    await page.getByRole('link', { name: 'Volver a nuestro orden' }).click();
    await expect.poll(async () => [queryOf(page), await matching(page), await seen(page)]).toEqual(['', all, 3]);
    expect(await note.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('7 casinos');
  });
});

test('a click for a new tab is the browser’s own', { tags: ['thorough'] }, async () => {
  const page = await openReady('/', screens.desktop);
  await group(page, 'Medio de pago').click();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), choice(page, 'Webpay').click({ modifiers: ['ControlOrMeta'] })]);
  // Its load state is at first that of the blank page that it starts with.
  await tab.waitForURL(/pago=webpay/);
  await expect.poll(async () => [await matching(tab), await matching(page), queryOf(page)]).toEqual([withWebpay, first, '']);
});

test('two lists of a page follow one address together', { tags: ['thorough'] }, async () => {
  const { page } = await site.open('/dos/', screens.desktop);
  for (const id of ['primera', 'segunda']) await ready(page, id);
  await island(page, 'segunda').locator('summary').filter({ hasText: 'Medio de pago' }).click();
  await choice(page, 'Webpay', 'segunda').click();
  await expect.poll(async () => [await matching(page, 'primera'), await matching(page, 'segunda')]).toEqual([withWebpay, withWebpay]);
  expect(await result(page, 'primera')).toBe('4 de 7 casinos');
  await page.goBack();
  await expect.poll(() => matching(page, 'primera')).toEqual(all);
  await expect.poll(() => matching(page, 'segunda')).toEqual(all);
});

describe('"Ver más"', () => {
  test('who comes back to a filtered list finds the place each time', { tags: ['thorough'] }, async () => {
    const page = await openReady('/', screens.phone);
    await group(page, 'Medio de pago').click();
    await choice(page, 'Webpay').click();
    await expect.poll(() => matching(page)).toEqual(withWebpay);
    const review = page.locator('#topList-ranking-entries [data-entry]:visible a[data-link-id=review]').last();
    const top = () => review.evaluate((element) => Math.round(element.getBoundingClientRect().y));
    await review.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await settled(page);
    const before = await top();
    for (let round = 1; round <= 3; round++) {
      // A click of Playwright's own may scroll the page first.
      await review.evaluate((link: HTMLElement) => setTimeout(() => link.click()));
      await page.waitForURL('**/resenas/**');
      await page.goBack();
      await expect.poll(() => matching(page)).toEqual(withWebpay);
      await expect.poll(async () => Math.abs((await top()) - before), { message: `round ${round}` }).toBeLessThanOrEqual(32);
      await settled(page);
    }
  });

  test('shows all of a list whose filter was taken away while the rest was on its way', { tags: ['thorough'] }, async () => {
    const page = await openReady('/', screens.desktop);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*detalle=*', async (route) => {
      await released;
      await route.continue();
    });
    await group(page, 'Medio de pago').click();
    await choice(page, 'Webpay').click();
    await expect.poll(() => matching(page)).toEqual([1, 2]);
    await page.getByRole('link', { name: 'Quitar filtros' }).click();
    await expect.poll(() => matching(page)).toEqual(first);
    release();
    await expect.poll(() => matching(page)).toEqual(all);
  });

  test('without script they are a page of their own, which leads back', async () => {
    const { page } = await site.open('/', { ...screens.phone, javaScriptEnabled: false });
    await expect.poll(() => matching(page)).toEqual(first);
    await more(page).click();
    await expect
      .poll(() => page.locator('[data-entry]').evaluateAll((entries: HTMLLIElement[]) => entries.map(({ value }) => value)))
      .toEqual([4, 5, 6, 7]);
    await page.locator('main + p a').click();
    await page.waitForURL(`${site.url}/`);
  });
});

test('a filter that was opened before there was script has its choices once script is there', { tags: ['thorough'] }, async () => {
  const { context, page } = await site.openVisitor(screens.phone);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await unfold(page);
  await group(page, 'Medio de pago').click();
  expect(await choice(page, 'Webpay').count()).toBe(0);
  release();
  await choice(page, 'Webpay').click();
  await expect.poll(() => matching(page)).toEqual(withWebpay);
  await context.close();
});
