import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations } from '../setup/findViolations.ts';
import { createPerson, openStudio, type Stage } from './stage.ts';

const review = '/resenas/casino-andino/';
const message = 'El plazo de retiro que sale ya no es ese.';
const was = 'Retiros en 6 horas.';
const reason = 'Un lector avisó, y lo medimos otra vez.';

type ErrorReportJourney = {
  /** To be called some minutes before the other: the studio takes new reports once a minute. */
  report: () => void;
  correct: () => void;
};

export function errorReportJourney(stage: () => Promise<Stage>): ErrorReportJourney {
  let number = '';
  return {
    report: () =>
      it('a reader without script says what is wrong with a fact, and gets a number', async () => {
        const { browser, siteUrl } = await stage();
        const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
        number = await reportFact(page, siteUrl);
        await page.close();
        expect(number).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      }),
    correct: () =>
      it('an editor takes the report and puts it right, and the reader finds the correction by the number', async () => {
        const own = await stage();
        const elena = await createPerson(own, 'Elena', 'editor');
        const page = await openStudio(own, elena);
        const violations = await correctReport(page, own.studioUrl, number);
        await page.context().close();
        const reader = await own.browser.newPage();
        const seen = await lookUp(reader, own.siteUrl, number);
        await reader.close();
        expect(violations).toEqual([]);
        expect(seen).toEqual({
          logged: expect.stringContaining(was),
          path: '/nosotros/correcciones/',
          news: expect.stringContaining(reason),
        });
      }),
  };
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
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Enviar aviso' }).click();
        return page.getByText(text).isVisible();
      },
      { interval: 1500, timeout: 15_000 },
    )
    .toBe(true);
}

/** @returns what breaks a rule of axe. */
async function correctReport(page: Page, studioUrl: string, number: string) {
  const list = `${studioUrl}/admin/collections/error-reports`;
  const link = page.getByRole('link', { name: number });
  await expect.poll(async () => (await page.goto(list), link.count()), { timeout: 90_000, interval: 3000 }).toBe(1);
  await link.click();
  await expect.poll(() => page.locator('#field-message').inputValue()).toBe(message);
  await page.getByRole('link', { name: 'Ver la página en el sitio' }).waitFor();
  // The rest of the list and of the form is Payload's own.
  const violations = await findViolations(page, '[aria-label="De qué se trata"]');
  await choose(page, 'state', 'Corregido');
  await page.locator('#field-was').fill(was);
  await page.locator('#action-save').click();
  await page.getByText('Di por qué cambió').waitFor();
  await page.locator('#field-reason').fill(reason);
  await page.locator('#field-answer').fill('Gracias: ya dice lo que medimos.');
  await page.locator('#action-save').click();
  await page.getByText('Resuelto', { exact: true }).waitFor();
  return violations;
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field}`).getByRole('combobox').click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function lookUp(page: Page, siteUrl: string, number: string) {
  await page.goto(`${siteUrl}/avisar-error/`);
  await page.getByLabel('Número del aviso').fill(number.toLowerCase());
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await page.getByText('Tenías razón: ya está corregido. Gracias.').waitFor();
  await page.getByRole('link', { name: 'Ver la corrección en el registro' }).click();
  const entry = page.locator(':target');
  await entry.waitFor();
  const { pathname: path } = new URL(page.url());
  const logged = await entry.textContent();
  await page.goto(`${siteUrl}/novedades/?tipo=correcciones`);
  const news = page.getByRole('listitem').filter({ hasText: reason }).last();
  return { logged, path, news: await news.textContent() };
}
