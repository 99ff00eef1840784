import { dayInMarket } from '@lupa/domain/market.ts';
import { addDays } from '@lupa/domain/schedule.ts';
import { writeDay } from '@lupa/domain/typedMoment.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { actUntil, createPerson, expectAccessible, expectFitsPhone, findId, openStudio, type Stage } from './stage.ts';

const path = '/guias/verificar-licencia/';
const query = `pages?limit=1&where[slug][equals]=${path}`;

const textOf = (page: Page, selector: string) => page.locator(selector).first().innerText();

export async function planWithdrawal(stage: Stage): Promise<void> {
  const editor = await createPerson(stage, 'Elena', 'editor');
  const id = await findId(stage, editor, query);
  const page = await openStudio(stage, editor);
  const day = addDays(dayInMarket(new Date()), 40);

  await page.goto(`${stage.studioUrl}/admin/collections/pages/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Programar' });
  await actUntil(dialog, () => page.getByRole('button', { name: 'Programar', exact: true }).click());
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

  await page.goto(`${stage.studioUrl}/admin/calendario?mes=${day.slice(0, 7)}&tipo=withdrawal`);
  const chip = page.getByRole('button', { name: /08:22/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: /^Retiro: / });
  await card.getByText('Se retira del sitio en todos los idiomas.').waitFor();
  await expectAccessible(page);
  const seen = page.waitForEvent('popup');
  await card.getByRole('link', { name: 'Ver el sitio en ese momento' }).click();
  const then = await seen;
  await then.getByRole('heading', { name: 'A esa hora esta página no está' }).waitFor();
  expect(await textOf(then, '#vista-previa')).toContain(`Así se verá el ${writeDay(day)} a las 08:22, hora de Chile.`);
  await readAtAnotherMoment(then, writeDay(addDays(day, -1)));
  expect((await fetch(`${stage.siteUrl}${path}`)).status).toBe(200);
  await then.close();

  await card.getByText('Cambiar fecha').click();
  await card.getByRole('button', { name: 'Cancelar lo programado' }).click();
  await chip.waitFor({ state: 'detached' });
  await page.goto(`${stage.studioUrl}/admin/calendario`);
  await page.getByRole('heading', { name: 'Calendario' }).waitFor();
  await expectFitsPhone(page);
  await expectAccessible(page);
  await page.context().close();
}

export async function restoreNotedVersion(stage: Stage): Promise<void> {
  const editor = await createPerson(stage, 'Elena', 'editor');
  const id = await findId(stage, editor, query);
  const page = await openStudio(stage, editor);
  const form = `${stage.studioUrl}/admin/collections/pages/${id}`;
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
  await expectAccessible(page, 'main.versions');
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
  expect(await (await fetch(`${stage.siteUrl}${path}`)).text()).not.toContain('(uno)');
  await page.context().close();
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
