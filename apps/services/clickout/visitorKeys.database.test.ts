import { createHmac } from 'node:crypto';
import { createPool } from '@lupa/database/connect.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { createKeyedHash } from './visitorKeys.ts';
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

test('the key changes at midnight in Chile, so that a visitor is one on each day of the reports', () => {
  const keys = createVisitorKeys(database.pool);
  const [evening, night, midnight] = ['2026-11-21T00:30:00Z', '2026-11-21T02:59:59Z', '2026-11-21T03:00:00Z'].map(
    (text) => keys.identify('1.2.3.4', 'agent', Date.parse(text)).visitorKey,
  );
  expect(night).toBe(evening);
  expect(midnight).not.toBe(night);
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

test('a visitor who changes the address within its IPv6 network stays the same', () => {
  const keys = createVisitorKeys(database.pool);
  const identify = (address: string, agent = 'agent') => keys.identify(address, agent, noon);
  expect(identify('2800:300:aa:bb::1')).toEqual(identify('2800:300:aa:bb:ffff::2'));
  expect(identify('2800:300:aa:bc::1')).not.toEqual(identify('2800:300:aa:bb::1'));
  const [one, other] = [identify('200.1.2.3'), identify('200.1.2.3', 'other agent')];
  expect(one.addressKey).toBe(other.addressKey);
  expect(one.visitorKey).not.toBe(other.visitorKey);
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

test('the keyed hash is HMAC-SHA-256', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: 'binary' }), fc.string({ unit: 'binary' }), (key, text) => {
      expect(createKeyedHash(key)(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
    }),
  );
});
