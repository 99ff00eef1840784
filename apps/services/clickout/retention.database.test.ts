import { createPool } from '@lupa/database/connect.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { beforeEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { type ClickRow, insertClicks } from './clickRow.ts';
import { forgetResponses, makeClickDays, scheduleRetention, reduceClicks } from './retention.ts';
import { createClickRow } from './testing/testClickout.ts';

const now = new Date('2026-11-21T15:00:00Z');
const days = 90;
// Santiago is four hours behind UTC in August.
const lastReducedMoment = Date.parse('2026-08-23T03:59:59.999Z');
const hour = 3_600_000;

const database = useTestDatabase();
beforeEach(() => database.pool.query('truncate clicks.clicks, clicks.daily, clicks.reduced, delivery.toplist_responses'));

function createRow(at: number, index = 0, changes: Partial<ClickRow> = {}): ClickRow {
  const pick = <Value>(values: Value[], divisor = 1) => values[Math.floor(index / divisor) % values.length] as Value;
  return createClickRow(at, {
    partner_slug: pick(['casino-andino', 'casino-pacifico']),
    page: pick([null, '/', '/dinero-real/'], 2),
    block: pick([null, 'toplist-home'], 3),
    toplist: pick([null, 'home'], 5),
    response_id: pick([null, 'home.1.a', 'home.2.b'], 2),
    link_id: pick([null, 'cta', 'logo'], 7),
    position: pick([null, 1, 2, 3], 3),
    country: pick([null, 'CL', 'PE'], 11),
    device: pick(['mobile', 'desktop'], 4),
    bot_class: pick(['human', 'repeat', 'suspicious', 'human', 'bot', 'prefetch'], 13),
    ...changes,
  });
}

const insert = (rows: ClickRow[]) => insertClicks(database.pool, JSON.stringify(rows), 20_000);
const rawIds = async () => (await database.pool.query<{ id: string }>('select id from clicks.clicks order by id')).rows.map(({ id }) => id);
const reduce = () => reduceClicks(database.pool, days, now);

const kind = [
  'partner_slug',
  'afflink_proxy',
  'offer_id',
  'page',
  'block',
  'toplist',
  'position',
  'country',
  'device',
  'bot_class',
] as const;

function sumsOf(rows: ClickRow[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const key = JSON.stringify([dayInMarket(new Date(row.at)), ...kind.map((column) => row[column])]);
    sums[key] = (sums[key] ?? 0) + 1;
  }
  return sums;
}

async function storedSums(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ key: string[]; clicks: number }>(
    `select array[day::text] || array[${kind.join('::text, ')}::text] as key, clicks from clicks.daily`,
  );
  return Object.fromEntries(
    rows.map(({ key, clicks }) => [
      JSON.stringify(key.map((value, index) => (index === 7 && value !== null ? Number(value) : value))),
      clicks,
    ]),
  );
}

function manyRows(count: number): ClickRow[] {
  return Array.from({ length: count }, (_, index) => createRow(lastReducedMoment - (index % 96) * hour, index));
}

test('the sums of each day and kind are those of the raw clicks, which are gone', async () => {
  const rows = manyRows(11_000);
  await insert(rows);
  expect(await reduce()).toEqual({ deleted: 11_000, summed: 11_000 });
  expect(await rawIds()).toEqual([]);
  expect(await storedSums()).toEqual(sumsOf(rows));
  expect(await reduce()).toEqual({ deleted: 0, summed: 0 });
});

const listDays = async () =>
  (
    await database.pool.query<{ day: string }>(
      `select right(relname, 8) as day from pg_inherits join pg_class on oid = inhrelid
       where inhparent = 'clicks.clicks'::regclass and relname <> 'clicks_others' order by 1`,
    )
  ).rows.map(({ day }) => day);
/** The seven days from 2026-08-20 on; clicks of the day before are among the others. */
const makeDays = () => makeClickDays(database.pool, new Date('2026-08-19T15:00:00Z'));

test('a day that has a partition is summed and dropped whole, and what comes after is summed as well', async () => {
  await Promise.all([makeDays(), makeDays()]);
  expect(await listDays()).toEqual(['20260820', '20260821', '20260822', '20260823', '20260824', '20260825', '20260826']);
  const [rows, young] = [manyRows(2000), createRow(lastReducedMoment + 1)];
  await insert([...rows, young]);
  await insert(rows);
  expect((await database.pool.query('select from clicks.clicks_others')).rowCount).toBeLessThan(600);
  expect(await reduce()).toEqual({ deleted: 2000, summed: 2000 });
  expect(await storedSums()).toEqual(sumsOf(rows));
  expect([await rawIds(), await listDays()]).toEqual([[young.id], ['20260823', '20260824', '20260825', '20260826']]);

  const late = manyRows(20);
  await insert([...rows.slice(0, 300), ...late]);
  expect(await reduce()).toEqual({ deleted: 320, summed: 20 });
  expect(await storedSums()).toEqual(sumsOf([...rows, ...late]));
});

