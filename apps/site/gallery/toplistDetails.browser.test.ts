import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../../tests/setup/findViolations.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { findLayoutFaults, findSmallTargets } from '../testBed/layoutFaults.ts';
import { screens } from '../testBed/screens.ts';
import { sharedGallery } from '../testBed/sharedGallery.ts';

const gallery = sharedGallery();

const summaries = ['Por qué está aquí', 'Cuánto cuesta este bono', 'Datos y juegos'];
const firstEntry = (page: Page) => page.locator('[data-entry]').first();
const summaryOf = (entry: Locator, title: string) => entry.locator('summary', { hasText: title });
const openIn = (page: Page) =>
  page.locator('[data-entry] details[open] > summary').evaluateAll((found) => found.map(({ textContent }) => textContent));

async function openEntry(options: BrowserContextOptions): Promise<Page> {
  const page = await gallery.open('/gallery/topList/home/', { reducedMotion: 'reduce', ...options });
  await showLazyBlocks(page);
  return page;
}

describe('what unfolds in an entry', () => {
  test.each(summaries)('%s: is sound, on every screen and in both schemes', { timeout: 120_000 }, async (summary) => {
    const page = await openEntry({ ...screens.desktop, bypassCSP: true });
    await summaryOf(firstEntry(page), summary).click();
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
    expect(await findSmallTargets(phone)).toEqual([]);
  });

  test.each([true, false])('is one thing at a time, by keyboard too, with script: %s', async (javaScriptEnabled) => {
    const page = await openEntry({ ...screens.desktop, javaScriptEnabled });
    const [first, second] = [firstEntry(page), page.locator('[data-entry]').nth(1)];
    await summaryOf(first, 'Por qué está aquí').focus();
    await page.keyboard.press('Enter');
    expect(await openIn(page)).toEqual(['Por qué está aquí: Casino Andino']);
    // The links of what is open come before the next.
    const links = await first.locator('details[open] a').count();
    for (let presses = 0; presses <= links; presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await openIn(page)).toEqual(['Cuánto cuesta este bono: Casino Andino']);
    await summaryOf(second, 'Por qué está aquí').click();
    expect(await openIn(page)).toEqual(['Cuánto cuesta este bono: Casino Andino', 'Por qué está aquí: Pacífico Play']);
    await summaryOf(first, 'Cuánto cuesta este bono').click();
    expect(await openIn(page)).toEqual(['Por qué está aquí: Pacífico Play']);
  });

  test.each(['desktop', 'phone'] as const)('stands in one line on a %s', async (name) => {
    const tops = (page: Page) =>
      firstEntry(page)
        .locator('details > summary')
        .evaluateAll((found) => found.map((summary) => Math.round(summary.getBoundingClientRect().top)));
    expect(new Set(await tops(await openEntry(screens[name]))).size).toBe(1);
  });
});
