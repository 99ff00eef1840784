import { createLogger } from '@lupa/server/logger.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RowLog } from './rowLog.ts';

const ready = () => new Promise<void>((resolve) => setImmediate(resolve));

function openLog() {
  const state = { isAway: false, isRefusing: false };
  const inserted: number[] = [];
  const fates: string[] = [];
  const spooled: string[] = [];
  const insert = vi.fn(async (rowsAsJson: string) => {
    if (state.isAway) throw new Error('away');
    const rows = JSON.parse(rowsAsJson) as { id: string }[];
    if (rows.length > 0) inserted.push(rows.length);
    return new Map(rows.flatMap(({ id }, index) => (id === 'bad' ? [[index + 1, 'amount'] as const] : [])));
  });
  const spool = {
    get isRefusing() {
      return state.isRefusing;
    },
    append: async (lines: string[]) => {
      if (state.isRefusing) throw new Error('full');
      spooled.push(...lines);
    },
    takeReady: vi.fn(async () => []),
    close: vi.fn(async () => undefined),
  };
  const lost = { record: vi.fn(), store: vi.fn(async () => undefined), close: vi.fn() };
  const log = new RowLog<{ id: string }>({
    subject: 'clicks',
    insert,
    spool,
    lost,
    logger: createLogger('test', 'silent'),
    onBatch: (_, fate) => fates.push(fate),
  });
  const record = (id: string) =>
    new Promise<string>((resolve) => log.record({ id }, (fate, reason) => resolve([fate, reason].filter(Boolean).join(': '))));
  return { log, state, insert, inserted, fates, spooled, spool, lost, record };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('it records, spools while the database is away, and loses while the disk refuses, too', async () => {
  const { log, state, record, fates, spooled, lost } = openLog();
  expect([await record('a'), log.state]).toEqual(['inserted', 'recording']);
  state.isAway = true;
  expect([await record('b'), log.state]).toEqual(['spooled', 'spooling']);
  state.isRefusing = true;
  expect([await record('c'), log.state]).toEqual(['lost', 'losing']);
  expect([fates, spooled, lost.record.mock.calls.map(([rows]) => rows as unknown)]).toEqual([
    ['inserted', 'spooled', 'lost'],
    ['{"id":"b"}'],
    [1],
  ]);
  await log.close();
});

test('a row that the database refuses is told so, and the others of its batch are not', async () => {
  const { log, record } = openLog();
  expect(await Promise.all(['a', 'bad', 'c'].map(record))).toEqual(['inserted', 'refused: amount', 'inserted']);
  await log.close();
});

test('a batch holds 2000 rows at most', async () => {
  const { log, record, inserted } = openLog();
  await Promise.all(Array.from({ length: 2001 }, (_, id) => record(String(id))));
  expect(inserted).toEqual([2000, 1]);
  await log.close();
});

test('while the database is away nothing is asked of it but, every half second, whether it is back', async () => {
  const { log, state, insert, record, spool } = openLog();
  state.isAway = true;
  await record('a');
  await record('b');
  expect(insert).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(499);
  expect(insert).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(insert.mock.calls.slice(1)).toEqual([['[]', 400]]);
  expect(log.state).toBe('spooling');
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(500);
  expect([log.state, spool.takeReady.mock.calls.length]).toEqual(['recording', 1]);
  expect(await record('c')).toBe('inserted');
  await log.close();
});

test('it looks every ten seconds for what waits on the disk, and learns so that the database is away', async () => {
  const { log, state, spool, lost } = openLog();
  await vi.advanceTimersByTimeAsync(9999);
  expect(spool.takeReady).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([spool.takeReady.mock.calls.length, lost.store.mock.calls.length]).toEqual([1, 1]);
  state.isAway = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([log.state, spool.takeReady.mock.calls.length]).toEqual(['spooling', 1]);
  await log.close();
});

test('a replay says whether it worked', async () => {
  const { log, spool, lost } = openLog();
  expect(await log.replay()).toBe(true);
  spool.takeReady.mockRejectedValueOnce(new Error('unreadable'));
  expect(await log.replay()).toBe(false);
  lost.store.mockRejectedValueOnce(new Error('away'));
  expect(await log.replay()).toBe(false);
  expect(await log.replay()).toBe(true);
  await log.close();
  expect(await log.replay()).toBe(false);
});

test('once closed it has kept what it was given, and asks nothing any more', async () => {
  const { log, state, insert, record, spool, lost } = openLog();
  state.isAway = true;
  const fate = record('a');
  await ready();
  await log.close();
  expect(await fate).toBe('spooled');
  expect([spool.close.mock.calls.length, lost.close.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(insert).toHaveBeenCalledTimes(1);
});
