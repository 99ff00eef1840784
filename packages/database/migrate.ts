import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

// Any number will do, as long as every process that migrates takes the same one.
const migrationLock = 5400_2026;

/** A migration waits so long for a table that others use, then gives up: behind it everybody else would wait. */
export const lockTimeout = '5s';

/** Brings delivery, arcade, clicks, jackpots and consents up to date. Safe to run from several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    // Waiting for another process that migrates is no harm.
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
      migrationsSchema: 'delivery_migrations',
    });
  } finally {
    await client.end();
  }
}
