import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { actUntil, expectAccessible, openStudio, type Stage } from './stage.ts';

const name = `Programa ${randomUUID().slice(0, 8)}`;

export async function useKey(stage: Stage): Promise<void> {
  const { studioUrl, administrator } = stage;
  const page = await openStudio(stage, administrator);
  await page.goto(`${studioUrl}/admin/claves`);
  const field = page.getByLabel('Nombre');
  await actUntil(field, () => page.getByRole('button', { name: 'Crear clave' }).click());
  await field.fill(name);
  await page.getByLabel('Rol').selectOption('editor');
  await page.getByLabel('Tu contraseña actual').fill(administrator.password);
  await page.keyboard.press('Enter');
  const key = await page.getByLabel('La clave', { exact: true }).inputValue();
  expect(key).toMatch(/^lupa_[\w-]{43}$/);
  await expectAccessible(page);
  const headers = { Authorization: `Bearer ${key}` };
  const statusOf = async (path: string) => (await fetch(`${studioUrl}/api/${path}`, { headers })).status;
  expect([await statusOf('partners?limit=1'), await statusOf('users')]).toEqual([200, 403]);
  expect(await (await fetch(`${studioUrl}/admin/claves`, { headers })).text()).not.toContain(name);

  await page.getByRole('button', { name: 'Ya la guardé' }).click();
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Termina en' });
  await row.getByText('Último uso').waitFor();
  expect(await page.content()).not.toContain(key);
  const sure = row.getByRole('button', { name: 'Revocar ahora' });
  await actUntil(sure, () => row.getByRole('button', { name: `Revocar la clave ${name}` }).click());
  await expectAccessible(page);
  await sure.click();
  await row.getByText('Revocada', { exact: true }).waitFor();
  expect(await statusOf('partners?limit=1')).toBe(401);
  await page.context().close();
}
