import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Role } from '../../apps/studio/core/access/roles.ts';
import { findViolations } from '../setup/findViolations.ts';
import { logInByKeyboard } from './secondFactorByKeyboard.ts';
import { tellPageOnFailure } from '../setup/tellPageOnFailure.ts';

/** A running studio with the demo, and a browser to use it with. */
export type Stage = {
  browser: Browser;
  /** Without a slash at its end, as the other one. */
  studioUrl: string;
  siteUrl: string;
  administrator: { email: string; password: string };
};

export type Person = { name: string; email: string; password: string };

const password = 'bosque lento de arrayanes';
const loginSchema = z.object({ token: z.string() });

/** Asks the studio's REST API as somebody. @throws Error with the answer, where it is a refusal */
export async function callAs(
  { studioUrl }: Pick<Stage, 'studioUrl'>,
  { email, password: own }: Omit<Person, 'name'>,
  path: string,
  init: RequestInit = {},
) {
  const headers = { 'Content-Type': 'application/json', Origin: studioUrl };
  const call = async (target: string, given: RequestInit, more: Record<string, string> = {}) => {
    const response = await fetch(`${studioUrl}/api/${target}`, { ...given, headers: { ...headers, ...more } });
    if (!response.ok) throw new Error(`${target}: ${response.status} ${await response.text()}`);
    return (await response.json()) as unknown;
  };
  const { token } = loginSchema.parse(await call('users/login', { method: 'POST', body: JSON.stringify({ email, password: own }) }));
  return call(path, init, { Authorization: `JWT ${token}` });
}

export async function findId(stage: Stage, person: Omit<Person, 'name'>, query: string): Promise<number> {
  const found = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(await callAs(stage, person, query));
  const [document] = found.docs;
  if (!document) throw new Error(`There is nothing at ${query}`);
  return document.id;
}

export async function createDocument(stage: Stage, person: Omit<Person, 'name'>, path: string, data: object): Promise<number> {
  const made = await callAs(stage, person, path, { method: 'POST', body: JSON.stringify(data) });
  return z.object({ doc: z.object({ id: z.number() }) }).parse(made).doc.id;
}

export const patch = (stage: Stage, person: Omit<Person, 'name'>, path: string, data: object) =>
  callAs(stage, person, path, { method: 'PATCH', body: JSON.stringify(data) });

/** To the trash, and out of it. */
export async function discard(stage: Stage, person: Omit<Person, 'name'>, path: string): Promise<void> {
  await patch(stage, person, path, { deletedAt: new Date().toISOString() });
  await callAs(stage, person, `${path}?trash=true`, { method: 'DELETE' });
}

/** The studio's own part of a page of the admin. */
export async function expectAccessible(page: Page, within = '.template-default__wrap'): Promise<void> {
  expect(await findViolations(page, within)).toEqual([]);
}

export const phone = { width: 390, height: 844 };

export async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
}

/** The script of a page may not be there yet when its letters are: acts again until something is seen. */
export async function actUntil(shown: Locator, act: () => Promise<unknown>): Promise<void> {
  const isShown = async () => {
    if (!(await shown.isVisible())) await act();
    return shown.isVisible();
  };
  await expect.poll(isShown, { interval: 500 }).toBe(true);
}

export async function createPerson(stage: Stage, name: string, role: Role): Promise<Person> {
  const { administrator } = stage;
  const person = { name, email: `${randomUUID()}@lupa.example`, password };
  const body = JSON.stringify({ ...person, role, currentPassword: administrator.password });
  await callAs(stage, administrator, 'users', { method: 'POST', body });
  return person;
}

/** A browser of somebody who has just logged in. Closed by `page.context().close()`. */
export async function openStudio(
  stage: Stage,
  person: Omit<Person, 'name'>,
  options: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
): Promise<Page> {
  const context = await stage.browser.newContext({ bypassCSP: true, ...options });
  const page = await context.newPage();
  tellPageOnFailure(page);
  await logInByKeyboard(page, { studio: stage.studioUrl, ...person });
  const goto = page.goto.bind(page);
  page.goto = async (address, given) => {
    const response = await goto(address, given);
    if (address.startsWith(`${stage.studioUrl}/admin`)) await awake(page);
    return response;
  };
  // After a login the first page is still being drawn: what is pressed there may be lost.
  await page.goto(`${stage.studioUrl}/admin`);
  return page;
}

/** What is pressed before React has made a page its own is lost, as on every page of Payload's. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button')];
    return buttons.length > 0 && buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
  });
}
