import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { errorReportExample } from '@lupa/contracts/errorReport.ts';
import { afterAll, expect, it, vi } from 'vitest';
import { readDocuments } from '../../testing/readDelivery.ts';
import { samplePage } from '../../testing/samples.ts';
import { startSecondStudio } from '../../testing/startStudio.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { jobQueues, runQueue, scheduleJobs } from './runQueues.ts';

const studio = await testStudio();
const second = await startSecondStudio(studio);
const account = { email: 'edita@example.com', password: 'bosque lento de arrayanes', name: 'Edita', role: 'editor' as const };
const editor = await studio.payload.create({ collection: 'users', data: account });
afterAll(async () => {
  await second.destroy();
});

async function planPage(slug: string): Promise<number> {
  const { _status, ...draft } = samplePage(slug, `/${slug}/`);
  const { id } = await studio.payload.create({ collection: 'pages', draft: true, data: draft });
  const input = { type: 'publish', doc: { relationTo: 'pages', value: String(id) }, user: { relationTo: 'users', value: editor.id } };
  await studio.payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: new Date(Date.now() - 1000) });
  return id;
}

async function countPublications(id: number): Promise<number> {
  const { docs } = await studio.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, locale: 'es_CL', limit: 0 });
  return docs.filter(({ version }) => version._status === 'published').length;
}

const jobsLeft = async () => (await studio.payload.count({ collection: 'payload-jobs' })).totalDocs;

it('two studios publish a page that is due once', async () => {
  const alone = await planPage('sola');
  await expect.poll(() => runQueue(studio.payload, 'default'), { timeout: 60_000 }).toBe('ran');
  const versionsOfOnePublication = await countPublications(alone);

  const ids = [await planPage('uno'), await planPage('dos'), await planPage('tres')];
  const outcomes = await Promise.all([
    runQueue(studio.payload, 'default'),
    runQueue(second, 'default'),
    runQueue(studio.payload, 'default'),
  ]);
  expect(outcomes.toSorted()).toEqual(['elsewhere', 'elsewhere', 'ran']);
  for (const id of ids) expect(await countPublications(id)).toBe(versionsOfOnePublication);
  expect(await jobsLeft()).toBe(0);
  expect([await runQueue(second, 'default'), await runQueue(studio.payload, 'default')]).toEqual(['ran', 'ran']);
});

it('two studios do each duty of a minute once', async () => {
  await Promise.all([scheduleJobs(studio.payload), scheduleJobs(second)]);
  const { rows } = await studio.pool.query<{ task: string; count: number }>(
    'select task_slug as task, count(*)::int from studio.payload_jobs group by 1 order by 1',
  );
  const duties = studio.payload.config.jobs.tasks?.map(({ slug }) => slug).filter((slug) => slug !== 'schedulePublish') ?? [];
  expect(rows.toSorted((one, other) => (one.task < other.task ? -1 : 1))).toEqual(duties.map((task) => ({ task, count: 1 })));
  await studio.pool.query("update studio.payload_jobs set wait_until = now() - interval '1 second'");
  const { form, locale, path, message } = errorReportExample;
  await studio.pool.query(
    `insert into reports.error_reports (number, form, at, locale, path, message) values ('K7QM-4X2P', $1, now(), $2, $3, $4)`,
    [form, locale, path, message],
  );
  for (const queue of jobQueues) await Promise.all([runQueue(studio.payload, queue), runQueue(second, queue)]);
  expect(await jobsLeft()).toBe(0);
  expect((await studio.payload.find({ collection: 'error-reports' })).docs.map(({ message }) => message)).toEqual([message]);
});

it('when the one that runs them dies, the other goes on', { tags: ['thorough'] }, async () => {
  const id = await planPage('cuatro');
  const blocker = await studio.pool.connect();
  await blocker.query('begin; lock table delivery.documents in access exclusive mode');
  const program = fileURLToPath(new URL('../../testing/runQueueProcess.ts', import.meta.url));
  const other = spawn(process.execPath, [program, studio.databaseUrl, studio.mediaDirectory]);
  const hasEnded = once(other, 'exit');
  await vi.waitFor(async () => expect(await isPublishing()).toBe(true), { timeout: 60_000 });
  expect(await runQueue(studio.payload, 'default')).toBe('elsewhere');
  other.kill('SIGKILL');
  await hasEnded;
  await blocker.query('rollback');
  blocker.release();

  await vi.waitFor(async () => expect(await runQueue(studio.payload, 'default')).toBe('ran'), { timeout: 60_000 });
  expect(await readDocuments(studio.pool, `pages:${id}`)).toHaveLength(1);
  expect(await jobsLeft()).toBe(0);
});

async function isPublishing(): Promise<boolean> {
  const { rowCount } = await studio.pool.query(`
    select from pg_stat_activity
    where datname = current_database() and application_name = 'studio' and wait_event_type = 'Lock' and query like '%delivery%'`);
  return (rowCount ?? 0) > 0;
}
