// Requirements: 1.12, 2.3, 2.9, 2.59, 2.60, 2.62, 2.63, 2.64, 2.65, 2.66, 3.71, 4.11, 4.16, 5.10.
import { casinoComparatorExamples } from '@lupa/blocks/casinoComparator/casinoComparator.examples.ts';
import { comparisonKey } from '@lupa/blocks/shared/comparison/comparison.ts';
import { contentSectionExamples } from '@lupa/blocks/contentSection/contentSection.examples.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { setPage } from '../../dev/testBed/foreignContent.ts';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { settled } from '../../../../tests/setup/settled.ts';
import { showLazyBlocks } from '../../dev/testBed/showLazyBlocks.ts';
import { findLayoutFaults, findSmallTargets } from '../../dev/testBed/layoutFaults.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import type { BrowserSite } from '../../dev/testBed/startBrowserSite.ts';
import { comparatorModalId } from './comparatorIds.ts';

const site = sharedBrowserSite({ isExpected: (problem) => problem.includes('ERR_INTERNET_DISCONNECTED') });
beforeAll(() => {
  const toplist = { type: 'topList', id: 'todos', title: 'Todos', toplist: 'home', visibleEntries: 20 };
  setPage(site.services, '/larga/', { title: 'Una página larga', content: [toplist, contentSectionExamples.richText] });
  setPage(site.services, '/dinero-real/', {
    title: 'Dinero real',
    content: [toplist, contentSectionExamples.richText, { ...casinoComparatorExamples.usual, intro: [] }],
  });
});

// The first two of the toplist are compared from the start.
const [first, second, third, fourth] = ['Casino Andino', 'Costa Brava', 'Faro del Sur', 'Gran Pacífico'] as const;
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Comparar ${name}` });
const tray = (page: Page) => page.locator('#comparison-tray');
const openButton = (page: Page) => tray(page).getByRole('button', { name: /^Comparar casinos/ });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Comparar casinos' });
const compared = (page: Page) =>
  modal(page)
    .locator('[data-removes]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')?.replace('Quitar ', '')));
const ticked = (page: Page) =>
  page
    .locator('input[name=comparar]')
    .evaluateAll((boxes) => boxes.filter((each) => (each as HTMLInputElement).checked).map((each) => each.getAttribute('data-name')));
const hasFocus = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);

/** A page with the toplist, its boxes marked. */
async function open(path = '/larga/', options: Parameters<BrowserSite['open']>[1] = screens.desktop): Promise<Page> {
  const { page } = await site.open(path, options);
  await expect.poll(() => ticked(page)).toHaveLength(2);
  // The boxes come ticked; the script counts them.
  await expect.poll(() => page.locator('#comparison-tray [data-count]').textContent()).not.toBe('');
  return page;
}

async function openModal(page: Page) {
  await openButton(page).click();
  await modal(page).waitFor();
  await modal(page).locator('lupa-island[state=ready]').waitFor({ state: 'attached' });
}

describe('choosing', () => {
  test('starts with the first two of the toplist; the tray comes with the first own choice and says what is chosen', async () => {
    const page = await open();
    expect(await ticked(page)).toEqual([first, second]);
    expect(await tray(page).isVisible()).toBe(false);
    await box(page, third).check();
    await openButton(page).waitFor();
    expect(await openButton(page).textContent()).toBe('Comparar casinos (3)Casino Andino, Costa Brava, Faro del Sur');
    expect(await page.getByText('Faro del Sur está en la comparación').getAttribute('role')).toBe('status');
    await box(page, first).uncheck();
    await page.getByText('Casino Andino ya no está en la comparación').waitFor();
    expect(await openButton(page).textContent()).toBe('Comparar casinos (2)Costa Brava, Faro del Sur');
    await box(page, second).uncheck();
    await box(page, third).uncheck();
    await tray(page).waitFor({ state: 'hidden' });
    expect(await ticked(page)).toEqual([]);
  });

  test('a fourth is refused: its box goes back, and the comparator says why and lets it in', async () => {
    const page = await open();
    await box(page, third).check();
    await box(page, fourth).click();
    await modal(page).waitFor();
    expect(await ticked(page)).toEqual([first, second, third]);
    await modal(page).getByText('Quita un casino para agregar otro').waitFor();
    await modal(page)
      .getByRole('button', { name: `Quitar ${second}` })
      .click();
    await expect.poll(() => compared(page)).toEqual([first, third]);
    await expect.poll(() => hasFocus(page, '[data-casino-select]')).toBe(true);
    await settled(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page, '[role=listbox]')).toBe(true);
    await settled(page);
    await page.getByRole('option', { name: fourth }).click();
    await expect.poll(() => compared(page)).toEqual([first, third, fourth]);
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'hidden' });
    expect(await ticked(page)).toEqual([first, third, fourth]);
  });

  test('works by keyboard alone, and gives the focus back', async () => {
    const page = await open();
    await box(page, third).press('Space');
    await openButton(page).press('Enter');
    await modal(page)
      .getByRole('button', { name: `Quitar ${first}` })
      .press('Enter');
    await expect.poll(() => hasFocus(page, '[data-casino-select]')).toBe(true);
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(page, '#comparison-tray button')).toBe(true);
  });

  test('before the script is there counts all the same', { tags: ['thorough'] }, async () => {
    const { page } = await site.open('/corta/', screens.desktop);
    const chunk = Promise.withResolvers<void>();
    await page.route('**/followComparison*', async (route) => {
      await chunk.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/larga/`);
    await box(page, fourth).check();
    chunk.resolve();
    await expect.poll(() => ticked(page)).toEqual([first, second, fourth]);
    await openButton(page).waitFor();
  });
});

