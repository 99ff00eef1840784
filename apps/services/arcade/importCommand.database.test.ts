import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { exampleFeed, toLines } from './testing/openArcade.ts';

const run = promisify(execFile);
const command = join(import.meta.dirname, 'importCommand.ts');
const database = useTestDatabase();
const folder = useTestFolder({ isShared: true });

beforeAll(async () => {
  await writeFile(join(folder.path, 'feed.jsonl.gz'), gzipSync(`${toLines(exampleFeed(20))}\n{"id":7}`));
  await writeFile(join(folder.path, 'half.jsonl'), toLines(exampleFeed(5)));
});

const importFile = (...given: string[]) =>
  run(process.execPath, [command, ...given], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', INIT_CWD: folder.path, DATABASE_URL: database.url },
  });

it('imports a file and prints the report; what fails is said in a line', async () => {
  const { stdout } = await importFile('feed.jsonl.gz');
  const [counts = '', rejected] = stdout.split('\n');
  expect(JSON.parse(counts)).toEqual({ read: 24, inserted: 23, updated: 0, unchanged: 0, removed: 0, held: 0, rejectedCount: 1 });
  expect(rejected).toMatch(/^rejected: row 24, id 7: name: /);
  const refusal = { code: 1, stderr: expect.stringMatching(/^The feed would remove 15 and rename 0 of 23 games and providers/) };
  await expect(importFile('half.jsonl')).rejects.toMatchObject(refusal);
  expect(JSON.parse((await importFile('half.jsonl', '--allow-large-change')).stdout)).toMatchObject({ removed: 15 });
});
