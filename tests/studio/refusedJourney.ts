import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { awake, callAs, openStudio, type Stage } from './stage.ts';

/** Forms with each kind of field that is refused when nothing is written, and how many of their fields are. */
const forms: Record<string, number> = {
  partners: 2, // text
  records: 3, // select, relation, day
  offers: 1, // choice
  toplists: 1, // list
  pages: 1, // blocks
  deals: 1, // a form that does not save itself
  users: 3, // address, password
};

type Refused = { field: string; message: string; described: string; hasInput: boolean; isInvalid: boolean };

/** What a refused field is to somebody who hears the form. */
const listRefused = (page: Page): Promise<Refused[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.field-type .field-error')].map((shown) => {
      const field = shown.closest('.field-type');
      const controls = [...(field?.querySelectorAll('input, textarea, [contenteditable="true"], button') ?? [])].filter(
        (control) => control.closest('.field-type') === field && control.getAttribute('aria-hidden') !== 'true',
      );
      const [control] = controls;
      const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return {
        field: field?.id || control?.id || '',
        message: shown.textContent,
        described: ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
        hasInput: control?.tagName !== 'BUTTON',
        isInvalid: control?.getAttribute('aria-invalid') === 'true',
      };
    }),
  );

/** An amount is read as people write it, and one that cannot be read is said beside its field. */
async function typeAmounts(page: Page, form: string): Promise<void> {
  await page.goto(form);
  await awake(page);
  const amount = page.getByLabel('Monto mínimo para que pague');
  await amount.fill('$20000');
  await amount.blur();
  await expect.poll(() => amount.inputValue()).toBe('20.000');
  await amount.fill('20 lucas');
  await amount.blur();
  await page.getByText('«20 lucas» no es un monto. Escríbelo así: 20.000.').waitFor();
  expect(await amount.getAttribute('aria-invalid')).toBe('true');
}

/** Sends forms in which nothing is written: each refused field says so and why, and the focus is on the way to the first. */
export async function sendEmptyForms(stage: Stage): Promise<void> {
  const page = await openStudio(stage, stage.administrator);
  for (const [collection, least] of Object.entries(forms)) {
    await page.goto(`${stage.studioUrl}/admin/collections/${collection}/create`);
    await page.locator('#action-save').click();
    await expect.poll(async () => (await listRefused(page)).length, { message: collection }).toBeGreaterThanOrEqual(least);
    await expect
      .poll(async () => (await listRefused(page)).filter(({ message, described }) => !described.includes(message)), { message: collection })
      .toEqual([]);
    const refused = await listRefused(page);
    expect(
      refused.filter(({ hasInput, isInvalid }) => hasInput && !isInvalid),
      collection,
    ).toEqual([]);
    const leads = () =>
      page.evaluate(() => document.activeElement?.matches('[data-unsaved] ~ * button, .doc-controls__meta button, [aria-invalid="true"]'));
    await expect.poll(leads, { message: collection }).toBe(true);
    const [id] = /\d+$/.exec(page.url()) ?? [];
    if (id !== undefined) await callAs(stage, stage.administrator, `${collection}/${id}`, { method: 'DELETE' });
  }
  await typeAmounts(page, `${stage.studioUrl}/admin/collections/deals/create`);
  await page.context().close();
}
