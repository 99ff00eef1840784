import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findViolations } from '../setup/findViolations.ts';
import { callAs, createPerson, openStudio, type Person, type Stage } from './stage.ts';

const path = '/prueba-de-revision/';
const queue = '/admin/revisiones';
/** The studio's own part of a page of the admin. */
const frame = '.template-default__wrap';
const created = z.object({ doc: z.object({ id: z.number() }) });

export function reviewJourney(stage: () => Promise<Stage>): void {
  it('an author writes, an editor returns it with a comment on a block, and approves it in the end', async () => {
    const run = await reviewOnce(await stage());
    expect(run.authorsButtons).toEqual(['Pasar a revisión']);
    expect(run.refusals).toEqual([403, 403, 403]);
    expect(run.editorsCount).toBeGreaterThan(0);
    expect(run.withoutComment).toContain('sin un comentario no se puede devolver');
    expect(run.changed).toContain('Título');
    expect(run.statuses).toEqual([404, 200]);
    expect(run.violations).toEqual([]);
  });
}

async function reviewOnce(stage: Stage) {
  const { studioUrl, siteUrl, administrator } = stage;
  const [ana, elena] = [await createPerson(stage, 'Ana', 'author'), await createPerson(stage, 'Elena', 'editor')];
  const id = await writeDraft(stage, ana);
  const form = `${studioUrl}/admin/collections/pages/${id}?locale=es_CL`;
  const isOnSite = async () => (await fetch(siteUrl + path, { redirect: 'manual' })).status;
  const statuses = [await isOnSite()];
  const refusals = await tryToPublish(stage, ana, id);
  const [author, editor] = [await openStudio(stage, ana), await openStudio(stage, elena, { viewport: { width: 390, height: 844 } })];
  try {
    const asked = await askAndReturn(studioUrl, author, editor, form);
    const changed = await mendAndPass(stage, ana, id, author, form);
    const violations = [...asked.violations, ...(await findViolations(author, frame))];
    await editor.goto(form);
    await editor.getByRole('button', { name: 'Aprobar y publicar' }).click();
    await editor.getByText('Aprobada', { exact: true }).waitFor();
    await expect.poll(isOnSite).toBe(200);
    statuses.push(200);
    return { ...asked, refusals, changed, statuses, violations };
  } finally {
    for (const page of [author, editor]) await page.context().close();
    await callAs(stage, administrator, `pages/${id}`, { method: 'DELETE' });
    await expect.poll(isOnSite).toBe(404);
  }
}

/** The author passes the page at a desk, the editor returns it on a phone. */
async function askAndReturn(studioUrl: string, author: Page, editor: Page, form: string) {
  await author.goto(form);
  await author.locator('#field-title').fill('Primera versión');
  const authorsButtons = await passByKeyboard(author, 'Falta la última tabla.');
  await editor.goto(studioUrl + queue);
  const editorsCount = Number(await editor.locator('h2', { hasText: 'Para cualquiera de edición' }).locator('span').textContent());
  const violations = await findViolations(editor, frame);
  await editor.getByRole('link', { name: 'Prueba de revisión' }).click();
  const withoutComment = await returnWithComment(editor);
  violations.push(...(await findViolations(editor, frame)));
  await editor.getByRole('button', { name: 'Devolver', exact: true }).last().click();
  await editor.waitForURL(studioUrl + queue);
  return { authorsButtons, editorsCount, withoutComment, violations };
}

/** @returns what is said of a change that came afterwards. The author is at the queue then. */
async function mendAndPass(stage: Stage, ana: Person, id: number, author: Page, form: string): Promise<string> {
  const address = stage.studioUrl + queue;
  await author.goto(address);
  await author.getByRole('link', { name: 'Prueba de revisión' }).click();
  await mendBlock(author);
  await author.getByRole('button', { name: 'Pasar otra vez a revisión' }).click();
  await author.getByRole('dialog').getByRole('button', { name: 'Pasar a revisión' }).click();
  await author.waitForURL(address);
  return changeAfterwards(stage, ana, id, author, form);
}

async function writeDraft(stage: Stage, author: Person): Promise<number> {
  const page = {
    internalName: 'Prueba de revisión',
    title: 'Prueba de revisión',
    slug: path,
    content: [{ blockType: 'prosCons', title: 'Lo bueno y lo malo', pros: ['Paga rápido'] }],
    _status: 'draft',
  };
  const answer = await callAs(stage, author, 'pages?draft=true&locale=es_CL', { method: 'POST', body: JSON.stringify(page) });
  return created.parse(answer).doc.id;
}

/** @returns the status of each refusal */
async function tryToPublish(stage: Stage, author: Person, id: number): Promise<number[]> {
  const tries: [string, RequestInit][] = [
    [`pages/${id}?locale=es_CL`, { method: 'PATCH', body: JSON.stringify({ _status: 'published' }) }],
    [`pages?draft=true&where[id][equals]=${id}`, { method: 'PATCH', body: JSON.stringify({ _status: 'published' }) }],
    [`pages/${id}`, { method: 'DELETE' }],
  ];
  const statuses = [];
  for (const [target, init] of tries) {
    const refusal = await callAs(stage, author, target, init).then(
      () => '200',
      (error: Error) => error.message,
    );
    statuses.push(Number(/\b[2-5]\d\d\b/.exec(refusal)?.[0]));
  }
  return statuses;
}

/** @returns what the author finds where others publish */
async function passByKeyboard(page: Page, note: string): Promise<string[]> {
  const pass = page.locator('.doc-controls').getByRole('button', { name: 'Pasar a revisión' });
  await expect.poll(() => pass.isEnabled()).toBe(true);
  const buttons = await page
    .locator('.doc-controls')
    .getByRole('button', { name: /publicar|revisión/i })
    .allTextContents();
  await pass.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pasar a revisión' });
  await dialog.getByLabel('Nota para quien revisa').focus();
  await page.keyboard.type(note);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/revisiones/);
  return buttons;
}

/** Comments a block from its row, and leaves the question open. @returns what it says without a comment */
async function returnWithComment(page: Page): Promise<string> {
  await page.getByText('Falta la última tabla.').waitFor();
  await page.getByRole('button', { name: 'Devolver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Devolver a Ana' });
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  const fault = (await dialog.getByRole('alert').textContent()) ?? '';
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
  return fault;
}

/** From the comment to its block, and back to say that it is done. */
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

/** @returns what the panel says of a change that came after */
async function changeAfterwards(stage: Stage, author: Person, id: number, page: Page, form: string): Promise<string> {
  const body = JSON.stringify({ title: 'Segunda versión', _status: 'draft' });
  await callAs(stage, author, `pages/${id}?draft=true&locale=es_CL`, { method: 'PATCH', body });
  await page.goto(form);
  const notice = (await page.getByText('Cambió después de pasar a revisión').locator('..').textContent()) ?? '';
  await page.goto(`${stage.studioUrl}${queue}`);
  return notice;
}
