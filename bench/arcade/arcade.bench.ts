import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Figure, reportFigures, type Timing, timingFigure } from '../measure.ts';
import { startBenchPostgres } from '../startParts.ts';
import { createClient, measure } from './measure.ts';
import { buildScenarios, runAll, type Scenario } from './scenarios.ts';
import { startService, uploadFeed } from './service.ts';

/* The games service over HTTP, each size of the catalogue on a Postgres of its own. Run: node bench/arcade/arcade.bench.ts */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '50000,500000' }, requests: { type: 'string', default: '1000' } },
});
const requests = Number(values.requests);
const log = (line: string) => process.stderr.write(`${line}\n`);

const figures: Figure[] = [];
for (const games of values.games.split(',').map(Number)) {
  const postgres = await startBenchPostgres({ isTemporary: true });
  try {
    figures.push(...(await measureCatalogue(postgres.url, games)));
  } finally {
    await postgres.stop();
  }
}
reportFigures(figures);

async function measureCatalogue(url: string, games: number): Promise<Figure[]> {
  const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(2)} s`;
  const first = await startService(url);
  let started = performance.now();
  log(`${games} games: first import ${JSON.stringify(await uploadFeed(first.base, games))}`);
  const firstImport = seconds(started);

  started = performance.now();
  const client = createClient(first.base);
  const imported = new AbortController();
  const second = uploadFeed(first.base, games).finally(() => imported.abort());
  const during: Timing[] = [];
  const list = firstScenario(games);
  while (!imported.signal.aborted) during.push(await measure(100, 1, () => client.get(`${list.path()}&ignoreCache=true`)));
  log(`${games} games: second import ${JSON.stringify(await second)}`);
  const secondImport = seconds(started);
  const peak = await first.memory('VmHWM');
  client.close();
  await first.stop();

  started = performance.now();
  const service = await startService(url);
  const start = seconds(started);
  const atRest = await service.memory('VmRSS');
  const named = (name: string) => `${games.toLocaleString('en')} games: ${name}`;
  try {
    return [
      { name: named('first import'), ours: firstImport },
      { name: named('the same again'), ours: secondImport },
      { name: named('start until it is ready'), ours: start },
      { name: named('memory at rest, most while importing'), ours: `${atRest} MB, ${peak} MB` },
      timingFigure(named('list while importing'), worst(during)),
      ...(await measureScenarios(service.base, url, games, named)),
    ];
  } finally {
    await service.stop();
  }
}

function firstScenario(games: number): Scenario {
  const [list] = buildScenarios(games);
  if (!list) throw new Error('there is no scenario');
  return list;
}

function worst(timings: Timing[]): Timing {
  const most = (key: keyof Timing) => Math.max(...timings.map((timing) => timing[key]));
  return { p50: most('p50'), p99: most('p99'), max: most('max') };
}

async function measureScenarios(base: string, url: string, games: number, named: (name: string) => string): Promise<Figure[]> {
  const client = createClient(base);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    // What bare SQL needs to search at all.
    await database.query('create extension if not exists pg_trgm');
    await database.query('create index on arcade.games using gin (name gin_trgm_ops)');
    await database.query('analyze arcade.games');
    const figures: Figure[] = [];
    for (const { name, path, sql } of buildScenarios(games)) {
      const ask = () => client.get(`${path()}&ignoreCache=true`.replace(/\/&/, '/?'));
      const alone = await measure(requests, 1, ask);
      const eightAtOnce = await measure(requests, 8, ask);
      const bare = sql && (await measure(Math.min(requests, 40), 1, () => runAll(database, sql())));
      figures.push(timingFigure(named(name), alone, { eightAtOnce, ...(bare && { sql: bare }) }));
      log(`${named(name)} p50 ${alone.p50} p99 ${alone.p99}`);
    }
    return figures;
  } finally {
    await database.end();
    client.close();
  }
}
