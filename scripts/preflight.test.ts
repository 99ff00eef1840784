import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveForTest } from '../tests/setup/serveForTest.ts';
import { useTestFolder } from '../tests/setup/testFolder.ts';
import { findObstacle } from './preflight.mjs';

const here = { node: '20.11.0', platform: 'linux', arch: 'x64', gigabytes: 2.5 };
const folder = useTestFolder();
let port: number;
beforeEach(async () => {
  await cp('packages/configuration/ports.json', join(folder.path, 'packages/configuration/ports.json'));
  ({ port } = await serveForTest((_, response) => response.end()));
  for (const part of ['SITE', 'STUDIO', 'CONTENT', 'ARCADE', 'PARTNERS', 'CLICKOUT', 'JACKPOTS', 'IMAGES', 'FREEPLAY'])
    vi.stubEnv(`${part}_PORT`, '0');
});
afterEach(() => vi.unstubAllEnvs());

it('finds nothing where Lupa can run', async () => {
  expect(await findObstacle(folder.path, here)).toBeNull();
  expect(await findObstacle(folder.path, { ...here, node: '24.0.0', platform: 'darwin', arch: 'arm64' })).toBeNull();
});

it('refuses a machine for which there is no Node, and one that is too old', async () => {
  expect(await findObstacle(folder.path, { ...here, node: '23.9.0', platform: 'darwin', arch: 'arm64' })).toBe(
    'Lupa runs on Node 24 and brings it for linux-x64, linux-arm64, win32-x64, not for darwin-arm64. Install Node 24 and start again.',
  );
  expect(await findObstacle(folder.path, { ...here, node: '19.9.9' })).toBe(
    'This is Node 19.9.9. Lupa needs Node 20 to begin with; install 24.',
  );
});

it('refuses a disk without room', async () => {
  expect(await findObstacle(folder.path, { ...here, gigabytes: 2.49 })).toMatch(/^Only 2\.5 GB are free here; a first start needs 2\.5\./);
});

it.each(['SITE_PORT', 'STUDIO_PORT', 'FREEPLAY_PORT'])('names a taken port and %s, which changes it', async (variable) => {
  vi.stubEnv(variable, String(port));
  expect(await findObstacle(folder.path, here)).toBe(
    `Port ${port} is taken by another process. Stop that process, or set ${variable} to a free port. Nothing was installed yet.`,
  );
});

it('does not ask for ports of parts that this machine does not run', async () => {
  vi.stubEnv('SERVICES', 'images,arcade');
  vi.stubEnv('STUDIO_PORT', String(port));
  vi.stubEnv('CONTENT_PORT', String(port));
  expect(await findObstacle(folder.path, here)).toBeNull();
});
