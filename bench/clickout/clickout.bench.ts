import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInMarket } from '@lupa/domain/market.ts';
import { placementExample, signPlacement } from '@lupa/contracts/placement.server.ts';
import { createPool, type Pool } from '@lupa/database/connect.ts';
import { offerKey, storedOfferExample, storedPartnerExample } from '@lupa/database/storedDocuments.ts';
import { freePort, isFreePort } from '@lupa/server/freePort.ts';
import { pollUntil } from '../../tests/setup/pollUntil.ts';
import { compare, cpuMilliseconds, inTurns, reportFigures, runWrk, spread, type Load } from '../measure.ts';
import { startBenchPostgres, startBenchService } from '../startParts.ts';

/*
 * What a recorded redirect costs: CPU beside nginx's `return 302`, the highest rate, and how long a visitor waits. The
 * database is a real one with fsync on. Needs `wrk` and `nginx`. Run: node bench/clickout/clickout.bench.ts
 */
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

const postgres = await startBenchPostgres();
await fillDatabase();
const clickout = await startBenchService('clickout', postgres.url, {
  DATA_DIR: join(postgres.folder, 'data'),
  PLACEMENT_SECRET: placementSecret,
});
const nginx = await startNginx();
try {
  await loadFor(clickout.port, 4);
  const rowsBefore = await countRows();
  await loadFor(nginx.port, 1);
  const fast = await inTurns(
    rounds,
    () => loadMeasured([clickout.pid, postgres.pid], () => loadFor(clickout.port, 3)),
    () => loadMeasured([nginx.pid], () => loadFor(nginx.port, 2)),
  );
  const paced = await inTurns(
    rounds,
    () => loadFor(clickout.port, 3, { pause }),
    () => loadFor(nginx.port, 2, { pause }),
  );
  const recorded = [...fast.ours.map(({ load }) => load), ...paced.ours];
  const answers = recorded.reduce((sum, { requests }) => sum + requests, 0);
  const failed = recorded.reduce((sum, load) => sum + load.failed, 0);
  const rows = (await countAtLeast(rowsBefore + answers)) - rowsBefore;
  const calm = await loadFor(clickout.port, 5, { connections: 4 });
  const cpuOf = (measured: typeof fast.ours, process: number) => measured.map(({ microseconds }) => microseconds[process] ?? NaN);
  const [microseconds, milliseconds] = [(value: number) => `${value.toFixed(1)} µs`, (value: number) => `p99 ${value.toFixed(1)} ms`];
  const figures = [
    {
      name: 'CPU per redirect',
      ...compare({ ours: cpuOf(fast.ours, 0), reference: cpuOf(fast.reference, 0) }, microseconds, 'nginx return 302:'),
      aim: '≤ 3.5',
    },
    { name: 'CPU of Postgres per redirect', ours: spread(cpuOf(fast.ours, 1), microseconds) },
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
    { name: `highest rate, ${connections} connections`, ours: formatRates(fast.ours.map(({ load }) => load)) },
    { name: '4 connections', ours: `${formatRates([calm])}, p99 ${calm.p99Milliseconds} ms` },
    { name: 'answers, rows, failures', ours: `${answers}, ${rows}, ${failed}`, aim: 'no answer without a row' },
  ];
  reportFigures(figures);
  // Redirects that were on their way when a load ended are rows without a counted answer; never the other way round.
  if (rows < answers || failed > 0) process.exitCode = 1;
} finally {
  await Promise.all([clickout.stop(), nginx.stop()]);
  await postgres.stop();
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
  const before = pids.map(cpuMilliseconds);
  const load = await run();
  return { load, microseconds: pids.map((pid, index) => ((cpuMilliseconds(pid) - (before[index] ?? 0)) * 1000) / load.requests) };
}

async function fillDatabase(): Promise<void> {
  const insert = `insert into delivery.documents (kind, key, locale, source, body) values ($1, $2, '*', 'bench:1', $3)`;
  await withPool(async (pool) => {
    await pool.query(insert, ['partner', partnerSlug, storedPartnerExample]);
    const { offer } = storedOfferExample;
    const lasting = { ...storedOfferExample, offer: { ...offer, attributes: { ...offer.attributes, expiration: null } } };
    await pool.query(insert, ['offer', offerKey(partnerSlug, proxy), lasting]);
  });
}

async function withPool<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = createPool({ url: postgres.url, name: 'bench' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

async function countRows(): Promise<number> {
  const { rows } = await withPool((pool) => pool.query<{ count: string }>('select count(*) from clicks.clicks'));
  return Number(rows[0]?.count);
}

/** Waits for clicks that went to the disk, because the database was slow for a moment. */
async function countAtLeast(wanted: number): Promise<number> {
  await pollUntil(`${wanted} clicks`, async () => (await countRows()) >= wanted, { within: 5000, every: 500 }).catch(() => undefined);
  return countRows();
}

/** A nginx that answers each request with the redirect of the click-out host. */
async function startNginx() {
  const port = await freePort();
  const { folder } = postgres;
  const file = join(folder, 'nginx.conf');
  const location = storedOfferExample.trackingUrl?.replace('{clickId}', '5400-1763700000000-0123456789abcdef');
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
    events { worker_connections 1024; }
    http { access_log off; keepalive_requests 100000000; server { listen 127.0.0.1:${port}; location / {
      add_header X-Robots-Tag "noindex, nofollow" always;
      add_header Cache-Control no-store always;
      add_header Referrer-Policy no-referrer always;
      return 302 "${location}"; } } }`,
  );
  const child: ChildProcess = spawn('/usr/sbin/nginx', ['-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  await pollUntil('the start of nginx', async () => !(await isFreePort(port)), { every: 100 });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { port, pid: child.pid ?? 0, stop };
}