test('a day is not dropped with a click that came while it was summed', async () => {
  await makeDays();
  const [row, late] = [createRow(lastReducedMoment), createRow(lastReducedMoment)];
  await insert([row]);
  const blocker = await database.pool.connect();
  await blocker.query('begin');
  // Half a sum of the same kind, so that the statement waits when it has read the clicks.
  await blocker.query('insert into clicks.daily select * from json_populate_record(null::clicks.daily, $1)', [
    { ...row, day: '2026-08-22', clicks: 1 },
  ]);
  const reduction = reduce();
  reduction.catch(() => undefined);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
  await insert([late]);
  await blocker.query('rollback');
  blocker.release();
  await expect(reduction).rejects.toThrow('clicks of 2026-08-2');
  expect(await rawIds()).toEqual([row.id, late.id].toSorted());
  expect(await storedSums()).toEqual({});
  expect(await reduce()).toEqual({ deleted: 2, summed: 2 });
  expect(await storedSums()).toEqual(sumsOf([row, late]));
});

test('only whole days in Chile are reduced, in summer time and in winter time', async () => {
  const rows = [lastReducedMoment, lastReducedMoment + 1, lastReducedMoment + hour].map((at) => createRow(at));
  await insert(rows);
  await reduce();
  expect(await rawIds()).toEqual([rows[1]?.id, rows[2]?.id]);
  expect(Object.keys(await storedSums())[0]).toContain('2026-08-22');

  // The day that begins at one o'clock: Chile's clocks went forward at midnight, 04:00 UTC, to 01:00 on 2026-09-06.
  const border = Date.parse('2026-09-06T04:00:00Z');
  const spring = [createRow(border - 1), createRow(border)];
  await insert(spring);
  await reduceClicks(database.pool, 1, new Date('2026-09-07T12:00:00Z'));
  expect(await rawIds()).toEqual([spring[1]?.id]);
  // The day of 25 hours: they went back at midnight, 03:00 UTC, to 23:00 on 2026-04-04.
  await database.pool.query('truncate clicks.clicks, clicks.daily');
  const autumn = [createRow(Date.parse('2026-04-05T03:59:59Z')), createRow(Date.parse('2026-04-05T04:00:00Z'))];
  await insert(autumn);
  await reduceClicks(database.pool, 1, new Date('2026-04-06T12:00:00Z'));
  expect(await rawIds()).toEqual([autumn[1]?.id]);
});

test('several instances at once lose none and double none', async () => {
  await makeDays();
  const rows = manyRows(16_000);
  await insert(rows);
  const reductions = await Promise.all(Array.from({ length: 4 }, reduce));
  reductions.push(await reduce());
  expect(reductions.reduce((sum, { summed }) => sum + summed, 0)).toBe(16_000);
  expect(await storedSums()).toEqual(sumsOf(rows));
});

test('clicks that arrive late are added to the sums that are there, and are not when they come again', async () => {
  const [early, late] = [manyRows(300), manyRows(200)];
  await insert(early);
  await reduce();
  await insert(late);
  expect(await reduce()).toEqual({ deleted: 200, summed: 200 });
  expect(await storedSums()).toEqual(sumsOf([...early, ...late]));

  // As a release writes them that knows no span.
  await database.pool.query('update clicks.reduced set first_at = default, last_at = default where cardinality(marks) < 60');
  const never = manyRows(10);
  await insert([...early.slice(0, 100), ...never, ...late]);
  expect(await reduce()).toEqual({ deleted: 310, summed: 10 });
  expect(await storedSums()).toEqual(sumsOf([...early, ...late, ...never]));
  expect(await rawIds()).toEqual([]);
});

