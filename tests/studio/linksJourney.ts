import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { linkTo } from '../../apps/studio/testing/samples.ts';
import { callAs, createDocument, createPerson, expectAccessible, openStudio, patch, type Person, type Stage } from './stage.ts';

const lost = '/enlace-que-no-existe/';
const title = 'Una página de prueba con un título que es demasiado largo para un buscador';
/** Robots are not counted, and a browser without a window says that it is one. */
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

export async function mendDeadLink(stage: Stage): Promise<void> {
  const elena = await createPerson(stage, 'Elena', 'editor');
  const id = await createPage(stage, elena);
  const save = (data: object) => patch(stage, elena, `pages/${id}?locale=es_CL`, data);
  const page = await openStudio(stage, elena);
  try {
    await writeTexts(page, `${stage.studioUrl}/admin/collections/pages/${id}`);
    await save({ _status: 'published' });
    await seeDeadLink(page, stage.studioUrl);
    await save({ _status: 'published', content: [{ blockType: 'prosCons', title: 'Sin enlaces' }] });
    await page.reload();
    await expect.poll(() => page.getByText(lost).count()).toBe(0);
  } finally {
    await page.context().close();
    await callAs(stage, elena, `pages/${id}`, { method: 'DELETE' });
  }
}

export async function countRedirect(stage: Stage): Promise<void> {
  const elena = await createPerson(stage, 'Elena', 'editor');
  const id = await createDocument(stage, elena, 'redirects', { from: '/uso-de-prueba/', to: '/', status: '302' });
  const page = await openStudio(stage, elena);
  try {
    const follow = () => fetch(`${stage.siteUrl}/uso-de-prueba/`, { redirect: 'manual', headers: { 'user-agent': person } });
    await expect.poll(async () => (await follow()).status).toBe(302);
    const row = page.getByRole('row').filter({ hasText: '/uso-de-prueba/' });
    const search = async () => {
      await page.goto(`${stage.studioUrl}/admin/collections/redirects?search=uso-de-prueba`);
      return row.textContent();
    };
    await expect.poll(search).toMatch(/hace/);
    await page.goto(`${stage.studioUrl}/admin/collections/redirects/${id}`);
    await page.getByRole('heading', { name: 'Usos' }).waitFor();
    await page.getByText(/^La última, hace/).waitFor();
  } finally {
    await page.context().close();
    await callAs(stage, elena, `redirects/${id}`, { method: 'DELETE' });
  }
}

function createPage(stage: Stage, editor: Person): Promise<number> {
  const body = linkTo({ linkType: 'custom', url: lost });
  const content = [{ blockType: 'contentSection', title: 'Sección', body }];
  const data = { internalName: 'Enlaces de prueba', title: 'De prueba', slug: '/enlaces-de-prueba/', content, _status: 'draft' };
  return createDocument(stage, editor, 'pages?locale=es_CL', data);
}

/** Types a title where it is shown, by keyboard, and goes to what is found. */
async function writeTexts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Buscadores' }).click();
  await page.getByText('El título es corto').waitFor();
  await page.locator('#seo-title').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(title);
  await page.getByText(`se corta, ${title.length} de unos 60 caracteres`).waitFor();
  await page.getByText('Una página de prueba con un título que es demasiado largo …').first().waitFor();
  // What is checked is the saved draft.
  await page.getByText(`El título se corta en los buscadores: ${title.length} caracteres; caben unos 60.`).waitFor();
  await page.getByText(`El bloque 1 lleva a ${lost}: no hay ninguna página publicada ahí.`).waitFor();
  const drawn = page.getByAltText('Así se ve la imagen al compartir la página');
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await expectAccessible(page, '[aria-labelledby="seo-result"]');
  await expectAccessible(page, '[aria-labelledby="seo-findings"]');
  await page.getByRole('listitem').filter({ hasText: 'El bloque 1 lleva a' }).getByRole('button', { name: 'Ir al campo' }).press('Enter');
  await page.locator('#content-row-0').waitFor();
}

async function seeDeadLink(page: Page, studioUrl: string): Promise<void> {
  await page.goto(`${studioUrl}/admin/enlaces`);
  await page.getByRole('button', { name: 'Comprobar ahora' }).press('Enter');
  await page.getByText(/enlaces? internos? rotos?\./).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: lost }).first();
  await row.getByText('No hay ninguna página publicada ahí').waitFor();
  await row.getByText('Página, bloque 1').waitFor();
  expect(await row.getByRole('link', { name: 'Enlaces de prueba' }).getAttribute('href')).toMatch(
    /\/admin\/collections\/pages\/\d+\?locale=es_CL$/,
  );
  await expectAccessible(page);
}
