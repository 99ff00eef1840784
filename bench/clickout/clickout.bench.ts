import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayInMarket } from '@lupa/domain/market.ts';
import { placementExample, signPlacement } from '@lupa/contracts/placement.server.ts';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { offerKey, storedOfferExample, storedPartnerExample } from '@lupa/database/storedDocuments.ts';
import { pollUntil } from '../../tests/setup/pollUntil.ts';
import { compare, cpuMilliseconds, formatFigures, inTurns, runWrk, spread, type Load } from '../measure.ts';

/*
 * What a recorded redirect costs: CPU beside nginx's `return 302`, the highest rate, and how long a visitor waits. The
 * database is a real one with fsync on. Needs `wrk` and `nginx`. Run: node bench/clickout/clickout.bench.ts
 */
const [postgresPort, clickoutPort, nginxPort] = [56890, 56891, 56892];
const placementSecret = 'a secret of the benchmark, 32 characters';
const { partnerSlug } = storedOfferExample;
const proxy = storedOfferExample.offer.attributes.afflinkProxy;
const path = `/jugar/${partnerSlug}/${proxy}?p=${signPlacement(placementExample, { partnerSlug, afflinkProxy: proxy, day: dayInMarket(new Date()) }, placementSecret)}&cclid=abc123&cmpccl=verano`;
const headers = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Accept-Language': 'es-CL',
};
const connections = 256;
// With its own answering time each connection then makes about 39 requests a second: 10,000 in all, as visitors come, not as fast as it can.
const pause = 24;
const rounds = 5;

