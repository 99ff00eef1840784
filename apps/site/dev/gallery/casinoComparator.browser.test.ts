// Requirements: 2.61, 2.62, 2.66, 2.100, 3.71, 4.12, 4.13, 4.15.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { findLayoutFaults, findSmallTargets } from '../testBed/layoutFaults.ts';
import { watchShifts } from '../testBed/layoutShifts.ts';
import { screens } from '../testBed/screens.ts';
import { sharedGallery } from '../testBed/openGallery.ts';

const gallery = sharedGallery();

const usual = '/gallery/casinoComparator/usual/';
const short = '/gallery/casinoComparator/empty/';
const longNames = 'casino-andino,casino-del-sur-y-la-patagonia,nevado-bet';

async function open(path: string, options: BrowserContextOptions = screens.desktop): Promise<Page> {
  const page = await gallery.open(path, { reducedMotion: 'reduce', ...options });
  await showLazyBlocks(page).catch(() => undefined);
  return page;
}

async function openReady(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await open(path, options);
  await isReady(page);
  return page;
}

async function isReady(page: Page): Promise<void> {
  await page.locator('#comparador').scrollIntoViewIfNeeded();
  await page.locator('#comparador lupa-island > div > *').first().dispatchEvent('pointerover');
  await page.locator('#comparador lupa-island[state=ready]').waitFor({ state: 'attached' });
}

const columns = (page: Page) => page.locator('#comparador thead th:not(:first-child)').allInnerTexts();
const selectors = (page: Page) => page.locator('#comparador [data-casino-select]');
const listbox = (page: Page) => page.locator('#comparador').getByRole('listbox');
const option = (page: Page, name: string | RegExp) => listbox(page).getByRole('option', { name });
const remove = (page: Page, name: string) => page.locator('#comparador').getByRole('button', { name: `Quitar ${name}`, exact: true });
const askedOf = (page: Page) => new URL(page.url()).searchParams.get('comparar');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
const activeOption = (page: Page) =>
  page.evaluate(() => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent);

