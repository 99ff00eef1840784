import { contentSectionExamples } from '@lupa/blocks/contentSection/contentSection.examples.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { setPage } from '../../dev/testBed/foreignContent.ts';
import { showLazyBlocks } from '../../dev/testBed/showLazyBlocks.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import type { BrowserSite } from '../../dev/testBed/startBrowserSite.ts';

const site = sharedBrowserSite({ isExpected: (problem) => problem.includes('ERR_INTERNET_DISCONNECTED') });
beforeAll(() => {
  const toplist = { type: 'topList', id: 'todos', title: 'Todos', toplist: 'home', visibleEntries: 20 };
  setPage(site.services, '/larga/', { title: 'Una página larga', content: [toplist, contentSectionExamples.richText] });
});

const third = 'Faro del Sur';
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Comparar ${name}` });
const tray = (page: Page) => page.locator('#comparison-tray');
const openButton = (page: Page) => tray(page).getByRole('button', { name: /^Comparar casinos/ });

/** A page with the toplist, its boxes marked: the first two of the toplist are compared from the start. */
async function open(path = '/larga/', options: Parameters<BrowserSite['open']>[1] = screens.desktop): Promise<Page> {
  const { page } = await site.open(path, options);
  await expect.poll(() => page.locator('input[name=comparar]:checked').count()).toBe(2);
  return page;
}

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

test.each(Object.entries(screens))(
  'on a %s it covers nothing that the keyboard reaches, nor the end of the content, nor what the connection says',
  { tags: ['thorough'] },
  async (_, screen) => {
    const page = await open('/larga/', { ...screen, reducedMotion: 'reduce' });
    await box(page, third).click();
    await openButton(page).waitFor();
    await showLazyBlocks(page);
    const boxOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
    expect((await boxOf('#comparison-tray')).bottom).toBeLessThanOrEqual(screen.viewport.height - 16);
    await page.locator('input[name=comparar]').first().focus();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(isBehindTray)).toBe(false);
    }
    await page.locator('footer').evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const { top, bottom } = await boxOf('#comparison-tray');
    expect(top).toBeGreaterThanOrEqual((await boxOf('main > div:has([data-block])')).bottom);
    expect(bottom).toBeLessThanOrEqual((await boxOf('footer')).top);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.context().setOffline(true);
    const status = page.getByText('Sin conexión.');
    await status.waitFor();
    expect((await boxOf('#comparison-tray')).bottom).toBeLessThanOrEqual((await status.boundingBox())?.y ?? 0);
  },
);

test('on a phone it waits until the question about consent is answered, which covers its place', async () => {
  const page = await open('/larga/', { ...screens.phone, consent: 'unasked' });
  await page.getByRole('region', { name: 'Tu privacidad' }).waitFor();
  await box(page, third).dispatchEvent('click');
  await expect.poll(() => tray(page).getAttribute('hidden')).toBeNull();
  expect(await tray(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await openButton(page).waitFor();
});

/** Whether more than half of what has the focus is covered by the tray. */
function isBehindTray(): boolean {
  const focused = document.activeElement?.getBoundingClientRect();
  const tray = document.getElementById('comparison-tray')?.getBoundingClientRect();
  if (!focused || !tray || document.activeElement?.closest('#comparison-tray')) return false;
  const width = Math.min(focused.right, tray.right) - Math.max(focused.left, tray.left);
  const height = Math.min(focused.bottom, tray.bottom) - Math.max(focused.top, tray.top);
  return width > 0 && height > focused.height / 2;
}
