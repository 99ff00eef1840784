// @module-tag thorough
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paragraph, sampleMenu } from '../../apps/studio/testing/samples.ts';
import { crawl } from '../demo/crawl.ts';
import { launchBrowser } from '../setup/browser.ts';
import { isAnswering, pollUntil } from '../setup/pollUntil.ts';
import { startProduct, type Product } from '../setup/startProduct.ts';
import { createCasino, newCasino, publishMarked } from './newCasinoJourney.ts';
import { awake, callAs, findId, openStudio, patch, type Stage } from './stage.ts';

let product: Product;
let browser: Browser;
let stage: Stage;

beforeAll(async () => {
  browser = await launchBrowser();
  product = await startProduct({ SEED: 'none' }, { hasStudio: true });
  const password = (await readFile(join(product.directory, 'administrator-password.txt'), 'utf8')).trim();
  const studioUrl = `http://localhost:${product.ports.STUDIO_PORT}`;
  stage = { browser, siteUrl: product.siteUrl, studioUrl, administrator: { email: 'admin@lupacasino.example', password } };
  await pollUntil('the studio', () => isAnswering(`${studioUrl}/readyz`), { within: 600_000 });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

type Row = Record<string, unknown> & {
  title?: string;
  body?: unknown;
  items?: Row[];
  sections?: Row[];
  blockName?: string;
  blockType?: string;
};

const withBody = ['contentSection', 'generalReview', 'heroSection', 'infoBox'];

/** With words in the place of what a template leaves to be written. */
function write(block: Row): Row {
  const row = (own: Row): Row => ({ ...own, title: own.title || 'Un título', body: paragraph('Una frase.') });
  return {
    ...block,
    ...(block.blockName && withBody.includes(block.blockType ?? '') && { body: paragraph('Una frase.') }),
    ...(block.items && { items: block.items.map(row) }),
    ...(block.sections && { sections: block.sections.map(row) }),
  };
}

it('the steps of an empty start lead to a site in which nothing leads to a page that is not there', async () => {
  const { administrator, studioUrl, siteUrl } = stage;
  const page = await openStudio(stage, administrator);
  const steps = page.locator('[data-panel=primeros-pasos]');
  const stepOf = async (name: string) => {
    await page.goto(`${studioUrl}/admin`);
    await steps.getByRole('link', { name, exact: true }).click();
  };
  const press = async (name: string) => {
    const button = page.getByRole('button', { name });
    await button.waitFor();
    await awake(page);
    await button.click();
  };
  await steps.waitFor();
  expect(await page.locator('[data-panel=enlaces-rotos] li').count()).toBe(0);

  await stepOf('El primer casino, con su oferta');
  await createCasino(page, newCasino('uno'), async () => {
    await page.getByLabel('Portada').check();
    return 1;
  });
  await publishMarked(page, '3 publicados.');
  const call = (path: string) => callAs(stage, administrator, path);
  const publish = async (id: number) => {
    const { content } = (await call(`pages/${id}?draft=true&depth=0&locale=es_CL`)) as { content: Row[] };
    await patch(stage, administrator, `pages/${id}?locale=es_CL`, { content: content.map(write), _status: 'published' });
  };
  const [review, list] = [await findId(stage, administrator, 'pages?draft=true'), await findId(stage, administrator, 'toplists')];
  await publish(review);

  for (const name of ['La portada', 'Privacidad', 'Juego responsable y líneas de ayuda']) {
    await stepOf(name);
    if (name === 'La portada') {
      await page.getByLabel('Toplist').selectOption(String(list));
      await press('Continuar');
    }
    await press('Crear borrador');
    await page.waitForURL(/\/collections\/pages\/\d+/);
    await publish(Number(/pages\/(\d+)/.exec(page.url())?.[1]));
  }

  const menu = await findId(stage, administrator, 'navigation-groups');
  await patch(stage, administrator, `navigation-groups/${menu}?locale=es_CL`, {
    navigationItems: sampleMenu('Header', '/resenas/casino-uno/').navigationItems,
  });
  const save = (path: string, data: object) => callAs(stage, administrator, path, { method: 'POST', body: JSON.stringify(data) });
  const items = [{ name: 'Una línea', link: 'tel:6003607777' }];
  const footer = { logoSite: await findId(stage, administrator, 'media'), trustedArea: { title: 'Ayuda', items } };
  await save('globals/site-globals?locale=es_CL', { siteName: 'Mi sitio', footer });
  const law = { source: 'https://ley.example/', verifiedOn: '2026-11-02T12:00:00.000Z' };
  await save('globals/legal-status', { periods: [{ status: 'unregulated', since: '2026-01-01T03:00:00.000Z', ...law }] });

  await page.goto(`${studioUrl}/admin`);
  await expect.poll(() => page.locator('section[data-panel][aria-busy=true]').count()).toBe(0);
  expect(await steps.count()).toBe(0);
  expect(await page.locator('[data-panel=enlaces-rotos] li').allTextContents()).toEqual([]);
  await page.context().close();

  const isShown = async () => /Casino uno/.test(await (await fetch(siteUrl)).text()) || null;
  await pollUntil('the casino on the home page', isShown, { within: 60_000 });
  const { pages, variants } = await crawl(siteUrl);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(['/', '/resenas/casino-uno/', '/privacidad/', '/juego-responsable/']));
  const broken = [...pages.values(), ...variants.values()].filter(({ status }) => status >= 400);
  expect(broken.map(({ path, status }) => [path, status])).toEqual([]);
});
