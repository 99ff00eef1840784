import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createPerson, expectAccessible, openStudio, phone, type Stage } from './stage.ts';

const review = '/resenas/casino-andino/';
const message = 'El plazo de retiro que sale ya no es ese.';
const was = 'Retiros en 6 horas.';
const reason = 'Un lector avisó, y lo medimos otra vez.';

let number = '';

/** To be called some minutes before the correction: the studio takes new reports once a minute. */
export async function reportError({ browser, siteUrl }: Stage): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
  number = await reportFact(page, siteUrl);
  await page.close();
  expect(number).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
}

export async function correctError(stage: Stage): Promise<void> {
  const page = await openStudio(stage, await createPerson(stage, 'Elena', 'editor'));
  await correctReport(page, stage.studioUrl);
  await page.context().close();
  const reader = await stage.browser.newPage();
  await lookUp(reader, stage.siteUrl);
  await reader.close();
}

async function reportFact(page: Page, siteUrl: string): Promise<string> {
  await page.goto(siteUrl + review);
  await page.getByRole('link', { name: '¿Ves un error en estos datos?' }).first().click();
  await page.getByLabel('¿De qué dato se trata?').selectOption({ label: 'Plazo de retiro' });
  await sendUntil(page, 'Cuéntanos qué está mal, en una frase al menos.');
  await page.getByLabel('¿Qué está mal?').fill(message);
  await sendUntil(page, 'Lo recibimos. Todavía nadie lo ha revisado.');
  return ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace('Aviso', '').trim();
}

/** What is sent within three seconds is taken for a program's, and asked for again. */
async function sendUntil(page: Page, text: string): Promise<void> {
  const send = async () => {
    await page.getByRole('button', { name: 'Enviar aviso' }).click();
    return page.getByText(text).isVisible();
  };
  await expect.poll(send, { interval: 1500, timeout: 15_000 }).toBe(true);
}

async function correctReport(page: Page, studioUrl: string): Promise<void> {
  const list = `${studioUrl}/admin/collections/error-reports`;
  const link = page.getByRole('link', { name: number });
  await expect.poll(async () => (await page.goto(list), link.count()), { timeout: 90_000, interval: 3000 }).toBe(1);
  await link.click();
  await expect.poll(() => page.locator('#field-message').inputValue()).toBe(message);
  await page.getByRole('link', { name: 'Ver la página en el sitio' }).waitFor();
  // The rest of the list and of the form is Payload's own.
  await expectAccessible(page, '[aria-label="De qué se trata"]');
  await page.locator('#field-state').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Corregido', exact: true }).click();
  await page.locator('#field-was').fill(was);
  await page.locator('#action-save').click();
  await page.getByText('Di por qué cambió').waitFor();
  await page.locator('#field-reason').fill(reason);
  await page.locator('#field-answer').fill('Gracias: ya dice lo que medimos.');
  await page.locator('#action-save').click();
  await page.getByText('Resuelto', { exact: true }).waitFor();
}

async function lookUp(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/avisar-error/`);
  await page.getByLabel('Número del aviso').fill(number.toLowerCase());
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await page.getByText('Tenías razón: ya está corregido. Gracias.').waitFor();
  await page.getByRole('link', { name: 'Ver la corrección en el registro' }).click();
  expect(await page.locator(':target').textContent()).toContain(was);
  expect(new URL(page.url()).pathname).toBe('/nosotros/correcciones/');
  await page.goto(`${siteUrl}/novedades/?tipo=correcciones`);
  await page.getByRole('listitem').filter({ hasText: reason }).last().waitFor();
}
