import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { settled } from '../setup/settled.ts';
import { findViolations } from '../setup/findViolations.ts';
import { awake, callAs, createPerson, openStudio, type Person, type Stage } from './stage.ts';

const documentSchema = z.object({ doc: z.object({ id: z.number() }) });
const phone = { viewport: { width: 390, height: 844 } };

export function dashboardJourney(stage: () => Promise<Stage>): void {
  it('the first page says what waits for the person who opens it', async () => {
    const { editor, affiliate } = await openDashboards(await stage());
    const both = ['Mis borradores sin publicar', 'Cambia hoy'];
    expect(editor).toEqual({
      titles: [
        'Revisiones que esperan por mí',
        'Avisos de error',
        ...both,
        'Idiomas que faltan',
        'Enlaces rotos',
        'Juegos que no parten',
        'Líneas de ayuda por verificar',
        'Páginas sin cambios hace 90 días',
      ],
      violations: [],
      isWide: false,
    });
    expect(affiliate).toEqual({
      titles: [
        'Avisos de error',
        ...both,
        'Termina esta semana',
        'Ofertas sin un enlace que funcione',
        'Cobros vencidos',
        'Experimentos por terminar',
        'Clics de los últimos 7 días',
        'Licencias que terminan',
      ],
      violations: [],
      isWide: false,
    });
  });

  it('a review from its template is out within 15 steps before its words', async () => {
    const seen = await publishReview(await stage());
    expect(seen).toMatchObject({
      violations: [],
      taken: 'Esta ruta ya es de «Reseñas». Escribe otra.',
      closed: false,
      status: 200,
      gone: 404,
    });
    expect(seen.steps).toBeLessThanOrEqual(15);
    expect(seen.html).toContain('Una frase de prueba.');
    expect(seen.html).not.toContain('Falta: ');
    expect(seen.matrix).toEqual(['Publicada', 'Falta', 'Falta', 'Falta']);
  });
}

/** The headings of both roles' first pages, on a phone too. */
async function openDashboards(stage: Stage) {
  const open = async (person: Person) => {
    const page = await openStudio(stage, person);
    const panels = page.locator('section[data-panel]');
    await expect.poll(() => page.locator('section[data-panel][aria-busy=true]').count()).toBe(0);
    const titles = (await panels.locator('h2').allTextContents()).map((title) => title.replace(/[\d.]+$/, ''));
    const violations = await findViolations(page, '.template-default__wrap');
    await page.setViewportSize(phone.viewport);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await page.context().close();
    return { titles, violations, isWide };
  };
  return {
    editor: await open(await createPerson(stage, 'Marta', 'editor')),
    affiliate: await open(await createPerson(stage, 'Pablo', 'affiliateManager')),
  };
}

/** What somebody does besides writing: a click, a choice, a key. */
function countSteps() {
  const done: string[] = [];
  return {
    done,
    step: async (name: string, act: () => Promise<unknown>) => {
      await act();
      done.push(name);
    },
  };
}

async function publishReview(stage: Stage) {
  const key = `prueba-${randomUUID().slice(0, 8)}`;
  const casino = `Casino ${key}`;
  const path = `/resenas/${key}/`;
  const data = JSON.stringify({ name: casino, slug: key, activePartner: true, _status: 'published' });
  const partner = documentSchema.parse(await callAs(stage, stage.administrator, 'partners', { method: 'POST', body: data })).doc.id;
  const editor = await createPerson(stage, 'Marta', 'editor');
  const page = await openStudio(stage, editor);
  const { done, step } = countSteps();

  await step('open the templates', () => page.getByRole('link', { name: 'Nueva página desde plantilla', exact: true }).click());
  const template = page.getByRole('link', { name: 'Reseña de casino', exact: true });
  const choice = page.getByLabel('Casino');
  await page.waitForURL('**/admin/plantillas');
  await awake(page);
  await step('choose the review', () => template.click());
  await choice.waitFor();
  const violations = await findViolations(page, '.template-default__wrap');
  await step('go to the casinos', () => choice.focus());
  await step('choose the casino', () => choice.selectOption({ label: casino }));
  await step('continue', () => page.getByRole('button', { name: 'Continuar' }).click());
  const taken = await tryTakenPath(page, path);
  violations.push(...(await findViolations(page, '.template-default__wrap')));
  await step('make the draft', () => page.getByRole('button', { name: 'Crear borrador' }).click());
  await page.waitForURL(/\/collections\/pages\/\d+/);
  const id = Number(/pages\/(\d+)/.exec(page.url())?.[1]);
  const closed = await writeWords(page);
  await step('publish', () => page.locator('#action-save').click());
  await expect.poll(async () => (await fetch(stage.siteUrl + path)).status).toBe(200);
  const answer = await fetch(stage.siteUrl + path);
  const html = await answer.text();

  await page.goto(`${stage.studioUrl}/admin/idiomas?buscar=${key}`);
  const matrix = await page.getByRole('region', { name: 'Páginas e idiomas' }).locator('tbody td').allTextContents();
  violations.push(...(await findViolations(page, '.template-default__wrap')));
  await page.context().close();
  await remove(stage, 'pages', id);
  await remove(stage, 'partners', partner);
  await expect.poll(async () => (await fetch(stage.siteUrl + path)).status).toBe(404);
  return { steps: done.length, violations, taken, closed, status: answer.status, html, matrix, gone: 404 };
}

/** A path that somebody has says so, and keeps the rest; no part of the way. */
async function tryTakenPath(page: Page, path: string): Promise<string | null> {
  const field = page.getByLabel('Ruta');
  expect(await field.inputValue()).toBe(path);
  await field.fill('/resenas/');
  await page.getByRole('button', { name: 'Crear borrador' }).click();
  const fault = page.locator('#fault-path');
  await fault.waitFor();
  const sentence = await fault.textContent();
  await page.getByLabel('Ruta').fill(path);
  return sentence;
}

/** Into every text that is empty. Returns whether a block had to be opened for it. */
async function writeWords(page: Page): Promise<boolean> {
  const rows = page.locator('#field-content > .blocks-field__rows > *');
  await rows.first().waitFor();
  await settled(page);
  let closed = false;
  for (let index = 0; index < (await rows.count()); index++) {
    const row = rows.nth(index);
    await row.scrollIntoViewIfNeeded();
    const isHinted = (await row.getByText('Falta: ').count()) > 0;
    if (!isHinted) continue;
    const texts = row.locator('[contenteditable=true]');
    await texts
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => (closed = true));
    for (let text = 0; text < (await texts.count()); text++) {
      await texts.nth(text).scrollIntoViewIfNeeded();
      await texts.nth(text).click();
      await page.keyboard.insertText('Una frase de prueba.');
    }
    await expect.poll(() => row.getByText('Falta: ').count()).toBe(0);
  }
  return closed;
}

async function remove(stage: Stage, collection: string, id: number): Promise<void> {
  const body = JSON.stringify({ deletedAt: new Date().toISOString() });
  await callAs(stage, stage.administrator, `${collection}/${id}?locale=es_CL`, { method: 'PATCH', body });
  await callAs(stage, stage.administrator, `${collection}/${id}?trash=true`, { method: 'DELETE' });
}
