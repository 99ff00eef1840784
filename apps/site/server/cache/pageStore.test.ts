import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mountSmallDisk } from '../../../../tests/setup/smallDisk.ts';
import { type KeptPage, PageStore, type PageStoreOptions } from './pageStore.ts';
import { createCapturedLogger, type LogEntry } from '../../dev/testBed/capturedLogger.ts';

let directory: string;
let logs: LogEntry[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lupa-pages-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const page = (key: string, html = key, etag = html) => ({
  key,
  br: brotliCompressSync(html),
  tags: ['page:/'],
  etag,
  quality: 'quick' as const,
});

async function openStore(options: Partial<PageStoreOptions> = {}): Promise<PageStore> {
  const { logger, entries } = createCapturedLogger();
  logs = entries;
  const store = new PageStore({ directory, logger, ...options });
  await store.open();
  return store;
}

async function keep(store: PageStore, key: string, html = randomText(500)): Promise<void> {
  store.keep(page(key, html));
  await store.flush();
}

const randomText = (bytes: number) => randomBytes(bytes).toString('base64');

/** Puts what was done so far into the past: files know their times to the millisecond only. */
async function letTimePass(): Promise<void> {
  for (const name of await readdir(directory)) {
    const { mtimeMs } = await stat(join(directory, name));
    await utimes(join(directory, name), mtimeMs / 1000 - 60, mtimeMs / 1000 - 60);
  }
}

async function bytesOnDisk(): Promise<number> {
  const names = await readdir(directory);
  // One that is being written may have got its right name by now.
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(directory, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

it('gives back what another process kept', async () => {
  const store = await openStore();
  await keep(store, '/a/', 'áéí');
  const other = await openStore();
  expect(other.has('/a/')).toBe(true);
  expect(await other.read('/a/')).toEqual({ ...page('/a/', 'áéí'), html: 'áéí' });
  expect(await other.read('/b/')).toBeNull();
});

it('gives back what release 0.1 kept', async () => {
  const store = await openStore();
  await keep(store, '/a/');
  const [name = ''] = await readdir(directory);
  const stored = { key: '/a/', html: 'áéí', tags: ['page:/'] };
  await writeFile(join(directory, name), brotliCompressSync(JSON.stringify(stored)));
  expect(await (await openStore()).read('/a/')).toMatchObject(stored);
});

it('gives no page of another key, whatever its file is called', async () => {
  const store = await openStore();
  await keep(store, '/a/');
  const [ofA = ''] = await readdir(directory);
  await keep(store, '/b/');
  const ofB = (await readdir(directory)).find((name) => name !== ofA) ?? '';
  await copyFile(join(directory, ofA), join(directory, ofB));
  expect(await (await openStore()).read('/b/')).toBeNull();
});

it('holds no more bytes than it may, at no time, and the page that came last', async () => {
  const step = record({ key: constantFrom('/1/', '/2/', '/3/', '/4/', '/5/'), size: integer({ min: 10, max: 1500 }) });
  await assert(
    asyncProperty(array(step, { maxLength: 15 }), async (steps) => {
      const store = await openStore({ maximumBytes: 4000 });
      for (const { key, size } of steps) {
        const html = randomText(size);
        store.keep(page(key, html));
        const before = await bytesOnDisk();
        await store.flush();
        const after = await bytesOnDisk();
        expect(Math.max(before, after)).toBeLessThanOrEqual(4000);
        expect(store.bytes).toBe(after);
        expect((await store.read(key))?.html).toBe(html);
      }
      await store.flush();
    }),
    { numRuns: 20 },
  );
});

it('does not keep a page that is larger than all its room, nor lose others for it', async () => {
  const store = await openStore({ maximumBytes: 2000 });
  await keep(store, '/a/');
  await keep(store, '/b/', randomText(3000));
  expect([store.has('/a/'), store.has('/b/')]).toEqual([true, false]);
});

it('loses the page first that was neither made nor read for the longest, also after a restart', async () => {
  const store = await openStore();
  for (const key of ['/1/', '/2/', '/3/', '/4/']) {
    await keep(store, key, `${key}${'x'.repeat(50)}`);
    await letTimePass();
  }
  // Made again and the same, and read.
  await keep(store, '/1/', `/1/${'x'.repeat(50)}`);
  await letTimePass();
  await store.read('/2/');
  await store.flush();
  await letTimePass();

  const restarted = await openStore({ maximumBytes: store.bytes - 1 });
  expect(['/1/', '/2/', '/3/', '/4/'].filter((key) => restarted.has(key))).toEqual(['/1/', '/2/', '/4/']);
  expect(restarted.bytes).toBe(await bytesOnDisk());
});

it('writes a page again that somebody has taken away', async () => {
  const store = await openStore();
  await keep(store, '/a/', 'a');
  await Promise.all((await readdir(directory)).map((name) => rm(join(directory, name))));
  await keep(store, '/a/', 'a');
  await keep(store, '/a/', 'a');
  expect((await store.read('/a/'))?.html).toBe('a');
  expect(store.bytes).toBe(await bytesOnDisk());
});

it('writes a page only where it is not on disk already, compressed no worse', async () => {
  const store = await openStore();
  const writeOf = async (kept: KeptPage) => {
    store.keep(kept);
    await store.flush();
    const [name = ''] = await readdir(directory);
    return (await stat(join(directory, name))).ino;
  };
  const [quick, best] = [page('/a/'), { ...page('/a/'), quality: 'best' as const }];
  const first = await writeOf(quick);
  expect(await writeOf(quick)).toBe(first);
  const second = await writeOf(best);
  expect(second).not.toBe(first);
  expect([await writeOf(quick), await writeOf(best)]).toEqual([second, second]);
  expect(await writeOf({ ...best, tags: ['other'] })).not.toBe(second);
});

it('forgets a page that was removed, even while it is being written', async () => {
  const store = await openStore();
  store.keep(page('/a/'));
  await store.remove('/a/');
  await store.flush();
  expect(await store.read('/a/')).toBeNull();
  expect(await readdir(directory)).toEqual([]);
});

it('writes what waits when it is closed, and nothing that comes later', async () => {
  const store = await openStore();
  store.keep(page('/a/'));
  const closed = store.close();
  store.keep(page('/b/'));
  await closed;
  await keep(store, '/c/');
  expect(await readdir(directory)).toHaveLength(1);
});

it('drops a damaged file, so that the page is written again', async () => {
  const store = await openStore();
  await keep(store, '/a/', 'a');
  const [name = ''] = await readdir(directory);
  await writeFile(join(directory, name), 'not brotli');
  expect(await store.read('/a/')).toBeNull();
  expect(logs).toContainEqual(
    expect.objectContaining({ level: 'warn', details: expect.objectContaining({ event: 'pages.unreadable', key: '/a/' }) }),
  );
  await keep(store, '/a/', 'a');
  expect((await store.read('/a/'))?.html).toBe('a');
});

it('says once that the disk refuses, and once that it is well again', async () => {
  await rm(directory, { recursive: true });
  await writeFile(directory, 'not a folder');
  const store = await openStore();
  for (const key of ['/a/', '/b/', '/c/']) await keep(store, key);
  expect(store.size).toBe(0);
  await store.remove('/a/');
  await rm(directory);
  await keep(store, '/d/', 'd');
  expect((await store.read('/d/'))?.html).toBe('d');
  expect(logs.map(({ level, details }) => [level, details.event])).toEqual([
    ['error', 'pages.storeFailed'],
    ['info', 'pages.storeRestored'],
  ]);
});

it('keeps nothing on a disk without room, loses nothing that it has kept, and writes the rest once there is room', async ({ skip }) => {
  const disk = await mountSmallDisk(2 * 2 ** 20);
  if (disk === null) return skip();
  try {
    const store = await openStore({ directory: disk.directory, retryAfter: 20 });
    await keep(store, '/before/', 'before');
    await disk.fill();
    await keep(store, '/full/', randomText(50_000));
    expect([store.size, (await store.read('/before/'))?.html]).toEqual([1, 'before']);
    expect(logs.map(({ details }) => details.event)).toEqual(['pages.storeFailed']);
    await disk.makeRoom();
    await expect.poll(() => store.size).toBe(2);
    expect(logs.map(({ details }) => details.event)).toEqual(['pages.storeFailed', 'pages.storeRestored']);
  } finally {
    await disk.unmount();
  }
});

it('writes what the disk has refused once it takes it, also when no page is made meanwhile', async () => {
  await rm(directory, { recursive: true });
  await writeFile(directory, 'not a folder');
  const store = await openStore({ retryAfter: 20 });
  for (let count = 0; count < 203; count++) store.keep(page(`/${count}/`));
  await store.flush();
  expect(store.size).toBe(0);
  expect([store.has('/0/'), store.has('/1/'), store.has('/202/')]).toEqual([true, false, true]);
  await rm(directory);
  await expect.poll(() => store.size).toBe(200);
  await store.flush();
  expect((await store.read('/202/'))?.html).toBe('/202/');
});
