import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findViolations } from '../setup/findViolations.ts';
import { callAs, createPerson, openStudio, type Person, type Stage } from './stage.ts';

const createdSchema = z.object({ doc: z.object({ id: z.number() }) });
const lost = '/enlace-que-no-existe/';
const title = 'Una página de prueba con un título que es demasiado largo para un buscador';
/** Robots are not counted, and a browser without a window says that it is one. */
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

export function linksJourney(stage: () => Promise<Stage>): void {
  it('a page with a title that is cut and a link to nowhere: preview, check, publication, list of dead links, mended', async () => {
    const own = await stage();
    const elena = await createPerson(own, 'Elena', 'editor');
    const id = await createPage(own, elena);
    const page = await openStudio(own, elena);
    try {
      await writeTexts(page, `${own.studioUrl}/admin/collections/pages/${id}`);
      await save(own, elena, id, { _status: 'published' });
      await seeDeadLink(page, own.studioUrl);
      await save(own, elena, id, { _status: 'published', content: [{ blockType: 'prosCons', title: 'Sin enlaces' }] });
      await page.reload();
      await expect.poll(() => page.getByText(lost).count()).toBe(0);
    } finally {
      await page.context().close();
      await callAs(own, elena, `pages/${id}`, { method: 'DELETE' });
    }
  });

  it('a redirect that somebody follows on the site says so in the list and beside its form', async () => {
    const own = await stage();
    const elena = await createPerson(own, 'Elena', 'editor');
    const body = JSON.stringify({ from: '/uso-de-prueba/', to: '/', status: '302' });
    const { doc } = createdSchema.parse(await callAs(own, elena, 'redirects', { method: 'POST', body }));
    const page = await openStudio(own, elena);
    try {
      const follow = () => fetch(`${own.siteUrl}/uso-de-prueba/`, { redirect: 'manual', headers: { 'user-agent': person } });
      await expect.poll(async () => (await follow()).status).toBe(302);
      const row = page.getByRole('row').filter({ hasText: '/uso-de-prueba/' });
      await expect
        .poll(async () => {
          await page.goto(`${own.studioUrl}/admin/collections/redirects?search=uso-de-prueba`);
          await row.waitFor();
          return row.textContent();
        })
        .toMatch(/hace/);
      await page.goto(`${own.studioUrl}/admin/collections/redirects/${doc.id}`);
      await page.getByRole('heading', { name: 'Usos' }).waitFor();
      await page.getByText(/^La última, hace/).waitFor();
    } finally {
      await page.context().close();
      await callAs(own, elena, `redirects/${doc.id}`, { method: 'DELETE' });
    }
  });
}

async function createPage(stage: Stage, editor: Person): Promise<number> {
  const link = {
    type: 'link',
    version: 3,
    format: '',
    indent: 0,
    direction: 'ltr',
    fields: { linkType: 'custom', url: lost, newTab: false },
  };
  const text = { type: 'text', text: 'Un enlace', format: 0, detail: 0, mode: 'normal', style: '', version: 1 };
  const line = { type: 'paragraph', format: '', indent: 0, version: 1, direction: 'ltr', children: [{ ...link, children: [text] }] };
  const body = { root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children: [line] } };
  const content = [{ blockType: 'contentSection', title: 'Sección', body }];
  const data = { internalName: 'Enlaces de prueba', title: 'De prueba', slug: '/enlaces-de-prueba/', content, _status: 'draft' };
  const answer = await callAs(stage, editor, 'pages?locale=es_CL', { method: 'POST', body: JSON.stringify(data) });
  return createdSchema.parse(answer).doc.id;
}

const save = (stage: Stage, editor: Person, id: number, data: object) =>
  callAs(stage, editor, `pages/${id}?locale=es_CL`, { method: 'PATCH', body: JSON.stringify(data) });

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
  expect(await findViolations(page, '[aria-labelledby="seo-result"]')).toEqual([]);
  expect(await findViolations(page, '[aria-labelledby="seo-findings"]')).toEqual([]);
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
  expect(await findViolations(page, '.template-default__wrap')).toEqual([]);
}
