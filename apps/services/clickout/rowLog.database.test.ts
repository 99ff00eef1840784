// Requirements: 11.2.
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool } from '@lupa/database/connect.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDatabaseLine } from '../../../tests/setup/databaseLine.ts';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { type ClickRow, insertClicks, insertLoss } from './clickRow.ts';
import { RowLog, type RowLogOptions } from './rowLog.ts';
import { createLostClicks } from './lostClicks.ts';
import { Spool } from './spool.ts';
import { createClickRow } from './testing/testClickout.ts';

const logger = createLogger('test', 'silent');
const lease = 300;
const database = useTestDatabase();
const folder = useTestFolder();
const logs: RowLog<ClickRow>[] = [];

beforeEach(async () => {
  await database.pool.query('truncate clicks.clicks, clicks.lost');
});
afterEach(async () => {
  for (const log of logs.splice(0)) await log.close();
});

const createRow = () => createClickRow(Date.now());
const insert = (rowsAsJson: string, deadline: number) => insertClicks(database.pool, rowsAsJson, deadline);

function openLog(options: Partial<RowLogOptions<ClickRow>> = {}): RowLog<ClickRow> {
  const lost = createLostClicks({ insert: (loss) => insertLoss(database.pool, loss), logger: options.logger ?? logger });
  const spool = new Spool({ directory: folder.path, lease });
  const log = new RowLog<ClickRow>({ subject: 'clicks', insert, spool, lost, logger, retryDelay: 20, replayInterval: 50, ...options });
  logs.push(log);
  return log;
}

const record = (log: RowLog<ClickRow>, row: ClickRow) => new Promise<void>((resolve) => log.record(row, () => resolve()));
const storedIds = async () =>
  (await database.pool.query<{ id: string }>('select id from clicks.clicks order by id')).rows.map(({ id }) => id);
const spoolFiles = async () => (await readdir(folder.path)).filter((name) => name.startsWith('clicks-'));

test('clicks that come while a batch is written go together, and each is stored before it is done', async () => {
  const batches: number[] = [];
  const log = openLog({ onBatch: (rows) => batches.push(rows.length) });
  const rows = Array.from({ length: 50 }, () => createRow());
  await Promise.all(
    rows.map(async (row) => {
      await record(log, row);
      expect(await storedIds()).toContain(row.id);
    }),
  );
  expect(batches).toEqual([50]);
});

test('a hanging database holds nobody up, and what it does in the end is not done twice', async () => {
  const log = openLog({ deadline: 100 });
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table clicks.clicks in access exclusive mode');
  const rows = Array.from({ length: 5 }, () => createRow());
  for (const row of rows) await record(log, row);
  expect((await spoolFiles()).length).toBeGreaterThan(0);
  await blocker.query('commit');
  blocker.release();
  await expect.poll(spoolFiles).toEqual([]);
  expect(await storedIds()).toEqual(rows.map(({ id }) => id).toSorted());
});

test('a connection that breaks while a batch is written ends neither the process nor the click', async () => {
  const line = await startDatabaseLine(database.url);
  const proxied = createPool({ url: line.url, name: 'proxied' });
  const log = openLog({ insert: (json, deadline) => insertClicks(proxied, json, deadline), deadline: 10_000 });
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table clicks.clicks in access exclusive mode');
  const row = createRow();
  const recorded = record(log, row);
  const waits = `select 1 from pg_stat_activity where application_name = 'proxied' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1);
  line.cut();
  await line.mend();
  await recorded;
  await blocker.query('commit');
  blocker.release();
  await expect.poll(spoolFiles).toEqual([]);
  expect(await storedIds()).toEqual([row.id]);
  await proxied.end();
});

test('two processes that replay the same directory at once store each click once', async () => {
  const rows = Array.from({ length: 800 }, () => createRow());
  await appendFile(join(folder.path, 'clicks-1-a.ready.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await Promise.all([openLog().replay(), openLog().replay()]);
  await expect.poll(spoolFiles).toEqual([]);
  expect(await storedIds()).toEqual(rows.map(({ id }) => id).toSorted());
});
