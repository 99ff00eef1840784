// Requirements: 1.1, 1.15.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool } from '@lupa/database/connect.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../setup/browser.ts';
import { isAnswering, pollUntil } from '../setup/pollUntil.ts';
import { startProduct, type Product } from '../setup/startProduct.ts';
import { findViewViolations } from './accessibility.ts';
import { enrolByKeyboard, logInByKeyboard, removeByKeyboard } from './secondFactorByKeyboard.ts';
import { callAs, type Stage } from './stage.ts';
import { studioJourneys } from './studioJourneys.ts';

let product: Product;
let browser: Browser;
let stage: Stage;
/** Of the way out that was taken. */
let clickId = '';

beforeAll(async () => {
  browser = await launchBrowser();
  product = await startProduct({}, { hasStudio: true });
  const password = (await readFile(join(product.directory, 'administrator-password.txt'), 'utf8')).trim();
  const { siteUrl, ports } = product;
  const studioUrl = `http://localhost:${ports.STUDIO_PORT}`;
  stage = { browser, siteUrl, studioUrl, administrator: { email: 'admin@lupacasino.example', password } };
  // It is built behind the running site.
  await pollUntil('the studio', () => isAnswering(`${studioUrl}/readyz`), { within: 600_000 });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

it('leads from the ranking to a review and out to the partner, and records the click', async () => {
  const page = await newPage();
  await page.goto(`${stage.siteUrl}/`);
  const toplist = page.locator('[data-block="topList"]').first();
  await expect.poll(() => toplist.locator('a[data-response-id]').count()).toBeGreaterThan(3);

  await toplist
    .getByRole('link', { name: /reseña/i })
    .first()
    .click();
  await page.waitForURL(/\/resenas\/[a-z0-9-]+\/$/);
  expect(await page.locator('h1').count()).toBe(1);

  await page.goto(`${stage.siteUrl}/`);
  const wayOut = page.locator('[data-block="topList"] a[href*="/jugar/"]').first();
  expect(await wayOut.getAttribute('rel')).toBe('sponsored nofollow noreferrer noopener');
  expect(await wayOut.getAttribute('target')).toBe('_blank');
  const href = (await wayOut.getAttribute('href')) ?? '';
  const answer = await fetch(href, {
    redirect: 'manual',
    headers: { 'user-agent': await page.evaluate(() => navigator.userAgent.replace('Headless', '')) },
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const target = answer.headers.get('location') ?? '';
  expect(target).toMatch(/^https:\/\//);
  clickId = /5400-[\w-]+/.exec(target)?.[0] ?? '';

  const pool = createPool({ url: product.databaseUrl, name: 'studio test' });
  const found = await pool.query('select page, toplist, position, response_id from clicks.clicks where id = $1', [clickId]);
  await pool.end();
  expect(found.rows).toEqual([{ page: '/', toplist: 'home', position: 1, response_id: expect.stringMatching(/^home\./) }]);
  await page.context().close();
});

it('an edit of the administrator is on the site as soon as it is published', async () => {
  expect((await fetch(`${stage.studioUrl}/api/pages?limit=1`)).status).toBe(403);
  const { administrator } = stage;
  const { docs } = (await callAs(stage, administrator, 'pages?where[slug][equals]=/nosotros/&locale=es_CL&limit=1')) as {
    docs: { id: string }[];
  };
  const title = `Quiénes somos ${randomUUID().slice(0, 8)}`;
  const body = JSON.stringify({ title, _status: 'published' });
  await callAs(stage, administrator, `pages/${docs[0]?.id}?locale=es_CL`, { method: 'PATCH', body });
  await expect.poll(async () => (await fetch(`${stage.siteUrl}/nosotros/`)).text(), { interval: 50 }).toContain(`<title>${title}`);
});

it('shows the affiliate manager that click: in the report, and by its id with the list that was seen', async () => {
  const page = await newPage();
  await page.goto(`${stage.studioUrl}/admin/clicks?by=toplist`);
  await page.waitForURL(/\/admin\/login/);
  await page.fill('#field-email', stage.administrator.email);
  await page.fill('#field-password', stage.administrator.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  const row = page.getByRole('region', { name: 'Clics por toplist' }).locator('tbody tr');
  await expect.poll(() => row.getByRole('link', { name: 'Portada', exact: true }).count()).toBe(1);

  await page.getByLabel('Buscar un clic por su id').fill(` ${clickId} `);
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await page.waitForURL(new RegExp(`/admin/clicks/${clickId}$`));
  await expect.poll(() => page.locator('[aria-current="true"]').count()).toBe(1);
  expect(await page.getByText('Cuenta: lo abrió un navegador').count()).toBe(1);
  await page.context().close();
});

it('has no view and no form in which axe finds anything', async () => {
  const { views, found } = await findViewViolations(stage);
  expect(views).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

it('takes a second factor by keyboard alone, asks for it, and lets it go again', { tags: ['thorough'] }, async () => {
  const account = { studio: stage.studioUrl, ...stage.administrator };
  // A login without its code is a 401 that the browser logs; axe needs the policy out of its way.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  const page = await context.newPage();
  await logInByKeyboard(page, account);
  const { recoveryCodes, violations } = await enrolByKeyboard(page, account);
  expect(violations).toEqual([]);
  await context.clearCookies();
  await logInByKeyboard(page, account, recoveryCodes[0]?.toLowerCase());
  await removeByKeyboard(page, account);
  await context.close();
});

studioJourneys(() => stage);

async function newPage(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('close', () => expect(problems).toEqual([]));
  return page;
}
