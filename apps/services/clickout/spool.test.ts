import { appendFile, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { replaySpoolFile } from './replaySpool.ts';
import { Spool, type SpoolOptions } from './spool.ts';
import { createSpoolReserve } from './spoolFile.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { mountSmallDisk, type SmallDisk } from '../../../tests/setup/smallDisk.ts';

const day = 86_400_000;
const spools: Spool[] = [];
const directory = useTestFolder();
let elapsed = 0;

afterEach(async () => {
  vi.restoreAllMocks();
  for (const spool of spools.splice(0)) await spool.close();
});

function openSpool(options: Partial<SpoolOptions> = {}): Spool {
  const spool = new Spool({ directory: directory.path, lease: 60_000, elapsed: () => elapsed, ...options });
  spools.push(spool);
  return spool;
}

const line = (id: string, length = 0) => JSON.stringify({ id, filler: 'x'.repeat(length) });
const spoolFiles = async (folder = directory.path) => (await readdir(folder)).filter((name) => name.startsWith('clicks-')).toSorted();
const setClock = (difference: number) => {
  const realNow = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + difference);
};

async function readSpool(folder: string): Promise<{ ids: string[]; tornFiles: number }> {
  const ids: string[] = [];
  let tornFiles = 0;
  for (const name of await spoolFiles(folder)) {
    const text = await readFile(join(folder, name), 'utf8');
    const lines = text.split('\n').filter((each) => each.trim() !== '');
    if (lines.length === 0 || !text.endsWith('\n')) tornFiles += 1;
    ids.push(...lines.map((each) => (JSON.parse(each) as { id: string }).id));
  }
  return { ids, tornFiles };
}

describe('the lease', () => {
  test('of a writer that was halted for too long is over: it does not write on', async () => {
    const spool = openSpool();
    await spool.append([line('a')]);
    const [first = ''] = await spoolFiles();
    elapsed += 31_000;
    await spool.append([line('b')]);
    expect(await readFile(join(directory.path, first.replace('.open.', '.ready.')), 'utf8')).toBe(`${line('a')}\n`);
    expect((await spoolFiles()).length).toBe(2);
  });

  test.each([day, -day])('of a writer whose clock was set by %i ms is over, as others may think that it was killed', async (difference) => {
    const spool = openSpool();
    await spool.append([line('a')]);
    setClock(difference);
    await spool.append([line('b')]);
    await spool.append([line('c')]);
    expect((await spoolFiles()).length).toBe(2);
    expect((await readSpool(directory.path)).ids.toSorted()).toEqual(['a', 'b', 'c']);
  });

  test.each([day, -day, 0])("does not let another whose clock is %i ms off take a living writer's file", async (difference) => {
    const writer = openSpool();
    await writer.append([line('a')]);
    setClock(difference);
    const other = openSpool({ lease: 1000 });
    const [name = ''] = await spoolFiles();
    for (let beat = 0; beat < 5; beat += 1) {
      expect(await other.takeReady()).toEqual([]);
      elapsed += 900;
      await utimes(join(directory.path, name), new Date(beat), new Date(beat));
    }
  });

  test.each([day, -day])('of a killed writer ends, even where its last touch lies %i ms away', async (difference) => {
    const file = join(directory.path, 'clicks-1-dead.open.jsonl');
    await appendFile(file, `${line('a')}\n`);
    const touchedAt = new Date(Date.now() + difference);
    await utimes(file, touchedAt, touchedAt);
    const other = openSpool({ lease: 1000 });
    expect(await other.takeReady()).toEqual([]);
    elapsed += 1001;
    expect(await other.takeReady()).toEqual([file]);
  });
});

