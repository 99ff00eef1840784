// Requirements: 1.9, 2.96, 4.17, 7.31, 14.1, 14.7.
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { exampleFeed, openArcade, toLines, type OpenArcade } from '../../apps/services/arcade/testing/openArcade.ts';
import { setPage } from '../../apps/site/dev/testBed/foreignContent.ts';
import { findViolations, findViolationsInBothThemes } from '../setup/findViolations.ts';
import { settled } from '../setup/settled.ts';
import { showLazyBlocks } from '../../apps/site/dev/testBed/showLazyBlocks.ts';
import { isFailedRequest } from '../../apps/site/dev/testBed/sharedBrowserSite.ts';
import { findLayoutFaults, findSmallTargets } from '../../apps/site/dev/testBed/layoutFaults.ts';
import { watchShifts } from '../../apps/site/dev/testBed/layoutShifts.ts';
import { screens } from '../../apps/site/dev/testBed/screens.ts';
import { startBrowserSite, type BrowserSite } from '../../apps/site/dev/testBed/startBrowserSite.ts';

let arcade: OpenArcade;
let site: BrowserSite;

/** A game of bingo by each of `count` other providers: `Sala Ñuble 1`, `Sala Maipo 2`, … */
function bingoFeed(count: number) {
  const [, , provider, game] = exampleFeed(1);
  return Array.from({ length: count }, (_, place) => {
    const name = `Sala ${['Ñuble', 'Maipo', 'Loa'][place % 3]} ${place}`;
    const id = 1001 + place;
    return [
      { ...provider, id: id, name, normalisedName: `sala-${place}`, archived: false },
      { ...game, id, name: `Bingo ${id}`, normalisedName: `bingo-${id}`, type: 'BINGO', providerId: id, jackpots: [], localUrl: null },
    ];
  }).flat();
}

// Beside bingo, of 90 games 45 are slots and 45 tables of roulette, 30 are of each provider, 18 have a jackpot.
beforeAll(async () => {
  arcade = await openArcade();
  await arcade.put(toLines([...exampleFeed(90), ...bingoFeed(30)]));
  await arcade.ready();
  site = await startBrowserSite({ ARCADE_URL: `${arcade.origin}/api/arcade`, FREEPLAY_URL: 'http://freeplay.localhost:4997' });
  const library = { type: 'freeGames', id: 'todos', title: 'Todos los juegos', pageSize: 12, gameTypes: ['SLOTS', 'ROULETTE'] };
  const before = { type: 'contentSection', id: 'antes', title: 'Antes', body: [{ kind: 'paragraph', html: 'Texto. '.repeat(60) }] };
  setPage(site.services, '/juegos-gratis/', { title: 'Juegos gratis', content: [before, library] });
  setPage(site.services, '/sin-filtros/', { title: 'Sin filtros', content: [{ ...library, showFilters: false }] });
  const bingo = { ...library, gameTypes: ['BINGO'] };
  setPage(site.services, '/bingo/', { title: 'Bingo', content: [bingo] });
  const shelf = { ...library, id: 'otros', title: 'Otros', showFilters: false };
  setPage(site.services, '/dos/', { title: 'Dos', content: [library, shelf] });
  for (let id = 101; id < 191; id++) setPage(site.services, `/juegos-gratis/juego-${id}/`, { title: `Juego ${id}`, content: [before] });
});
afterAll(async () => {
  await site?.close();
  await arcade?.close();
});
afterEach(async () => expect(await site.closePages()).toEqual([]));