const folder = await mkdtemp(join(tmpdir(), 'lupa-bench-clickout-'));
const children: ChildProcess[] = [];
const postgres = await startEmbeddedPostgres({
  directory: join(folder, 'postgres'),
  port: postgresPort,
  password: 'bench',
  isInitialised: false,
});
try {
  const databaseUrl = await prepareDatabase();
  const clickout = await startChild(process.execPath, [join(services(), 'clickout/main.ts')], clickoutPort, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PLACEMENT_SECRET: placementSecret,
    CLICKOUT_PORT: String(clickoutPort),
    LOG_LEVEL: 'warn',
  });
  const nginx = await startChild('/usr/sbin/nginx', ['-c', await writeNginxConfiguration()], nginxPort, {});
  const postgresPid = Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);

  await loadFor(clickoutPort, 4);
  const rowsBefore = await countRows(databaseUrl);
  await loadFor(nginxPort, 1);
  const fast = await inTurns(
    rounds,
    () => loadMeasured([clickout, postgresPid], () => loadFor(clickoutPort, 3)),
    () => loadMeasured([nginx], () => loadFor(nginxPort, 2)),
  );
  const paced = await inTurns(
    rounds,
    () => loadFor(clickoutPort, 3, { pause }),
    () => loadFor(nginxPort, 2, { pause }),
  );
  const recorded = [...fast.ours.map(({ load }) => load), ...paced.ours];
  const answers = recorded.reduce((sum, { requests }) => sum + requests, 0);
  const failed = recorded.reduce((sum, load) => sum + load.failed, 0);
  const rows = (await countAtLeast(databaseUrl, rowsBefore + answers)) - rowsBefore;
  const calm = await loadFor(clickoutPort, 5, { connections: 4 });
  const cpuOf = (measured: typeof fast.ours, process: number) => measured.map(({ microseconds }) => microseconds[process] ?? NaN);
  const [microseconds, milliseconds] = [(value: number) => `${value.toFixed(1)} µs`, (value: number) => `p99 ${value.toFixed(1)} ms`];
  const none = { reference: '', ratio: '', aim: '' };
  const figures = [
    {
      name: 'CPU per redirect',
      ...compare({ ours: cpuOf(fast.ours, 0), reference: cpuOf(fast.reference, 0) }, microseconds, 'nginx return 302:'),
      aim: '≤ 3.5',
    },
    { ...none, name: 'CPU of Postgres per redirect', ours: spread(cpuOf(fast.ours, 1), microseconds) },
    {
      name: `waiting at ${formatRates(paced.ours)}`,
      ...compare(
        {
          ours: paced.ours.map(({ p99Milliseconds }) => p99Milliseconds),
          reference: paced.reference.map(({ p99Milliseconds }) => p99Milliseconds),
        },
        milliseconds,
        `nginx at ${formatRates(paced.reference)}:`,
      ),
      aim: '≤ 10 ms at 10000/s',
    },
    { ...none, name: `highest rate, ${connections} connections`, ours: formatRates(fast.ours.map(({ load }) => load)) },
    { ...none, name: '4 connections', ours: `${formatRates([calm])}, p99 ${calm.p99Milliseconds} ms` },
    { ...none, name: 'answers, rows, failures', ours: `${answers}, ${rows}, ${failed}`, aim: 'no answer without a row' },
  ];
  process.stdout.write(`${formatFigures(figures)}\n`);
  // Redirects that were on their way when a load ended are rows without a counted answer; never the other way round.
  if (rows < answers || failed > 0) process.exitCode = 1;
} finally {
  await Promise.all(children.map(end));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

function services(): string {
  return fileURLToPath(new URL('../../apps/services', import.meta.url));
}

function loadFor(port: number, seconds: number, options: { connections?: number; pause?: number } = {}): Promise<Load> {
  return runWrk(`http://127.0.0.1:${port}${path}`, { connections, headers, seconds, ...options });
}

function formatRates(loads: Load[]): string {
  return spread(
    loads.map(({ perSecond }) => perSecond),
    (value) => `${Math.round(value)}/s`,
  );
}

/** A load, and the CPU time per request of each process, in microseconds. */
async function loadMeasured(pids: number[], run: () => Promise<Load>): Promise<{ load: Load; microseconds: number[] }> {
  const before = pids.map((pid) => cpuNow(pid));
  const load = await run();
  return { load, microseconds: pids.map((pid, index) => ((cpuNow(pid) - (before[index] ?? 0)) * 1000) / load.requests) };
}

/** Postgres ends a helper now and then, possibly while its time is read. */
function cpuNow(pid: number, attempts = 5): number {
  try {
    return cpuMilliseconds(pid);
  } catch (error) {
    if (attempts === 0) throw error;
    return cpuNow(pid, attempts - 1);
  }
}

async function prepareDatabase(): Promise<string> {
  const url = postgres.url('bench');
  await ensureDatabase(postgres.url('postgres'), 'bench');
  await migrateDatabase(url);
  const insert = `insert into delivery.documents (kind, key, locale, source, body) values ($1, $2, '*', 'bench:1', $3)`;
  await withPool(url, async (pool) => {
    await pool.query(insert, ['partner', partnerSlug, storedPartnerExample]);
    const { offer } = storedOfferExample;
    const lasting = { ...storedOfferExample, offer: { ...offer, attributes: { ...offer.attributes, expiration: null } } };
    await pool.query(insert, ['offer', offerKey(partnerSlug, proxy), lasting]);
  });
  return url;
}

async function withPool<Result>(url: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = createPool({ url, name: 'bench' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function countRows(url: string): Promise<number> {
  const { rows } = await withPool(url, (pool) => pool.query<{ count: string }>('select count(*) from clicks.clicks'));
  return Number(rows[0]?.count);
}

/** Waits for clicks that went to the disk, because the database was slow for a moment. */
async function countAtLeast(url: string, wanted: number): Promise<number> {
  await pollUntil(`${wanted} clicks`, async () => (await countRows(url)) >= wanted, { within: 5000, every: 500 }).catch(() => undefined);
  return countRows(url);
}

async function writeNginxConfiguration(): Promise<string> {
  const file = join(folder, 'nginx.conf');
  const location = storedOfferExample.trackingUrl?.replace('{clickId}', '5400-1763700000000-0123456789abcdef');
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
    events { worker_connections 1024; }
    http { access_log off; keepalive_requests 100000000; server { listen 127.0.0.1:${nginxPort}; location / {
      add_header X-Robots-Tag "noindex, nofollow" always;
      add_header Cache-Control no-store always;
      add_header Referrer-Policy no-referrer always;
      return 302 "${location}"; } } }`,
  );
  return file;
}

async function startChild(command: string, parameters: string[], port: number, environment: Record<string, string>): Promise<number> {
  const env = { ...environment, PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const };
  const child: ChildProcess = spawn(command, parameters, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { redirect: 'manual' }).then(
      ({ status }) => status < 400,
      () => false,
    );
  await pollUntil(`${command} on port ${port}`, isReady, { every: 100 });
  return child.pid ?? 0;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
