// Requirements: 11.6.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { callAs, createPerson, expectAccessible, expectFitsPhone, findId, openStudio, type Stage } from './stage.ts';

const reportSchema = z.object({ total: z.object({ firstDeposits: z.number(), commission: z.coerce.number() }) });
const slug = 'casino-andino';

export async function connectProgramme(stage: Stage): Promise<void> {
  const { studioUrl } = stage;
  const manager = await createPerson(stage, 'Pablo', 'affiliateManager');
  const id = await findId(stage, manager, `partners?where[slug][equals]=${slug}&depth=0&limit=1`);
  const page = await openStudio(stage, manager);
  const tab = `${studioUrl}/admin/collections/partners/${id}/conversiones`;
  await page.goto(tab);
  await page.getByRole('button', { name: 'Crear la dirección' }).click();
  const address = await page.getByRole('status').getByRole('textbox').inputValue();
  expect(address).toMatch(new RegExp(`^http://localhost:\\d+/postback/${slug}/pb_[\\w-]{43}/?$`));
  const clickId = await clickOut(page, stage);
  const event = `event_id=${randomUUID()}&click_id=${clickId}`;
  await page.getByLabel('Llamada de prueba').fill(`${address}?event=ftd&${event}&amount=50.00&currency=USD&email=ana@example.cl`);
  await page.getByRole('button', { name: 'Probar' }).click();
  const reading = await page.getByRole('status').filter({ hasText: 'Primer depósito' }).textContent();
  expect(reading).toMatch(/Primer depósito.*50 USD/s);
  expect(reading).toContain('email');
  // Beside it are Payload's own tabs of a document.
  await expectAccessible(page, '.gutter:has(> [aria-labelledby=call-address])');

  const report = async () => reportSchema.parse(await callAs(stage, manager, `conversions/report?by=partner&partner=${slug}`)).total;
  const before = await report();
  const call = async (query: string) => (await fetch(`${address}?${query}`)).status;
  expect(await call(`event=ftd&${event}&amount=50.00&currency=USD`)).toBe(200);
  await call(`event=commission&event_id=${randomUUID()}&click_id=${clickId}&amount=25000&currency=CLP`);
  const after = { firstDeposits: before.firstDeposits + 1, commission: before.commission + 25_000 };
  await expect.poll(report).toEqual(after);

  await page.goto(`${studioUrl}/admin/conversiones`);
  expect(await page.getByRole('region', { name: 'Conversiones por casino' }).textContent()).toContain('Casino Andino');
  await expectAccessible(page);
  await expectFitsPhone(page);
  expect(await call(`hito=alta&${event}`)).toBe(400);
  const form = page.getByRole('form', { name: 'Nombres que usa el programa' });
  const again = form.getByRole('button', { name: /^Leer de nuevo \d+ que no se entendieron$/ });
  await expect
    .poll(async () => {
      await page.goto(tab);
      return again.isVisible();
    })
    .toBe(true);
  await expectFitsPhone(page);
  await page.getByLabel('Qué pasó: parámetro').fill('hito');
  await page.getByLabel('Palabras para cada evento').fill('alta = registro');
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByText('Guardado. Vale desde la próxima llamada.').waitFor();
  await again.click();
  await page.getByText('Se recibieron 1;').waitFor();
  expect(await page.content()).not.toContain(address);
  await page.getByRole('button', { name: 'Revocar', exact: true }).click();
  await page.getByRole('button', { name: 'Revocar ahora' }).click();
  await page.getByRole('button', { name: 'Crear la dirección' }).waitFor();
  // The click-out host hears of a change at once, but not before it is made.
  await expect.poll(() => call(`event=ftd&${event}`)).toBe(404);
  await page.context().close();
}

/** Follows a button of the casino as a visitor does. Returns the number of the click, as the programme gets it. */
async function clickOut(page: Page, { siteUrl }: Stage): Promise<string> {
  const html = await (await fetch(`${siteUrl}/resenas/${slug}/`)).text();
  const href = /href="([^"]*\/jugar\/casino-andino\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const agent = await page.evaluate(() => navigator.userAgent.replace('Headless', ''));
  const { headers } = await fetch(href, { redirect: 'manual', headers: { 'user-agent': agent } });
  return /5400-[\w-]+/.exec(headers.get('location') ?? '')?.[0] ?? '';
}