const path = '/juegos-gratis/';
const section = (page: Page) => page.locator('#freeGames-todos');
const list = (page: Page) => section(page).locator('#freeGames-todos-games > li:not([hidden])');
const names = (page: Page) => list(page).locator('article p:first-child').allTextContents();
const count = (page: Page) => list(page).count();
async function ready(page: Page): Promise<void> {
  await section(page).dispatchEvent('pointerover');
  await section(page).locator('lupa-island[state=ready]').waitFor({ state: 'attached' });
}
/** On a phone all filters are behind one button. */
async function unfold(page: Page): Promise<void> {
  const all = section(page).locator('#freeGames-todos-filter-all:not([open]) > summary');
  if (await all.isVisible()) await all.click();
}
const group = (page: Page, name: string) => section(page).locator('summary').filter({ hasText: name });
/** Without script a filter is opened by the next page. Playwright sees no roles in a `noscript`. */
const plainGroup = (page: Page, name: string) => section(page).locator('noscript a').filter({ hasText: name });
const choice = (page: Page, name: string) => section(page).locator('details[open] li > a').filter({ hasText: name }).first();
const result = (page: Page) => section(page).getByRole('status').last().textContent();
const search = (page: Page) => section(page).getByRole('searchbox', { name: 'Buscar un juego' });
const pages = (page: Page) => section(page).getByRole('navigation', { name: 'Páginas: Todos los juegos' });
const next = (page: Page) => pages(page).getByRole('link', { name: 'Página siguiente' });
const range = (page: Page) =>
  section(page)
    .getByText(/^Juegos \d+ a \d+ de \d+$/)
    .filter({ visible: true })
    .textContent();
const heart = (page: Page, place: number) => list(page).nth(place).locator('[data-favourite-game]');
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

async function openReady(address: string, options?: Parameters<BrowserSite['open']>[1]): Promise<Page> {
  const { page } = await site.open(address, options);
  await section(page).scrollIntoViewIfNeeded();
  await ready(page);
  await unfold(page);
  return page;
}

async function becomes(read: () => unknown, expected: unknown): Promise<void> {
  await expect.poll(read).toEqual(expected);
}

