import type { Browser, Page } from 'playwright-core';
import { settled } from '../../tests/setup/settled.ts';
import type { StudioBench } from './studio.bench.ts';

export type Form = { page: Page; close: () => Promise<void> };
type Given = Pick<StudioBench, 'studioUrl' | 'account'> & { path: string; isPreviewed: boolean };

/** The form of a page of the demo in a browser of its own. */
export async function openForm(browser: Browser, { studioUrl, account, path, isPreviewed }: Given): Promise<Form> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${studioUrl}/admin/login`, { waitUntil: 'networkidle' });
  await page.fill('#field-email', account.email);
  await page.fill('#field-password', account.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(`${studioUrl}/admin`);
  const id = await page.evaluate(async (slug) => {
    const answer = await fetch(`/api/pages?limit=1&depth=0&where[slug][equals]=${slug}`, { credentials: 'include' });
    return ((await answer.json()) as { docs: { id: number }[] }).docs[0]?.id;
  }, path);
  await page.goto(`${studioUrl}/admin/collections/pages/${id}`);
  await page.locator('#field-title').waitFor();
  await page.waitForLoadState('networkidle');
  const toggler = page.locator('#live-preview-toggler');
  const isOn = ((await toggler.getAttribute('class')) ?? '').includes('--active');
  if (isPreviewed !== isOn) await toggler.click();
  if (isPreviewed) await page.frameLocator('iframe').locator('h1').first().waitFor();
  await settled(page);
  return { page, close: () => context.close() };
}
