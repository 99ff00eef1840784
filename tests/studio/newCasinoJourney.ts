import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pixel } from '../../apps/studio/testing/samples.ts';
import { writeWords } from './dashboardJourney.ts';
import { awake, callAs, discard, expectAccessible, expectFitsPhone, findId, openStudio, patch, type Stage } from './stage.ts';

/** What is typed, by the names of the form's fields. Between fields the keyboard leads. */
export const newCasino = (key: string) => ({
  'casino.name': `Casino ${key}`,
  'offer.trackingUrl': 'https://track.example/c?click={clickId}',
  'offer.percentage': '100',
  'offer.amount1': '300000',
  'offer.source': 'https://casino.example/terminos',
  'licence.licenceAuthority': 'Curazao',
  'licence.licenceNumber': '8048/JAZ',
  'licence.source': 'https://registro.example/8048',
});

/** Fills in the form and sends it: the overview of the new casino is open then. Returns the clicks that it took. */
export async function createCasino(page: Page, texts: Record<string, string>, choose: () => Promise<number>): Promise<number> {
  await page.waitForURL('**/admin/nuevo-casino');
  await awake(page);
  await page.locator('[name="casino.name"]').click();
  for (const [name, text] of Object.entries(texts)) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
  await page.locator('[name=logo]').setInputFiles({ name: 'logo.png', mimeType: pixel.mimetype, buffer: pixel.data });
  const chosen = await choose();
  await page.getByRole('button', { name: 'Crear los borradores' }).click();
  await page.waitForURL(/\/partners\/\d+\/todo$/);
  // The first field, the file and the button.
  return chosen + 3;
}

/** Publishes the drafts that are marked; no other is refused. */
export async function publishMarked(page: Page, done: string): Promise<void> {
  await page.getByRole('button', { name: 'Publicar lo marcado' }).click();
  await expect.poll(() => page.getByText(done, { exact: true }).count()).toBe(1);
}

async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
  for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  expect(await isThere(), name).toBe(true);
}

const mostClicks = 25;

/** From the first page to a casino with its offer, test, place and review on the site. */
export async function publishNewCasino(stage: Stage): Promise<void> {
  const { administrator } = stage;
  const key = `nuevo-${randomUUID().slice(0, 8)}`;
  const path = `/resenas/casino-${key}/`;
  const list = `lista-${key}`;
  const andino = await findId(stage, administrator, 'partners?where[slug][equals]=casino-andino&limit=1');
  const data = { name: list, identifier: list, orderedBy: 'editor', entries: [{ partner: andino }], _status: 'published' };
  await callAs(stage, administrator, 'toplists', { method: 'POST', body: JSON.stringify(data) });
  const page = await openStudio(stage, administrator);
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };

  await click(page.getByRole('link', { name: 'Nuevo casino', exact: true }));
  await page.waitForURL('**/admin/nuevo-casino');
  await awake(page);
  await expectAccessible(page);
  clicks += await createCasino(page, newCasino(key), async () => {
    await page.locator('[name="record.kind"]').selectOption('withdrawal');
    await page.locator('[name="record.method"]').selectOption({ index: 1 });
    await page.locator('[name="record.askedAt"]').fill('2026-11-03T10:00');
    await page.locator('[name="record.receivedAt"]').fill('2026-11-03T15:00');
    await page.getByLabel(list).check();
    return 3;
  });
  await awake(page);
  await expectAccessible(page);
  await publishMarked(page, '4 publicados.');
  clicks += 1;
  const partner = Number(/partners\/(\d+)/.exec(page.url())?.[1]);
  await expect.poll(() => page.locator('[data-panel=falta] li').allTextContents()).toHaveLength(2);
  await click(page.getByRole('link', { name: `Reseña Casino ${key}`, exact: true }));
  await page.waitForURL(/\/collections\/pages\/\d+/);
  const review = Number(/pages\/(\d+)/.exec(page.url())?.[1]);
  clicks += await writeWords(page);
  await click(page.locator('#action-save'));
  await expect.poll(async () => (await fetch(stage.siteUrl + path)).status).toBe(200);
  console.log(`a new casino took ${clicks} clicks`);
  expect(clicks).toBeLessThanOrEqual(mostClicks);
  const html = await (await fetch(stage.siteUrl + path)).text();
  for (const shown of ['100 % hasta $300.000', 'Curazao (CGA), n.º 8048/JAZ', 'logo']) expect(html).toContain(shown);

  await page.goto(`${stage.studioUrl}/admin/collections/offers/create?partner=${partner}`);
  await expect.poll(() => page.locator('#field-partner').textContent()).toContain(`Casino ${key}`);
  await page.goto(`${stage.studioUrl}/admin/nuevo-casino`);
  await expectFitsPhone(page);
  await page.goto(`${stage.studioUrl}/admin/collections/partners/${partner}/todo`);
  await expectFitsPhone(page);
  await page.context().close();
  await discard(stage, administrator, `toplists/${await findId(stage, administrator, `toplists?where[identifier][equals]=${list}`)}`);
  await patch(stage, administrator, `partners/${partner}?locale=es_CL`, { reviewPage: null, _status: 'published' });
  await discard(stage, administrator, `pages/${review}`);
}
