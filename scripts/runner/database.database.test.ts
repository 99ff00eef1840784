import { expect, it } from 'vitest';
import { useTestDatabase } from '../../tests/setup/testDatabase.ts';
import { isSeedCurrent, isSeeded, markSeeded, readStudioBeginning } from './database.ts';

const database = useTestDatabase();
const studio = useTestDatabase({ hasStudio: true });

it('a product knows that it was seeded, and with which demo', async () => {
  const tell = async () => [await isSeeded(database.url), await isSeedCurrent(database.url)];
  expect(await tell()).toEqual([false, false]);
  await markSeeded(database.url);
  expect(await tell()).toEqual([true, true]);
  await database.pool.query(`update delivery.milestones set name = 'seed of an older demo' where name like 'seed %'`);
  expect(await tell()).toEqual([true, false]);
  await markSeeded(database.url);
  expect(await tell()).toEqual([true, true]);
  expect((await database.pool.query('select from delivery.milestones')).rowCount).toBe(2);
});

it('a product knows whether its studio lacks the first administrator or the standard filters', async () => {
  const { pool } = studio;
  expect(await readStudioBeginning(studio.url)).toEqual({ hasAdministrator: false, hasPresets: false });
  await pool.query(`insert into studio.users (name, role, email) values ('Elena', 'editor', 'elena@lupa.example')`);
  expect(await readStudioBeginning(studio.url)).toEqual({ hasAdministrator: false, hasPresets: false });
  await pool.query(`update studio.users set role = 'administrator'`);
  expect(await readStudioBeginning(studio.url)).toEqual({ hasAdministrator: true, hasPresets: false });
  await pool.query(`insert into studio.payload_query_presets (title, related_collection) values ('Borradores', 'pages')`);
  expect(await readStudioBeginning(studio.url)).toEqual({ hasAdministrator: true, hasPresets: true });
});
