// Requirements: 11.10.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect } from 'vitest';
import { z } from 'zod';
import { callAs, createPerson, expectAccessible, expectFitsPhone, findId, openStudio, type Stage } from './stage.ts';

const pathSchema = z.object({ path: z.string() });
const slug = 'puerto-dorado';
const book = join(import.meta.dirname, 'files/statement.xlsx');

export async function checkStatement(stage: Stage): Promise<void> {
  const manager = await createPerson(stage, 'Pablo', 'affiliateManager');
  const partner = await findId(stage, manager, `partners?where[slug][equals]=${slug}&depth=0&limit=1`);
  await callBack(stage, manager, partner);
  const page = await openStudio(stage, manager);
  let sent = '';
  page.on('request', (request) => (sent += request.url().includes('/api/statements/') ? (request.postData() ?? '') : ''));

  await page.goto(`${stage.studioUrl}/admin/collections/partners/${partner}/liquidaciones`);
  await page.getByLabel('Mes').fill('2026-10');
  await page.getByLabel('Archivo').setInputFiles(book);
  const status = page.getByRole('status').filter({ hasText: 'Se leen' });
  expect(await status.textContent()).toContain('Se leen 3 filas. Así');
  await page.getByText('Se lee sin totales ni notas (fila 7: «Total»).').waitFor();
  await expectAccessible(page, '.gutter:has(> [aria-labelledby=statement-import])');
  await page.getByRole('button', { name: 'Comparar con las llamadas' }).click();
  const preview = await page.getByRole('region', { name: 'Liquidación y llamadas' }).textContent();
  expect(preview).toMatch(/34\.700,5 CLP.*40\.000 CLP.*-5\.299,5 CLP.*3 por revisar/s);
  await page.getByRole('button', { name: 'Guardar la liquidación' }).click();

  await page.waitForURL('**/admin/liquidaciones/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('section[aria-labelledby^=state-] h2').allTextContents()).toEqual([
    'Nos avisaron y no está en la liquidación 1',
    'Otro monto 1',
    'En la liquidación, y nunca nos avisaron 1',
  ]);
  expect(sent).not.toContain('Persona Inventada');
  await expectAccessible(page);
  const address = await page.getByRole('link', { name: /^Bajar las/ }).getAttribute('href');
  const file = await page.evaluate(async (href) => (await fetch(href)).text(), address ?? '');
  expect(file.split('\r\n').slice(1, -1)).toHaveLength(3);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Borrar la liquidación' }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.waitForURL('**/liquidaciones');
  await callAs(stage, manager, 'conversions/revoke', { method: 'POST', body: JSON.stringify({ partner }) });
  await page.context().close();
}

/** Three commissions of October: of them the book pays one, another by half, and one of which nobody ever heard. */
async function callBack(stage: Stage, manager: { email: string; password: string }, partner: number): Promise<void> {
  const answer = await callAs(stage, manager, 'conversions/secret', { method: 'POST', body: JSON.stringify({ partner }) });
  const html = await (await fetch(`${stage.siteUrl}/`)).text();
  const host = new URL(/href="([^"]*\/jugar\/[^"]*)"/.exec(html)?.[1] ?? '').origin;
  const call = async (id: string, amount: number, day: string) => {
    const query = `event=commission&event_id=${id}&amount=${amount}&currency=CLP&at=${day}T12:00:00Z`;
    return (await fetch(`${host}${pathSchema.parse(answer).path}?${query}`)).status;
  };
  await expect.poll(() => call('liq-1', 25_000, '2026-10-01')).toBe(200);
  expect([await call('liq-2', 10_000, '2026-10-10'), await call(`liq-${randomUUID()}`, 5000, '2026-10-12')]).toEqual([200, 200]);
}
