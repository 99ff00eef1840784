import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectionOf } from './hosts.ts';
import { advisoryLocks } from './locks.ts';

/** A migration waits so long for a table that others use, then gives up: behind it everybody else would wait. */
export const lockTimeout = '5s';

/** Migrates the services' schemas, or to the migration whose `when` is `until`. Safe from several processes at once. */
export async function migrateDatabase(url: string, { until = Infinity } = {}): Promise<void> {
  const client = new pg.Client({ ...connectionOf(url), application_name: 'migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrateServices]);
    // Waiting for another process that migrates is no harm.
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await withMigrations(until, (migrationsFolder) =>
      migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'delivery_migrations' }),
    );
    if (until === Infinity) await fillSearch(client);
  } finally {
    await client.end();
  }
}

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
type Journal = { entries: { when: number }[] };

/** The library runs all that its journal names: for fewer it gets a copy with a shorter one. */
async function withMigrations(until: number, run: (folder: string) => Promise<void>): Promise<void> {
  if (until === Infinity) return run(migrations);
  const folder = await mkdtemp(join(tmpdir(), 'lupa-migrations-'));
  try {
    await cp(migrations, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
    const entries = journal.entries.filter(({ when }) => when <= until);
    if (entries.at(-1)?.when !== until)
      throw new Error('this release does not know the migration that comes last in the backup: it is older than the backup');
    await writeFile(path, JSON.stringify({ ...journal, entries }));
    await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const batch = 200;

type Row = { kind: string; key: string; locale: string };

/** Makes what can be found in documents that were published before there was a search. Documents that have it are not touched. */
async function fillSearch(client: pg.Client): Promise<void> {
  let last: Row | undefined = { kind: '', key: '', locale: '' };
  while (last) {
    const { rows }: { rows: Row[] } = await client.query<Row>(
      `with missing as materialized (
        select * from delivery.documents as document
        where kind in ('page', 'partner') and (kind, key, locale) > ($1, $2, $3) and not exists (
          select from delivery.search_entries as entry
          where entry.document_kind = document.kind and entry.document_key = document.key and entry.locale = document.locale
        )
        order by kind, key, locale limit $4
      )
      select missing.kind, missing.key, missing.locale, delivery.index_document(missing) from missing order by kind, key, locale`,
      [last.kind, last.key, last.locale, batch],
    );
    last = rows.at(-1);
  }
}
