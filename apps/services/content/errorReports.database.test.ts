import { randomUUID } from 'node:crypto';
import { type ErrorReport, errorReportExample, errorReportStatusSchema } from '@lupa/contracts/errorReport.ts';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { createApp } from './app.ts';
import { ChangeFeed } from './changeFeed.ts';
import { mostPerHour } from './errorReports.ts';
import { createOpenStreams } from './openStreams.ts';

const logger = createLogger('content', 'silent');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, name: 'reports test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query('truncate reports.error_reports'));

const ask = (path: string, init: RequestInit = {}, given = pool) =>
  createApp({ pool: given, feed: new ChangeFeed({ pool: given, logger }), streams: createOpenStreams(), logger }).request(
    `/api/cms/error-reports${path}`,
    init,
  );
const post = (report: object, given = pool) =>
  ask('', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(report) }, given);
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
  expect((await pool.query('select 1 from reports.error_reports')).rowCount).toBe(1);
});

it('refuses what is no report, and knows no other number', async () => {
  for (const changes of [{ message: 'x' }, { form: 'x' }, { source: 'ftp://a.example' }, { path: 'x' }])
    expect((await post({ ...fresh(), ...changes })).status).toBe(400);
  expect((await post(fresh({ message: 'x'.repeat(40_000) }))).status).toBe(413);
  for (const number of ['K7QM-4X2P', 'nada', '%00']) expect((await ask(`/${number}`)).status).toBe(404);
});

it('takes so many of a page within an hour, and those of other pages still', async () => {
  for (let count = 0; count < mostPerHour.page; count++) expect((await post(fresh())).status).toBe(201);
  expect((await post(fresh())).status).toBe(429);
  expect((await post(fresh({ path: '/otra/' }))).status).toBe(201);
  await pool.query(`update reports.error_reports set at = at - interval '61 minutes'`);
  expect((await post(fresh())).status).toBe(201);
});

it('takes so many of all pages within an hour', async () => {
  await pool.query(
    `insert into reports.error_reports (number, form, locale, path, message)
     select 'N' || n, gen_random_uuid(), 'es_CL', '/' || n || '/', 'Una frase entera.' from generate_series(1, $1) as n`,
    [mostPerHour.site],
  );
  expect((await post(fresh())).status).toBe(429);
});

it('says so when the database is away', async () => {
  const away = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', name: 'away' });
  expect((await post(fresh(), away)).status).toBe(503);
  await away.end();
});
