import { createPool } from '@lupa/database/connect.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/setup/testDatabase.ts';
import { isSeedCurrent, isSeeded, markSeeded } from './database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a product knows that it was seeded, and with which demo', async () => {
  const tell = async () => [await isSeeded(database.url), await isSeedCurrent(database.url)];
  expect(await tell()).toEqual([false, false]);
  await markSeeded(database.url);
  expect(await tell()).toEqual([true, true]);

  const pool = createPool({ url: database.url, name: 'test', max: 1 });
  await pool.query(`update delivery.milestones set name = 'seed of an older demo' where name like 'seed %'`);
  expect(await tell()).toEqual([true, false]);
  await markSeeded(database.url);
  expect(await tell()).toEqual([true, true]);
  expect((await pool.query('select from delivery.milestones')).rowCount).toBe(2);
  await pool.end();
});
