import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPooler, type Pooler } from '../../tests/setup/startPooler.ts';
import { useTestDatabase } from '../../tests/setup/testDatabase.ts';
import { createPool } from './connect.ts';
import { listenTo } from './listen.ts';

const database = useTestDatabase();
let pooler: Pooler;
let pooledUrl: string;

beforeAll(async () => {
  const url = new URL(database.url);
  const user = { name: url.username, password: decodeURIComponent(url.password) };
  pooler = await startPooler({ port: Number(url.port), users: [user], connections: 2 });
  url.port = String(pooler.port);
  pooledUrl = url.href;
});

afterAll(() => pooler?.stop());

const prepared = (value: number) => ({ name: 'pooler.test', text: 'select $1::int as value', values: [value] });

it('takes queries that are prepared elsewhere, from more connections than it has itself', async () => {
  const pool = createPool({ url: pooledUrl, sessionUrl: database.url, name: 'pooled', max: 8 });
  const rounds = Array.from({ length: 200 }, (_, value) => value);
  const results = await Promise.all(rounds.map((value) => pool.query<{ value: number }>(prepared(value))));
  expect(results.map(({ rows }) => rows[0]?.value)).toEqual(rounds);
  await pool.end();
});

it('is known by the second address alone: without it a connection is refused for how it begins', async () => {
  const pool = createPool({ url: pooledUrl, name: 'not known as pooled' });
  await expect(pool.query('select 1')).rejects.toThrow(/statement_timeout/);
  await pool.end();
});

it('does not keep anyone from giving up a query that takes too long', async () => {
  const pool = createPool({ url: pooledUrl, sessionUrl: database.url, name: 'pooled', max: 2, statementTimeout: 200 });
  await expect(pool.query('select pg_sleep(30)')).rejects.toThrow(/timeout/);
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('lets transactions be, and what listens goes past it', async () => {
  const heard: string[] = [];
  const listener = await listenTo({ url: database.url, channel: 'pooler_test', onMessage: (payload) => void heard.push(payload) });
  const pool = createPool({ url: pooledUrl, sessionUrl: database.url, name: 'pooled', max: 4 });
  await pool.query('create table counted (value int)');
  const add = async (client: pg.PoolClient, value: number) => {
    await client.query('begin');
    await client.query({ name: 'pooler.add', text: 'insert into counted values ($1)', values: [value] });
    await client.query(`select pg_notify('pooler_test', $1)`, [String(value)]);
    await client.query(value % 2 === 0 ? 'commit' : 'rollback');
    client.release();
  };
  await Promise.all(Array.from({ length: 20 }, async (_, value) => add(await pool.connect(), value)));
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from counted');
  expect(rows).toEqual([{ count: 10 }]);
  await vi.waitFor(
    () => expect(heard.map(Number).toSorted((one, other) => one - other)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]),
    5000,
  );
  await listener.close();
  await pool.end();
});
