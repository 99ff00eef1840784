import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRunner, type RunningProduct } from '../runner/startRunner.ts';
import { findPorts, runnerEnvironment } from '../setup/runnerPorts.ts';
import { useTestFolder } from '../setup/testFolder.ts';
import { startForeignServices, type ForeignServices } from './startForeignServices.ts';

let services: ForeignServices;
const folder = useTestFolder({ isShared: true });
let product: RunningProduct | undefined;

beforeAll(async () => {
  services = await startForeignServices();
});
afterAll(() => services.close());

afterEach(async () => {
  await product?.stop();
  services.spoiled.clear();
});

test('where calls cannot be read, `npm start` says how many and which, and the site runs', async () => {
  for (const path of ['/cms/navigationGroup', '/arcade/filters/']) services.spoiled.set(path, 'notJson');
  const ports = await findPorts();
  product = startRunner(process.cwd(), { ...runnerEnvironment(ports, folder.path), ...services.env, SERVICES: '' }, ['start']);
  await product.says('2 kinds of calls cannot be read: {cms}/navigationGroup, {arcade}/filters/.');
  expect(product.output()).not.toContain('Lupa is up');
  expect((await fetch(`http://localhost:${ports.SITE_PORT}/`)).status).toBe(200);
});

test('where all services are elsewhere, `npm start` starts the site and nothing else', { tags: ['thorough'] }, async () => {
  const ports = await findPorts();
  product = startRunner(process.cwd(), { ...runnerEnvironment(ports, folder.path), ...services.env, SERVICES: '' }, ['start']);
  await product.says('Lupa is up');
  const home = await (await fetch(`http://localhost:${ports.SITE_PORT}/`)).text();
  expect(home).toContain('Casinos del sur');
  expect(await readdir(folder.path)).not.toContain('postgres');
  expect(product.output()).not.toMatch(/seeding|migrating|studio|administrator/i);
});
