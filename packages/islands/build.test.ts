// @module-tag thorough
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestSite, type BuiltTestSite } from './testBed/buildTestSite.ts';

let site: BuiltTestSite;

beforeAll(async () => {
  site = await buildTestSite('production');
});
afterAll(() => site?.remove());

const readBuilt = (file = '') => readFile(join(site.directory, file), 'utf8');

async function gzippedSize(name: string): Promise<number> {
  const chunk = Object.values(site.manifest).find((entry) => entry.name === name);
  return gzipSync(await readFile(join(site.directory, chunk?.file ?? '')), { level: 9 }).byteLength;
}

test('the boot script is at most 3 KB, gzipped', async () => {
  expect(await gzippedSize('boot')).toBeLessThanOrEqual(3 * 1024);
});

test('React and the glue, boot script included, are at most 70 KB, gzipped', async () => {
  expect((await gzippedSize('boot')) + (await gzippedSize('react'))).toBeLessThanOrEqual(70 * 1024);
});

test('an island fetches its own file and React, nothing else', () => {
  const chunks = Object.values(site.manifest).filter((chunk) => chunk.src?.endsWith('.island.tsx'));
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks) expect(chunk.imports?.map((file) => site.manifest[file]?.name)).toEqual(['react']);
  expect(Object.values(site.manifest).find((chunk) => chunk.name === 'boot')?.imports ?? []).toEqual([]);
});

test('server, client and style sheet agree on class names, and nothing is inlined', async () => {
  const { renderView }: { renderView: () => string } = await import(join(site.directory, 'server/renderView.js'));
  const css = await readBuilt(site.manifest['styles.ts']?.css?.[0]);
  const island = await readBuilt(site.manifest['Styled.island.tsx']?.file);
  const [view = '', styled = ''] = [...renderView().matchAll(/class="(\w+)"/g)].map(([, name]) => name);
  expect(css).toContain(`.${view}{`);
  expect(css.split(`.${styled}{`)).toHaveLength(2);
  expect(island).toContain(styled);
  expect(css).not.toContain('data:');
});
