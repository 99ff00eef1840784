import { createPool } from '@lupa/database/connect.ts';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { createVisitorKeys } from './visitorKeys.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;
const database = useTestDatabase();

test('instances that start at the same moment agree, on today and on tomorrow', async () => {
  const instances = Array.from({ length: 5 }, () => createVisitorKeys(database.pool));
  await Promise.all(instances.map((keys) => keys.refresh(noon)));
  const hashes = (now: number) => new Set(instances.map((keys) => keys.identify('1.2.3.4', 'agent', now).visitorKey));
  expect(hashes(noon).size).toBe(1);
  expect(hashes(noon + day).size).toBe(1);
  expect([...hashes(noon)]).not.toEqual([...hashes(noon + day)]);
});

test('keys of days gone by are deleted', async () => {
  const keys = createVisitorKeys(database.pool);
  await keys.refresh(noon);
  const yesterday = keys.identify('1.2.3.4', 'agent', noon).visitorKey;
  await keys.refresh(noon + 2 * day);
  const { rows } = await database.pool.query<{ day: string }>('select day::text from clicks.visitor_keys order by day');
  expect(rows.map((row) => row.day)).toEqual(['2026-11-22', '2026-11-23']);
  expect(keys.identify('1.2.3.4', 'agent', noon).visitorKey).not.toBe(yesterday);
});

test('a clock that was a day ahead leaves the instances agreed, whoever of them deleted the key of the day', async () => {
  const [right, wrong] = [createVisitorKeys(database.pool), createVisitorKeys(database.pool)];
  const keyOf = (keys: typeof right) => keys.identify('200.1.2.3', 'agent', noon).visitorKey;
  for (const keys of [right, wrong]) await keys.refresh(noon);
  const before = keyOf(right);
  expect(keyOf(wrong)).toBe(before);
  await wrong.refresh(noon + day);
  expect(keyOf(right)).toBe(before);
  for (const keys of [right, wrong]) await keys.refresh(noon);
  expect([keyOf(right), keyOf(wrong)]).toEqual([before, before]);
});

test('without a database the own key serves and is offered later', async () => {
  const away = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', name: 'test' });
  const keys = createVisitorKeys(away);
  await expect(keys.refresh(noon)).rejects.toThrow(/ECONNREFUSED/);
  const key = keys.identify('1.2.3.4', 'agent', noon).visitorKey;
  expect(key).toBe(keys.identify('1.2.3.4', 'agent', noon).visitorKey);
  expect(key).not.toBe(keys.identify('1.2.3.5', 'agent', noon).visitorKey);
  await away.end();
});
