import { createHmac } from 'node:crypto';
import type { Pool } from '@lupa/database/connect.ts';
import type { Executor } from '@lupa/database/query.ts';
import fc from 'fast-check';
import type { QueryResult } from 'pg';
import { expect, test } from 'vitest';
import { createKeyedHash, createVisitorKeys } from './visitorKeys.ts';

const noDatabase = null as unknown as Pool;
const midnight = Date.parse('2026-12-01T03:00:00Z');
const day = 86_400_000;

test('a visitor is the same until midnight in Chile, and nobody from then on, whichever way the clock goes', () => {
  const keys = createVisitorKeys(noDatabase);
  const at = (moment: number) => keys.identify('192.0.2.1', 'agent', moment).visitorKey;
  const first = at(midnight - day);
  expect([at(midnight - day + 1), at(midnight - 1)]).toEqual([first, first]);
  const next = at(midnight);
  expect(next).not.toBe(first);
  expect([at(midnight + 1), at(midnight + day - 1)]).toEqual([next, next]);
  expect(at(midnight + day)).not.toBe(next);
  expect(at(midnight - 1)).toBe(first);
  expect(at(midnight - day - 1)).not.toBe(first);
});

test('a key that was made while the database was away is offered when it is back, and forgotten with its day', async () => {
  const stored = new Map<unknown, unknown>();
  let isAway = true;
  const query: Executor['query'] = async ({ text, values: [of, key] }) => {
    if (isAway) throw new Error('away');
    if (text.startsWith('insert') && !stored.has(of)) stored.set(of, key);
    return { rows: text.startsWith('select') ? [{ key: stored.get(of) }] : [], rowCount: 0 } as unknown as QueryResult;
  };
  const keys = createVisitorKeys({ query } as unknown as Pool);
  const at = (moment: number) => keys.identify('192.0.2.1', 'agent', moment).visitorKey;
  const first = at(midnight);
  await expect(keys.refresh(midnight)).rejects.toThrow('away');
  isAway = false;
  await keys.refresh(midnight);
  expect(at(midnight)).toBe(first);
  await keys.refresh(midnight + day);
  expect(at(midnight)).not.toBe(first);
});

test('a visitor is known by network and user agent, an address by its network', () => {
  const keys = createVisitorKeys(noDatabase);
  const one = keys.identify('192.0.2.1', 'agent', midnight);
  const otherAgent = keys.identify('192.0.2.1', 'other', midnight);
  const otherAddress = keys.identify('198.51.100.1', 'agent', midnight);
  expect(keys.identify('2800:300:aa:bb::1', 'agent', midnight)).toEqual(keys.identify('2800:300:aa:bb:ffff::2', 'agent', midnight));
  expect(one).toEqual({ addressKey: expect.stringMatching(/^[\w-]{22}$/), visitorKey: expect.stringMatching(/^[\w-]{22}$/) });
  expect([otherAgent.addressKey === one.addressKey, otherAgent.visitorKey === one.visitorKey]).toEqual([true, false]);
  expect([otherAddress.addressKey === one.addressKey, otherAddress.visitorKey === one.visitorKey]).toEqual([false, false]);
});

test('the keyed hash is HMAC-SHA-256', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: 'binary' }), fc.string({ unit: 'binary' }), (key, text) => {
      expect(createKeyedHash(key)(text)).toBe(createHmac('sha256', key).update(text).digest('base64url'));
    }),
  );
});