// On a desk the tests below search, filter and turn pages.
describe('on a phone', () => {
  test('a search forgives accents and typing errors, and back leads out of it in one step', async () => {
    const page = await openReady(path, screens.phone);
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/games') && calls.push(request.url()));
    await search(page).pressSequentially('condro');
    await becomes(() => queryOf(page), '?buscar=condro');
    await becomes(() => result(page), '30 de 90 juegos');
    expect((await names(page)).every((game) => game.startsWith('Cóndor'))).toBe(true);
    expect(calls.length).toBeLessThan(4);
    await search(page).fill('ñandu');
    await becomes(() => queryOf(page), '?buscar=ñandu');
    await becomes(async () => (await names(page)).every((game) => game.startsWith('Ñandú')), true);
    await page.goBack();
    await becomes(() => result(page), '90 juegos');
    expect([queryOf(page), await search(page).inputValue()]).toEqual(['', '']);
  });

  test('filters, order and a shared address agree', async () => {
    const page = await openReady(path, screens.phone);
    await group(page, 'Tipo').click();
    await choice(page, 'Ruleta').click();
    await becomes(() => result(page), '45 de 90 juegos');
    await group(page, 'Proveedor').click();
    expect(await choice(page, 'Estudio A').textContent()).toContain('15 juegos');
    await choice(page, 'Estudio A').click();
    await becomes(() => result(page), '15 de 90 juegos');
    await group(page, 'Orden').click();
    await choice(page, 'Nombre, A a Z').click();
    await becomes(() => queryOf(page), '?proveedor=3&tipo=ruleta&orden=nombre-az');
    await becomes(async () => {
      const shown = await names(page);
      return shown.join() === shown.toSorted((a, b) => a.localeCompare(b, 'es')).join() && shown.length;
    }, 12);
    const shown = await names(page);
    const { page: shared } = await site.open(path + new URL(page.url()).search, { ...screens.phone, javaScriptEnabled: false });
    expect([await names(shared), await result(shared)]).toEqual([shown, '15 de 90 juegos']);
    expect(await shared.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.url}${path}`);

    await section(page).getByRole('link', { name: 'Quitar el filtro Ruleta' }).click();
    await becomes(() => result(page), '30 de 90 juegos');
    await section(page).getByRole('link', { name: 'Quitar filtros' }).click();
    await becomes(() => result(page), '90 juegos');
    await page.goBack();
    await page.goBack();
    await becomes(() => result(page), '15 de 90 juegos');
    expect(await names(page)).toEqual(shown);
  });

  test('a page shows its own games, its address is true, and back leads to the page before and to the same place', async () => {
    const page = await openReady(path, screens.phone);
    const first = await names(page);
    await next(page).click();
    await becomes(() => range(page), 'Juegos 13 a 24 de 90');
    expect([await count(page), queryOf(page)]).toEqual([12, '?pagina=2']);
    const second = await names(page);
    expect(second.filter((game) => first.includes(game))).toEqual([]);
    await pages(page).getByRole('link', { name: 'Página 8:' }).click();
    await becomes(() => range(page), 'Juegos 85 a 90 de 90');
    expect([await count(page), queryOf(page)]).toEqual([6, '?pagina=8']);
    expect(await next(page).count()).toBe(0);
    const link = list(page).locator('a[href^="/juegos-gratis/juego-"]').last();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await settled(page);
    const game = await link.getAttribute('href');
    const top = async () => Math.round((await page.locator(`a[href="${game}"]`).boundingBox())?.y ?? -1);
    const before = await top();
    await link.click();
    await page.waitForURL(`**${game}`);
    await page.goBack();
    await becomes(() => range(page), 'Juegos 85 a 90 de 90');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(8);
    await page.goBack();
    await becomes(() => names(page), second);
    const { page: shared } = await site.open(path + queryOf(page), { ...screens.phone, javaScriptEnabled: false });
    expect([await names(shared), await range(shared)]).toEqual([second, 'Juegos 13 a 24 de 90']);
    await page.goBack();
    await becomes(() => names(page), first);
    expect(queryOf(page)).toBe('');
  });

  test('everything works without script: form, links, next pages', { tags: ['thorough'] }, async () => {
    const { page } = await site.open(path, { ...screens.phone, javaScriptEnabled: false });
    await search(page).fill('puma');
    await search(page).press('Enter');
    await page.waitForURL('**/juegos-gratis/?buscar=puma**');
    expect(await result(page)).toBe('30 de 90 juegos');
    await unfold(page);
    await plainGroup(page, 'Tipo').click();
    await choice(page, 'Tragamonedas').click();
    await page.waitForURL('**/?tipo=tragamonedas&buscar=puma&filtros=tipo#freeGames-todos');
    expect(await result(page)).toBe('15 de 90 juegos');
    await search(page).fill('condor salvaje');
    await search(page).press('Enter');
    await page.waitForURL('**/?tipo=tragamonedas&buscar=condor%20salvaje**');
    await section(page).getByRole('link', { name: 'Quitar el filtro Tragamonedas' }).click();
    await page.goto(`${site.url}${path}`);
    await next(page).click();
    await page.waitForURL('**/?pagina=2#freeGames-todos');
    expect([await count(page), await range(page)]).toEqual([12, 'Juegos 13 a 24 de 90']);
    await pages(page).getByRole('link', { name: 'Página 1: Todos los juegos', exact: true }).click();
    await page.waitForURL('**/juegos-gratis/#freeGames-todos');
    expect(await section(page).getByText('Mis juegos').isVisible()).toBe(false);
    expect(await heart(page, 0).isVisible()).toBe(false);
  });
});

test.each(['phone', 'desktop'] as const)(
  'on a %s nothing is cut, too small, against a rule of axe, or moves by itself',
  { tags: ['thorough'] },
  async (name) => {
    const { page } = await site.open(`${path}?tipo=ruleta&buscar=condor`, { ...screens[name], bypassCSP: true, reducedMotion: 'reduce' });
    await ready(page);
    const shifts = await watchShifts(page, 'load');
    // Words may still take another font.
    expect((await shifts()).filter((shift) => Number.parseFloat(shift) > 0.001)).toEqual([]);
    await showLazyBlocks(page);
    await unfold(page);
    await group(page, 'Proveedor').click();
    // A header that stays at the top stands over text.
    await page.evaluate(() => scrollTo(0, 0));
    const look = async () => [
      await findLayoutFaults(page),
      name === 'phone' ? await findSmallTargets(page) : [],
      await findViolationsInBothThemes(page),
    ];
    expect(await look()).toEqual([[], [], []]);
    await search(page).fill('zzzz');
    await section(page).getByText('Ni con lupa').waitFor();
    expect(await look()).toEqual([[], [], []]);
    await section(page)
      .getByRole('link', { name: /^Quitar filtros 90/ })
      .click();
    await becomes(() => result(page), '90 juegos');
  },
);

test('what a visitor marks and plays is kept on the device, until it is forgotten', async () => {
  const page = await openReady(path, screens.phone);
  const [first, second] = await names(page);
  await heart(page, 0).click();
  await becomes(() => heart(page, 0).getAttribute('aria-pressed'), 'true');
  await heart(page, 1).click();
  await heart(page, 0).click();
  await becomes(() => heart(page, 0).getAttribute('aria-pressed'), 'false');
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await ready(page);
  await becomes(() => heart(page, 1).getAttribute('aria-pressed'), 'true');
  await page.evaluate(() => (localStorage.lupaGames = JSON.stringify({ ...JSON.parse(localStorage.lupaGames), recent: [999_999, 105] })));
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await ready(page);
  await group(page, 'Mis juegos').click();
  const shelf = section(page).locator('details').filter({ hasText: 'Mis juegos' });
  const own = () => shelf.locator('article p:first-child').allTextContents();
  await becomes(own, [second, expect.stringContaining('105')]);
  await page.reload();
  await becomes(own, [second, expect.stringContaining('105')]);
  expect(first).not.toBe(second);
  await shelf.getByRole('button', { name: 'Olvidar todo' }).click();
  await becomes(() => shelf.locator('article').count(), 0);
  expect(await shelf.getByText('Toca el corazón').isVisible()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Mis juegos');
  expect(await page.evaluate(() => localStorage.getItem('lupaGames'))).toBeNull();
  await becomes(() => heart(page, 1).getAttribute('aria-pressed'), 'false');
});

test('a request that fails is said, what is shown stays, and another try brings the games', { tags: ['thorough'] }, async () => {
  const page = await openReady(path, screens.desktop);
  await page.context().route('**/api/games?**', (route) => route.abort());
  const before = await names(page);
  await next(page).click();
  await section(page).getByRole('alert').waitFor();
  expect(await names(page)).toEqual(before);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(() => focused()).toBe('Intentar de nuevo');
  await page.context().unroute('**/api/games?**');
  await page.keyboard.press('Enter');
  await becomes(() => range(page), 'Juegos 13 a 24 de 90');
  await expect.poll(() => focused()).toContain((await names(page))[0]);
  await page.context().route('**/api/games?**', (route) => route.abort());
  await group(page, 'Tipo').click();
  await choice(page, 'Ruleta').click();
  await section(page).getByRole('alert').waitFor();
  expect(await range(page)).toBe('Juegos 13 a 24 de 90');
  await page.context().unroute('**/api/games?**');
  await section(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
  await becomes(() => result(page), '45 de 90 juegos');
  expect(await section(page).getByRole('alert').count()).toBe(0);
  await expect.poll(() => focused()).toBe('45 de 90 juegos');
  expect((await site.closePages()).filter((problem) => !isFailedRequest(problem))).toEqual([]);
});

test('games that are not sent in all the time that one may wait have failed', { tags: ['thorough'] }, async () => {
  const page = await openReady(path, screens.desktop);
  await page.clock.install();
  // The clock that is put forward knows of this one only as a timer.
  await page.evaluate(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
  const held: Route[] = [];
  await page.context().route('**/api/games?**', (route) => void held.push(route));
  await next(page).click();
  await becomes(() => held.length, 1);
  await page.clock.fastForward(19_000);
  expect(await section(page).getByRole('alert').count()).toBe(0);
  await page.clock.fastForward(1500);
  await section(page).getByRole('alert').waitFor();
  await page.context().unroute('**/api/games?**');
  await section(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
  await becomes(() => range(page), 'Juegos 13 a 24 de 90');
  expect((await site.closePages()).filter((problem) => !isFailedRequest(problem))).toEqual([]);
});

test('the keyboard searches, filters and goes on, and never loses its place', { tags: ['thorough'] }, async () => {
  const page = await openReady(path, screens.desktop);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await search(page).focus();
  await page.keyboard.type('condor');
  await becomes(() => result(page), '30 de 90 juegos');
  await group(page, 'Tipo').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await becomes(() => result(page), '15 de 90 juegos');
  await expect.poll(() => focused()).toMatch(/^(Ruleta|Tragamonedas)/);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused()).toMatch(/^Tipo/);
  await next(page).focus();
  await page.keyboard.press('Enter');
  await becomes(() => range(page), 'Juegos 13 a 15 de 15');
  await expect.poll(() => focused()).toContain((await names(page))[0]);
  await section(page).getByRole('link', { name: 'Quitar el filtro «condor»' }).focus();
  await page.keyboard.press('Enter');
  await becomes(() => result(page), '45 de 90 juegos');
  await expect.poll(() => focused()).toBe('45 de 90 juegos');
});

test('a long list of choices is searched by name, with the keyboard alone', { tags: ['thorough'] }, async () => {
  const page = await openReady('/bingo/', screens.desktop);
  const find = section(page).getByRole('searchbox', { name: 'Proveedor: Buscar por nombre' });
  const found = section(page).locator('details[open] [role=status]');
  const names = () => section(page).locator('details[open] li:not([hidden]) > a > span:nth-child(2)').allTextContents();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await group(page, 'Proveedor').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('NUBLE 1');
  await becomes(names, ['Sala Ñuble 12', 'Sala Ñuble 15', 'Sala Ñuble 18']);
  expect(await found.textContent()).toBe('3 de 30');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused()).toContain('Sala Ñuble 12');
  await page.keyboard.press('Enter');
  await becomes(() => result(page), '1 de 30 juegos');
  await find.fill('nadie');
  await becomes(() => found.textContent(), 'Ninguno');
  await page.keyboard.press('Escape');
  await becomes(async () => (await names()).length, 30);
  expect(await find.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused()).toContain('Proveedor');
  const phone = await openReady('/bingo/', { ...screens.phone, reducedMotion: 'reduce' });
  await group(phone, 'Proveedor').click();
  await section(phone).getByRole('searchbox', { name: 'Buscar por nombre' }).fill('sala maipo 1');
  await phone.evaluate(() => scrollTo(0, 0));
  expect([await findLayoutFaults(phone), await findSmallTargets(phone)]).toEqual([[], []]);
  const { page: plain } = await site.open('/bingo/', { ...screens.desktop, javaScriptEnabled: false });
  await plainGroup(plain, 'Proveedor').click();
  await plain.waitForURL('**/?filtros=proveedor#*');
  expect(await section(plain).locator('details[open] li').count()).toBe(30);
  expect(await section(plain).locator('details[open] input').isVisible()).toBe(false);
});

test('of two libraries on one page each has its own pages', { tags: ['thorough'] }, async () => {
  const page = await openReady('/dos/', screens.desktop);
  const others = page.locator('#freeGames-otros');
  const othersRange = () =>
    others
      .getByText(/^Juegos \d+ a \d+ de \d+$/)
      .filter({ visible: true })
      .textContent();
  const othersNext = others.getByRole('navigation', { name: 'Páginas: Otros' }).getByRole('link', { name: 'Página siguiente' });
  await othersNext.scrollIntoViewIfNeeded();
  await others.dispatchEvent('pointerover');
  await others.locator('lupa-island[state=ready]').waitFor({ state: 'attached' });
  await othersNext.click();
  await becomes(othersRange, 'Juegos 13 a 24 de 90');
  expect([await range(page), queryOf(page)]).toEqual(['Juegos 1 a 12 de 90', '?pagina=2-2']);
  await next(page).click();
  await becomes(() => range(page), 'Juegos 13 a 24 de 90');
  expect([await othersRange(), queryOf(page)]).toEqual(['Juegos 13 a 24 de 90', '?pagina=2,2-2']);
  await page.reload();
  expect([await range(page), await othersRange(), queryOf(page)]).toEqual([
    'Juegos 13 a 24 de 90',
    'Juegos 13 a 24 de 90',
    '?pagina=2,2-2',
  ]);
});

test('a search that nobody waits for any more is cancelled', { tags: ['thorough'] }, async () => {
  const page = await openReady(path, screens.desktop);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).searchParams.get('search') ?? ''));
  await page.context().route('**/api/games?**search=puma**', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await search(page).fill('puma');
  await becomes(() => queryOf(page), '?buscar=puma');
  await search(page).fill('condor');
  await becomes(() => result(page), '30 de 90 juegos');
  release();
  await settled(page);
  expect(cancelled).toContain('puma');
  expect((await names(page)).every((game) => game.startsWith('Cóndor'))).toBe(true);
});

test('tabs agree on the favourites', { tags: ['thorough'] }, async () => {
  const page = await openReady(path, screens.desktop);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/sin-filtros/`);
  await ready(other);
  await heart(page, 2).click();
  await expect.poll(() => heart(other, 2).getAttribute('aria-pressed')).toBe('true');
});
