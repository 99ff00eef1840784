import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screens } from '../testBed/screens.ts';
import { sharedBrowserSite } from '../testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();
const focused = (page: Page) => page.locator(':focus');

test('the keyboard alone leads into the content, to what a list holds back, and up again', async () => {
  const { page } = await site.open('/', screens.desktop);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page).textContent()).toBe('Saltar al contenido');
  await expect.poll(() => focused(page).isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true);

  await tabTo(page, /^Ver más/);
  await page.keyboard.press('Enter');
  await page.locator('[data-entry="3"]').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page).evaluate((element) => element.closest('[data-entry="3"]') !== null)).toBe(true);

  await page.keyboard.press('End');
  await page.waitForFunction(() => scrollY > innerHeight / 2);
  await tabTo(page, /^Volver arriba$/);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => scrollY === 0);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page).textContent()).toBe('Saltar al contenido');
}, 120_000);

async function tabTo(page: Page, text: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 100) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      return (
        (element?.textContent ||
          element?.querySelector('[aria-label]')?.getAttribute('aria-label') ||
          element?.getAttribute('aria-label')) ??
        ''
      );
    });
    if (text.test(found.trim())) return;
    passed.push(found);
  }
  throw new Error(`Tab does not lead to ${String(text)}, but to ${passed.join(' | ')}`);
}
