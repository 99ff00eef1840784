import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { settled } from '../setup/settled.ts';
import { type Account, logInByKeyboard } from './secondFactorByKeyboard.ts';

const password = 'bosque lento de arrayanes';
const loginSchema = z.object({ token: z.string() });
const pagesSchema = z.object({ docs: z.array(z.object({ id: z.number() })) });

/** Two editors in one page of the studio: what each of them sees and what is saved, one moment after the other. */
export async function editTogether(browser: Browser, administrator: Account, path: string) {
  const { studio } = administrator;
  const call = async (target: string, init: RequestInit = {}, token = '') => {
    const headers = { 'Content-Type': 'application/json', Origin: studio, ...(token && { Authorization: `JWT ${token}` }) };
    const response = await fetch(`${studio}/api/${target}`, { ...init, headers });
    if (!response.ok) throw new Error(`${target}: ${response.status} ${await response.text()}`);
    return (await response.json()) as unknown;
  };
  const post = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });
  const { email, password: own } = administrator;
  const { token } = loginSchema.parse(await call('users/login', post({ email, password: own })));
  const people = ['Elena', 'Andrés'].map((name) => ({ name, email: `${randomUUID()}@lupa.example`, password, role: 'editor' }));
  for (const person of people) await call('users', post({ ...person, currentPassword: own }), token);
  const found = pagesSchema.parse(await call(`pages?limit=1&where[slug][equals]=${path}`, {}, token));
  const id = found.docs[0]?.id;
  if (id === undefined) throw new Error(`There is no page at ${path}`);

  const open = async (person: { email: string }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await logInByKeyboard(page, { studio, email: person.email, password });
    return page;
  };
  const [elena, andres] = await Promise.all(people.map(open));
  if (!elena || !andres) throw new Error('Two people are needed.');
  const address = `${studio}/admin/collections/pages/${id}`;
  const title = (page: Page) => page.locator('#field-title');
  const type = async (page: Page, words: string) => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes('/api/pages/'));
    await title(page).fill(`${await title(page).inputValue()}${words}`);
    return (await saved).status();
  };

  await elena.goto(address);
  const before = await title(elena).inputValue();
  const first = await type(elena, ' (uno)');
  await andres.goto(address);
  const takeOver = andres.getByRole('button', { name: 'Tomar el control' });
  await takeOver.waitFor();
  const locked = await andres.getByText(people[0]?.email ?? '').count();
  // Elena still writes: whoever takes over starts from that.
  const meanwhile = await type(elena, ' (y medio)');
  const written = await title(elena).inputValue();
  await takeOver.click();
  await takeOver.waitFor({ state: 'detached' });
  await expect.poll(() => title(andres).inputValue(), { timeout: 30_000 }).toBe(written);
  await settled(andres);
  const taken = await type(andres, ' (dos)');
  const late = await type(elena, ' (tres)');
  const message = (await elena.getByText('Otra persona está editando esto').textContent()) ?? '';

  await andres.goto(`${studio}/admin`);
  await elena.goto(address);
  await title(elena).waitFor();
  await andres.goto(address);
  const again = await type(andres, ' (cuatro)');
  await andres.goto(`${studio}/admin`);
  const stale = await type(elena, ' (cinco)');
  const refusal = (await elena.getByText('guardó otra versión').textContent()) ?? '';
  const kept = await title(elena).inputValue();
  await elena.goto(address);
  const after = await title(elena).inputValue();
  for (const page of [elena, andres]) await page.context().close();
  return { before, first, locked, meanwhile, taken, late, message, again, stale, refusal, kept, after };
}
