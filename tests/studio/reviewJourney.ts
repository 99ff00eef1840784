import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callAs, createDocument, createPerson, expectAccessible, openStudio, patch, type Person, phone, type Stage } from './stage.ts';

const path = '/prueba-de-revision/';
const queue = '/admin/revisiones';

export async function reviewOnce(stage: Stage): Promise<void> {
  const { studioUrl, siteUrl, administrator } = stage;
  const [ana, elena] = [await createPerson(stage, 'Ana', 'author'), await createPerson(stage, 'Elena', 'editor')];
  const id = await writeDraft(stage, ana);
  const form = `${studioUrl}/admin/collections/pages/${id}?locale=es_CL`;
  const isOnSite = async () => (await fetch(siteUrl + path, { redirect: 'manual' })).status;
  expect(await isOnSite()).toBe(404);
  await tryToPublish(stage, ana, id);
  const [author, editor] = [await openStudio(stage, ana), await openStudio(stage, elena, { viewport: phone })];
  try {
    await askAndReturn(studioUrl, author, editor, form);
    await author.goto(studioUrl + queue);
    await author.getByRole('link', { name: 'Prueba de revisión' }).click();
    await mendBlock(author);
    await author.getByRole('button', { name: 'Pasar otra vez a revisión' }).click();
    await author.getByRole('dialog').getByRole('button', { name: 'Pasar a revisión' }).click();
    await author.waitForURL(studioUrl + queue);
    await patch(stage, ana, `pages/${id}?draft=true&locale=es_CL`, { title: 'Segunda versión', _status: 'draft' });
    await author.goto(form);
    expect(await author.getByText('Cambió después de pasar a revisión').locator('..').textContent()).toContain('Título');
    await author.goto(studioUrl + queue);
    await expectAccessible(author);
    await editor.goto(form);
    await editor.getByRole('button', { name: 'Aprobar y publicar' }).click();
    await editor.getByText('Aprobada', { exact: true }).waitFor();
    await expect.poll(isOnSite).toBe(200);
  } finally {
    for (const page of [author, editor]) await page.context().close();
    await callAs(stage, administrator, `pages/${id}`, { method: 'DELETE' });
    await expect.poll(isOnSite).toBe(404);
  }
}

/** The author passes the page at a desk, the editor returns it on a phone. */
async function askAndReturn(studioUrl: string, author: Page, editor: Page, form: string): Promise<void> {
  await author.goto(form);
  await author.locator('#field-title').fill('Primera versión');
  await passByKeyboard(author, 'Falta la última tabla.');
  await editor.goto(studioUrl + queue);
  const count = await editor.locator('h2', { hasText: 'Para cualquiera de edición' }).locator('span').textContent();
  expect(Number(count)).toBeGreaterThan(0);
  await expectAccessible(editor);
  await editor.getByRole('link', { name: 'Prueba de revisión' }).click();
  await returnWithComment(editor);
  await expectAccessible(editor);
  await editor.getByRole('button', { name: 'Devolver', exact: true }).last().click();
  await editor.waitForURL(studioUrl + queue);
}

const writeDraft = (stage: Stage, author: Person): Promise<number> =>
  createDocument(stage, author, 'pages?draft=true&locale=es_CL', {
    internalName: 'Prueba de revisión',
    title: 'Prueba de revisión',
    slug: path,
    content: [{ blockType: 'prosCons', title: 'Lo bueno y lo malo', pros: ['Paga rápido'] }],
    _status: 'draft',
  });

async function tryToPublish(stage: Stage, author: Person, id: number): Promise<void> {
  for (const target of [`pages/${id}?locale=es_CL`, `pages?draft=true&where[id][equals]=${id}`])
    await expect(patch(stage, author, target, { _status: 'published' })).rejects.toThrow(': 403 ');
  await expect(callAs(stage, author, `pages/${id}`, { method: 'DELETE' })).rejects.toThrow(': 403 ');
}

async function passByKeyboard(page: Page, note: string): Promise<void> {
  const pass = page.locator('.doc-controls').getByRole('button', { name: 'Pasar a revisión' });
  await expect.poll(() => pass.isEnabled()).toBe(true);
  const buttons = page.locator('.doc-controls').getByRole('button', { name: /publicar|revisión/i });
  expect(await buttons.allTextContents(), 'where others publish').toEqual(['Pasar a revisión']);
  await pass.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pasar a revisión' });
  await dialog.getByLabel('Nota para quien revisa').focus();
  await page.keyboard.type(note);
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(/revisiones/);
}

/** Comments a block from its row, and leaves the question open. */
async function returnWithComment(page: Page): Promise<void> {
  await page.getByText('Falta la última tabla.').waitFor();
  await page.getByRole('button', { name: 'Devolver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Devolver a Ana' });
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'sin un comentario no se puede devolver' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Comentar Lo bueno y lo malo' }).click();
  await expect.poll(() => page.getByLabel('Comentario').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Falta al menos una desventaja.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('1 comentario', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Devolver' }).click();
  await dialog.getByText('Ya va 1 comentario con la página.').waitFor();
}

async function mendBlock(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Lo bueno y lo malo$/ })
    .and(page.locator('section button'))
    .first()
    .click();
  const row = page.locator('#content-row-0');
  await row.locator('#field-content__0__title').waitFor({ state: 'visible' });
  await row.locator('#field-content__0__title').fill('Lo bueno, y lo malo también');
  await page.getByRole('button', { name: 'Responder' }).click();
  await page.getByLabel('Respuesta').fill('Agregada.');
  await page.getByRole('button', { name: 'Responder' }).click();
  await page.getByText('Agregada.').waitFor();
  await page.getByRole('button', { name: 'Resolver' }).click();
  await page.getByText('Resueltos (1)').waitFor();
}
