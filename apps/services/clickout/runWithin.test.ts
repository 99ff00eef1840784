import type { Pool } from '@lupa/database/connect.ts';
import type { Query } from '@lupa/database/query.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeadlineError, isRefusedData, runWithin } from './runWithin.ts';

const query: Query<{ a: number }, []> = { name: 'one', text: 'select 1 as a', isPrepared: false };

function createHeldPool() {
  const connection = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<{ rows: unknown[] }>();
  const released: boolean[] = [];
  let asked = 0;
  const client = {
    query: () => {
      asked += 1;
      return answer.promise;
    },
    release: (isBroken: boolean) => released.push(isBroken),
  };
  const pool = { connect: () => connection.promise.then(() => client) } as unknown as Pool;
  return { pool, connection, answer, released, asked: () => asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const run = (pool: Pool) => runWithin(pool, 100, query, []);

test('an answer in time gives its rows, and its connection back whole', async () => {
  const { pool, connection, answer, released } = createHeldPool();
  const rows = run(pool);
  connection.resolve();
  await vi.advanceTimersByTimeAsync(99);
  answer.resolve({ rows: [{ a: 1 }] });
  expect(await rows).toEqual([{ a: 1 }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(released).toEqual([false]);
});

test('a query that fails closes its connection', async () => {
  const { pool, connection, answer, released } = createHeldPool();
  const rows = run(pool);
  connection.resolve();
  answer.reject(new Error('gone'));
  await expect(rows).rejects.toThrow('gone');
  expect(released).toEqual([true]);
});

test('a query that takes too long is given up, and its connection closed once', async () => {
  const { pool, connection, answer, released } = createHeldPool();
  const rows = run(pool).catch((error: unknown) => error);
  connection.resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(await rows).toBeInstanceOf(DeadlineError);
  expect(released).toEqual([true]);
  answer.resolve({ rows: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(released).toEqual([true]);
});

test('a connection that comes too late is given back whole, and asked nothing', async () => {
  const { pool, connection, released, asked } = createHeldPool();
  const rows = run(pool).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  expect(await rows).toBeInstanceOf(DeadlineError);
  connection.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([released, asked()]).toEqual([[false], 0]);
});

test.each([
  ['22001', true],
  ['23505', true],
  ['21000', false],
  ['24000', false],
  ['57P01', false],
  ['12300', false],
  [22, false],
])('the code %j refuses the data: %s', (code, isRefused) => {
  expect(isRefusedData(Object.assign(new Error('a'), { code }))).toBe(isRefused);
});

test('what is no error of the database refuses no data', () => {
  for (const error of [new Error('a'), { code: '22001' }, null, '22001']) expect(isRefusedData(error)).toBe(false);
});
