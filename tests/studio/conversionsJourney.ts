// Requirements: 11.6.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findViolations } from '../setup/findViolations.ts';
import { callAs, createPerson, openStudio, type Stage } from './stage.ts';

const casinoSchema = z.object({ docs: z.tuple([z.object({ id: z.number() })]) });
const reportSchema = z.object({ total: z.object({ firstDeposits: z.number(), commission: z.string() }) });
const slug = 'casino-andino';

export function conversionsJourney(stage: () => Promise<Stage>): void {
  it('a programme is connected, its call is tried and taken, and the report says what the click became', async () => {
    const seen = await connectProgramme(await stage());
    expect(seen.address).toMatch(new RegExp(`^http://localhost:\\d+/postback/${slug}/pb_[\\w-]{43}/?$`));
    expect(seen.isShownAgain).toBe(false);
    expect(seen.reading).toMatch(/Primer depósito.*50 USD/s);
    expect(seen.reading).toContain('email');
    expect(seen.statuses).toEqual({ taken: 200, revoked: 404 });
    expect(seen.gained).toEqual({ firstDeposits: 1, commission: 25_000 });
    expect(seen.table).toContain('Casino Andino');
    expect(seen.violations).toEqual([]);
  });
}

async function connectProgramme(stage: Stage) {
  const { studioUrl } = stage;
  const manager = await createPerson(stage, 'Pablo', 'affiliateManager');
  const found = await callAs(stage, manager, `partners?where[slug][equals]=${slug}&depth=0&limit=1`);
  const [{ id }] = casinoSchema.parse(found).docs;
  const page = await openStudio(stage, manager);
  const tab = `${studioUrl}/admin/collections/partners/${id}/conversiones`;
  const violations = [];
  await page.goto(tab);
  const address = await createAddress(page);
  const clickId = await clickOut(page, stage);
  const event = `event_id=${randomUUID()}&click_id=${clickId}`;
  await page.getByLabel('Llamada de prueba').fill(`${address}?event=ftd&${event}&amount=50.00&currency=USD&email=ana@example.cl`);
  await page.getByRole('button', { name: 'Probar' }).click();
  const read = page.getByRole('status').filter({ hasText: 'Primer depósito' });
  await read.waitFor();
  const reading = (await read.textContent()) ?? '';
  // Beside it are Payload's own tabs of a document.
  violations.push(...(await findViolations(page, '.gutter:has(> [aria-labelledby=call-address])')));

  const report = async () => {
    const { total } = reportSchema.parse(await callAs(stage, manager, `conversions/report?by=partner&partner=${slug}`));
    return { firstDeposits: total.firstDeposits, commission: Number(total.commission) };
  };
  const before = await report();
  const call = async (query: string) => (await fetch(`${address}?${query}`)).status;
  const taken = await call(`event=ftd&${event}&amount=50.00&currency=USD`);
  await call(`event=commission&event_id=${randomUUID()}&click_id=${clickId}&amount=25000&currency=CLP`);
  const gained = async () => {
    const now = await report();
    return { firstDeposits: now.firstDeposits - before.firstDeposits, commission: now.commission - before.commission };
  };
  await expect.poll(async () => (await gained()).commission).toBe(25_000);
  const counted = await gained();

  await page.goto(`${studioUrl}/admin/conversiones`);
  const table = (await page.getByRole('region', { name: 'Conversiones por casino' }).textContent()) ?? '';
  violations.push(...(await findViolations(page, '.template-default__wrap')));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isWiderThanWindow(page)).toBe(false);
  await page.goto(tab);
  await expect.poll(() => isWiderThanWindow(page)).toBe(false);
  const isShownAgain = (await page.content()).includes(address);
  await page.getByRole('button', { name: 'Revocar', exact: true }).click();
  await page.getByRole('button', { name: 'Revocar ahora' }).click();
  await page.getByRole('button', { name: 'Crear la dirección' }).waitFor();
  const revoked = await becomes(() => call(`event=ftd&${event}`), 404);
  await page.context().close();
  return { address, isShownAgain, reading, statuses: { taken, revoked }, gained: counted, table, violations };
}

async function createAddress(page: Page): Promise<string> {
  const field = page.getByRole('status').getByRole('textbox');
  await page.getByRole('button', { name: 'Crear la dirección' }).click();
  return field.inputValue();
}

/** Follows a button of the casino as a visitor does. Returns the number of the click, as the programme gets it. */
async function clickOut(page: Page, { siteUrl }: Stage): Promise<string> {
  const html = await (await fetch(`${siteUrl}/resenas/${slug}/`)).text();
  const href = /href="([^"]*\/jugar\/casino-andino\/[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const agent = await page.evaluate(() => navigator.userAgent.replace('Headless', ''));
  const { headers } = await fetch(href, { redirect: 'manual', headers: { 'user-agent': agent } });
  return /5400-[\w-]+/.exec(headers.get('location') ?? '')?.[0] ?? '';
}

const isWiderThanWindow = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** The click-out host hears of a change at once, but not before it is made. */
async function becomes(read: () => Promise<number>, expected: number): Promise<number> {
  await expect.poll(read).toBe(expected);
  return expected;
}
