import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/testDatabase.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
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

test('the log of clicks that there was becomes a partition where it lies, with the rights that were given', async () => {
  const database = await createTestDatabase({ isEmpty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const role = `writer-${process.pid}`;
  const insert = (id: string) =>
    client.query(
      `insert into clicks.clicks (id, at, partner_slug, afflink_proxy, offer_id, device, bot_class, visitor_key)
       values ($1, now(), 'casino', 'bono', '1', 'mobile', 'human', 'x') on conflict (id) do nothing`,
      [id],
    );
  try {
    await migrateDatabase(database.url, { until: journal.entries.find(({ tag }) => tag.startsWith('0027'))?.when ?? 0 });
    await client.query(
      `create role "${role}"; grant usage on schema clicks to "${role}"; grant select, insert on clicks.clicks to "${role}"`,
    );
    await insert('5400-1700000000000-0000000000000001');
    const file = `select pg_relation_filenode($1::regclass) as node`;
    const before = await client.query(file, ['clicks.clicks']);
    await migrateDatabase(database.url);
    expect((await client.query(file, ['clicks.clicks_others'])).rows).toEqual(before.rows);
    await client.query(`set role "${role}"`);
    await insert('5400-1700000000000-0000000000000001');
    await insert('5400-1700000000000-0000000000000002');
    expect((await client.query('select id from clicks.clicks')).rowCount).toBe(2);
  } finally {
    await client.query(`reset role; drop owned by "${role}"; drop role "${role}"`);
    await client.end();
    await database.drop();
  }
});
