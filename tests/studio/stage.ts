import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { z } from 'zod';
import type { Role } from '../../apps/studio/core/access/roles.ts';
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

/** Makes an account, as its administrator would. */
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
  context.setDefaultTimeout(120_000);
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
