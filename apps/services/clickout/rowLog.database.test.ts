// Requirements: 11.2.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@lupa/database/connect.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { createClickId } from './clickId.ts';
import { RowLog, type RowLogOptions } from './rowLog.ts';
import { noPlacement, type ClickRow } from './clickRow.ts';
import { insertClicks, insertLoss } from './insertClicks.ts';
import { createLostClicks } from './lostClicks.ts';
import { refusedFile } from './replaySpool.ts';
import { Spool } from './spool.ts';

const logger = createLogger('test', 'silent');
const lease = 300;
const database = useTestDatabase();
let directory: string;
const logs: RowLog<ClickRow>[] = [];

beforeEach(async () => {
  await database.pool.query('truncate clicks.clicks, clicks.lost');
  directory = await mkdtemp(join(tmpdir(), 'lupa-spool-'));
});
afterEach(async () => {
  for (const log of logs.splice(0)) await log.close();
  await rm(directory, { recursive: true });
});

function createRow(changes: Partial<ClickRow> = {}): ClickRow {
  const now = Date.now();
  return {
    id: createClickId(now),
    at: new Date(now).toISOString(),
    partner_slug: 'casino-andino',
    afflink_proxy: 'bienvenida',
    offer_id: 'one',
    ...noPlacement,
    cclid: null,
    cmpccl: null,
    country: null,
    device: 'mobile',
    bot_class: 'human',
    bot_reason: null,
    visitor_key: 'key',
    experiment: null,
    ...changes,
  };
}

const insert = (rowsAsJson: string, deadline: number) => insertClicks(database.pool, rowsAsJson, deadline);

function openLog(options: Partial<RowLogOptions<ClickRow>> = {}): RowLog<ClickRow> {
  const lost = createLostClicks({ insert: (loss) => insertLoss(database.pool, loss), logger: options.logger ?? logger });
  const spool = new Spool({ directory, lease });
  const log = new RowLog<ClickRow>({ subject: 'clicks', insert, spool, lost, logger, retryDelay: 20, replayInterval: 50, ...options });
  logs.push(log);
  return log;
}

const record = (log: RowLog<ClickRow>, row: ClickRow) => new Promise<void>((resolve) => log.record(row, () => resolve()));
const storedIds = async () =>
  (await database.pool.query<{ id: string }>('select id from clicks.clicks order by id')).rows.map(({ id }) => id);
const spoolFiles = async () => (await readdir(directory)).filter((name) => name.startsWith('clicks-'));

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

