import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findViolations } from '../setup/findViolations.ts';
import { settled } from '../setup/settled.ts';
import { callAs, createPerson, openStudio, type Person, type Stage } from './stage.ts';

const offersSchema = z.object({
  docs: z.array(z.object({ id: z.number(), titlePreview: z.string(), partner: z.object({ name: z.string() }) })),
});
const madeSchema = z.object({ doc: z.object({ id: z.number() }) });
const phone = { viewport: { width: 390, height: 844 } };

export function findJourney(stage: () => Promise<Stage>): void {
  it('the search leads to an offer by the name of its casino, by keyboard alone, at a desk and on a phone', async () => {
    const seen = await findOffer(await stage());
    expect(seen.opened).toMatch(/\/admin\/collections\/offers\/\d+$/);
    expect(seen.title).toContain(seen.wanted);
    expect(seen.label).toBe('Buscar');
    expect(seen.nothing).toContain('Nada con «zzz-no-existe»');
    expect(seen.recent).toContain('Lista de Berta');
    expect(seen.violations).toEqual([]);
    expect(seen.onPhone).toEqual({ opened: expect.stringMatching(/\/admin\/collections\/offers\/\d+$/), overflow: 0 });
  });
}

/** The script of a page may not be there yet when its letters are. */
async function openSearch(page: Page) {
  const field = page.getByRole('combobox', { name: 'Buscar', exact: true });
  await expect
    .poll(
      async () => {
        if (!(await field.isVisible())) await page.keyboard.press('Control+k');
        return field.isVisible();
      },
      { interval: 500 },
    )
    .toBe(true);
  return field;
}

async function chooseOffer(page: Page, words: string) {
  const field = await openSearch(page);
  await field.fill(words);
  const offer = page.getByRole('group', { name: 'Ofertas' }).getByRole('option').first();
  await offer.waitFor();
  await expect.poll(() => page.locator('[data-loading="true"]').count()).toBe(0);
  for (let step = 0; step < 40 && (await offer.getAttribute('aria-selected')) !== 'true'; step++) await page.keyboard.press('ArrowDown');
  const text = (await offer.locator('span').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/offers\/\d+$/);
  return text;
}

async function findOffer(stage: Stage) {
  const { administrator, studioUrl } = stage;
  const { docs } = offersSchema.parse(await callAs(stage, administrator, 'offers?limit=1&depth=1&where[_status][equals]=published'));
  const casino = docs[0]?.partner.name ?? '';
  const person = await createPerson(stage, 'Berta', 'affiliateManager');
  const page = await openStudio(stage, person);
  const wanted = await chooseOffer(page, casino.toUpperCase());
  await page.locator('#field-titlePreview').waitFor();
  const opened = page.url();
  const title = await page.locator('#field-titlePreview').inputValue();
  await settled(page);

  await page.goto(`${studioUrl}/admin/clicks`);
  const field = await openSearch(page);
  const label = (await field.getAttribute('aria-label')) ?? '';
  const violations = await findViolations(page, 'dialog[open]');
  await field.fill('zzz-no-existe');
  const nothing = (await page.getByText('Nada con').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  await page.context().close();

  const narrow = await openStudio(stage, person, phone);
  await chooseOffer(narrow, casino);
  const onPhone = {
    opened: narrow.url(),
    overflow: await narrow.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
  };
  await narrow.context().close();
  return { wanted, opened, title, label, nothing, violations, onPhone, recent: await readRecent(stage, person) };
}

/** What the search offers before anything is typed, after an edit that no visitor sees. */
async function readRecent(stage: Stage, person: Person): Promise<string> {
  const list = { name: 'Lista de Berta', identifier: 'lista-de-berta', _status: 'draft' };
  const made = await callAs(stage, person, 'toplists?draft=true', { method: 'POST', body: JSON.stringify(list) });
  const page = await openStudio(stage, person);
  await openSearch(page);
  const group = page.getByRole('group', { name: 'Lo último que editaste' });
  await group.waitFor();
  const text = (await group.textContent()) ?? '';
  await page.context().close();
  await callAs(stage, person, `toplists/${madeSchema.parse(made).doc.id}`, { method: 'DELETE' });
  return text;
}
