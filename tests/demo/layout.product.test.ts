import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVisit } from '../../apps/site/dev/testBed/openVisit.ts';
import { screens } from '../../apps/site/dev/testBed/screens.ts';
import { scrollPage } from '../../apps/site/dev/testBed/scrolling.ts';
import { showLazyBlocks } from '../../apps/site/dev/testBed/showLazyBlocks.ts';
import { launchBrowser } from '../setup/browser.ts';
import { findSharedDemo } from '../setup/demoOnDemand.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { siteUrl: baseURL } = await findSharedDemo();
  browser = await launchBrowser();
  page = await (await openVisit(browser, { ...screens.phone, baseURL, reducedMotion: 'reduce' })).context.newPage();
});
afterAll(() => browser?.close());

const casino = '[data-block=topList] article';
const game = '[data-block=freeGames] article';

it.each([
  ['/novedades/', '[data-block=news] li'],
  ['/resenas/', casino],
  ['/proveedores/', '[data-block=usefulLinks] li'],
  ['/juegos-gratis/', game],
  ['/metodos-de-pago/khipu/', casino],
  ['/metodos-de-pago/webpay/', casino],
  ['/proveedores/cordillera-play/', casino],
  ['/juegos-gratis/tragamonedas/', game],
])('%s begins its list in the first window', async (path, entry) => {
  await page.setViewportSize(screens.phone.viewport);
  await page.goto(path);
  for (const { viewport } of [screens.phone, screens.desktop]) {
    await page.setViewportSize(viewport);
    const top = await page
      .locator(entry)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
    expect(top, `${viewport.width} px`).toBeLessThan(viewport.height);
  }
});

it.each([768, 834, 1024])('a hero breaks no word of a title beside its logo and card at %i px', async (width) => {
  await page.setViewportSize({ width, height: 1112 });
  for (const path of ['/metodos-de-pago/cuentarut/', '/metodos-de-pago/transferencia/', '/proveedores/lanternfish-live/']) {
    await page.goto(path);
    expect(await page.locator('h1').evaluate(findBrokenWords), path).toEqual([]);
  }
});

function findBrokenWords(element: Element): string[] {
  const text = element.firstChild;
  if (!(text instanceof Text)) throw new Error('The title has no text of its own.');
  const range = new Range();
  return [...text.data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}

it('a figure of a provider stays in one line, and a page is saved from the end of its row', async () => {
  for (const { viewport } of [screens.phone, screens.desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/proveedores/cordillera-play/');
    const heights = await page.locator('[data-block=heroSection] dd').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights).size, `${viewport.width} px`).toBe(1);
    await page.goto('/novedades/');
    const button = await page.locator('[data-save-page] button').boundingBox();
    expect(button?.x, `${viewport.width} px`).toBeGreaterThan(viewport.width / 2);
  }
});

it.each([
  ['/', 9000],
  ['/resenas/casino-andino/', 10_000],
  ['/resenas/faro-austral/', 10_000],
])('%s is at most %i px high on a phone', async (path, most) => {
  await page.setViewportSize(screens.phone.viewport);
  await page.goto(path);
  await showLazyBlocks(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
});

it.each(['/resenas/casino-andino/', '/guias/rollover/', '/nosotros/metodologia/'])(
  'the contents of %s are anchors that follow the reading',
  async (path) => {
    await page.setViewportSize(screens.phone.viewport);
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link');
    for (const place of [2, 4, 1]) {
      const link = links.nth(place);
      // The way to the list scrolls the page: a press by its place may meet another link.
      await link.press('Enter');
      await expect
        .poll(() => links.evaluateAll((all) => all.map((one) => one.getAttribute('aria-current')).indexOf('location')))
        .toBe(place);
      const heading = page
        .locator((await link.getAttribute('href')) ?? '')
        .locator('h2')
        .first();
      // Not below what stays at the upper edge.
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(112);
    }
    await scrollPage(page, 0);
  },
);
