import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { settled } from '../setup/settled.ts';
import { callAs, createPerson, expectAccessible, expectFitsPhone, openStudio, phone, type Stage } from './stage.ts';

const offersSchema = z.object({
  docs: z.array(
    z.object({
      afflinkProxy: z.string(),
      titlePreview: z.string(),
      expiration: z.string().nullish(),
      fact: z.object({ verifiedOn: z.string() }),
      partner: z.object({ id: z.number(), slug: z.string(), reviewPage: z.object({ slug: z.string() }).nullish() }),
    }),
  ),
});
type Offer = z.infer<typeof offersSchema>['docs'][number];

const added = ' (importada)';

export async function importOffers(stage: Stage): Promise<void> {
  const person = await createPerson(stage, 'Ignacia', 'affiliateManager');
  const page = await openStudio(stage, person);
  const offers = await findOffers(stage, person);
  const [one, two, broken] = offers;
  if (!one || !two || !broken) throw new Error('The demo has too few offers.');
  const file = edit(await exportOffers(page, stage), { changed: [one, two], broken });

  await upload(page, stage, file);
  await page.getByText('2 documentos cambian. 1 tiene un error y queda fuera.').waitFor();
  const rows = page.getByRole('list', { name: 'Documentos' }).locator('> li');
  const titles = await rows.locator('ins').allTextContents();
  expect(titles.toSorted()).toEqual([one, two].map(({ titlePreview }) => `${titlePreview}${added}`).toSorted());
  expect(await rows.count()).toBe(3);
  expect(await rows.filter({ hasText: `${broken.partner.slug}/${broken.afflinkProxy}` }).textContent()).toContain('«ayer» no es una fecha');
  await expectAccessible(page);

  expect(await shows(stage, one)).toBe(false);
  await page.getByRole('button', { name: 'Aplicar 2 cambios' }).click();
  await page.getByText('Se publicó: 2 ofertas.').waitFor();
  await expect.poll(() => shows(stage, one)).toBe(true);

  await page.setViewportSize(phone);
  await page.getByRole('link', { name: /^Con problemas/ }).click();
  await page.getByText('«ayer» no es una fecha').waitFor();
  await expectFitsPhone(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Deshacer esta importación' }).press('Enter');
  await page.getByRole('button', { name: 'Deshacer', exact: true }).press('Enter');
  await page.getByText('Volvió a lo que era: 2 ofertas.').waitFor();
  await expect.poll(() => shows(stage, one)).toBe(false);

  await upload(page, stage, await exportOffers(page, stage));
  await page.getByText('0 cambios: el archivo dice lo mismo que el estudio').waitFor();
  await page.context().close();
}

/** On a phone, and of records that are gone again afterwards. */
export async function pasteRecords(stage: Stage): Promise<void> {
  const page = await openStudio(stage, await createPerson(stage, 'Rayén', 'affiliateManager'));
  await page.setViewportSize(phone);
  const [offer] = await findOffers(stage, stage.administrator);
  await page.goto(`${stage.studioUrl}/admin/collections/partners/${offer?.partner.id}/todo`);
  await page.getByRole('link', { name: 'Pegar varias comprobaciones' }).press('Enter');
  const cells = page.getByLabel('O pega las celdas copiadas de tu planilla');
  const see = page.getByRole('button', { name: 'Ver qué cambia' });
  const heading = ['Qué se comprobó', 'Día', 'Método', 'Pedido', 'En la cuenta', 'Nota'].join('\t');
  const rows = ['1', '2', 'x'].map((hour) => ['Retiro', '02-11-2026', 'Webpay', `01-11-2026 ${hour}:00`, '', 'De una planilla'].join('\t'));
  await cells.fill(rows.join('\n'));
  await see.press('Enter');
  await page.getByText('No se encontró el encabezado').waitFor();
  expect(await cells.inputValue()).toBe(rows.join('\n'));
  await expectFitsPhone(page);
  await expectAccessible(page);

  await cells.fill([heading, ...rows].join('\n'));
  await see.press('Enter');
  await page.getByText('2 documentos nuevos. 1 tiene un error y queda fuera.').waitFor();
  expect(await page.getByText(`${offer?.partner.slug}, Retiro, 2026-11-02`).count()).toBe(3);
  await expectFitsPhone(page);
  await expectAccessible(page);
  await page.getByLabel('Guardar como borrador.').check();
  await page.getByRole('button', { name: 'Aplicar 2 cambios' }).press('Enter');
  await page.getByText('Quedó como borrador: 2 comprobaciones.').waitFor();
  await page.getByRole('button', { name: 'Deshacer esta importación' }).press('Enter');
  await page.getByRole('button', { name: 'Deshacer', exact: true }).press('Enter');
  await page.getByText('Se deshizo: 2 comprobaciones.').waitFor();
  await page.context().close();
}

/** Main offers that can be published as they are, of casinos with a review. */
async function findOffers(stage: Stage, person: Parameters<typeof callAs>[1]): Promise<Offer[]> {
  const query = 'offers?limit=100&depth=2&where[_status][equals]=published&where[position][equals]=0';
  const { docs } = offersSchema.parse(await callAs(stage, person, query));
  const today = new Date().toISOString();
  return docs.filter(({ expiration, partner }) => partner.reviewPage && (!expiration || expiration > today)).slice(0, 3);
}

async function exportOffers(page: Page, { studioUrl }: Stage): Promise<string> {
  await page.goto(`${studioUrl}/admin/collections/offers`);
  // On a phone the list is drawn once more when its script is there.
  await settled(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar CSV' }).click();
  return readFile(await (await download).path(), 'utf8');
}

/** As somebody would in a spreadsheet: records end with CRLF, and start with what they are found by. */
function edit(file: string, { changed, broken }: { changed: Offer[]; broken: Offer }): string {
  const isOf = (record: string, { partner, afflinkProxy }: Offer) => record.startsWith(`${partner.slug};${afflinkProxy};`);
  const records = file.split('\r\n').map((record) => {
    const offer = changed.find((one) => isOf(record, one));
    if (offer) return record.replace(offer.titlePreview, `${offer.titlePreview}${added}`);
    return isOf(record, broken) ? record.replace(broken.fact.verifiedOn.slice(0, 10), 'ayer') : record;
  });
  return records.join('\r\n');
}

async function upload(page: Page, { studioUrl }: Stage, file: string): Promise<void> {
  await page.goto(`${studioUrl}/admin/importar?kind=offers`);
  await page.locator('input[type="file"]').setInputFiles({ name: 'ofertas.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Ver qué cambia' }).click();
  await page.waitForURL(/\/importar\/\d+$/);
}

/** Whether the site shows the title from the file. */
async function shows({ siteUrl }: Stage, { partner, titlePreview }: Offer): Promise<boolean> {
  const response = await fetch(`${siteUrl}${partner.reviewPage?.slug ?? '/'}`);
  // The history of the offer keeps what was taken back.
  const text = (await response.text()).replaceAll(/<li[^>]* data-at=.*?(?=<li[^>]* data-at=|<\/[ou]l>)/gs, '');
  return text.includes(`${titlePreview}${added}`);
}
