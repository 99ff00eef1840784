import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { settled } from '../setup/settled.ts';
import {
  actUntil,
  callAs,
  createDocument,
  createPerson,
  expectAccessible,
  expectFitsPhone,
  openStudio,
  type Person,
  phone,
  type Stage,
} from './stage.ts';

const offersSchema = z.object({ docs: z.array(z.object({ partner: z.object({ name: z.string() }) })) });

async function openSearch(page: Page) {
  const field = page.getByRole('combobox', { name: 'Buscar', exact: true });
  await actUntil(field, () => page.keyboard.press('Control+k'));
  return field;
}

async function chooseOffer(page: Page, words: string): Promise<string> {
  const field = await openSearch(page);
  await field.fill(words);
  const offer = page.getByRole('group', { name: 'Ofertas' }).getByRole('option').first();
  await offer.waitFor();
  await expect.poll(() => page.locator('[data-loading="true"]').count()).toBe(0);
  for (let step = 0; step < 40 && (await offer.getAttribute('aria-selected')) !== 'true'; step++) await page.keyboard.press('ArrowDown');
  const text = (await offer.locator('span').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/collections\/offers\/\d+$/);
  return text;
}

export async function findOffer(stage: Stage): Promise<void> {
  const { administrator, studioUrl } = stage;
  const { docs } = offersSchema.parse(await callAs(stage, administrator, 'offers?limit=1&depth=1&where[_status][equals]=published'));
  const casino = docs[0]?.partner.name ?? '';
  const person = await createPerson(stage, 'Berta', 'affiliateManager');
  const page = await openStudio(stage, person);
  const wanted = await chooseOffer(page, casino.toUpperCase());
  expect(await page.locator('#field-titlePreview').inputValue()).toContain(wanted);
  await settled(page);

  await page.goto(`${studioUrl}/admin/clicks`);
  const field = await openSearch(page);
  await expectAccessible(page, 'dialog[open]');
  await field.fill('zzz-no-existe');
  await page.getByText('Nada con «zzz-no-existe»').waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  await page.context().close();

  const narrow = await openStudio(stage, person, { viewport: phone });
  await chooseOffer(narrow, casino);
  await expectFitsPhone(narrow);
  await narrow.context().close();
  await seeRecent(stage, person);
}

async function seeRecent(stage: Stage, person: Person): Promise<void> {
  const list = { name: 'Lista de Berta', identifier: 'lista-de-berta', _status: 'draft' };
  const made = await createDocument(stage, person, 'toplists?draft=true', list);
  const page = await openStudio(stage, person);
  await openSearch(page);
  await page.getByRole('group', { name: 'Lo último que editaste' }).filter({ hasText: 'Lista de Berta' }).waitFor();
  await page.context().close();
  await callAs(stage, person, `toplists/${made}`, { method: 'DELETE' });
}
