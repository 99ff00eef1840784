// Requirements: 4.27.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrowserSite, type BrowserSite } from '../../apps/site/dev/testBed/startBrowserSite.ts';
import { startForeignServices, type ForeignServices } from './startForeignServices.ts';

let services: ForeignServices;
let site: BrowserSite;

beforeAll(async () => {
  services = await startForeignServices();
  site = await startBrowserSite(services.env);
});
afterAll(async () => {
  await site?.close();
  await services?.close();
});

async function visit(path: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { page } = await site.open(path, { viewport: { width: 1440, height: 900 } });
  await look(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await site.closePages()).toEqual([]);
}

const namesShown = (page: Page) =>
  page.locator('[data-block=topList] li:not([hidden]) > article h3').evaluateAll((all) => all.map(({ textContent }) => textContent));

describe('on services that know SPEC alone', () => {
  test('the home page has its casinos with logos, and those behind "Ver más"', async () => {
    await visit('/', async (page) => {
      expect(await namesShown(page)).toEqual(['Casino Austral', 'Boreal Play']);
      await page.locator('[data-block=topList]').getByText('Ver más').click();
      await expect.poll(() => namesShown(page)).toEqual(['Casino Austral', 'Boreal Play', 'Casino Centro', 'Dorado Bet']);
      const images = page.locator('[data-block=heroSection] img, [data-block=topList] img:visible');
      expect(await images.count()).toBeGreaterThan(3);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      }
    });
  });

  test('a game opens over the page, with the bar of a casino that has its provider', async () => {
    await visit('/juegos/', async (page) => {
      await page.locator('a[data-play-game=condor]').first().click();
      const overlay = page.locator('dialog[open]');
      await overlay.getByText('Un cóndor que paga.').waitFor();
      await overlay.locator('a[href*="/jugar/austral/bienvenida"]').first().waitFor();
      await overlay.frameLocator('iframe').getByRole('button', { name: 'Girar' }).waitFor();
    });
  });

  test('a jackpot is heard in each form that SPEC leaves open, and let go', async () => {
    services.heard.length = 0;
    await visit('/juego/condor/', async (page) => {
      await page.getByText('$ 184.230.118,50 CLP').first().waitFor();
      for (const [prize, shown] of [
        [184_230_200, '$ 184.230.200,00 CLP'],
        ['184230300.25', '$ 184.230.300,25 CLP'],
        [{ amount: 184_230_400 }, '$ 184.230.400,00 CLP'],
      ] as const) {
        services.sayPrize(prize);
        await page.getByText(shown).first().waitFor();
      }
      expect(services.heard[0]).toEqual({ event: 'track', data: { jackpotId: '88', currencyCode: 'CLP' } });
      await page.goto(`${site.url}/`);
      await expect.poll(() => services.heard.at(-1)?.event).toBe('stop');
    });
  });
});
