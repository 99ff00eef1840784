import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';
import { serviceBases } from '@lupa/contracts/calls.ts';
import pg from 'pg';
import { percentile, reportFigures } from '../measure.ts';
import { startBenchPostgres, startBenchService } from '../startParts.ts';
import { seededRandom } from '@lupa/domain/testing/seededRandom.ts';
import { generateFeed } from './generateFeed.ts';

/* A list of the games service over HTTP beside the SQL that would answer the same. Run: node bench/arcade/arcade.bench.ts */
const games = 500_000;
const requests = 1000;
const statements = 40;
const warmUp = 10;
const orders = {
  'search_volume:desc': 'g.search_volume desc nulls last, g.id',
  'name:asc': 'g.name, g.id',
  'release_date:desc': 'g.release_date desc, g.id',
};
const importToken = 'only-for-the-benchmark-0123456789abcdef';

const postgres = await startBenchPostgres({ isTemporary: true });
try {
  await importFeed();
  const random = seededRandom(23);
  const list = await measureList(random);
  const sql = await measureSql(random);
  const format = (times: number[]) => `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
  reportFigures([
    {
      name: `${games.toLocaleString('en')} games: list`,
      ours: format(list),
      reference: `SQL ${format(sql)}`,
      ratio: (percentile(list, 0.5) / percentile(sql, 0.5)).toFixed(2),
      aim: 'p50 ≤ 20 ms',
    },
  ]);
} finally {
  await postgres.stop();
}

function startArcade() {
  return startBenchService('arcade', postgres.url, { ARCADE_IMPORT_TOKEN: importToken, LOG_LEVEL: 'fatal' });
}

async function importFeed(): Promise<void> {
  const { origin, stop } = await startArcade();
  const answer = await fetch(`${origin}${serviceBases.arcade}/catalogue`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${importToken}`, 'Content-Type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(listLines())) as unknown as BodyInit,
    duplex: 'half',
  } as RequestInit);
  if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`);
  await stop();
}

function* listLines(): Generator<Buffer> {
  let lines: string[] = [];
  for (const row of generateFeed(games)) {
    if (lines.push(JSON.stringify(row)) < 200) continue;
    yield Buffer.from(`${lines.join('\n')}\n`);
    lines = [];
  }
  yield Buffer.from(lines.join('\n'));
}

async function measureList(random: () => number): Promise<number[]> {
  const { origin, stop } = await startArcade();
  const agent = new Agent({ keepAlive: true });
  const sorts = Object.keys(orders);
  const ask = () => {
    const query = `sort=${sorts[pick(random, sorts.length)]}&page=${1 + pick(random, 20)}&ignoreCache=true`;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const sent = request(`${origin}${serviceBases.arcade}/games/?${query}`, { agent }, (answer) => {
      const end = () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${query}: ${answer.statusCode}`)));
      answer.on('end', end).on('error', reject).resume();
    });
    sent.on('error', reject).end();
    return promise;
  };
  const times = await measure(requests, ask);
  agent.destroy();
  await stop();
  return times;
}

async function measureSql(random: () => number): Promise<number[]> {
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query('analyze arcade.games');
  const from = 'from arcade.games g join arcade.providers p on p.id = g.provider_id';
  const sorts = Object.values(orders);
  const times = await measure(statements, async () => {
    const [sort, offset] = [sorts[pick(random, sorts.length)], 24 * pick(random, 20)];
    await database.query(`select g.*, p.name as provider_name ${from} order by ${sort} limit 24 offset ${offset}`);
    await database.query(`select count(*) ${from}`);
  });
  await database.end();
  return times;
}

function pick(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}

/** Milliseconds of each, after a short warm-up. */
async function measure(count: number, once: () => Promise<void>): Promise<number[]> {
  for (let at = 0; at < warmUp; at++) await once();
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const started = performance.now();
    await once();
    times.push(performance.now() - started);
  }
  return times;
}
