// @module-tag thorough
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lupa-migrations-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** Called from another folder, and without anything in the environment. */
function createMigration(name: string) {
  const { PATH } = process.env;
  const script = join(import.meta.dirname, 'createMigration.ts');
  return spawnSync(process.execPath, [script, name, directory], { cwd: directory, encoding: 'utf8', env: { NODE_ENV: 'test', PATH } });
}

it('a migration that would be empty is not written, so the last one is that of the collections', async () => {
  await cp(join(import.meta.dirname, '../migrations'), directory, { recursive: true });
  const before = await readdir(directory);
  const { status, stderr } = createMigration('nothing-new');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Nothing was written: what the studio stores is what its last migration says.\n',
  });
  expect(await readdir(directory)).toEqual(before);
});

it('a migration has the SQL of what is new, in a form that Node reads, and takes the place of the snapshot before', async () => {
  const migrations = join(import.meta.dirname, '../migrations');
  const newest = (await readdir(migrations)).findLast((entry) => entry.endsWith('.json')) ?? '';
  const nothingStored = { ...JSON.parse(await readFile(join(migrations, newest), 'utf8')), tables: {}, enums: {} };
  await writeFile(join(directory, '20260101_000000_before.json'), JSON.stringify(nothingStored));
  const { status, stderr } = createMigration('all-of-it');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const [snapshot = '', file = '', index = '', ...others] = (await readdir(directory)).toSorted();
  expect({ snapshot, others }).toEqual({ snapshot: file.replace(/ts$/, 'json'), others: [] });
  const source = await readFile(join(directory, file), 'utf8');
  expect(source).toContain('CREATE TABLE "studio"."pages"');
  expect(source).toMatch(
    /^import type \{ MigrateDownArgs, MigrateUpArgs \} from '@payloadcms\/db-postgres';\nimport \{ sql \} from 'drizzle-orm';/,
  );
  expect(await readFile(join(directory, index), 'utf8')).toContain(`from './${file}';`);
});