test('with the database away clicks are on disk before they are done, and in the table once it is back', async () => {
  let isAway = true;
  const log = openLog({ insert: (json, deadline) => (isAway ? Promise.reject(new Error('away')) : insert(json, deadline)) });
  const rows = Array.from({ length: 20 }, () => createRow());
  for (const row of rows) {
    await record(log, row);
    const texts = await Promise.all((await spoolFiles()).map((name) => readFile(join(directory, name), 'utf8')));
    expect(texts.join('')).toContain(row.id);
  }
  expect(await storedIds()).toEqual([]);
  isAway = false;
  await expect.poll(storedIds).toEqual(rows.map(({ id }) => id).toSorted());
  await expect.poll(spoolFiles).toEqual([]);
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
  const target = new URL(database.url);
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    const upstream = connect(Number(target.port), target.hostname);
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) sockets.push(end.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = Object.assign(new URL(target), { hostname: '127.0.0.1', port: String((proxy.address() as AddressInfo).port) }).href;
  const proxied = createPool({ url, name: 'proxied' });
  const log = openLog({ insert: (json, deadline) => insertClicks(proxied, json, deadline), deadline: 10_000 });
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  await blocker.query('lock table clicks.clicks in access exclusive mode');
  const row = createRow();
  const recorded = record(log, row);
  const waits = `select 1 from pg_stat_activity where application_name = 'proxied' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBe(1);
  for (const socket of sockets) socket.destroy();
  await recorded;
  await blocker.query('commit');
  blocker.release();
  await expect.poll(spoolFiles).toEqual([]);
  expect(await storedIds()).toEqual([row.id]);
  await proxied.end();
  proxy.close();
  for (const socket of sockets) socket.destroy();
});

test('with neither database nor disk the visitor is still sent on, and the loss is counted, logged and stored', async () => {
  const fates: string[] = [];
  const logged: string[] = [];
  let isAway = true;
  const refuse = () => Promise.reject(new Error('no space'));
  const spool: RowLogOptions<ClickRow>['spool'] = {
    append: refuse,
    get isRefusing() {
      return isAway;
    },
    takeReady: async () => [],
    close: async () => undefined,
  };
  const log = openLog({
    insert: (json, deadline) => (isAway ? Promise.reject(new Error('away')) : insert(json, deadline)),
    spool,
    logger: createLogger('test', 'fatal', { write: (line) => logged.push(line) }),
    onBatch: (_, fate) => fates.push(fate),
  });
  expect(log.state).toBe('recording');
  for (let index = 0; index < 50; index += 1) await record(log, createRow());
  expect(new Set(fates)).toEqual(new Set(['lost']));
  expect(log.state).toBe('losing');
  // The log may be on the same disk: not a line for each.
  expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([expect.objectContaining({ event: 'clicks.lost', clicks: 1 })]);
  isAway = false;
  const stored = async () => (await database.pool.query<{ clicks: number }>('select clicks from clicks.lost')).rows;
  await expect.poll(stored).toEqual([{ clicks: 50 }]);
  expect(log.state).toBe('recording');
});

test('a database that goes away is noticed without a click', async () => {
  let isAway = false;
  const log = openLog({ insert: (json, deadline) => (isAway ? Promise.reject(new Error('away')) : insert(json, deadline)) });
  isAway = true;
  await expect.poll(() => log.state).toBe('spooling');
  isAway = false;
  await expect.poll(() => log.state).toBe('recording');
});

test("a killed process's file is taken over after its lease, its torn last line left out, a refused line kept aside", async () => {
  const [good, bad] = [createRow(), createRow({ at: 'not a time' })];
  const file = join(directory, 'clicks-1-dead.open.jsonl');
  await appendFile(file, `${JSON.stringify(good)}\n${JSON.stringify(bad)}\n${JSON.stringify(createRow()).slice(0, 60)}`);
  const log = openLog();
  expect(await log.replay()).toBe(true);
  expect(await storedIds()).toEqual([]);
  await expect.poll(spoolFiles).toEqual([]);
  expect(await storedIds()).toEqual([good.id]);
  expect(await readFile(join(directory, refusedFile), 'utf8')).toBe(`${JSON.stringify(bad)}\n`);
});

test('a replay that breaks off keeps the file and can be done again', async () => {
  const rows = Array.from({ length: 1200 }, () => createRow());
  await appendFile(join(directory, 'clicks-1-a.ready.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  let allowed = 2;
  const log = openLog({
    replayInterval: 60_000,
    insert: (json, deadline) => (allowed-- > 0 ? insert(json, deadline) : Promise.reject(new Error('away'))),
  });
  expect(await log.replay()).toBe(false);
  expect((await storedIds()).length).toBe(1000);
  allowed = 100;
  expect(await log.replay()).toBe(true);
  expect(await storedIds()).toEqual(rows.map(({ id }) => id).toSorted());
});

test('two processes that replay the same directory at once store each click once', async () => {
  const rows = Array.from({ length: 800 }, () => createRow());
  await appendFile(join(directory, 'clicks-1-a.ready.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  await Promise.all([openLog().replay(), openLog().replay()]);
  await expect.poll(spoolFiles).toEqual([]);
  expect(await storedIds()).toEqual(rows.map(({ id }) => id).toSorted());
});
