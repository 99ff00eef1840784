import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPage, startUsualServices, text } from '../dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../dev/testBed/testSite.tsx';

let services: ForeignServices;
let site: TestSite | undefined;
let directory: string;

beforeEach(async () => {
  services = await startUsualServices();
  directory = await mkdtemp(join(tmpdir(), 'lupa-site-'));
});

afterEach(async () => {
  await services.stop();
  await site?.close();
  await rm(directory, { recursive: true, force: true });
});

const start = async () => (site = await startTestSite(services.url, { directory }));
const ready = async ({ get }: TestSite) => (await get('/readyz')).status;

it('a site without a content service and without a kept page is not ready, until it can show one', async () => {
  await services.stop();
  const running = await start();
  expect(await ready(running)).toBe(503);
  await services.start();
  setPage(services, '/');
  await vi.waitFor(async () => expect(await ready(running)).toBe(200), 60_000);
});

it('a site with a kept page is ready without a content service', async () => {
  setPage(services, '/', { content: [text('guardada')] });
  const first = await start();
  await first.get('/');
  await first.close();
  await services.stop();
  const second = await start();
  expect(await ready(second)).toBe(200);
  expect((await second.get('/')).text).toContain('guardada');
});

it('a site says once which calls it cannot read, and of which it left something out, and is ready all the same', async () => {
  setPage(services, '/');
  services.answers.set('/cms/navigationGroup', { json: { error: 'mantención' } });
  const running = await start();
  await running.get('/');
  const said = () => running.logs.filter(({ details }) => details.event === 'services.unread').map(({ details }) => details);
  expect([await ready(running), await ready(running)]).toEqual([200, 200]);
  const { calls, dropping } = said()[0] as { calls: { call: string }[]; dropping: string[] };
  expect(calls).toContainEqual({ call: 'navigationGroup', reason: expect.stringMatching(/no item can be read .*groupName/) });
  expect(dropping).toContain('pagesAll');
  expect(said()).toHaveLength(1);
  const metrics = await running.metrics();
  expect(metrics).toMatch(/site_call_unread\{[^}]*call="navigationGroup"[^}]*\} 1/);
  expect(metrics).toMatch(/site_call_unread\{[^}]*call="page"[^}]*\} 0/);
  expect(metrics).toMatch(/site_call_dropped_items\{[^}]*call="pagesAll"[^}]*\} 1/);
});

it('a probe waits for no service that hangs, and many ask it once', async () => {
  services.answers.set('/cms/page/%2F', () => new Promise(() => {}));
  const running = await start();
  const statuses = await running.timers.pass(Promise.all(Array.from({ length: 50 }, () => ready(running))));
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(services.count('/cms/page/%2F')).toBe(1);
});

it('a site whose disk refuses everything starts, is ready and shows its pages', async () => {
  await rm(directory, { recursive: true });
  await writeFile(directory, 'not a folder');
  setPage(services, '/', { content: [text('sin disco')] });
  const running = await start();
  expect(await ready(running)).toBe(200);
  expect((await running.get('/')).text).toContain('sin disco');
  expect((await running.get('/cards/0123456789abcdef.png')).status).toBe(302);
  expect(running.logs.flatMap(({ details }) => details.event ?? [])).toEqual(
    expect.arrayContaining(['pages.storeFailed', 'cards.storeFailed']),
  );
});
