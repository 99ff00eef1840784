import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpSchema, loadDump, ownSchemas } from '@lupa/database/dump.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { formatStatedLimit, formatStatedTime } from '@lupa/domain/statedFacts.ts';
import { formatTypedMoney } from '@lupa/domain/typedMoney.ts';
import { BasePayload, type Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { buildTestConfig } from '../testing/startStudio.ts';
import { migrateStudio } from './migrateStudio.ts';

const release = join(import.meta.dirname, '../../../tests/upgrade/release-2026-11-21');
type Column = { table: string; column: string; type: string; isNullable: boolean; hasDefault: boolean };
type Constraint = { table: string; name: string; definition: string };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let payload: Payload;
let columnsBefore: Column[];
let constraintsBefore: Constraint[];

async function listColumns(): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select table_schema || '.' || table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as "isNullable",
       column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
     from information_schema.columns where table_schema = any($1) order by 1, 2`,
    [ownSchemas],
  );
  return rows;
}

async function listConstraints(): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname = any($1) and contype in ('c', 'u', 'f', 'p', 'x')`,
    [ownSchemas],
  );
  return rows;
}

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const manifest = z.object({ database: dumpSchema }).parse(JSON.parse(await readFile(join(release, 'manifest.json'), 'utf8')));
  const { services, studio } = manifest.database.migrations;
  await migrateDatabase(database.url, { until: services });
  await migrateStudio(database.url, studio ?? undefined);
  await loadDump(database.url, join(release, 'database'), manifest.database);
  await client.query(
    `update studio.partners set deposit_time = '5 a 30 minutos', deposit_limit = '10.000 o más', withdrawal_limit = 'Sin tope' where id = 1;
     update studio.partners set deposit_time = '48 a 24 horas' where id = 2;
     update studio.partners_texts set text = 'US$' where parent_id = 2 and path = 'depositLimitCurrency';`,
  );
  [columnsBefore, constraintsBefore] = [await listColumns(), await listConstraints()];
  await migrateDatabase(database.url);
  await migrateStudio(database.url);
  payload = await new BasePayload().init({ config: buildTestConfig(database.url, tmpdir()) });
});
afterAll(async () => {
  await payload.destroy();
  await client.end();
  await database.drop();
});

describe('the release before goes on working on the new schema', () => {
  it('every column that it reads or writes is there, of the same type, and takes what it took', async () => {
    const present = new Map((await listColumns()).map((column) => [`${column.table}.${column.column}`, column]));
    expect(columnsBefore.length).toBeGreaterThan(500);
    for (const { table, column, type, isNullable } of columnsBefore) {
      const name = `${table}.${column}`;
      expect([name, present.get(name)?.type]).toEqual([name, type]);
      if (isNullable) expect([name, present.get(name)?.isNullable]).toEqual([name, true]);
    }
  });

  it('a new column of a table that it writes is filled by itself', async () => {
    const tables = new Set(columnsBefore.map(({ table }) => table));
    const known = new Set(columnsBefore.map(({ table, column }) => `${table}.${column}`));
    const added = (await listColumns()).filter(({ table, column }) => tables.has(table) && !known.has(`${table}.${column}`));
    expect(added.filter(({ isNullable, hasDefault }) => !isNullable && !hasDefault)).toEqual([]);
  });

  it('no rule was added to a table that it writes', async () => {
    const tables = new Set(constraintsBefore.map(({ table }) => table));
    const known = new Set(constraintsBefore.map(({ table, name, definition }) => `${table} ${name} ${definition}`));
    const newColumns = new Set(columnsBefore.map(({ table, column }) => `${table}.${column}`));
    const added = (await listConstraints()).filter(
      ({ table, name, definition }) => tables.has(table) && !known.has(`${table} ${name} ${definition}`),
    );
    // A foreign key of a column that it does not know refuses nothing of its own.
    const isOfOldColumn = ({ table, definition }: Constraint) => {
      const column = /^FOREIGN KEY \("?([a-z_]+)"?\)/.exec(definition)?.[1];
      return column === undefined || newColumns.has(`${table}.${column}`);
    };
    expect(added.filter(isOfOldColumn)).toEqual([]);
  });
});

describe('the studio, on data of an older release', () => {
  it('has as values what casinos stated, where the same text is written of them', async () => {
    const found = await Promise.all(
      [false, true].map((draft) => payload.find({ collection: 'partners', pagination: false, depth: 0, draft, sort: 'id' })),
    );
    const [partners = [], drafts = []] = found.map(({ docs }) =>
      docs.map((partner) => ({
        texts: [partner.depositTime, partner.depositLimit, partner.withdrawalLimit],
        values: [
          formatStatedTime({ unit: partner.depositTimeUnit, from: partner.depositTimeFrom, to: partner.depositTimeTo }),
          typeof partner.minimumDeposit === 'number' ? formatTypedMoney(partner.minimumDeposit) : null,
          formatStatedLimit({ amount: partner.maximumWithdrawal, per: partner.maximumWithdrawalPer }),
        ],
      })),
    );
    const valuesOf = (text: string) => partners.find(({ texts }) => texts[0] === text)?.values;
    expect(valuesOf('5 a 30 minutos')).toEqual(['5 a 30 minutos', null, null]);
    expect(valuesOf('48 a 24 horas')).toEqual([null, null, expect.stringContaining('por')]);
    for (const { texts, values } of [...partners, ...drafts])
      for (const [place, value] of values.entries()) expect([texts[place], null]).toContain(value);
    const read = [0, 1, 2].map((place) => partners.filter(({ values }) => values[place] !== null).length);
    expect(
      read.every((count) => count > partners.length / 2),
      String(read),
    ).toBe(true);
    expect(drafts.filter(({ values }) => values[0] !== null).length).toBeGreaterThan(partners.length / 2);
  });

  it('lets its people in, and publishes an edit of a page that was published then', async () => {
    const { user } = await payload.login({
      collection: 'users',
      data: { email: 'admin@lupacasino.example', password: 'clave de la version anterior' },
    });
    expect(user?.role).toBe('administrator');
    const { docs } = await payload.find({ collection: 'pages', locale: 'es_CL', where: { slug: { equals: '/nosotros/' } } });
    const [page] = docs;
    await payload.update({
      collection: 'pages',
      id: page?.id ?? '',
      locale: 'es_CL',
      data: { title: 'Quiénes somos ahora', _status: 'published' },
    });
    const { rows } = await client.query<{ title: string }>(
      `select body #>> '{attributes,title}' as title, body::text as text from delivery.documents where kind = 'page' and key = '/nosotros/' and locale = 'es_CL'`,
    );
    expect(JSON.stringify(rows)).toContain('Quiénes somos ahora');
  });
});
