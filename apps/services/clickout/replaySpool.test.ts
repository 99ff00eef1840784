import { appendFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger } from '@lupa/server/logger.ts';
import { expect, test } from 'vitest';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { refusedFile, replaySpoolFile } from './replaySpool.ts';

const folder = useTestFolder();

const line = (id: string | number) => `{"id":"${id}"}`;

async function replay(text: string, insert?: (ids: string[]) => void) {
  const path = join(folder.path, 'clicks.ready.jsonl');
  await appendFile(path, text);
  const batches: string[][] = [];
  const replayed = await replaySpoolFile(path, {
    insert: async (rowsAsJson) => {
      const ids = (JSON.parse(rowsAsJson) as { id: string }[]).map(({ id }) => id);
      insert?.(ids);
      batches.push(ids);
    },
    logger: createLogger('test', 'silent'),
  });
  return { replayed, batches };
}

test('the rows of a file are stored in order, and the file goes; torn and foreign lines are left out', async () => {
  const { replayed, batches } = await replay(`${line('a')}\n\n   \n{"id":\n7\nnull\n{"no":1}\n${line('b')}\n{"id":"c`);
  expect([replayed, batches, await readdir(folder.path)]).toEqual([2, [['a', 'b']], []]);
});

test.each([
  [0, []],
  [499, [499]],
  [500, [500]],
  [501, [500, 1]],
  [1000, [500, 500]],
])('%i rows go in batches of %j', async (count, sizes) => {
  const { replayed, batches } = await replay(Array.from({ length: count }, (_, id) => `${line(id)}\n`).join(''));
  expect([replayed, batches.map(({ length }) => length)]).toEqual([count, sizes]);
});

test('a row that the database refuses is kept aside, and the others of its batch are stored', async () => {
  const { batches } = await replay(`${line('a')}\n${line('bad')}\n${line('b')}\n`, (ids) => {
    if (ids.includes('bad')) throw Object.assign(new Error('refused'), { code: '23502' });
  });
  expect(batches).toEqual([['a'], ['b']]);
  expect([await readdir(folder.path), await readFile(join(folder.path, refusedFile), 'utf8')]).toEqual([[refusedFile], `${line('bad')}\n`]);
});

test('while the database is away the file stays', async () => {
  const away = replay(`${line('a')}\n`, () => {
    throw Object.assign(new Error('away'), { code: '57P01' });
  });
  await expect(away).rejects.toThrow('away');
  expect(await readdir(folder.path)).toEqual(['clicks.ready.jsonl']);
});