test('ten times the clicks of a day read ten times as many marks', async () => {
  const blocksOf = async (clicks: number) => {
    const pool = createPool({ url: database.url, name: 'reducer', max: 1 });
    await pool.query(
      `insert into clicks.clicks (id, at, partner_slug, afflink_proxy, offer_id, device, bot_class, visitor_key)
       select gen_random_uuid(), $1::timestamptz - n * interval '0.5 seconds', 'casino-andino', 'bono', '1', 'mobile', 'human', 'x' from generate_series(1, $2) n`,
      [new Date(lastReducedMoment), clicks],
    );
    const read = async () => {
      await pool.query('select pg_stat_force_next_flush()');
      const { rows } = await pool.query<{ blocks: string }>(
        `select toast_blks_read + toast_blks_hit as blocks from pg_statio_user_tables where relid = 'clicks.reduced'::regclass`,
      );
      return Number(rows[0]?.blocks);
    };
    const before = await read();
    expect(await reduceClicks(pool, days, now, { batchSize: 500 })).toEqual({ deleted: clicks, summed: clicks });
    const blocks = (await read()) - before;
    await pool.query('truncate clicks.reduced');
    await pool.end();
    return blocks;
  };
  const few = await blocksOf(1000);
  expect(few).toBeGreaterThan(0);
  expect(await blocksOf(10_000)).toBeLessThan(15 * few);
});

test('what fails in the middle leaves every click either raw or summed', async () => {
  const rows = [...manyRows(6000), createRow(lastReducedMoment, 0, { partner_slug: 'poison' })];
  await insert(rows);
  await database.pool.query(`alter table clicks.daily add constraint no_poison check (partner_slug <> 'poison')`);
  await expect(reduce()).rejects.toThrow(/no_poison/);
  const left = new Set(await rawIds());
  expect(left.size).toBe(1001);
  expect(await storedSums()).toEqual(sumsOf(rows.filter(({ id }) => !left.has(id))));
  await database.pool.query('alter table clicks.daily drop constraint no_poison');
  expect(await reduce()).toEqual({ deleted: 1001, summed: 1001 });
  expect(await storedSums()).toEqual(sumsOf(rows));
});

test('answers that no click names are forgotten, but never a young one nor the newest of its list', async () => {
  const old = (index: number) => new Date(now.getTime() - (100 + index) * 24 * hour);
  const answers: [string, string, Date][] = [
    ...Array.from({ length: 2500 }, (_, index): [string, string, Date] => [`home.${index}.a`, 'home', old(index + 1)]),
    ['home.clicked.a', 'home', old(5)],
    ['home.newest.a', 'home', old(0)],
    ['slots.only.a', 'slots', old(9)],
    ['bingo.old.a', 'bingo', old(3)],
    ['bingo.young.a', 'bingo', new Date(now.getTime() - 89 * 24 * hour)],
    ['bingo.younger.a', 'bingo', now],
  ];
  await database.pool.query(
    `insert into delivery.toplist_responses (response_id, identifier, version, entries, first_answered_at)
     select id, list, 1, '[]', at from unnest($1::text[], $2::text[], $3::timestamptz[]) as given (id, list, at)`,
    [answers.map(([id]) => id), answers.map(([, list]) => list), answers.map(([, , at]) => at)],
  );
  await insert([createRow(now.getTime(), 0, { response_id: 'home.clicked.a' })]);
  expect(await forgetResponses(database.pool, days, now)).toBe(2501);
  const { rows } = await database.pool.query<{ id: string }>('select response_id as id from delivery.toplist_responses order by 1');
  expect(rows.map(({ id }) => id)).toEqual(['bingo.young.a', 'bingo.younger.a', 'home.clicked.a', 'home.newest.a', 'slots.only.a']);
});

test('the product keeps at it, also after a failure', async () => {
  const lines: string[] = [];
  const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });
  await database.pool.query('alter table clicks.daily rename to elsewhere');
  const rows = [createRow(Date.now() - 200 * 24 * hour)];
  await insert(rows);
  const keeping = scheduleRetention({ pool: database.pool, days, logger, interval: 20 });
  await expect.poll(() => lines.join('')).toContain('old clicks could not be reduced');
  await database.pool.query('alter table clicks.elsewhere rename to daily');
  await expect.poll(rawIds).toEqual([]);
  await database.pool.query(
    `insert into delivery.toplist_responses (response_id, identifier, version, entries, first_answered_at)
     values ('kept.old.a', 'kept', 1, '[]', now() - interval '300 days'), ('kept.young.a', 'kept', 1, '[]', now())`,
  );
  await expect.poll(() => lines.join('')).toContain('answers that no click names are forgotten');
  await keeping.close();
  // A turn without old clicks or answers has nothing to say.
  const told = lines.map((line) => JSON.parse(line) as { deleted?: number; forgotten?: number });
  expect(told.flatMap(({ deleted = [] }) => deleted)).toEqual([1]);
  expect(told.flatMap(({ forgotten = [] }) => forgotten)).toEqual([1]);
  expect(await storedSums()).toEqual(sumsOf(rows));
});
