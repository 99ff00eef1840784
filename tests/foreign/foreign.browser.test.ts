// Requirements: 3.17, 3.19, 4.27, 7.18, 7.22.
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

async function visit(path: string, look: (page: Page) => Promise<void>, width = 1440): Promise<void> {
  const { page } = await site.open(path, { viewport: { width, height: 900 } });
  await look(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await site.closePages()).toEqual([]);
}

const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
const namesShown = (page: Page) =>
  page.locator('[data-block=topList] li:not([hidden]) > article h3').evaluateAll((all) => all.map(({ textContent }) => textContent));
const gamesShown = (page: Page) =>
  page.locator('[data-block=freeGames] article').evaluateAll((all) => all.map((card) => card.querySelector('p')?.textContent));

describe('on services that know SPEC alone', () => {
  test('the home page has its menu, its casinos with logos, and games of a type', async () => {
    await visit('/', async (page) => {
      expect(await page.title()).toContain('Casinos del sur');
      expect(await texts(page, 'header nav')).not.toEqual([]);
      expect(await texts(page, 'h1')).toEqual(['Casinos del sur']);
      await page.getByText('Segunda línea.').waitFor();
      expect(await namesShown(page)).toEqual(['Casino Austral', 'Boreal Play']);
      await page.locator('[data-block=topList]').getByText('Ver más').click();
      await expect.poll(() => namesShown(page)).toEqual(['Casino Austral', 'Boreal Play', 'Casino Centro', 'Dorado Bet']);
      expect(await page.locator('[data-block=topList]').innerText()).toContain('9,2');
      const images = page.locator('[data-block=heroSection] img, [data-block=topList] img:visible');
      expect(await images.count()).toBeGreaterThan(3);
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      }
      expect(services.asked.some((path) => path.startsWith('/arcade/games/game_type/?gameTypes=SLOTS'))).toBe(true);
    });
  });

  test('a way to a casino is the click-out host and the offer’s path, as it is', async () => {
    await visit('/', async (page) => {
      const way = page.locator('[data-block=topList] article').first().locator('a[rel~=sponsored]').first();
      expect(await way.getAttribute('href')).toBe(`${services.env['CLICKOUT_URL']}/austral/bienvenida?medio=lista`);
      expect(await way.getAttribute('rel')).toBe('sponsored nofollow noreferrer noopener');
    });
  });

  test('a ranking is filtered by what the partners by slug say', async () => {
    await visit('/ranking/', async (page) => {
      expect(await page.locator('[data-block=topList]').innerText()).toMatch(/Medio de pago[^]*Proveedor[^]*Tipo de bono/);
    });
    for (const [query, names] of [
      ['proveedor=estudio-sur', ['Casino Austral', 'Casino Centro']],
      ['pago=khipu', ['Casino Austral', 'Boreal Play']],
      ['bono=freeSpins', ['Boreal Play']],
      ['pago=khipu&proveedor=12', ['Casino Austral', 'Boreal Play']],
    ] as const)
      await visit(`/ranking/?${query}`, async (page) => {
        expect(await namesShown(page)).toEqual(names);
        expect(new URL(page.url()).search).toBe(`?${query}`);
      });
  });

  test('casinos stand side by side, without one that is outdated', async () => {
    await visit('/ranking/?comparar=austral,dorado', async (page) => {
      const heads = await texts(page, '#comparador thead th');
      expect(heads.join()).toMatch(/Casino Austral.*Dorado Bet/s);
      expect(await page.locator('#comparador').innerText()).not.toContain('Casino Centro');
    });
  });

  test('a review has its facts, lists and table, each cell in its place', async () => {
    await visit('/casino/austral/', async (page) => {
      const hero = await page.locator('[data-block=heroSection]').innerText();
      for (const word of ['9,2', '30x', '31 mar 2099']) expect(hero, word).toContain(word);
      const review = await page.locator('[data-block=generalReview]').innerText();
      for (const word of ['Paga a tiempo.', '9,4', 'TLS 1.3', 'Buena', 'Se juega en pesos.', 'Cóndor Dorado'])
        expect(review, word).toContain(word);
      expect(await texts(page, '[data-block=prosCons] li')).toEqual(['Paga rápido', 'Atiende en español', 'Rollover de 30x', '7']);
      const cells = await page
        .locator('[data-block=table] tbody tr')
        .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
      expect(cells).toEqual([
        ['Webpay', '24', '9.1'],
        ['Khipu', '-', '8,7'],
      ]);
    });
  });

  test('without `urlOffer`, and of an outdated casino, no block has a way to it', async () => {
    for (const path of ['/casino/dorado/', '/casino/centro/'])
      await visit(path, async (page) => {
        expect(await page.locator('main a[href*="/jugar/"]').count()).toBe(0);
      });
    await visit('/ranking/', async (page) => {
      for (const name of ['Casino Centro', 'Dorado Bet'])
        expect(await page.locator('article', { hasText: name }).first().locator('a[href*="/jugar/"]').count(), name).toBe(0);
      expect(await page.locator('article', { hasText: 'Casino Centro' }).first().innerText()).toContain('Ya no lo recomendamos');
    });
  });

  test('the library offers what the filters call names, and answers it', async () => {
    await visit('/juegos/', async (page) => {
      const library = page.locator('[data-block=freeGames]');
      await library.getByRole('searchbox').focus();
      await library.locator('lupa-island[state=ready]').waitFor();
      expect(await library.locator('article').count()).toBe(4);
      await page.goto(`${site.url}/juegos/?tipo=ruleta`);
      expect(await gamesShown(page)).toEqual(['Ruleta Austral']);
      await page.goto(`${site.url}/juegos/?proveedor=12&buscar=salar`);
      expect(await gamesShown(page)).toEqual(['Salar 2', 'Salar 4', 'Salar 6', 'Salar 8']);
      expect(new URL(page.url()).search).toBe('?proveedor=12&buscar=salar');
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

  test('a page that is not there is a 404 with the service’s words, and the site map names the others', async () => {
    const missing = await fetch(`${site.url}/no-esta/`);
    expect([missing.status, (await missing.text()).includes('Esa página no existe')]).toEqual([404, true]);
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    expect([...sitemap.matchAll(/<loc>[^<]*:\d+([^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual([
      '/',
      '/ranking/',
      '/casino/austral/',
      '/casino/dorado/',
      '/casino/centro/',
      '/juegos/',
      '/juego/condor/',
    ]);
  });

  test('what could not be read is in the log, by call, path and type', () => {
    const dropped = site
      .log()
      .split('\n')
      .filter((line) => line.includes('"dropped"'))
      .join('\n');
    expect(dropped).toContain('rows.1.cells.1');
  });
});
