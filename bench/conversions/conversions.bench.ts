import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { sumClickDays } from '../../apps/services/clickout/sumClickDays.ts';
import { allowPostbacks, testPostbackSecret } from '../../apps/services/clickout/testPostbacks.ts';
import pg from 'pg';
import { addDays } from '../../apps/studio/money/clicks/days.ts';
import { conversionDimensions, type ConversionDimension } from '../../apps/studio/money/conversions/conversionParameters.ts';
import { queryConversions } from '../../apps/studio/money/conversions/queryConversions.ts';
import { isAnswering, pollUntil } from '../../tests/setup/pollUntil.ts';
import { compare, formatFigures, inTurns, percentile, runWrk, type Figure, type Load } from '../measure.ts';
import { fillClicks, fillEvents } from './fillClicks.ts';

/*
 * Calls of partners' programmes, each an event of its own that is durable before its answer, and the report of what became of clicks. The database is a real
 * one with fsync on. Needs `wrk` and `nginx`. Run: node bench/conversions/conversions.bench.ts
 */
const partner = 'casino-andino';
const connections = 64;
// With its answering time each connection makes about 31 calls a second: 2,000 in all.
const pause = 30;
const rounds = 5;
const [clicks, events, days] = [10_000_000, 300_000, 89];

const folder = await mkdtemp(join(tmpdir(), 'lupa-bench-conversions-'));
const children: ChildProcess[] = [];
const postgres = await startEmbeddedPostgres({
  directory: join(folder, 'postgres'),
  port: await freePort(),
  password: 'bench',
  isInitialised: false,
});
try {
  await ensureDatabase(postgres.url('postgres'), 'bench');
  const url = postgres.url('bench');
  await migrateDatabase(url);
  const pool = createPool({ url, name: 'bench' });
  const called = await measureCalls(pool, url);
  await Promise.all(children.splice(0).map(end));
  const read = await measureReports(pool, url);
  await pool.end();
  process.stdout.write(`${formatFigures([...called, ...read])}\n`);
} finally {
  await Promise.all(children.map(end));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureCalls(pool: Pool, databaseUrl: string): Promise<Figure[]> {
  await allowPostbacks(pool, partner);
  const [port, nginxPort] = [await freePort(), await freePort()];
  await startChild(process.execPath, [join(import.meta.dirname, '../../apps/services/clickout/main.ts')], port, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PLACEMENT_SECRET: 'a secret of the benchmark, 32 characters',
    CLICKOUT_PORT: String(port),
    LOG_LEVEL: 'warn',
  });
  await startChild('/usr/sbin/nginx', ['-c', await writeNginxConfiguration(nginxPort)], nginxPort, {});
  const path = `/postback/${partner}/${testPostbackSecret}/?event=commission&amount=50.25&currency=USD&click_id=5400-1794322800000-ffffffffffffffaa&event_id=`;
  let load = 0;
  const loadFor = (target: number, seconds: number): Promise<Load> =>
    runWrk(`http://127.0.0.1:${target}${path}`, { connections, seconds, pause, numbered: `${++load}-` });
  await loadFor(port, 4);
  const before = await countEvents(pool);
  const { ours, reference } = await inTurns(
    rounds,
    () => loadFor(port, 5),
    () => loadFor(nginxPort, 3),
  );
  const answers = ours.reduce((sum, { requests }) => sum + requests, 0);
  const failed = ours.reduce((sum, one) => sum + one.failed, 0);
  await pollUntil('all events', async () => (await countEvents(pool)) - before >= answers, { within: 10_000, every: 500 }).catch(
    () => undefined,
  );
  const rows = (await countEvents(pool)) - before;
  if (rows < answers || failed > 0) process.exitCode = 1;
  const rateOf = (loads: Load[]) =>
    Math.round(
      percentile(
        loads.map(({ perSecond }) => perSecond),
        0.5,
      ),
    );
  const p99Of = (loads: Load[]) => loads.map(({ p99Milliseconds }) => p99Milliseconds);
  return [
    {
      name: `a call at ${rateOf(ours)}/s`,
      ...compare(
        { ours: p99Of(ours), reference: p99Of(reference) },
        (value) => `p99 ${value.toFixed(1)} ms`,
        `nginx at ${rateOf(reference)}/s:`,
      ),
      aim: '≤ 20 ms at 2000/s',
    },
    {
      name: 'answers, events, failures',
      ours: `${answers}, ${rows}, ${failed}`,
      reference: '',
      ratio: '',
      aim: 'no answer without an event',
    },
  ];
}

async function measureReports(pool: Pool, databaseUrl: string): Promise<Figure[]> {
  // The pool's statements have little time, as in the studio.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  await client.query('delete from conversions.events');
  await fillClicks(client, days, clicks);
  await fillEvents(client, days, events);
  process.stderr.write(`${clicks.toLocaleString('en')} clicks and ${events.toLocaleString('en')} events written in ${seconds()}\n`);
  started = performance.now();
  await sumClickDays(pool, new Date());
  await client.query('vacuum analyze conversions.click_days');
  await client.end();
  const summed = seconds();
  const today = dayInMarket(new Date());
  const bare = () => pool.query('select partner_slug, sum(clicks) from conversions.click_days group by 1');
  const figures: Figure[] = [{ name: `summing ${days} days, each once`, ours: summed, reference: '', ratio: '', aim: '' }];
  for (const by of conversionDimensions) {
    const report = () => readReport(pool, by, today);
    const { ours, reference } = await inTurns(
      rounds,
      () => timeOf(report),
      () => timeOf(bare),
    );
    figures.push({
      name: `the report by ${by}, ${days + 1} days, ${clicks.toLocaleString('en')} clicks`,
      ...compare({ ours, reference }, (value) => `${Math.round(value)} ms`, 'bare sum of sums:'),
      aim: '≤ 2000 ms',
    });
    process.stderr.write(`by ${by}: ${ours.map(Math.round).join(', ')} ms\n`);
  }
  return figures;
}

function readReport(pool: Pool, by: ConversionDimension, today: string) {
  return queryConversions(pool, { by, from: addDays(today, -days), to: today, filters: by === 'version' ? { toplist: 'lista-1' } : {} });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function countEvents(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from conversions.events');
  return Number(rows[0]?.count);
}

async function writeNginxConfiguration(port: number): Promise<string> {
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; events { worker_connections 1024; }
    http { access_log off; keepalive_requests 100000000; server { listen 127.0.0.1:${port}; location / { return 200 "ok"; } } }`,
  );
  return file;
}

async function startChild(command: string, parameters: string[], port: number, environment: Record<string, string>): Promise<void> {
  const env = { ...environment, PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const };
  const child = spawn(command, parameters, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  await pollUntil(`${command} on port ${port}`, () => isAnswering(`http://127.0.0.1:${port}/readyz`), { every: 100 });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
