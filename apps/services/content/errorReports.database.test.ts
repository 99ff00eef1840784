// Requirements: 10.18.
import { randomUUID } from 'node:crypto';
import {
  type ErrorReport,
  errorReportExample,
  errorReportStatusSchema,
  formatReportNetworks,
  reportNetworksHeader,
} from '@lupa/contracts/errorReport.ts';
import { beforeEach, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { contentForTest, postJson, unreachablePool } from './eventsForTest.ts';
import { networkLimits } from './errorReports.ts';

const database = useTestDatabase();
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-12T15:20:00Z');
  return database.pool.query('truncate reports.error_reports, reports.networks');
});

const ask = async (path: string, init: RequestInit = {}, given = database.pool) =>
  contentForTest(given, { now: () => now }).request(`/api/cms/error-reports${path}`, init);
const post = (report: object, given = database.pool) => ask('', postJson(report), given);
const fresh = (changes: Partial<ErrorReport> = {}): ErrorReport => ({ ...errorReportExample, form: randomUUID(), ...changes });
const numberOf = async (answer: Response) => ((await answer.json()) as { number: string }).number;

it('keeps a report, and says by its number where it stands, and nothing of what was typed', async () => {
  const answer = await post(fresh());
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
  const number = await numberOf(answer);
  const found = await ask(`/${number}`);
  expect(found.headers.get('cache-control')).toBe('no-store');
  const text = await found.text();
  expect(errorReportStatusSchema.parse(JSON.parse(text))).toMatchObject({ number, state: 'received', path: errorReportExample.path });
  expect(text).not.toContain(errorReportExample.message);
});

it('keeps a form that comes twice once, also at the same moment', async () => {
  const report = fresh();
  const numbers = await Promise.all([post(report), post(report), post(report)].map(async (answer) => numberOf(await answer)));
  expect(new Set(numbers).size).toBe(1);
  expect((await database.pool.query('select 1 from reports.error_reports')).rowCount).toBe(1);
});

it('refuses what is no report, and knows no other number', async () => {
  for (const changes of [{ message: 'x' }, { form: 'x' }, { source: 'ftp://a.example' }, { path: 'x' }])
    expect((await post({ ...fresh(), ...changes })).status).toBe(400);
  expect((await post(fresh({ message: 'x'.repeat(40_000) }))).status).toBe(413);
  for (const number of ['K7QM-4X2P', 'nada', '%00']) expect((await ask(`/${number}`)).status).toBe(404);
});

const from = (address: string, report = fresh()) => {
  const parts = address.split('.');
  const hash = (end: number) => parts.slice(0, end).join('-').padEnd(22, '_');
  const headers = { 'content-type': 'application/json', [reportNetworksHeader]: formatReportNetworks([hash(3), hash(2), hash(1)]) };
  return ask('', { method: 'POST', headers, body: JSON.stringify(report) });
};
/** The statuses of so many answers, ten of them asked for at a time. */
async function statuses(count: number, make: (index: number) => Promise<Response>) {
  const counted: Record<number, number> = {};
  let begun = 0;
  const askOn = async () => {
    while (begun < count) {
      const { status } = await make(begun++);
      counted[status] = (counted[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, askOn));
  return counted;
}
const kept = async () =>
  (
    await database.pool.query<{ suspicious: number; plain: number }>(
      `select count(*) filter (where is_suspicious)::int as suspicious, count(*) filter (where not is_suspicious)::int as plain
     from reports.error_reports`,
    )
  ).rows[0];
const [own, neighbours, provider] = networkLimits;

it('takes a report of a reader from elsewhere, as good as any, whatever ten addresses have sent', async () => {
  expect(await statuses(10 * own.most + 10, (index) => from(`a.b.${index % 10}`))).toEqual({ 201: 10 * own.most, 429: 10 });
  expect((await from('a.b.new')).status).toBe(201);
  const { plain = 0, suspicious = 0 } = (await kept()) ?? {};
  expect([plain <= neighbours.plain, plain + suspicious]).toEqual([true, 10 * own.most + 1]);
  expect((await from('x.y.z')).status).toBe(201);
  expect(await kept()).toEqual({ plain: plain + 1, suspicious });
});

it('marks what is more than readers of one address send, refuses what is much more, and says when it takes the next', async () => {
  expect(await statuses(own.most, () => from('a.b.c'))).toEqual({ 201: own.most });
  expect(await kept()).toEqual({ plain: own.plain, suspicious: own.most - own.plain });
  const refused = await from('a.b.c');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2400']);
  now = new Date('2026-11-12T15:59:59.999Z');
  expect((await from('a.b.c')).headers.get('retry-after')).toBe('1');
  now = new Date('2026-11-12T16:00:00Z');
  expect((await from('a.b.c')).status).toBe(201);
  expect((await database.pool.query('select network from reports.networks')).rowCount).toBe(3);
});

it('keeps so many of the addresses of one provider, and does not count there what was refused of one', async () => {
  expect(await statuses(own.most + 20, () => from('a.b.c'))).toEqual({ 201: own.most, 429: 20 });
  expect(await statuses(neighbours.most, (index) => from(`a.b.${index}`))).toEqual({
    201: neighbours.most - own.most,
    429: own.most,
  });
  expect((await from('a.other.c')).status).toBe(201);
  await database.pool.query('update reports.networks set reports = $1 where network = $2', [provider.most, 'a'.padEnd(22, '_')]);
  expect((await from('a.third.c')).status).toBe(429);
  expect((await from('x.b.c')).status).toBe(201);
});

it('keeps nothing about networks beside a report, and counts none of which nothing is said', async () => {
  expect(await statuses(own.most + 1, () => post(fresh()))).toEqual({ 201: own.most + 1 });
  expect((await database.pool.query('select 1 from reports.networks')).rowCount).toBe(0);
  await from('q.r.s');
  const { rows } = await database.pool.query<Record<string, unknown>>('select * from reports.error_reports where not is_suspicious');
  expect(JSON.stringify(rows)).not.toContain('q-r');
});

it('counts a form that comes again once', async () => {
  const report = fresh();
  await from('a.b.c', report);
  await from('a.b.c', report);
  expect((await database.pool.query<{ reports: number }>('select distinct reports from reports.networks')).rows).toEqual([{ reports: 1 }]);
});

it('says so when the database is away', async () => {
  expect((await post(fresh(), unreachablePool())).status).toBe(503);
});
