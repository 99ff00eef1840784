import { computeCode, stepOf } from '../../apps/studio/team/accounts/totp.ts';
import type { Page } from 'playwright-core';
import { findViolations } from '../setup/findViolations.ts';

export type Account = { studio: string; email: string; password: string };
type Violations = Awaited<ReturnType<typeof findViolations>>;

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const named = await page.evaluate(() => {
      const focused = document.activeElement;
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])].map((label) => label.textContent) : [];
      return [focused?.getAttribute('aria-label'), ...labels, focused?.textContent].find((text) => text?.trim())?.trim();
    });
    if (named === name) return;
  }
  throw new Error(`the keyboard does not come to "${name}"`);
}

/** Logs in with the keyboard alone; with a code where the studio asks for one. */
export async function logInByKeyboard(page: Page, { studio, email, password }: Account, code?: string): Promise<void> {
  await page.goto(`${studio}/admin/login`);
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor();
  // Until its script is there the form would be sent as a page.
  await page.waitForLoadState('networkidle');
  await tabTo(page, 'Correo');
  await page.keyboard.type(email);
  await tabTo(page, 'Contraseña');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  if (code !== undefined) {
    await page.getByLabel('Código', { exact: true }).waitFor();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(`${studio}/admin`, { timeout: 120_000 });
}

/** Turns the second factor on with the keyboard alone. Returns the recovery codes and what axe objects to on the way. */
export async function enrolByKeyboard(
  page: Page,
  { studio, password }: Account,
): Promise<{ recoveryCodes: string[]; violations: Violations }> {
  const violations: Violations = [];
  const check = async () => void violations.push(...(await findViolations(page, '.template-default__wrap')));
  await page.goto(`${studio}/admin/seguridad`);
  await page.getByRole('button', { name: 'Activar segundo factor' }).waitFor();
  await page.waitForLoadState('networkidle');
  await check();
  await tabTo(page, 'Activar segundo factor');
  await page.keyboard.press('Enter');
  await page.keyboard.type(password);
  await check();
  await page.keyboard.press('Enter');
  const secret = (await page.locator('li code').first().textContent())?.replaceAll(' ', '') ?? '';
  await check();
  await page.keyboard.type(computeCode(secret, stepOf(Date.now())));
  await page.keyboard.press('Enter');
  const list = page.getByRole('heading', { name: 'Guarda tus códigos de recuperación' }).locator('..').locator('li code');
  await list.first().waitFor();
  await check();
  const recoveryCodes = await list.allTextContents();
  await tabTo(page, 'Ya los guardé');
  await page.keyboard.press('Enter');
  return { recoveryCodes, violations };
}

export async function removeByKeyboard(page: Page, { studio, password }: Account): Promise<void> {
  await page.goto(`${studio}/admin/seguridad`);
  await page.getByRole('button', { name: 'Desactivar' }).waitFor();
  await page.waitForLoadState('networkidle');
  await tabTo(page, 'Desactivar');
  await page.keyboard.press('Enter');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Activar segundo factor' }).waitFor();
}
