import { dayInMarket } from '@lupa/domain/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { writeDay } from '@lupa/domain/typedMoment.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findViolations } from '../setup/findViolations.ts';
import { callAs, createPerson, openStudio, type Person, type Stage } from './stage.ts';

const pagesSchema = z.object({ docs: z.array(z.object({ id: z.number(), internalName: z.string() })) });
const within = '.template-default__wrap';
const path = '/guias/verificar-licencia/';

/** What somebody sees of a page of the studio or of the site at a moment. */
const textOf = (page: Page, selector: string) => page.locator(selector).first().innerText();

export function calendarJourney(stage: () => Promise<Stage>): void {
  it('a withdrawal is planned by typing a date, is in the calendar, is seen on the site at that moment, and is taken back', async () => {
    const given = await stage();
    const editor = await createPerson(given, 'Elena', 'editor');
    const { id, internalName } = await findPage(given, editor);
    const page = await openStudio(given, editor);
    const day = addDays(dayInMarket(new Date()), 40);

    await page.goto(`${given.studioUrl}/admin/collections/pages/${id}`);
    const dialog = page.getByRole('dialog', { name: 'Programar' });
    // The button answers once the form's script is there.
    const open = async () => {
      if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Programar', exact: true }).click();
      return dialog.isVisible();
    };
    await expect.poll(open, { interval: 500 }).toBe(true);
    await dialog.getByLabel('Retirar del sitio').check();
    const field = dialog.getByLabel('Fecha y hora').first();
    await field.fill('nov 22, 2026 8:25 AM');
    await field.press('Enter');
    await dialog.getByText('No se entiende esta fecha.').waitFor();
    expect(await field.inputValue()).toBe('nov 22, 2026 8:25 AM');
    await field.fill(`${writeDay(day).replaceAll('-', '/')} 8:22`);
    await field.press('Enter');
    await dialog.getByText('se retira').waitFor();
    expect(await dialog.getByRole('listitem').innerText()).toContain(`${writeDay(day)} 08:22, hora de Chile: se retira`);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Ver en otra fecha' }).click();
    const other = page.getByRole('dialog', { name: 'Ver en otra fecha' });
    const moment = other.getByLabel('Fecha y hora');
    await moment.fill('mañana');
    await moment.press('Enter');
    await other.getByText('No se entiende esta fecha.').waitFor();
    expect(await moment.inputValue()).toBe('mañana');

    await page.goto(`${given.studioUrl}/admin/calendario?mes=${day.slice(0, 7)}&tipo=withdrawal`);
    const chip = page.getByRole('button', { name: new RegExp(`08:22 ${internalName}`) });
    await chip.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: `Retiro: ${internalName}` });
    await card.getByText('Se retira del sitio en todos los idiomas.').waitFor();
    expect(await findViolations(page, within)).toEqual([]);
    const seen = page.waitForEvent('popup');
    await card.getByRole('link', { name: 'Ver el sitio en ese momento' }).click();
    const then = await seen;
    await then.getByRole('heading', { name: 'A esa hora esta página no está' }).waitFor();
    expect(await textOf(then, '#vista-previa')).toContain(`Así se verá el ${writeDay(day)} a las 08:22, hora de Chile.`);
    await readAtAnotherMoment(then, writeDay(addDays(day, -1)));
    expect((await fetch(`${given.siteUrl}${path}`)).status).toBe(200);
    await then.close();

    await card.getByText('Cambiar fecha').click();
    await card.getByRole('button', { name: 'Cancelar lo programado' }).click();
    await chip.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${given.studioUrl}/admin/calendario`);
    await page.getByRole('heading', { name: 'Calendario' }).waitFor();
    expect(await findViolations(page, within)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.context().close();
  });

  it('a version with a note says who saved it and why, and is restored as a draft', async () => {
    const given = await stage();
    const editor = await createPerson(given, 'Elena', 'editor');
    const { id } = await findPage(given, editor);
    const page = await openStudio(given, editor);
    const form = `${given.studioUrl}/admin/collections/pages/${id}`;
    const title = page.locator('#field-title');
    const note = page.locator('#field-versionNote');
    const save = async (words: string, why: string) => {
      await title.fill(words);
      await note.fill(why);
      // Saved by the form itself first: the note stays.
      await page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes('autosave=true'));
      expect(await note.inputValue()).toBe(why);
      if (why === '') return;
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect.poll(() => note.inputValue()).toBe('');
    };

    await page.goto(form);
    const before = await title.inputValue();
    await save(`${before} (uno)`, 'Corrige el plazo de retiro');
    await save(`${before} (dos)`, '');
    await page.goto(`${form}/versions`);
    const row = page.getByRole('row', { name: /Corrige el plazo de retiro/ }).first();
    expect(await row.innerText()).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d\s+Elena\s+Borrador\s+Corrige/);
    expect(await findViolations(page, 'main.versions')).toEqual([]);
    await row.getByRole('link').click();
    await page.getByText('Nota de la versión: Corrige el plazo de retiro').waitFor();
    await page.getByRole('button', { name: 'Restaurar como borrador' }).click();
    const dialog = page.getByText('El texto de esta versión del');
    await expect
      .poll(() => dialog.innerText())
      .toMatch(/hora de Chile, guardada por Elena: «Corrige el plazo de retiro» pasa a ser el borrador/);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.waitForURL(form);
    await expect.poll(() => title.inputValue()).toBe(`${before} (uno)`);
    expect(await (await fetch(`${given.siteUrl}${path}`)).text()).not.toContain('(uno)');
    await page.context().close();
  });
}

async function findPage(stage: Stage, person: Person) {
  const found = pagesSchema.parse(await callAs(stage, person, `pages?limit=1&where[slug][equals]=${path}`));
  const [page] = found.docs;
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

/** The day before, the page is there, and its links stay at that moment. */
async function readAtAnotherMoment(page: Page, day: string): Promise<void> {
  const field = page.getByLabel('Ver en otra fecha');
  await field.fill('mañana');
  await field.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'No se entiende esta fecha.' }).waitFor();
  await field.fill(`${day} 08:22`);
  await field.press('Enter');
  await expect.poll(() => textOf(page, '#vista-previa')).toContain(`Así se verá el ${day} a las 08:22`);
  expect(await page.locator('main h1').count()).toBe(1);
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL(/\/vista-previa\/fecha\/\?token=.*ruta=%2F/);
  expect(await textOf(page, '#vista-previa')).toContain(`Así se verá el ${day} a las 08:22`);
}