describe('choosing', () => {
  test('adds a third casino out of those that are not compared yet, then says that there is no room for more', async () => {
    const page = await openReady(usual);
    await expect.poll(() => columns(page)).toEqual(['Casino Andino', 'Pacífico Play']);
    await selectors(page).click();
    expect(await option(page, 'Casino Andino').getAttribute('aria-selected')).toBe('true');
    await option(page, 'Casino Andino').click({ force: true });
    await expect.poll(() => columns(page)).toHaveLength(2);
    await option(page, /Copihue/).click();
    await expect.poll(() => columns(page)).toEqual(['Casino Andino', 'Pacífico Play', 'Copihue Casino']);
    expect(await selectors(page).count()).toBe(0);
    await page.locator('#comparador').getByText('Puedes comparar hasta tres casinos. Quita un casino para agregar otro.').waitFor();
    await expect.poll(() => focused(page)).toBe('Quitar Copihue Casino');
    expect(askedOf(page)).toBe('casino-andino,pacifico-play,copihue-casino');
  });

  test('removes by name, and the casino can be chosen again', async () => {
    const page = await openReady(`${usual}?comparar=${longNames}`);
    await remove(page, 'Nevado Bet').click();
    await expect.poll(() => columns(page)).toHaveLength(2);
    await expect.poll(() => focused(page)).toContain('Elige un casino para comparar');
    expect(askedOf(page)).toBe('casino-andino,casino-del-sur-y-la-patagonia');
    await selectors(page).click();
    await option(page, /Nevado Bet/).click();
    await expect.poll(() => columns(page)).toHaveLength(3);
  });

  test('works by the keyboard alone', { tags: ['thorough'] }, async () => {
    const page = await openReady(usual);
    await selectors(page).focus();
    await page.keyboard.press('ArrowDown');
    await listbox(page).and(page.locator(':focus')).waitFor();
    expect(await activeOption(page)).toContain('Copihue Casino');
    await page.keyboard.press('End');
    expect(await activeOption(page)).toContain('Sin Oferta');
    await page.keyboard.press('Home');
    expect(await activeOption(page)).toContain('Casino Andino');
    await page.keyboard.press('Enter');
    await expect.poll(() => columns(page)).toHaveLength(2);
    await page.keyboard.type('nev');
    expect(await activeOption(page)).toContain('Nevado Bet');
    await page.keyboard.press('ArrowUp');
    expect(await activeOption(page)).toContain('Copihue Casino');
    await page.keyboard.press('Escape');
    await listbox(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toContain('Elige un casino para comparar');
    await page.keyboard.press('Enter');
    await listbox(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await listbox(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox');
    await selectors(page).focus();
    await page.keyboard.press('Space');
    await listbox(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('cas');
    expect(await activeOption(page)).toContain('Casino');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => columns(page)).toEqual(['Casino Andino', 'Pacífico Play', 'Sin Oferta']);
  });
});

describe('the comparison', () => {
  test('survives a reload and is the same on another page and in another tab, which follows', { tags: ['thorough'] }, async () => {
    const page = await openReady(usual);
    await selectors(page).click();
    await option(page, /Sin Oferta/).click();
    await page.reload();
    await isReady(page);
    await expect.poll(() => columns(page)).toEqual(['Casino Andino', 'Pacífico Play', 'Sin Oferta']);
    const other = await page.context().newPage();
    await other.goto(new URL('/gallery/casinoComparator/broken/', page.url()).href);
    await isReady(other);
    await expect.poll(() => columns(other)).toEqual(['Casino Andino', 'Pacífico Play', 'Sin Oferta']);
    await remove(page, 'Pacífico Play').click();
    await expect.poll(() => columns(other)).toEqual(['Casino Andino', 'Sin Oferta']);
    expect(askedOf(other)).toBe('casino-andino,sin-oferta');
  });

  test('of a link that somebody has shared wins, and becomes the own one', async () => {
    const page = await openReady(usual);
    await remove(page, 'Casino Andino').click();
    await page.goto(new URL(`${usual}?comparar=nevado-bet,sin-oferta#comparador`, page.url()).href);
    await isReady(page);
    await expect.poll(() => columns(page)).toEqual(['Nevado Bet', 'Sin Oferta']);
    await page.goto(new URL('/gallery/casinoComparator/broken/', page.url()).href);
    await isReady(page);
    await expect.poll(() => columns(page)).toEqual(['Nevado Bet', 'Sin Oferta']);
  });

  test('holds casinos of another list, too: what is compared of them is looked up', async () => {
    const page = await openReady(`${usual}?comparar=nevado-bet,casino-andino`);
    await page.goto(new URL(short, page.url()).href);
    await isReady(page);
    await expect.poll(() => columns(page)).toEqual(['Nevado Bet', 'Casino Andino']);
    expect(await page.locator('#comparador').getByText('Anjouan').count()).toBe(1);
  });

  test('says of whom nothing can be compared', { tags: ['thorough'] }, async () => {
    const page = await openReady(usual);
    await page.evaluate(() => {
      localStorage['lupaComparison'] = JSON.stringify([{ slug: 'cerrado', name: 'Cerrado' }]);
    });
    await page.reload();
    await isReady(page);
    await page.getByText('Aquí no tenemos datos de Cerrado para comparar.').waitFor();
    await remove(page, 'Cerrado').click();
    expect(await selectors(page).count()).toBe(3);
  });

  test.each([
    ['desk', screens.desktop],
    ['phone', screens.phone],
  ])('moves little where a link does not name those who were chosen, on a %s', { tags: ['thorough'] }, async (_, screen) => {
    const page = await openReady(`${usual}?comparar=casino-andino,nevado-bet,sin-oferta`, screen);
    await page.goto(new URL(`${usual}#comparador`, page.url()).href);
    await page.reload();
    const shifts = await watchShifts(page, 'load');
    await isReady(page);
    await expect.poll(() => columns(page)).toEqual(['Casino Andino', 'Nevado Bet', 'Sin Oferta']);
    const sum = (await shifts()).reduce((all, shift) => all + parseFloat(shift), 0);
    expect(sum).toBeLessThan(0.05);
  });
});

describe('sharing', () => {
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('copies the address of this very comparison and says so', { tags: ['thorough'] }, async () => {
    const page = await openReady(usual, { ...screens.desktop, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Compartir comparación' }).click();
    await page.getByText('Enlace copiado').waitFor();
    expect(await copied(page)).toBe(new URL(`${usual}?comparar=casino-andino,pacifico-play#comparador`, page.url()).href);
    expect(askedOf(page)).toBe('casino-andino,pacifico-play');
  });

  test('says when it could not, while the address of the page leads to the comparison', { tags: ['thorough'] }, async () => {
    const page = await openReady(usual);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
    );
    await page.getByRole('button', { name: 'Compartir comparación' }).click();
    await page.getByText('No pudimos copiar el enlace').waitFor();
    expect(askedOf(page)).toBe('casino-andino,pacifico-play');
  });
});

describe('without script', () => {
  const options = { ...screens.desktop, javaScriptEnabled: false };

  test('only the differences are shown on request', { tags: ['thorough'] }, async () => {
    const page = await open(usual, options);
    const rows = page.locator('#comparador tbody tr:visible');
    const all = await rows.count();
    await page.getByLabel('Mostrar solo diferencias').check();
    const different = await rows.locator('th').allInnerTexts();
    expect(different.length).toBeLessThan(all);
    expect(different).toEqual(expect.arrayContaining(['Nota', 'Rollover']));
    expect(different).not.toContain('Tope de retiro');
  });
});

test.each([
  ['two', ''],
  ['three, one of a long name', `?comparar=${longNames}`],
  ['one', '?comparar=sin-oferta'],
])('%s casinos are well laid out, and break no rule of axe, with the selector open, too', { tags: ['thorough'] }, async (_, query) => {
  const found = [];
  for (const screen of [screens.desktop, screens.phone]) {
    const page = await openReady(usual + query, { ...screen, bypassCSP: true });
    await page.evaluate(() => scrollTo(0, 0));
    const look = async () => [...(await findViolations(page)), ...(screen === screens.phone ? await findSmallTargets(page) : [])];
    found.push(...(await findLayoutFaults(page)), ...(await look()));
    if ((await selectors(page).count()) === 0) continue;
    await selectors(page).first().click();
    await listbox(page).waitFor();
    found.push(...(await look()));
  }
  expect(found).toEqual([]);
});
