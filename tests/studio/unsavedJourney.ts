import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../setup/settled.ts';
import { callAs, createPerson, discard, openStudio, type Stage } from './stage.ts';

const header = (page: Page) => page.locator('.doc-controls__meta');
const title = (page: Page) => page.locator('#field-title');
const refusal = (page: Page, words: string | RegExp) => header(page).locator('[data-unsaved]').getByText(words).waitFor();
const isSaved = async (page: Page) => {
  await expect.poll(() => header(page).locator('[data-unsaved]').count()).toBe(0);
};
const afterReload = async (page: Page, words: string) => {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => title(page).inputValue()).toBe(words);
};

/** What a form says, and what of its text is there after a reload, for each way in which a save may be refused. */
export async function keepUnsaved(stage: Stage): Promise<void> {
  const editor = await createPerson(stage, 'Guadalupe', 'editor');
  const stored = async (id: string) =>
    (await callAs(stage, editor, `pages/${id}?draft=true&depth=0&locale=es_CL`)) as { title: string | null; slug: string | null };
  const page = await openStudio(stage, editor);

  // "Crear" stores nothing before something was typed, and then all of it.
  const count = async () => ((await callAs(stage, editor, 'pages?limit=1&depth=0')) as { totalDocs: number }).totalDocs;
  const before = await count();
  await page.goto(`${stage.studioUrl}/admin/collections/pages/create`);
  await title(page).waitFor();
  await settled(page);
  expect(await count()).toBe(before);
  await title(page).pressSequentially('Bonos que se escriben de corrido', { delay: 60 });
  await page.waitForURL(/\/pages\/\d+/);
  const address = page.url();
  const id = /\/pages\/(\d+)/.exec(address)?.[1] ?? '';
  await expect.poll(() => title(page).inputValue()).toBe('Bonos que se escriben de corrido');
  await expect.poll(async () => (await stored(id)).title).toBe('Bonos que se escriben de corrido');
  expect(await count()).toBe(before + 1);

  // A path that another page has: the rest is stored.
  await page.fill('#field-slug', '/nosotros/');
  await page.getByText(/^Lo tiene «.+»\. Escribe otro, o ábrelo\.$/).waitFor();
  await refusal(page, /^Ruta: Lo tiene «.+»\.$/);
  await title(page).fill('Con la ruta de otra');
  await expect.poll(async () => stored(id)).toMatchObject({ title: 'Con la ruta de otra', slug: null });
  await afterReload(page, 'Con la ruta de otra');
  await expect.poll(() => page.inputValue('#field-slug')).toBe('/nosotros/');
  await page.fill('#field-slug', '/una-ruta-libre/');
  await expect.poll(async () => (await stored(id)).slug).toBe('/una-ruta-libre/');
  await isSaved(page);

  // No connection; a studio that restarts; an answer that is no answer.
  const refuseBy: [words: string, (route: Route) => Promise<void>][] = [
    ['No hay conexión', (route) => route.abort('internetdisconnected')],
    ['El estudio no responde', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })],
    ['El estudio no responde', (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'x' }] } })],
  ];
  for (const [index, [words, refuse]] of refuseBy.entries()) {
    await page.route('**/api/pages/*', (route) => (route.request().method() === 'PATCH' ? refuse(route) : route.continue()));
    await title(page).fill(`Sin guardar ${index}`);
    await refusal(page, new RegExp(words));
    expect((await stored(id)).title).not.toBe(`Sin guardar ${index}`);
    await afterReload(page, `Sin guardar ${index}`);
    await page.unroute('**/api/pages/*');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(async () => (await stored(id)).title, { timeout: 60_000 }).toBe(`Sin guardar ${index}`);
    await isSaved(page);
  }

  // Another tab of the same person.
  const other = await page.context().newPage();
  await other.goto(address);
  await title(other).fill('Desde la otra');
  await expect.poll(async () => (await stored(id)).title).toBe('Desde la otra');
  await title(page).fill('Desde la primera');
  await refusal(page, /otra pestaña/);
  expect((await stored(id)).title).toBe('Desde la otra');
  await other.close();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Recuperarlo' }).click();
  await expect.poll(() => title(page).inputValue()).toBe('Desde la primera');
  await expect.poll(async () => (await stored(id)).title).toBe('Desde la primera');
  await isSaved(page);

  // The session is over.
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await title(page).fill('Sin sesión');
  await refusal(page, /^Tu sesión se cerró/);
  await page.context().addCookies(cookies);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(async () => (await stored(id)).title, { timeout: 60_000 }).toBe('Sin sesión');
  await isSaved(page);

  // What keeps it from being published is a list, whose entries lead to their fields.
  await page.getByRole('button', { name: /^Publicar/ }).click();
  const faults = header(page).getByRole('listitem').getByRole('button');
  await faults.filter({ hasText: 'Bloques' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#field-content') !== null)).toBe(true);
  await page.goto(`${stage.studioUrl}/admin`);
  await page.context().close();
  await discard(stage, stage.administrator, `pages/${id}`);
}
