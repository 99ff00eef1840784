import './withoutDatabase.ts';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import payload from 'payload';
import config from '../payload.config.ts';

/*
 * Compares the collections with the last migration and writes the next one. What Payload writes is then put into the
 * form that Node reads directly and without Payload: imports with their extension, types imported as types.
 */
const [name, directory = join(import.meta.dirname, '../migrations')] = process.argv.slice(2);
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  process.stderr.write('Name the migration: npm run migrate:create -w apps/studio -- add-licences\n');
  process.exit(1);
}
process.env['PAYLOAD_MIGRATING'] = 'true';
await payload.init({ config, disableDBConnect: true, disableOnInit: true });
payload.db.migrationDir = directory;

// Payload ends the process without a word when there is nothing to write.
process.once('exit', refuseEmpty);
await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true, forceAcceptWarning: false });
process.off('exit', refuseEmpty);

// Payload compares with the newest snapshot alone.
const snapshots = (await readdir(directory)).filter((entry) => entry.endsWith('.json')).toSorted();
for (const snapshot of snapshots.slice(0, -1)) await rm(join(directory, snapshot));

function refuseEmpty(): void {
  process.stderr.write('Nothing was written: what the studio stores is what its last migration says.\n');
  process.exitCode = 1;
}

for (const file of (await readdir(directory)).filter((entry) => entry.endsWith('.ts'))) {
  const path = join(directory, file);
  const source = await readFile(path, 'utf8');
  const readable = source
    .replace(/from '(\.\/[^']+?)(?:\.ts)?';?/g, "from '$1.ts';")
    .replace(
      /^import \{ MigrateUpArgs, MigrateDownArgs, sql \} from .*$/m,
      "import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';\nimport { sql } from 'drizzle-orm';",
    )
    .replace('{ db, payload, req }: MigrateUpArgs', '{ db }: MigrateUpArgs')
    .replace('{ db, payload, req }: MigrateDownArgs', '{ db }: MigrateDownArgs');
  if (readable !== source) await writeFile(path, readable);
}
process.exit(0);
