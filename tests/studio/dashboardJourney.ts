import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from '../setup/settled.ts';
import { awake, createDocument, createPerson, discard, expectAccessible, expectFitsPhone, openStudio, type Stage } from './stage.ts';

const both = ['Mis borradores sin publicar', 'Cambia hoy'];

const firstPages = {
  editor: [
    'Revisiones que esperan por mí',
    'Avisos de error',
    ...both,
    'Idiomas que faltan',
    'Enlaces rotos',
    'Juegos que no parten',
    'Líneas de ayuda por verificar',
    'Páginas sin cambios hace 90 días',
  ],
  affiliateManager: [
    'Avisos de error',
    ...both,
    'Termina esta semana',
    'Ofertas sin un enlace que funcione',
    'Cobros vencidos',
    'Experimentos por terminar',
    'Clics de los últimos 7 días',
    'Licencias que terminan',
  ],
} as const;

export async function openFirstPages(stage: Stage): Promise<void> {
  for (const role of ['editor', 'affiliateManager'] as const) {
    const page = await openStudio(stage, await createPerson(stage, 'Marta', role));
    await expect.poll(() => page.locator('section[data-panel][aria-busy=true]').count()).toBe(0);
    const seen = await page.locator('section[data-panel] h2').allTextContents();
    expect(seen.map((title) => title.replace(/[\d.]+$/, ''))).toEqual(firstPages[role]);
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.context().close();
  }
}

/** From its template, in 15 steps before its words at most: a step is a click, a choice or a key. */
export async function publishReview(stage: Stage): Promise<void> {
  const { administrator } = stage;
  const key = `prueba-${randomUUID().slice(0, 8)}`;
  const casino = `Casino ${key}`;
  const path = `/resenas/${key}/`;
  const data = { name: casino, slug: key, activePartner: true, _status: 'published' };
  const partner = await createDocument(stage, administrator, 'partners', data);
  const page = await openStudio(stage, await createPerson(stage, 'Marta', 'editor'));
  let steps = 0;
  const step = async (act: Promise<unknown>) => {
    await act;
    steps += 1;
  };

  await step(page.getByRole('link', { name: 'Nueva página desde plantilla', exact: true }).click());
  const choice = page.getByLabel('Casino');
  await page.waitForURL('**/admin/plantillas');
  await awake(page);
  await step(page.getByRole('link', { name: 'Reseña de casino', exact: true }).click());
  await choice.waitFor();
  await expectAccessible(page);
  await step(choice.focus());
  await step(choice.selectOption({ label: casino }));
  await step(page.getByRole('button', { name: 'Continuar' }).click());
  await tryTakenPath(page, path);
  await expectAccessible(page);
  await step(page.getByRole('button', { name: 'Crear borrador' }).click());
  await page.waitForURL(/\/collections\/pages\/\d+/);
  const id = Number(/pages\/(\d+)/.exec(page.url())?.[1]);
  await writeWords(page);
  await step(page.locator('#action-save').click());
  expect(steps).toBeLessThanOrEqual(15);
  await expect.poll(async () => (await fetch(stage.siteUrl + path)).status).toBe(200);
  const html = await (await fetch(stage.siteUrl + path)).text();
  expect(html).toContain('Una frase de prueba.');
  expect(html).not.toContain('Falta: ');

  await page.goto(`${stage.studioUrl}/admin/idiomas?buscar=${key}`);
  const matrix = await page.getByRole('region', { name: 'Páginas e idiomas' }).locator('tbody td').allTextContents();
  expect(matrix).toEqual(['Publicada', 'Falta', 'Falta', 'Falta']);
  await expectAccessible(page);
  await page.context().close();
  await discard(stage, administrator, `pages/${id}`);
  await discard(stage, administrator, `partners/${partner}`);
  await expect.poll(async () => (await fetch(stage.siteUrl + path)).status).toBe(404);
}

/** A path that somebody has says so, and keeps the rest; no part of the way. */
async function tryTakenPath(page: Page, path: string): Promise<void> {
  const field = page.getByLabel('Ruta');
  expect(await field.inputValue()).toBe(path);
  await field.fill('/resenas/');
  await page.getByRole('button', { name: 'Crear borrador' }).click();
  expect(await page.locator('#fault-path').textContent()).toBe('Esta ruta ya es de «Reseñas». Escribe otra.');
  await field.fill(path);
}

/** Into every text that is empty: no block has to be opened for it. Returns how many there were, with a click for each. */
export async function writeWords(page: Page): Promise<number> {
  let written = 0;
  const rows = page.locator('#field-content > .blocks-field__rows > *');
  await rows.first().waitFor();
  await settled(page);
  for (const row of await rows.all()) {
    await row.scrollIntoViewIfNeeded();
    if ((await row.getByText('Falta: ').count()) === 0) continue;
    const texts = row.locator('[contenteditable=true]');
    await texts.first().waitFor();
    for (const text of await texts.all()) {
      await text.scrollIntoViewIfNeeded();
      await text.click();
      await page.keyboard.insertText('Una frase de prueba.');
      written += 1;
    }
    await expect.poll(() => row.getByText('Falta: ').count()).toBe(0);
  }
  return written;
}
