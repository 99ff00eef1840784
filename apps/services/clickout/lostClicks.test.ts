import type { Logger } from '@lupa/server/logger.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLostClicks, type Loss } from './lostClicks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createLost() {
  const logged: number[] = [];
  const stored: Loss[] = [];
  const database = { isAway: false };
  const logger = { fatal: ({ clicks }: { clicks: number }) => logged.push(clicks) } as unknown as Logger;
  const lost = createLostClicks({
    logger,
    insert: async (loss) => {
      if (database.isAway) throw new Error('away');
      stored.push(loss);
    },
  });
  return { lost, logged, stored, database };
}

test('the first loss is logged at once, what follows every five seconds, together', async () => {
  const { lost, logged } = createLost();
  lost.record(2, 'full');
  expect(logged).toEqual([2]);
  lost.record(3, 'full');
  lost.record(4, 'full');
  await vi.advanceTimersByTimeAsync(4999);
  expect(logged).toEqual([2]);
  await vi.advanceTimersByTimeAsync(1);
  expect(logged).toEqual([2, 7]);
  await vi.advanceTimersByTimeAsync(5000);
  lost.record(1, 'full');
  expect(logged).toEqual([2, 7, 1]);
});

test('what is not logged yet is logged at the end, and nothing after it', async () => {
  const { lost, logged } = createLost();
  lost.record(2, 'full');
  lost.record(3, 'full');
  lost.close();
  expect(logged).toEqual([2, 3]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([logged, vi.getTimerCount()]).toEqual([[2, 3], 0]);
});

test('losses are stored once, and those that cannot be stored now later, under the same id', async () => {
  const { lost, stored, database } = createLost();
  await lost.store();
  expect(stored).toEqual([]);
  lost.record(2, 'full');
  lost.record(3, 'full');
  await lost.store();
  await lost.store();
  expect(stored.map(({ clicks }) => clicks)).toEqual([5]);
  lost.record(4, 'full');
  database.isAway = true;
  await expect(lost.store()).rejects.toThrow('away');
  lost.record(6, 'full');
  database.isAway = false;
  await lost.store();
  expect(stored.map(({ clicks }) => clicks)).toEqual([5, 4, 6]);
  expect(new Set(stored.map(({ id }) => id)).size).toBe(3);
  lost.close();
});
