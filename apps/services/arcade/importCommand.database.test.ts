import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { exampleFeed, toLines } from './testing/openArcade.ts';
import { stringify } from './testing/toCsv.ts';

const run = promisify(execFile);
const command = join(import.meta.dirname, 'importCommand.ts');
const database = useTestDatabase();
const folder = useTestFolder({ isShared: true });

beforeAll(async () => {
  await writeFile(join(folder.path, 'feed.jsonl.gz'), gzipSync(`${toLines(exampleFeed(20))}\n{"id":7}`));
  await writeFile(join(folder.path, 'feed.csv'), stringify(exampleFeed(20)));
  await writeFile(join(folder.path, 'picture.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  await writeFile(join(folder.path, 'half.csv'), stringify(exampleFeed(5)));
});

const importFile = (...given: string[]) =>
  run(process.execPath, [command, ...given], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', INIT_CWD: folder.path, DATABASE_URL: database.url },
  });

it('imports JSON lines and CSV from a file and prints the report', async () => {
  const { stdout } = await importFile('feed.jsonl.gz');
  const [counts = '', rejected] = stdout.split('\n');
  expect(JSON.parse(counts)).toEqual({ read: 24, inserted: 23, updated: 0, unchanged: 0, removed: 0, held: 0, rejectedCount: 1 });
  expect(rejected).toMatch(/^rejected: row 24, id 7: name: /);
  expect(JSON.parse((await importFile('feed.csv')).stdout)).toMatchObject({ unchanged: 23 });
});

it.each([
  [['half.csv'], /^The feed would remove 15 and rename 0 of 23 games and providers/],
  [['missing.csv'], /no such file/],
  [['picture.png'], /^The feed is a picture/],
  [[], /^npm run import/],
])('says in a line what is wrong with %j, and fails', async (given, message) => {
  await expect(importFile(...given)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
});

it('removes most of the catalogue only when told to', async () => {
  expect(JSON.parse((await importFile('half.csv', '--allow-large-change')).stdout)).toMatchObject({ removed: 15 });
});
