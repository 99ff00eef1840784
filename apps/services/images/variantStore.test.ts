import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openVariantStore } from './variantStore.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lupa-store-'));
});
afterEach(() => rm(directory, { recursive: true }));

const hundredBytes = Buffer.alloc(100, 1);

test('the least recently used go when there is too much', async () => {
  const store = await openVariantStore(directory, 350);
  for (const key of ['aa1', 'bb1', 'cc1']) await store.write(key, hundredBytes);
  await store.read('aa1');
  await store.write('dd1', hundredBytes);
  expect(await store.read('bb1')).toBeNull();
  expect(await store.read('aa1')).toEqual(hundredBytes);
  expect(store.bytes()).toBe(300);
});

test('a restart finds the files, their size and their order', async () => {
  const first = await openVariantStore(directory, 1000);
  for (const key of ['aa1', 'bb1', 'cc1']) await first.write(key, hundredBytes);
  await utimes(join(directory, 'cc', 'cc1'), 1, 1);
  const second = await openVariantStore(directory, 350);
  expect(second.bytes()).toBe(300);
  await second.write('dd1', hundredBytes);
  expect(await second.read('cc1')).toBeNull();
  expect(await second.read('aa1')).toEqual(hundredBytes);
});

test('a file that somebody removed is a miss and no longer counted', async () => {
  const store = await openVariantStore(directory, 1000);
  await store.write('aa1', hundredBytes);
  await rm(join(directory, 'aa', 'aa1'));
  expect(await store.read('aa1')).toBeNull();
  expect(store.bytes()).toBe(0);
});

test('writing the same twice at once leaves one whole file', async () => {
  const store = await openVariantStore(directory, 1000);
  await Promise.all(Array.from({ length: 10 }, () => store.write('aa1', hundredBytes)));
  expect(await readdir(join(directory, 'aa'))).toEqual(['aa1']);
  expect(store.bytes()).toBe(100);
});
