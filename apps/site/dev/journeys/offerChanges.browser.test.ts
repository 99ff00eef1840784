// Requirements: 10.15.
import { exampleOfferVersions } from '@lupa/blocks/shared/examples/exampleRecords.ts';
import { beforeAll, expect, test } from 'vitest';
import { setPage } from '../testBed/foreignContent.ts';
import { screens } from '../testBed/screens.ts';
import { sharedBrowserSite } from '../testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();
const hour = 3_600_000;

beforeAll(() => {
  site.services.answers.set('/fenix/offer-versions/', { json: exampleOfferVersions });
  setPage(site.services, '/bonos/cambios/', {
    title: 'Cambios de los bonos',
    content: [{ type: 'offerChanges', id: 'cambios', title: 'Los cambios', partner: 'casino-andino' }],
  });
});

const unseen = 'li [data-unseen]:not([hidden])';

test('who comes back is told what changed since the last visit, and nobody else learns of it', async () => {
  const { page } = await site.open('/bonos/cambios/', screens.phone);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.locator('lupa-last-visit').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lupaLastVisit:casino-andino'))).toContain('"before":null');
  expect(await page.locator(unseen).count()).toBe(0);

  // As if the visit had been on 1 August: two of the three changes came after it.
  const before = Date.parse('2026-08-01T12:00:00Z');
  await page.evaluate((latest) => localStorage.setItem('lupaLastVisit:casino-andino', JSON.stringify({ latest, before: null })), before);
  await page.reload();
  const status = page.locator('lupa-last-visit [role=status]');
  await expect.poll(() => status.textContent()).toBe('2 cambios desde tu última visita, el 1 de agosto de 2026');
  expect(await page.locator(unseen).count()).toBe(2);
  // A reload is the same visit.
  await page.reload();
  await expect.poll(() => page.locator(unseen).count()).toBe(2);

  await page.evaluate(
    (latest) => localStorage.setItem('lupaLastVisit:casino-andino', JSON.stringify({ latest, before: null })),
    Date.now() - hour,
  );
  await page.reload();
  await expect.poll(() => status.textContent()).toMatch(/^Sin cambios desde tu última visita/);
  expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(sent.filter((request) => request.includes(String(before)))).toEqual([]);
});

test('without script the list is whole, and says nothing of visits', async () => {
  const { page } = await site.open('/bonos/cambios/', { ...screens.phone, javaScriptEnabled: false });
  expect(await page.locator('lupa-last-visit li').count()).toBe(3);
  expect(await page.locator('lupa-last-visit [role=status]').isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Atom' }).getAttribute('href')).toBe('/datos/cambios-de-bonos/casino-andino.atom');
});
