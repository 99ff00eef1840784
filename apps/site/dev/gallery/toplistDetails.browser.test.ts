import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { findLayoutFaults, findSmallTargets } from '../testBed/layoutFaults.ts';
import { screens } from '../testBed/screens.ts';
import { sharedGallery } from '../testBed/openGallery.ts';

const gallery = sharedGallery();

const summaries = ['Por qué está aquí', 'Cuánto cuesta este bono', 'Datos y juegos'];
const firstEntry = (page: Page) => page.locator('[data-entry]').first();
const summaryOf = (entry: Locator, title: string) => entry.locator('summary, a[data-detail]', { hasText: title });
const isOpen = (entry: Locator, title: string) => entry.locator('details[open] > summary', { hasText: title }).waitFor();
const openIn = (page: Page) =>
  page.locator('[data-entry] details[open] > summary').evaluateAll((found) => found.map(({ textContent }) => textContent));

async function openEntry(options: BrowserContextOptions): Promise<Page> {
  const page = await gallery.open('/gallery/topList/home/', { reducedMotion: 'reduce', ...options });
  await showLazyBlocks(page);
  return page;
}

describe('what unfolds in an entry', () => {
  test.each(summaries)('%s: is sound, on every screen and in both schemes', { tags: ['thorough'] }, async (summary) => {
    const page = await openEntry({ ...screens.desktop, bypassCSP: true });
    await summaryOf(firstEntry(page), summary).click();
    await isOpen(firstEntry(page), summary);
    for (const width of [1440, 834, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findLayoutFaults(page), `${width} px`).toEqual([]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), colorScheme).toEqual([]);
    }
    const phone = await openEntry(screens.phone);
    await summaryOf(firstEntry(phone), summary).click();
    await isOpen(firstEntry(phone), summary);
    expect(await findSmallTargets(phone)).toEqual([]);
  });

  test('is one thing at a time, by keyboard too', async () => {
    const page = await openEntry(screens.desktop);
    const [first, second] = [firstEntry(page), page.locator('[data-entry]').nth(1)];
    await summaryOf(first, 'Por qué está aquí').focus();
    await page.keyboard.press('Enter');
    await isOpen(first, 'Por qué está aquí');
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Por qué está aquí: Casino Andino');
    expect(await openIn(page)).toEqual(['Por qué está aquí: Casino Andino']);
    // The links of what is open come before the next.
    const links = await first.locator('details[open] a').count();
    for (let presses = 0; presses <= links; presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await isOpen(first, 'Cuánto cuesta este bono');
    expect(await openIn(page)).toEqual(['Cuánto cuesta este bono: Casino Andino']);
    await summaryOf(second, 'Por qué está aquí').click();
    await isOpen(second, 'Por qué está aquí');
    expect(await openIn(page)).toEqual(['Cuánto cuesta este bono: Casino Andino', 'Por qué está aquí: Pacífico Play']);
    await summaryOf(first, 'Cuánto cuesta este bono').click();
    expect(await openIn(page)).toEqual(['Por qué está aquí: Pacífico Play']);
  });

  test('is a link to the same text on the review, which is where it leads without script or an answer', async () => {
    const title = 'Por qué está aquí';
    const plain = await openEntry({ ...screens.phone, javaScriptEnabled: false });
    const link = summaryOf(firstEntry(plain), title);
    expect([await link.getAttribute('href'), await link.getAttribute('role')]).toEqual(['/resenas/casino-andino/#nota', null]);
    const page = await openEntry(screens.phone);
    const button = firstEntry(page).getByRole('button', { name: new RegExp(`^${title} ?: Casino Andino$`), expanded: false });
    await page.route('**/*detalle=*', (route) => route.abort());
    await page.route('**/resenas/**', (route) => route.fulfill({ contentType: 'text/html', body: 'The review' }));
    await button.click();
    await page.waitForURL('**/resenas/casino-andino/#nota');
    expect(await gallery.closePages()).toEqual(['Failed to load resource: net::ERR_FAILED']);
  });

  test('is there once for whoever clicks twice', { tags: ['thorough'] }, async () => {
    const page = await openEntry(screens.desktop);
    await summaryOf(firstEntry(page), 'Datos y juegos').evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
    await isOpen(firstEntry(page), 'Datos y juegos');
    expect(await openIn(page)).toEqual(['Datos y juegos: Casino Andino']);
  });

  test('stays folded after a reload that cannot fetch it, and leads nowhere', { tags: ['thorough'] }, async () => {
    const page = await openEntry(screens.desktop);
    await summaryOf(firstEntry(page), 'Datos y juegos').click();
    await isOpen(firstEntry(page), 'Datos y juegos');
    await page.route('**/*detalle=*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.reload();
    await failed;
    await expect.poll(() => summaryOf(firstEntry(page), 'Datos y juegos').getAttribute('aria-busy')).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/gallery/topList/home/');
    await page.unroute('**/*detalle=*');
    await summaryOf(firstEntry(page), 'Datos y juegos').click();
    await isOpen(firstEntry(page), 'Datos y juegos');
    expect(await gallery.closePages()).toEqual(['Failed to load resource: net::ERR_FAILED']);
  });

  test('is open again after a reload', { tags: ['thorough'] }, async () => {
    const page = await openEntry(screens.desktop);
    await summaryOf(firstEntry(page), 'Datos y juegos').click();
    await isOpen(firstEntry(page), 'Datos y juegos');
    await page.reload();
    await isOpen(firstEntry(page), 'Datos y juegos');
    expect(await openIn(page)).toEqual(['Datos y juegos: Casino Andino']);
  });
});
