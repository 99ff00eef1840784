import { createPool } from '@lupa/database/connect.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { getPayload, type Migration, type Payload, type SanitizedConfig } from 'payload';
import { migrations } from '../migrations/index.ts';

/**
 * Brings the schema `studio` up to date, or to where a backup stood: the migration `until`. `delivery` has to be there first. Safe to run from several
 * processes at once.
 */
export async function migrateStudio(databaseUrl: string, config: Promise<SanitizedConfig>, until?: string): Promise<Payload> {
  const pool = createPool({ url: databaseUrl, name: 'migrate studio', max: 1, statementTimeout: 0 });
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrateStudio]);
    await client.query('create schema if not exists studio');
    const payload = await getPayload({ config });
    // Payload types the arguments of a migration for all databases at once, as unknown.
    await payload.db.migrate({ migrations: chooseMigrations(until) as unknown as Migration[] });
    return payload;
  } finally {
    client.release(true);
    await pool.end();
  }
}

function chooseMigrations(until: string | undefined) {
  if (until === undefined) return migrations;
  const last = migrations.findIndex(({ name }) => name === until);
  if (last === -1) throw new Error(`this release does not know the studio's migration ${until}: it is older than the backup`);
  return migrations.slice(0, last + 1);
}