describe('on a disk that is full', () => {
  const reserve = 256 * 1024;
  let disk: SmallDisk | null;
  beforeAll(async () => {
    disk = await mountSmallDisk(2 * 1024 * 1024);
  });
  afterAll(() => disk?.unmount());

  async function openFull(needed: SmallDisk, options: Partial<SpoolOptions> = {}) {
    const taken: unknown[] = [];
    const spool = openSpool({
      directory: join(needed.directory, 'spool'),
      reserve,
      onReserveTaken: (error) => taken.push(error),
      ...options,
    });
    await expect.poll(() => spool.reserved).toBe(options.reserve ?? reserve);
    await needed.fill();
    return { spool, taken, folder: join(needed.directory, 'spool') };
  }

  async function appendUntilRefused(spool: Spool): Promise<string[]> {
    const accepted: string[] = [];
    for (;;) {
      const id = String(accepted.length);
      const isAccepted = await spool.append([line(id, 500)]).then(
        () => true,
        () => false,
      );
      if (!isAccepted) return accepted;
      accepted.push(id);
    }
  }

  test('clicks are written over the room that was kept for them, then refused; no empty or torn file stays', async ({ skip }) => {
    if (disk === null) return skip('no small disk');
    const { spool, taken, folder } = await openFull(disk);
    const accepted = await appendUntilRefused(spool);
    expect(taken).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
    expect(accepted.length).toBeGreaterThan(400);
    expect(spool.isRefusing).toBe(true);
    expect(await readSpool(folder)).toEqual({ ids: accepted, tornFiles: 0 });

    const files = await spoolFiles(folder);
    for (let index = 0; index < 100; index += 1) await expect(spool.append([line('late')])).rejects.toThrow('the disk has just refused');
    elapsed += 1001;
    await expect(spool.append([line('late', 500)])).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await spoolFiles(folder)).toEqual(files);

    for (const file of await spool.takeReady()) await rm(file);
    await disk.makeRoom();
    elapsed += 1001;
    await spool.append([line('again')]);
    expect(spool.isRefusing).toBe(false);
    expect((await readSpool(folder)).ids).toEqual(['again']);
    await rm(folder, { recursive: true });
  });

  test('a killed process leaves the reserve to be read, up to its torn last line', async ({ skip }) => {
    if (disk === null) return skip('no small disk');
    const { spool, folder } = await openFull(disk);
    await spool.append([line('a'), line('b')]);
    const [name = ''] = await spoolFiles(folder);
    expect((await stat(join(folder, name))).size).toBe(reserve);
    const handle = await open(join(folder, name), 'r+');
    await handle.write('{"id":"torn', Buffer.byteLength(`${line('a')}\n${line('b')}\n`));
    await handle.close();
    await disk.makeRoom();

    const replayed: string[] = [];
    const logged: string[] = [];
    const logger = createLogger('test', 'info', { write: (text) => logged.push(text) });
    const insert = async (rowsAsJson: string) => void replayed.push(rowsAsJson);
    await replaySpoolFile(join(folder, name), { insert, logger });
    expect(replayed).toEqual([`[${line('a')},${line('b')}]`]);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({ replayed: 2, torn: 1 });
    await rm(folder, { recursive: true });
  });

  test('it is asked by itself whether it takes something again, and the reserve is made anew', async ({ skip }) => {
    if (disk === null) return skip('no small disk');
    const { spool, folder } = await openFull(disk, { lease: 50 });
    await appendUntilRefused(spool);
    elapsed += 2000;
    for (const file of await spool.takeReady()) await rm(file);
    await disk.makeRoom();
    await expect.poll(() => spool.isRefusing).toBe(false);
    await expect.poll(() => spool.reserved).toBe(reserve);
    expect(await spoolFiles(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  test('the reserve is not made where it would take the last room from others', async ({ skip }) => {
    if (disk === null) return skip('no small disk');
    const [small, large] = [600_000, 1_500_000].map((size) => createSpoolReserve(disk?.directory ?? '', size));
    expect(await large?.fill()).toBe(0);
    expect(await small?.fill()).toBeGreaterThanOrEqual(600_000);
  });
});
