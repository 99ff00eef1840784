import { expect } from 'vitest';
import { createPerson, expectAccessible, expectFitsPhone, openStudio, type Stage } from './stage.ts';

const titleB = 'Casinos que de verdad pagan en Chile';

export async function runExperiment(stage: Stage): Promise<void> {
  const page = await openStudio(stage, await createPerson(stage, 'Pablo', 'affiliateManager'));
  await page.goto(`${stage.studioUrl}/admin/collections/experiments/create`);
  await page.getByLabel('Nombre').fill('Portada directa');
  await page.locator('#field-page').getByRole('combobox').fill('Inicio');
  await page.getByRole('option', { name: 'Inicio', exact: true }).click();
  await page.locator('p[role=status]', { hasText: 'Se prueban' }).waitFor();
  const blocks = page.getByRole('combobox', { name: 'Bloque' });
  const label = await blocks
    .locator('option', { hasText: /^Portada/ })
    .first()
    .textContent();
  await blocks.selectOption({ label: label ?? '' });
  const hint = await page.locator('p[role=status]', { hasText: 'La versión A dice' }).innerText();
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await save.click();
  await page.getByText('La versión B es igual a la A: cambia algo.').first().waitFor();
  await page.locator('#field-title').fill(titleB);
  await save.click();
  await page.waitForURL(/experiments\/\d+/);
  await expectAccessible(page, '[aria-labelledby=experiment-title]');
  await page.getByRole('button', { name: 'Empezar el experimento' }).click();
  expect(await page.getByRole('region', { name: 'Está corriendo' }).textContent()).toContain('Todavía no se sabe cuál es mejor.');
  await expectAccessible(page, '[aria-labelledby=experiment-title]');
  await expectFitsPhone(page);

  const home = async () => (await fetch(`${stage.siteUrl}/`)).text();
  await expect.poll(home, { timeout: 30_000 }).toContain(titleB);
  const context = await stage.browser.newContext();
  const visitor = await context.newPage();
  for (const [group, title] of [
    ['a', /«([^»]+)»/.exec(hint)?.[1]],
    ['b', titleB],
  ]) {
    await visitor.goto('about:blank');
    await visitor.goto(`${stage.siteUrl}/#grupo-${group}`);
    expect(await visitor.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  }
  await context.close();

  await page.getByRole('button', { name: 'Terminar y dejar A' }).click();
  await page.getByRole('region', { name: 'Terminó' }).waitFor();
  await expect.poll(home, { timeout: 30_000 }).not.toContain(titleB);
  await page.context().close();
}
