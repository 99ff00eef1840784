// @module-tag thorough
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPorts, runnerEnvironment, type Ports } from '../setup/runnerPorts.ts';
import { useTestFolder } from '../setup/testFolder.ts';
import { startRunner, type RunningProduct } from './startRunner.ts';

// A part of the demo site as the release of 21 November 2026 has left it, with clicks: another seed, and the schema before the consent log.
const release = 'tests/upgrade/release-2026-11-21';
const folder = useTestFolder({ isShared: true });
let ports: Ports;
let product: RunningProduct | undefined;

const run = (...command: string[]) => startRunner(process.cwd(), runnerEnvironment(ports, join(folder.path, 'data')), command);

beforeAll(async () => {
  ports = await findPorts();
});
afterAll(() => product?.stop());

it('data of an older release is migrated, the product starts on it, and serves what was published then', async () => {
  const restore = run('restore', '--', release);
  expect(await restore.ended, restore.output()).toBe(0);
  product = run('start', '--', '--without-studio');
  await product.says('Lupa is up');
  await product.says('The demo has changed since this product was seeded', 10);
  expect(product.output()).not.toContain('seeding');
  const get = (path: string) => fetch(`http://localhost:${ports.SITE_PORT}${path}`);
  for (const path of ['/', '/resenas/', '/resenas/casino-andino/', '/nosotros/', '/en/'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await get('/no-existe/')).status).toBe(404);
  const page = await (await get('/')).text();
  expect(page).toContain('Casino Andino');
  const way = /href="(http:\/\/[^"]*\/jugar\/[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await fetch(way, { redirect: 'manual' })).status).toBe(302);
  expect(await product.stop()).toBe(0);

  product = run('start', '--', '--without-studio');
  await product.says('Lupa is up');
  expect((await get('/')).status).toBe(200);
});
