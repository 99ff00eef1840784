import { expect, it } from 'vitest';
import { findViolations } from '../setup/findViolations.ts';
import { createPerson, openStudio, type Stage } from './stage.ts';

const titleB = 'Casinos que de verdad pagan en Chile';

export function experimentJourney(stage: () => Promise<Stage>): void {
  it('an experiment is written, started, seen by half of the devices, and ended', async () => {
    const seen = await runExperiment(await stage());
    expect(seen.hint).toMatch(/^La versión A dice «/);
    expect(seen.open).toContain('Todavía no se sabe cuál es mejor.');
    expect(seen.titles).toEqual([seen.titleA, titleB]);
    expect(seen.after).not.toContain(titleB);
    expect(seen.violations).toEqual([]);
    expect(seen.isWide).toBe(false);
  });
}

async function runExperiment(stage: Stage) {
  const manager = await createPerson(stage, 'Pablo', 'affiliateManager');
  const page = await openStudio(stage, manager);
  const violations = [];
  await page.goto(`${stage.studioUrl}/admin/collections/experiments/create`);
  await page.getByLabel('Nombre').fill('Portada directa');
  await page.locator('#field-page').getByRole('combobox').fill('Inicio');
  await page.getByRole('option', { name: 'Inicio', exact: true }).click();
  const hint = page.locator('p[role=status]', { hasText: 'Se prueban' });
  await hint.waitFor();
  const blocks = page.getByRole('combobox', { name: 'Bloque' });
  await blocks.selectOption({
    label:
      (await blocks
        .locator('option', { hasText: /^Portada/ })
        .first()
        .textContent()) ?? '',
  });
  const chosen = page.locator('p[role=status]', { hasText: 'La versión A dice' });
  await chosen.waitFor();
  const said = (await chosen.textContent()) ?? '';
  const save = page.getByRole('button', { name: 'Guardar', exact: true });
  await save.click();
  await page.getByText('La versión B es igual a la A: cambia algo.').first().waitFor();
  await page.locator('#field-title').fill(titleB);
  await save.click();
  await page.waitForURL(/experiments\/\d+/);
  violations.push(...(await findViolations(page, '[aria-labelledby=experiment-title]')));
  await page.getByRole('button', { name: 'Empezar el experimento' }).click();
  const panel = page.getByRole('region', { name: 'Está corriendo' });
  await panel.waitFor();
  const open = (await panel.textContent()) ?? '';
  violations.push(...(await findViolations(page, '[aria-labelledby=experiment-title]')));
  await page.setViewportSize({ width: 390, height: 844 });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

  const home = () => fetch(`${stage.siteUrl}/`).then((answer) => answer.text());
  await expect.poll(home, { timeout: 30_000 }).toContain(titleB);
  const context = await stage.browser.newContext();
  const visitor = await context.newPage();
  const titles: string[] = [];
  for (const group of ['a', 'b']) {
    await visitor.goto('about:blank');
    await visitor.goto(`${stage.siteUrl}/#grupo-${group}`);
    titles.push((await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '');
  }
  await context.close();

  await page.getByRole('button', { name: 'Terminar y dejar A' }).click();
  await page.getByRole('region', { name: 'Terminó' }).waitFor();
  await expect.poll(home, { timeout: 30_000 }).not.toContain(titleB);
  const after = await home();
  await page.context().close();
  return { hint: said, open, titleA: /«([^»]+)»/.exec(said)?.[1], titles, after, violations, isWide };
}