describe('what is chosen', () => {
  test('has its logo in the comparator, also where it is in no list of the page', { tags: ['thorough'] }, async () => {
    const page = await open();
    await box(page, third).check();
    await openButton(page).waitFor();
    const kept = await page.evaluate((key) => localStorage.getItem(key), comparisonKey);
    expect(kept).toContain(`"logo":"${site.imagesUrl}/`);
    await page.evaluate(
      ([key, text]) =>
        localStorage.setItem(key, text.replaceAll('faro-del-sur', 'de-otra-lista').replaceAll('Faro del Sur', 'De otra lista')),
      [comparisonKey, kept ?? ''] as const,
    );
    await page.goto(`${site.url}/larga/`);
    await openModal(page);
    const other = modal(page).locator('li', { hasText: 'De otra lista' });
    await expect.poll(() => other.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('is kept on other pages, after a reload, and in other tabs', async () => {
    const page = await open();
    const other = await page.context().newPage();
    await other.goto(`${site.url}/larga/`);
    await expect.poll(() => ticked(other)).toEqual([first, second]);
    await box(page, first).uncheck();
    await box(page, fourth).check();
    await expect.poll(() => ticked(other)).toEqual([second, fourth]);
    await page.reload();
    await expect.poll(() => ticked(page)).toEqual([second, fourth]);
    // A page without casinos to choose.
    await page.goto(`${site.url}/corta/`);
    await openButton(page).waitFor();
    await openModal(page);
    await expect.poll(() => compared(page)).toEqual([second, fourth]);
  });

  test('what the server put into the comparator is not shown where something else is chosen', { tags: ['thorough'] }, async () => {
    const page = await open();
    await box(page, first).uncheck();
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/ComparatorPanel*.js', async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(`${site.url}/corta/`);
    await openButton(page).click();
    await modal(page).waitFor();
    expect(await modal(page).getByText(first).isVisible()).toBe(false);
    release();
    await modal(page).locator('[data-removes=costa-brava]').waitFor();
    expect(await compared(page)).toEqual([second]);
  });
});

describe('the way to the comparison', () => {
  const see = (page: Page) => modal(page).getByRole('link', { name: 'Ver la comparación' });
  const isInView = (page: Page) =>
    page.locator('#comparador').evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight / 2 && bottom > 0;
    });

  test('closes the comparator and scrolls to it, with the focus', async () => {
    const page = await open('/dinero-real/', screens.phone);
    await box(page, third).click();
    await openModal(page);
    await see(page).click();
    await modal(page).waitFor({ state: 'hidden' });
    await expect.poll(() => isInView(page)).toBe(true);
    await expect.poll(() => hasFocus(page, '#comparador')).toBe(true);
    expect(new URL(page.url()).hash).toBe('#comparador');
    // There it would only cover what it leads to.
    await tray(page).waitFor({ state: 'hidden' });
  });

  test('leads to the page that has it from one that has none', { tags: ['thorough'] }, async () => {
    const page = await open();
    await box(page, third).check();
    await openModal(page);
    await see(page).click();
    await page.waitForURL((url) => url.pathname === '/dinero-real/');
    expect(new URL(page.url()).hash).toBe('#comparador');
    await expect.poll(() => isInView(page)).toBe(true);
    await page.locator('#comparador').getByText(third).first().waitFor();
  });

  test('is a form without script: the button leads to the comparison of what is ticked', async () => {
    const { page } = await site.open('/larga/', { ...screens.desktop, javaScriptEnabled: false });
    // The same two as with script.
    expect(await ticked(page)).toEqual([first, second]);
    await box(page, first).uncheck();
    await box(page, fourth).check();
    await page.getByRole('button', { name: 'Comparar casinos' }).click();
    await page.waitForURL(`${site.url}/dinero-real/?comparar=costa-brava,gran-pacifico#comparador`);
    const table = page.locator('#comparador table');
    await table.getByText(fourth).first().waitFor();
    expect(await table.getByText(first).count()).toBe(0);
  });
});

test.each(['phone', 'desktop'] as const)(
  'on a %s, tray and comparator break no rule of axe and have no fault of layout',
  { tags: ['thorough'] },
  async (name) => {
    const page = await open('/larga/', { ...screens[name], bypassCSP: true, reducedMotion: 'reduce' });
    const breakNoRule = async (within: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page, within)).toEqual([]);
      }
    };
    await box(page, third).click();
    await openButton(page).waitFor();
    await showLazyBlocks(page);
    await breakNoRule('html');
    await openModal(page);
    await breakNoRule(`#${comparatorModalId}`);
    await modal(page)
      .getByRole('button', { name: `Quitar ${first}` })
      .click();
    await modal(page).locator('[data-casino-select]').click();
    await page.getByRole('listbox').waitFor();
    await breakNoRule(`#${comparatorModalId}`);
    await page.keyboard.press('Escape');
    expect(await modal(page).isVisible()).toBe(true);
    await hideAllBut(page, 'dialog');
    expect([...(await findLayoutFaults(page)), ...(await findSmallTargets(page))]).toEqual([]);
    await page.keyboard.press('Escape');
    await hideAllBut(page, '#comparison-tray');
    expect([...(await findLayoutFaults(page)), ...(await findSmallTargets(page))]).toEqual([]);
  },
);

/** What these lie over is not what is looked at. */
function hideAllBut(page: Page, selector: string) {
  return page.evaluate((shown) => {
    document.body.style.visibility = 'hidden';
    for (const element of document.querySelectorAll<HTMLElement>(shown)) element.style.visibility = 'visible';
  }, selector);
}

describe('the tray', () => {
  test('is put away for the page', async () => {
    const page = await open();
    await box(page, third).check();
    await tray(page).getByRole('button', { name: 'Cerrar' }).click();
    await tray(page).waitFor({ state: 'hidden' });
    await box(page, third).uncheck();
    await page.getByText('Faro del Sur ya no está en la comparación').waitFor();
    expect(await tray(page).isVisible()).toBe(false);
    await page.reload();
    await openButton(page).waitFor();
  });

  test('on a phone it waits until the question about consent is answered, which covers its place', async () => {
    const page = await open('/larga/', { ...screens.phone, consent: 'unasked' });
    await page.getByRole('region', { name: 'Tu privacidad' }).waitFor();
    await box(page, third).dispatchEvent('click');
    await expect.poll(() => tray(page).getAttribute('hidden')).toBeNull();
    expect(await tray(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Rechazar' }).click();
    await openButton(page).waitFor();
  });
});
