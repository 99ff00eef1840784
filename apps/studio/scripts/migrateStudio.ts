import { connectionOf } from '@lupa/database/hosts.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { lockTimeout } from '@lupa/database/migrate.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrations } from '../migrations/index.ts';

const isMigratedQuery = defineQuery('studio.isMigrated', `select to_regclass('studio.payload_migrations') is not null as "isMigrated"`);
const doneQuery = defineQuery('studio.doneMigrations', 'select name, batch::int as batch from studio.payload_migrations where batch > 0');
const markQuery = defineQuery('studio.markMigration', 'insert into studio.payload_migrations (name, batch) values ($1, $2::int)');

/**
 * Brings the schema `studio` up to date, or to where a backup stood: the migration `until`. `delivery` has to be there first. Safe to run from several
 * processes at once. Payload is not needed for it, and not loaded: it writes the migrations, and finds them done in the table that is its own.
 */
export async function migrateStudio(databaseUrl: string, until?: string): Promise<void> {
  const client = new pg.Client({ ...connectionOf(databaseUrl), application_name: 'migrate studio' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrateStudio]);
    // Waiting for another process that migrates is no harm.
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await client.query('create schema if not exists studio');
    const done = await readDone(client);
    const batch = Math.max(0, ...done.values()) + 1;
    const db = drizzle(client) as unknown as MigrateUpArgs['db'];
    for (const { name, up } of chooseMigrations(until)) {
      if (done.has(name)) continue;
      await client.query('begin');
      // Ours ask for nothing but the database.
      await up({ db } as MigrateUpArgs);
      await runQuery(client, markQuery, [name, batch]);
      await client.query('commit');
    }
  } finally {
    await client.end();
  }
}

/** The batch of each migration that was done, by its name. */
async function readDone(client: pg.Client): Promise<Map<string | null, number>> {
  const { rows } = await runQuery(client, isMigratedQuery, []);
  if (!rows[0]?.isMigrated) return new Map();
  const done = await runQuery(client, doneQuery, []);
  return new Map(done.rows.map(({ name, batch }) => [name, batch ?? 0]));
}

function chooseMigrations(until: string | undefined) {
  if (until === undefined) return migrations;
  const last = migrations.findIndex(({ name }) => name === until);
  if (last === -1) throw new Error(`this release does not know the studio's migration ${until}: it is older than the backup`);
  return migrations.slice(0, last + 1);
}
