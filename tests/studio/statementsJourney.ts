// Requirements: 11.10.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findViolations } from '../setup/findViolations.ts';
import { callAs, createPerson, openStudio, type Stage } from './stage.ts';

const casinoSchema = z.object({ docs: z.tuple([z.object({ id: z.number() })]) });
const pathSchema = z.object({ path: z.string() });
const slug = 'puerto-dorado';
const book = join(import.meta.dirname, 'files/statement.xlsx');

export function statementsJourney(stage: () => Promise<Stage>): void {
  it('a statement in a book is held against the calls to the peso, without what it says about players', async () => {
    const seen = await checkStatement(await stage());
    expect(seen.read).toContain('Se leen 3 filas; 1 queda fuera');
    expect(seen.preview).toMatch(/34\.700,5 CLP.*40\.000 CLP.*-5\.299,5 CLP.*3 por revisar/s);
    expect(seen.sent).not.toContain('Persona Inventada');
    expect(seen.sections).toEqual([
      'Nos avisaron y no está en la liquidación 1',
      'Otro monto 1',
      'En la liquidación, y nunca nos avisaron 1',
    ]);
    expect(seen.file.split('\r\n').slice(1, -1)).toHaveLength(3);
    expect(seen.violations).toEqual([]);
    expect(seen.isWide).toBe(false);
  });
}

async function checkStatement(stage: Stage) {
  const manager = await createPerson(stage, 'Pablo', 'affiliateManager');
  const found = await callAs(stage, manager, `partners?where[slug][equals]=${slug}&depth=0&limit=1`);
  const [{ id: partner }] = casinoSchema.parse(found).docs;
  await callBack(stage, manager, partner);
  const page = await openStudio(stage, manager);
  const violations = [];
  let sent = '';
  page.on('request', (request) => (sent += request.url().includes('/api/statements/') ? (request.postData() ?? '') : ''));

  await page.goto(`${stage.studioUrl}/admin/collections/partners/${partner}/liquidaciones`);
  await page.getByLabel('Mes').fill('2026-10');
  await page.getByLabel('Archivo').setInputFiles(book);
  const status = page.getByRole('status').filter({ hasText: 'Se leen' });
  await status.waitFor();
  const read = (await status.textContent()) ?? '';
  violations.push(...(await findViolations(page, '.gutter:has(> [aria-labelledby=statement-import])')));
  await page.getByRole('button', { name: 'Comparar con las llamadas' }).click();
  const totals = page.getByRole('region', { name: 'Liquidación y llamadas' });
  await totals.waitFor();
  const preview = (await totals.textContent()) ?? '';
  await page.getByRole('button', { name: 'Guardar la liquidación' }).click();

  await page.waitForURL('**/admin/liquidaciones/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const sections = await page.locator('section[aria-labelledby^=state-] h2').allTextContents();
  violations.push(...(await findViolations(page, '.template-default__wrap')));
  const file = await readFile(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.getByRole('button', { name: 'Borrar la liquidación' }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await page.waitForURL('**/liquidaciones');
  await callAs(stage, manager, 'conversions/revoke', { method: 'POST', body: JSON.stringify({ partner }) });
  await page.context().close();
  return { read, preview, sent, sections, file, violations, isWide };
}

/** Three commissions of October: of them the book pays one, another by half, and one of which nobody ever heard. */
async function callBack(stage: Stage, manager: { email: string; password: string }, partner: number): Promise<void> {
  const answer = await callAs(stage, manager, 'conversions/secret', { method: 'POST', body: JSON.stringify({ partner }) });
  const html = await (await fetch(`${stage.siteUrl}/`)).text();
  const host = new URL(/href="([^"]*\/jugar\/[^"]*)"/.exec(html)?.[1] ?? '').origin;
  const call = async (id: string, amount: number, day: string) => {
    const query = new URLSearchParams({
      event: 'commission',
      event_id: id,
      amount: String(amount),
      currency: 'CLP',
      at: `${day}T12:00:00Z`,
    });
    return (await fetch(`${host}${pathSchema.parse(answer).path}?${query}`)).status;
  };
  await expect.poll(() => call('liq-1', 25_000, '2026-10-01')).toBe(200);
  expect([await call('liq-2', 10_000, '2026-10-10'), await call(`liq-${randomUUID()}`, 5000, '2026-10-12')]).toEqual([200, 200]);
}

async function readFile(page: Page): Promise<string> {
  const address = await page.getByRole('link', { name: /^Bajar las/ }).getAttribute('href');
  return page.evaluate(async (href) => (await fetch(href)).text(), address ?? '');
}
