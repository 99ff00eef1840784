import { connectionOf } from './hosts.ts';
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { defineQuery, runQuery } from './query.ts';

const dumpedTableSchema = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  file: z.string(),
  sha256: z.string(),
});
export type DumpedTable = z.output<typeof dumpedTableSchema>;

export const dumpSchema = z.object({
  tables: z.array(dumpedTableSchema),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string() })),
  migrations: z.object({
    services: z.int(),
    studio: z.string().nullable(),
  }),
});
export type Dump = z.output<typeof dumpSchema>;

export const ownSchemas = ['studio', 'delivery', 'arcade', 'clicks', 'conversions', 'jackpots', 'consents', 'links', 'reports'];
export const migrationsSchema = 'delivery_migrations';
const writtenByThemselves = ['studio.payload_migrations', 'delivery.search_entries', 'delivery.search_words'];

/** Writes every table as of one moment. Files are on the disk itself when it resolves. `isOrdered`: rows by primary key. */
export async function dumpDatabase(url: string, directory: string, { isOrdered = false } = {}): Promise<Dump> {
  const client = new pg.Client({ ...connectionOf(url), application_name: 'backup' });
  await client.connect();
  try {
    await mkdir(directory, { recursive: true });
    await client.query("set timezone = 'UTC'");
    await client.query('begin isolation level repeatable read, read only');
    const migrations = await readMigrations(client);
    const tables: DumpedTable[] = [];
    for (const table of await listTables(client)) {
      const dumped = await dumpTable(client, directory, table, isOrdered);
      if (dumped.rows > 0) tables.push(dumped);
      else await unlink(join(directory, dumped.file));
    }
    const { rows: sequences } = await runQuery(client, sequencesQuery, [ownSchemas]);
    await client.query('commit');
    return { tables, sequences, migrations };
  } finally {
    await client.end();
  }
}

/** Fills the tables of a database whose schema stands where that of the dump stood, in one transaction: all of it or nothing. */
export async function loadDump(url: string, directory: string, { tables, sequences }: Dump): Promise<void> {
  const client = new pg.Client({ ...connectionOf(url), application_name: 'restore' });
  await client.connect();
  try {
    await client.query('begin');
    const foreignKeys = await dropForeignKeys(client);
    for (const table of tables) await loadTable(client, directory, table);
    for (const statement of foreignKeys) await client.query(statement);
    for (const { schema, name, lastValue } of sequences)
      await runQuery(client, setSequenceQuery, [`${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`, lastValue]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const sequencesQuery = defineQuery(
  'dump.sequences',
  `select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences
   where schemaname = any($1) and last_value is not null order by 1, 2`,
  { notNull: ['schema', 'name', 'lastValue'] },
);
const tablesQuery = defineQuery(
  'dump.tables',
  `select n.nspname as schema, c.relname as table, array_agg(a.attname::text order by a.attnum) as columns,
     array(select k.attname::text from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
       where i.indrelid = c.oid and i.indisprimary order by array_position(i.indkey::smallint[], k.attnum)) as key
   from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
   where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     and n.nspname || '.' || c.relname <> all($2)
   group by 1, 2, c.oid order by 1, 2`,
  { notNull: ['columns', 'key'] },
);
const foreignKeysQuery = defineQuery(
  'dump.foreignKeys',
  `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as definition
   from pg_constraint c join pg_namespace n on n.oid = c.connamespace where c.contype = 'f' and n.nspname = any($1)`,
  { notNull: ['table', 'name', 'definition'] },
);
const lastMigrationQuery = defineQuery(
  'dump.lastMigration',
  `select max(created_at)::text as at from ${migrationsSchema}.__drizzle_migrations`,
);

const hasStudioQuery = defineQuery('dump.hasStudio', `select to_regclass('studio.payload_migrations') is not null as "isThere"`);
const lastStudioMigrationQuery = defineQuery(
  'dump.lastStudioMigration',
  'select name from studio.payload_migrations where batch > 0 order by name desc limit 1',
);

const setSequenceQuery = defineQuery('dump.setSequence', 'select setval($1::regclass, $2)');

type Table = Pick<DumpedTable, 'schema' | 'table' | 'columns'> & { key: string[] };

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await runQuery(client, tablesQuery, [ownSchemas, writtenByThemselves]);
  return rows;
}

async function readMigrations(client: pg.Client): Promise<Dump['migrations']> {
  const services = await runQuery(client, lastMigrationQuery, []);
  const hasStudio = await runQuery(client, hasStudioQuery, []);
  const studio = hasStudio.rows[0]?.isThere ? await runQuery(client, lastStudioMigrationQuery, []) : null;
  return { services: Number(services.rows[0]?.at ?? 0), studio: studio?.rows[0]?.name ?? null };
}

async function dumpTable(
  client: pg.Client,
  directory: string,
  { schema, table, columns, key }: Table,
  isOrdered: boolean,
): Promise<DumpedTable> {
  const file = `${schema}.${table}.copy.gz`;
  const path = join(directory, file);
  const order = isOrdered && key.length > 0 ? ` order by ${listOf(key)}` : '';
  // A query, for it reads a table that is in partitions, too.
  const source = client.query(copyTo(`copy (select ${listOf(columns)} from ${nameOf({ schema, table })}${order}) to stdout`));
  const [hash, lines] = [createHash('sha256'), new LineCounter()];
  await pipeline(source, lines, createGzip({ level: 6 }), hashing(hash), createWriteStream(path, { mode: 0o600 }));
  await syncFile(path);
  return { schema, table, columns, rows: lines.count, file, sha256: hash.digest('hex') };
}

async function loadTable(client: pg.Client, directory: string, { schema, table, columns, rows, file }: DumpedTable): Promise<void> {
  const target = client.query(copyFrom(`copy ${nameOf({ schema, table })} (${listOf(columns)}) from stdin`));
  await pipeline(createReadStream(join(directory, file)) as Readable, createGunzip(), target);
  if (target.rowCount !== rows) throw new Error(`${schema}.${table} should have ${rows} rows, ${target.rowCount} were loaded`);
}

/** A row may come before the one that it points to. Returns the statements that put them back, which check every row. */
async function dropForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await runQuery(client, foreignKeysQuery, [ownSchemas]);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`);
}

const nameOf = ({ schema, table }: Pick<DumpedTable, 'schema' | 'table'>) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;
const listOf = (columns: readonly string[]) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** In COPY's text format a line break within a value is written as `\n`: each line is a row. */
class LineCounter extends Transform {
  count = 0;
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.count += 1;
    done(null, chunk);
  }
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
