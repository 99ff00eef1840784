import { join } from 'node:path';
import { dayInMarket } from '@lupa/domain/market.ts';
import { placementExample, signPlacement } from '@lupa/contracts/placement.server.ts';
import { createPool } from '@lupa/database/connect.ts';
import { offerKey, storedOfferExample, storedPartnerExample } from '@lupa/database/storedDocuments.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { pollUntil } from '../../tests/setup/pollUntil.ts';
import { compare, cpuMilliseconds, inTurns, reportFigures, runWrk, spread, type Load } from '../measure.ts';
import { makeDirectory, runNginx } from '../site/nginx.ts';
import { startBenchPostgres, startBenchService } from '../startParts.ts';

/* CPU beside nginx's `return 302`, and how long a visitor waits. The database is a real one with fsync on. */
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
const pool = createPool({ url: postgres.url, name: 'bench' });
await fillDatabase();
const clickout = await startBenchService('clickout', postgres.url, {
  DATA_DIR: join(postgres.folder, 'data'),
  PLACEMENT_SECRET: placementSecret,
});
const nginx = await startRedirects();
try {
  await loadFor(clickout.port, 4);
  const rowsBefore = await countRows();
  await loadFor(nginx.port, 1);
  const fast = await inTurns(
    rounds,
    () => loadMeasured(clickout.pid, () => loadFor(clickout.port, 3)),
    () => loadMeasured(nginx.pid, () => loadFor(nginx.port, 2)),
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
  const [microseconds, milliseconds] = [(value: number) => `${value.toFixed(1)} µs`, (value: number) => `p99 ${value.toFixed(1)} ms`];
  reportFigures([
    {
      name: 'CPU per redirect',
      ...compare(
        of(fast, (measured) => measured.microseconds),
        microseconds,
        'nginx return 302:',
      ),
      aim: '≤ 4',
    },
    {
      name: `waiting at ${formatRates(paced.ours)}`,
      ...compare(
        of(paced, ({ p99Milliseconds }) => p99Milliseconds),
        milliseconds,
        `nginx at ${formatRates(paced.reference)}:`,
      ),
      aim: '≤ 10 ms at 10000/s',
    },
    { name: 'answers, rows, failures', ours: `${answers}, ${rows}, ${failed}`, aim: 'no answer without a row' },
  ]);
  // Redirects that were on their way when a load ended are rows without a counted answer; never the other way round.
  if (rows < answers || failed > 0) process.exitCode = 1;
} finally {
  await Promise.all([clickout.stop(), nginx.stop(), pool.end()]);
  await postgres.stop();
}

function loadFor(port: number, seconds: number, options: { pause?: number } = {}): Promise<Load> {
  return runWrk(`http://127.0.0.1:${port}${path}`, { connections, headers, seconds, ...options });
}

function formatRates(loads: Load[]): string {
  return spread(
    loads.map(({ perSecond }) => perSecond),
    (value) => `${Math.round(value)}/s`,
  );
}

function of<Value>({ ours, reference }: { ours: Value[]; reference: Value[] }, read: (value: Value) => number) {
  return { ours: ours.map(read), reference: reference.map(read) };
}

/** A load, and the CPU time of the process per request, in microseconds. */
async function loadMeasured(pid: number, run: () => Promise<Load>): Promise<{ load: Load; microseconds: number }> {
  const before = cpuMilliseconds(pid);
  const load = await run();
  return { load, microseconds: ((cpuMilliseconds(pid) - before) * 1000) / load.requests };
}

async function fillDatabase(): Promise<void> {
  const insert = `insert into delivery.documents (kind, key, locale, source, body) values ($1, $2, '*', 'bench:1', $3)`;
  await pool.query(insert, ['partner', partnerSlug, storedPartnerExample]);
  const { offer } = storedOfferExample;
  const lasting = { ...storedOfferExample, offer: { ...offer, attributes: { ...offer.attributes, expiration: null } } };
  await pool.query(insert, ['offer', offerKey(partnerSlug, proxy), lasting]);
}

async function countRows(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from clicks.clicks');
  return Number(rows[0]?.count);
}

/** Waits for clicks that went to the disk, because the database was slow for a moment. */
async function countAtLeast(wanted: number): Promise<number> {
  await pollUntil(`${wanted} clicks`, async () => (await countRows()) >= wanted, { within: 5000, every: 500 }).catch(() => undefined);
  return countRows();
}

async function startRedirects() {
  const port = await freePort();
  const location = storedOfferExample.trackingUrl?.replace('{clickId}', '5400-1763700000000-0123456789abcdef');
  const servers = `server { listen 127.0.0.1:${port}; location / {
    add_header X-Robots-Tag "noindex, nofollow" always;
    add_header Cache-Control no-store always;
    add_header Referrer-Policy no-referrer always;
    return 302 "${location}"; } }`;
  return { port, ...(await runNginx(await makeDirectory(), { url: `http://127.0.0.1:${port}`, servers })) };
}
