import { expect, test } from 'vitest';
import { screens } from '../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();

test('on paper a page is light whatever was chosen, without anything to press around the content', async () => {
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage: [{ name: 'lupaTheme', value: 'dark' }] }] };
  const { page } = await site.open('/larga/', { ...screens.desktop, colorScheme: 'dark', storageState });
  await page.emulateMedia({ media: 'print' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe('rgb(17, 32, 46)');
  for (const part of ['header', 'footer']) {
    const pressable = await page.locator(`body > ${part}`).locator('a:visible, button:visible, input:visible').allTextContents();
    // The site's name stays, at the top.
    expect(pressable, part).toEqual(part === 'header' ? ['LupaCasino'] : []);
  }
  expect(await page.getByRole('contentinfo').innerText()).toBe('LupaCasino, Santiago de Chile');
  expect(await page.getByRole('link', { name: 'Volver arriba' }).count()).toBe(0);
  expect(await page.locator('.breadcrumbs').isVisible()).toBe(true);
});
