import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { z } from 'zod';
import { callAs, createPerson, discard, expectAccessible, openStudio, type Stage } from './stage.ts';

const filesSchema = z.object({ docs: z.array(z.object({ id: z.number(), filename: z.string() })) });

export async function replaceFiles(stage: Stage): Promise<void> {
  const editor = await createPerson(stage, 'Laura', 'editor');
  const page = await openStudio(stage, editor);
  const pictures = await drawPictures();
  const made = await keepFiles(stage, page, pictures);
  await rm(dirname(pictures.huge), { recursive: true });
  await page.context().close();
  expect(new Set(made).size).toBe(2);
  for (const id of made) await discard(stage, editor, `media/${id}`);
}

/** On the disk: a browser is not sent so much by its driver. */
async function writeHuge(): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'lupa-library-')), 'enorme.png');
  await writeFile(path, Buffer.alloc(53 * 1024 * 1024));
  return path;
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

async function drawPictures(): Promise<{ first: Chosen; second: Chosen; huge: string }> {
  // Of this run alone: the library knows what it had before.
  const shade = { r: Math.floor(Math.random() * 256), g: Date.now() % 256, b: Math.floor(Math.random() * 256) };
  const draw = async (width: number) =>
    sharp({ create: { width, height: 80, channels: 3, background: shade } })
      .png()
      .toBuffer();
  const file = async (width: number) => ({ name: 'recorrido.png', mimeType: 'image/png', buffer: await draw(width) });
  return { first: await file(160), second: await file(161), huge: await writeHuge() };
}

/** Returns the ids of what it has uploaded. */
async function keepFiles(stage: Stage, page: Page, { first, second, huge }: Awaited<ReturnType<typeof drawPictures>>): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/media') && request.method() !== 'GET' && sent.push(request.method()));
  const choose = (file: Chosen | string) => page.locator('.file-field input[type=file]').setInputFiles(file);

  await openNewFile(stage, page);
  await choose(huge);
  await page.getByText('«enorme.png»: El archivo pesa más de 30 MB').waitFor();
  expect(await page.locator('.file-field__filename').count()).toBe(0);
  expect(sent).toEqual([]);

  await choose(first);
  await saveAs(page, 400);
  await page.getByText('Falta el texto alternativo').first().waitFor();
  expect(await page.locator('.file-field__filename').inputValue()).toBe(first.name);
  await page.getByLabel('Solo adorna').check();
  const id = await saveAs(page, 201);

  await openNewFile(stage, page);
  await choose(first);
  const link = page.getByRole('link', { name: /^Abrir «recorrido/ });
  expect(await link.getAttribute('href')).toBe(`/admin/collections/media/${id}`);
  await page.locator('#field-alt').fill('Otra vez');
  await saveAs(page, 400);
  await page.getByText('ya está en la Biblioteca').first().waitFor();
  expect(await page.locator('#field-alt').inputValue()).toBe('Otra vez');
  await page.getByLabel('Subir de todos modos').check();
  const twice = await saveAs(page, 201);

  await page.goto(`${stage.studioUrl}/admin/collections/media/${id}`);
  await page.getByRole('button', { name: 'Reemplazar el archivo' }).waitFor();
  const oldName = await page.locator('.file-meta__url a').textContent();
  await page.getByLabel('Archivo nuevo').setInputFiles(second);
  await page.getByText(/Al guardar, «recorrido.png» .* reemplaza a «recorrido/).waitFor();
  await expectAccessible(page, '.template-default__wrap section[aria-labelledby]');
  expect(await saveAs(page, 200)).toBe(id);
  await expect.poll(() => page.locator('.file-meta__url a').textContent()).not.toBe(oldName);
  return [id, twice];
}

async function openNewFile(stage: Stage, page: Page): Promise<void> {
  await page.goto(`${stage.studioUrl}/admin/collections/media/create`);
  await page.getByText('de hasta 30 MB').first().waitFor();
}

/** Saves, and says what of: the id in the address. */
async function saveAs(page: Page, status: number): Promise<string> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/api/media') && ['POST', 'PATCH'].includes(response.request().method()),
  );
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const response = await answer;
  expect(response.status()).toBe(status);
  if (status >= 400) return '';
  const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await response.json());
  await page.waitForURL(`**/media/${doc.id}*`);
  return String(doc.id);
}

/** The portrait of the author of most reviews, which is cut to a circle beside them. */
export async function moveFocus(stage: Stage): Promise<void> {
  const editor = await createPerson(stage, 'Félix', 'editor');
  const { docs } = filesSchema.parse(await callAs(stage, editor, 'media?where[alt][contains]=Antonia&limit=1&depth=0'));
  const [portrait] = docs;
  if (!portrait) throw new Error('The demo has no portrait of Antonia');
  const page = await openStudio(stage, editor);
  await page.goto(`${stage.studioUrl}/admin/collections/media/${portrait.id}`);
  const horizontal = page.getByRole('slider', { name: 'Horizontal' });
  await horizontal.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await horizontal.inputValue()).toBe('10');
  await saveAs(page, 200);
  const uses = z.object({ uses: z.array(z.object({ path: z.string() })) });
  const used = uses.parse(await callAs(stage, editor, `uses/media/${portrait.id}`));
  expect(used.uses.length).toBeGreaterThan(0);
  const focused = () => countOnSite(stage, `focus_10-50/media/${portrait.filename}`);
  await expect.poll(focused).toBeGreaterThan(0);

  const surface = page.locator('[data-focus-picture]');
  const box = await surface.boundingBox();
  if (!box) throw new Error('The picture is not to be seen');
  await page.mouse.click(box.x + box.width * 0.82, box.y + box.height * 0.22);
  expect([await horizontal.inputValue(), await page.getByRole('slider', { name: 'Vertical' }).inputValue()]).toEqual(['80', '20']);
  await page.getByRole('button', { name: 'Volver al centro' }).click();
  await saveAs(page, 200);
  await page.context().close();
  await expect.poll(focused).toBe(0);
}

/** In the demo's index and its reviews, whoever wrote them. */
async function countOnSite({ siteUrl }: Stage, address: string): Promise<number> {
  const pages = await Promise.all(
    ['/', '/resenas/', '/autores/', '/guias/retiros/'].map(async (path) => (await fetch(siteUrl + path)).text()),
  );
  return pages.filter((html) => html.includes(address)).length;
}
