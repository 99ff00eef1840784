import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/testDatabase.ts';
import { migrateDatabase } from './migrate.ts';

test('a migration gives up when others hold what it changes, and leaves all as it was', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const listed = 'select hash from delivery_migrations.__drizzle_migrations order by id';
  try {
    // As if all were still to come, whichever is the latest.
    await client.query('drop schema arcade, clicks, consents, delivery, jackpots, links cascade');
    await client.query('delete from delivery_migrations.__drizzle_migrations');
    const before = await client.query(listed);
    await client.query('begin');
    await client.query('create schema arcade');
    const error: unknown = await migrateDatabase(database.url).catch((thrown: unknown) => thrown);
    expect((error as Error).cause).toMatchObject({ message: 'canceling statement due to lock timeout' });
    await client.query('rollback');
    expect((await client.query(listed)).rows).toEqual(before.rows);
  } finally {
    await client.end();
    await database.drop();
  }
});
