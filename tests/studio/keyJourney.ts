import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations } from '../setup/findViolations.ts';
import { openStudio, type Stage } from './stage.ts';

const name = `Programa ${randomUUID().slice(0, 8)}`;

export function keyJourney(stage: () => Promise<Stage>): void {
  it('a key is made, used by a program, and refused as soon as it is revoked', async () => {
    const seen = await useKey(await stage());
    expect(seen.key).toMatch(/^lupa_[\w-]{43}$/);
    expect(seen.statuses).toEqual({ read: 200, accounts: 403, revoked: 401 });
    expect(seen.adminShows).not.toContain(name);
    expect(seen.isShownAgain).toBe(false);
    expect(seen.violations).toEqual([]);
    expect(seen.state).toContain('Revocada');
  });
}

async function useKey(stage: Stage) {
  const { studioUrl, administrator } = stage;
  const page = await openStudio(stage, administrator);
  const violations = [];
  await page.goto(`${studioUrl}/admin/claves`);
  const key = await createKey(page, administrator.password);
  violations.push(...(await findViolations(page, '.template-default__wrap')));
  const headers = { Authorization: `Bearer ${key}` };
  const statusOf = async (path: string) => (await fetch(`${studioUrl}/api/${path}`, { headers })).status;
  const [read, accounts] = [await statusOf('partners?limit=1'), await statusOf('users')];
  const adminShows = await (await fetch(`${studioUrl}/admin/claves`, { headers })).text();

  await page.getByRole('button', { name: 'Ya la guardé' }).click();
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Termina en' });
  await row.getByText('Último uso').waitFor();
  const isShownAgain = (await page.content()).includes(key);
  const ask = row.getByRole('button', { name: `Revocar la clave ${name}` });
  const sure = row.getByRole('button', { name: 'Revocar ahora' });
  await expect
    .poll(async () => {
      if (await ask.isVisible()) await ask.click();
      return sure.isVisible();
    })
    .toBe(true);
  violations.push(...(await findViolations(page, '.template-default__wrap')));
  await sure.click();
  await row.getByText('Revocada', { exact: true }).waitFor();
  const state = (await row.textContent()) ?? '';
  const revoked = await statusOf('partners?limit=1');
  await page.context().close();
  return { key, statuses: { read, accounts, revoked }, adminShows, isShownAgain, violations, state };
}

async function createKey(page: Page, password: string): Promise<string> {
  const field = page.getByLabel('Nombre');
  await expect
    .poll(async () => {
      if (!(await field.isVisible())) await page.getByRole('button', { name: 'Crear clave' }).click();
      return field.isVisible();
    })
    .toBe(true);
  await field.fill(name);
  await page.getByLabel('Rol').selectOption('editor');
  await page.getByLabel('Tu contraseña actual').fill(password);
  await page.keyboard.press('Enter');
  return page.getByLabel('La clave', { exact: true }).inputValue();
}
