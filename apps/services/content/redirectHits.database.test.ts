import { randomUUID } from 'node:crypto';
import { redirectHitsExample } from '@lupa/contracts/redirect.ts';
import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { contentForTest, postJson, unreachablePool } from './eventsForTest.ts';

const database = useTestDatabase();
beforeEach(() => database.pool.query('truncate links.redirect_hits, links.hit_batches'));

const post = (body: unknown, given = database.pool) => contentForTest(given).request('/api/cms/redirect-hits', postJson(body));
const hit = (from: string, count: number, last = '2026-11-02T12:00:00.000Z') => ({ from, count, last });
const send = async (...hits: object[]) => expect((await post({ id: randomUUID(), hits })).status).toBe(204);
const rows = async () =>
  (await database.pool.query('select source, hits::int, last_at from links.redirect_hits order by source')).rows.map((row) =>
    Object.values(row),
  );

it('adds up what several sites saw, and keeps the latest moment', async () => {
  await send(hit('/a/', 3), hit('/b/', 1, '2026-11-05T00:00:00.000Z'));
  await Promise.all([send(hit('/b/', 2), hit('/a/', 1)), send(hit('/a/', 1, '2026-11-04T00:00:00.000Z'), hit('/b/', 1))]);
  expect(await rows()).toEqual([
    ['/a/', 5, new Date('2026-11-04')],
    ['/b/', 4, new Date('2026-11-05')],
  ]);
});

it('counts a batch once, however often it is sent', async () => {
  for (let time = 0; time < 3; time++) expect((await post(redirectHitsExample)).status).toBe(204);
  expect(await rows()).toEqual([['/bonos-viejos/', 3, new Date('2026-11-02T12:00:00Z')]]);
});

it('forgets batches after a day', async () => {
  await database.pool.query(`insert into links.hit_batches values ($1, now() - interval '25 hours')`, [randomUUID()]);
  await send(hit('/a/', 1));
  expect((await database.pool.query('select 1 from links.hit_batches')).rowCount).toBe(1);
});

it('refuses what is no batch, and says so when the database is away', async () => {
  for (const changes of [{ id: 'ana' }, { hits: [] }, { hits: [hit('a', 1)] }, { hits: [hit('/a/', 0)] }, { hits: [hit('/a/', 1, 'hoy')] }])
    expect((await post({ ...redirectHitsExample, ...changes })).status).toBe(400);
  expect(await rows()).toEqual([]);
  expect((await post(redirectHitsExample, unreachablePool())).status).toBe(503);
});
