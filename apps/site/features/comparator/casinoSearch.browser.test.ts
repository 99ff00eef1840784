// Requirements: 14.5.
import { casinoComparatorExamples } from '@lupa/blocks/casinoComparator/casinoComparator.examples.ts';
import { toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { slugify } from '@lupa/domain/foldText.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { setPage } from '../../dev/testBed/foreignContent.ts';
import { findSmallTargets } from '../../dev/testBed/layoutFaults.ts';
import { screens } from '../../dev/testBed/screens.ts';
import { sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();
/** All of the market, as other tests have it, and five more. */
const market = ['Casino Andino', 'Costa Brava', 'Faro del Sur', 'Gran Pacífico', 'La Ruleta', 'Mar Austral', 'Nevado'];
const names = [...market, 'Ñandú', 'Ñuble', 'Pudú', 'Bío Bío', 'Chucao'];
beforeAll(() => {
  const partners = Object.fromEntries(
    names.map((name) => {
      const attributes = { ...toplistPartnerExample.attributes, casinoName: name };
      return [slugify(name), { slug: slugify(name), name, attributes }];
    }),
  );
  site.services.answers.set('/fenix/toplist/', { json: [{ responseId: 'home.7.1c9f0a2be4d1', partners }] });
  const comparator = { ...casinoComparatorExamples.usual, intro: [], toplist: 'todos' };
  setPage(site.services, '/dinero-real/', { title: 'Dinero real', content: [comparator] });
});

const block = (page: Page) => page.locator('#comparador');
const options = (page: Page) => block(page).getByRole('option').allTextContents();
const columns = (page: Page) => block(page).locator('thead th').allTextContents();
const field = (page: Page) => block(page).getByRole('combobox', { name: 'Buscar por nombre' });

async function openList(options: Parameters<typeof site.open>[1]): Promise<Page> {
  const { page } = await site.open('/dinero-real/', options);
  await block(page).scrollIntoViewIfNeeded();
  await block(page).locator('lupa-island').dispatchEvent('pointerover');
  await block(page).locator('lupa-island[state=ready]').waitFor({ state: 'attached' });
  await block(page).locator('[data-casino-select]').click();
  await block(page).getByRole('listbox').waitFor();
  return page;
}

describe('the selector of casinos to compare', () => {
  test('searches all of the market with the keyboard alone, whatever accents are typed', async () => {
    const page = await openList(screens.desktop);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    expect(await options(page)).toHaveLength(names.length);
    await field(page).fill('zzz');
    await block(page).getByText('Ninguno').waitFor();
    expect(await options(page)).toEqual([]);
    await field(page).fill('nu');
    await expect.poll(() => options(page)).toEqual([expect.stringMatching(/^Ñuble/)]);
    await block(page).getByText('1 de 10').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const active = await field(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).textContent()).toContain('Ñuble');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => columns(page))
      .toEqual([
        expect.any(String),
        expect.stringContaining('Casino Andino'),
        expect.stringContaining('Costa Brava'),
        expect.stringContaining('Ñuble'),
      ]);
    expect(new URL(page.url()).search).toContain('nuble');
  });

  test('on a phone brings no keyboard up by itself, and has room for fingers', async () => {
    const page = await openList({ ...screens.phone, reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('listbox');
    expect(await findSmallTargets(page)).toEqual([]);
    await field(page).fill('PUDU');
    await block(page).getByRole('option', { name: /Pudú/ }).click();
    await expect.poll(async () => (await columns(page)).at(-1)).toContain('Pudú');
  });
});
