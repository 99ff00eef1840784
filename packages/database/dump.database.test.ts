import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../tests/setup/testDatabase.ts';
import { useTestFolder } from '../../tests/setup/testFolder.ts';
import { dumpDatabase, loadDump, ownSchemas } from './dump.ts';
import { migrateDatabase } from './migrate.ts';

const folder = useTestFolder();

async function open(isEmpty = false) {
  const database = await createTestDatabase({ isEmpty });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  return { url: database.url, client };
}

const oddText = 'tab\t line\n return\r backslash \\ \\N "quoted" ñandú 🎰';

test('a dump brings back every value, counter and rule, in a database of its own', async () => {
  const [source, target] = [await open(), await open(true)];
  await source.client.query(
    `insert into delivery.documents (kind, key, locale, source, body, refs) values ('page', $1, '*', 'pages:1', $2, $3)`,
    [oddText, { text: oddText, list: [null, 1.5, true] }, [oddText, '']],
  );
  await source.client.query(`select delivery.record_change(array[$1]) from generate_series(1, 1000)`, [oddText]);
  await source.client.query(`insert into jackpots.socket_io_attachments (payload) values ('\\x000aff5c')`);
  await source.client.query(`insert into jackpots.amounts (jackpot_id, currency_code, amount) values ('jp-1', 'CLP', 123456789012.3456)`);
  await source.client.query(`insert into consents.choices values (gen_random_uuid(), '2020-01-01T00:00:00Z', 1, 'rejected')`);
  await source.client.query(`select clicks.make_day('2027-01-15', 'UTC')`);
  for (const time of ['1800000000000', '1700000000000'])
    await source.client.query(
      `insert into clicks.clicks (id, at, partner_slug, afflink_proxy, offer_id, device, bot_class, visitor_key)
       values ('5400-' || $1 || '-0', to_timestamp($1::bigint / 1000), 'casino', 'bono', '1', 'mobile', 'human', 'x')`,
      [time],
    );
  const dump = await dumpDatabase(source.url, folder.path);
  expect(dump.migrations.studio).toBeNull();
  expect(dump.tables.flatMap(({ schema, table, rows }) => (schema === 'clicks' ? [[table, rows]] : []))).toEqual([['clicks', 2]]);
  expect(dump.tables.find(({ table }) => table === 'changes')?.rows).toBe(1000);

  await migrateDatabase(target.url, { until: dump.migrations.services });
  await loadDump(target.url, folder.path, dump);
  for (const { schema, table } of dump.tables) {
    const all = `select to_jsonb(t) as row from ${schema}."${table}" t order by 1`;
    expect((await target.client.query(all)).rows, table).toEqual((await source.client.query(all)).rows);
  }
  const next = await target.client.query(`select delivery.record_change('{next}') as id`);
  expect(next.rows).toEqual([{ id: '1001' }]);
  await expect(target.client.query(`update consents.choices set choice = 'accepted'`)).rejects.toThrow('append-only');
  const constraints = `select conname, pg_get_constraintdef(c.oid) as definition from pg_constraint c
    join pg_namespace n on n.oid = c.connamespace where n.nspname = any($1) and conrelid::regclass::text !~ '_[0-9]{8}$' order by 1, 2`;
  expect((await target.client.query(constraints, [ownSchemas])).rows).toEqual((await source.client.query(constraints, [ownSchemas])).rows);
});

test('rows are in the order of their primary key where one asks for it, whatever was updated since', async () => {
  const source = await open();
  await source.client.query(`select delivery.record_change(array[i::text]) from generate_series(1, 5) i`);
  await source.client.query(`update delivery.changes set tags = '{again}' where id = 2`);
  const listIds = async (options?: { isOrdered: boolean }) => {
    const { tables } = await dumpDatabase(source.url, folder.path, options);
    const file = join(folder.path, tables.find(({ table }) => table === 'changes')?.file ?? '');
    return gunzipSync(await readFile(file))
      .toString()
      .match(/^\d+/gm);
  };
  expect(await listIds()).toEqual(['1', '3', '4', '5', '2']);
  expect(await listIds({ isOrdered: true })).toEqual(['1', '2', '3', '4', '5']);
});

test('a load that fails leaves the database empty', async () => {
  const [source, target] = [await open(), await open()];
  await source.client.query(`select delivery.record_change('{tag}') from generate_series(1, 10)`);
  const dump = await dumpDatabase(source.url, folder.path);
  const tables = dump.tables.map((table) => ({ ...table, rows: 11 }));
  await expect(loadDump(target.url, folder.path, { ...dump, tables })).rejects.toThrow(
    'delivery.changes should have 11 rows, 10 were loaded',
  );
  expect((await target.client.query('select * from delivery.changes')).rowCount).toBe(0);
});

test('an older schema is made as it was, and one that this release does not know is refused', async () => {
  const target = await open(true);
  const journal = JSON.parse(await readFile(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  const beforeConsents = journal.entries.find(({ tag }) => tag.startsWith('0008'))?.when ?? 0;
  const has = async (name: string) =>
    (await target.client.query('select to_regclass($1) is not null as "is"', [name])).rows[0]?.is as boolean;
  await expect(migrateDatabase(target.url, { until: beforeConsents + 1 })).rejects.toThrow('older than the backup');
  await migrateDatabase(target.url, { until: beforeConsents });
  expect([await has('jackpots.wins'), await has('consents.choices')]).toEqual([true, false]);
  await migrateDatabase(target.url);
  expect(await has('consents.choices')).toBe(true);
});
