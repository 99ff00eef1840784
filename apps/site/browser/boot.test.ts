import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { scriptAtLoad } from '../../../bench/browser/budgets.ts';
import { buildSite } from '../dev/testBed/buildSite.ts';

let client: string;
let manifest: Manifest;

beforeAll(async () => {
  client = join(await buildSite(), 'client');
  manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
});

/** A chunk and all that it imports before it runs. */
function staticChunks(source: string): string[] {
  return [source, ...(manifest[source]?.imports ?? []).flatMap(staticChunks)];
}

test('what every page loads of script keeps to its budget, and holds no React', async () => {
  const chunks = [...new Set(staticChunks('features/boot.ts'))].map((source) => manifest[source]);
  const files = await Promise.all(chunks.map((chunk) => readFile(join(client, chunk?.file ?? ''))));
  const size = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).byteLength, 0);
  expect(size, chunks.map((chunk) => chunk?.name).join()).toBeLessThanOrEqual(scriptAtLoad.most);
  expect(chunks.map((chunk) => chunk?.name)).not.toContain('react');
});
