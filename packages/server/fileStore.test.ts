import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useTestFolder } from '../../tests/setup/testFolder.ts';
import { FileStore, type FileStoreOptions } from './fileStore.ts';

const folder = useTestFolder();
const at = (...names: string[]) => join(folder.path, ...names);

async function openStore(maximumBytes: number, options: Partial<FileStoreOptions> = {}): Promise<FileStore> {
  const store = new FileStore({ directory: folder.path, maximumBytes, hasFolders: true, ...options });
  await store.open();
  return store;
}

const hundredBytes = Buffer.alloc(100, 1);

test('the least recently used go when there is too much', async () => {
  const store = await openStore(350);
  for (const key of ['aa1', 'bb1', 'cc1']) await store.write(key, hundredBytes);
  await store.read('aa1');
  await store.write('dd1', hundredBytes);
  expect(await store.read('bb1')).toBeNull();
  expect(await store.read('aa1')).toEqual(hundredBytes);
  expect(store.bytes).toBe(300);
});

test('a restart finds the files, their size and their order', async () => {
  const first = await openStore(1000);
  for (const key of ['aa1', 'bb1', 'cc1']) await first.write(key, hundredBytes);
  await utimes(at('cc', 'cc1'), 1, 1);
  const second = await openStore(350);
  expect(second.bytes).toBe(300);
  await second.write('dd1', hundredBytes);
  expect(await second.read('cc1')).toBeNull();
  expect(await second.read('aa1')).toEqual(hundredBytes);
});

test('a file that somebody removed is a miss and no longer counted', async () => {
  const store = await openStore(1000);
  await store.write('aa1', hundredBytes);
  await rm(at('aa', 'aa1'));
  expect(await store.read('aa1')).toBeNull();
  expect(store.bytes).toBe(0);
});

test('writing the same twice at once leaves one whole file', async () => {
  const store = await openStore(1000);
  await Promise.all(Array.from({ length: 10 }, () => store.write('aa1', hundredBytes)));
  expect(await readdir(at('aa'))).toEqual(['aa1']);
  expect(store.bytes).toBe(100);
});

test('what it may hold is never exceeded, not while one is written either', async () => {
  const store = await openStore(250, { hasFolders: false });
  for (const name of ['a', 'b', 'c', 'a', 'd']) {
    const writing = store.write(name, hundredBytes);
    expect(store.bytes).toBeLessThanOrEqual(250);
    await writing;
    expect(store.bytes).toBe((await readdir(folder.path)).length * 100);
    expect(store.size).toBe((await readdir(folder.path)).length);
  }
  await store.write('e', Buffer.alloc(300));
  expect([store.has('e'), store.has('d')]).toEqual([false, true]);
});

test('the last use is on disk, and again only after a while', async () => {
  const store = await openStore(1000, { hasFolders: false, touchAfter: 3_600_000 });
  await store.write('a', hundredBytes);
  await utimes(at('a'), 1, 1);
  await store.read('a');
  expect((await stat(at('a'))).mtimeMs).toBe(1000);
  const restarted = await openStore(1000, { hasFolders: false, touchAfter: 3_600_000 });
  await restarted.read('a');
  expect((await stat(at('a'))).mtimeMs).toBeGreaterThan(1000);
});

test('what a killed process left unfinished is removed after a minute, and never taken for a file', async () => {
  await mkdir(at('aa'));
  const [old, young] = [at('aa', 'aa1.0f0f.draft'), at('aa', 'aa1.1e1e.tmp')];
  for (const path of [old, young]) await writeFile(path, 'ha');
  await utimes(old, 1, 1);
  const store = await openStore(1000);
  expect(await readdir(at('aa'))).toEqual(['aa1.1e1e.tmp']);
  expect([store.size, await store.read('aa1')]).toEqual([0, null]);
});

test('a write that fails leaves what was there, and nothing of its own', async () => {
  const store = await openStore(1000);
  await store.write('aa1', hundredBytes);
  await rm(at('bb'), { force: true });
  await writeFile(at('bb'), 'not a folder');
  await expect(store.write('bb1', hundredBytes)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect([store.bytes, store.size, store.has('bb1')]).toEqual([100, 1, false]);
});
