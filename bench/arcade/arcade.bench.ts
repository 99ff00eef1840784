import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import pg from 'pg';
import { createClient, measure, type Timing } from './measure.ts';
import { buildScenarios, runAll, type Scenario } from './scenarios.ts';
import { startService, uploadFeed } from './service.ts';

export type ArcadeFigures = {
  games: number;
  firstImportSeconds: number;
  secondImportSeconds: number;
  /** Resident memory of the service in megabytes: at rest with its index, and the most it took while importing. */
  memory: { atRest: number; peak: number };
  startSeconds: number;
  /** Listing while the whole catalogue is imported again, in milliseconds. */
  listDuringImport: Timing;
  scenarios: { name: string; alone: Timing; eightAtOnce: Timing; bareSql?: Timing }[];
};

export type ArcadeBenchOptions = { sizes: number[]; requests?: number; log?: (line: string) => void };

/** Measures the games service over HTTP, each catalogue size on a throw-away Postgres of its own. */
export async function runArcadeBench({ sizes, requests = 1000, log = () => undefined }: ArcadeBenchOptions): Promise<ArcadeFigures[]> {
  const figures: ArcadeFigures[] = [];
  for (const games of sizes) figures.push(await measureSize(games, requests, log));
  return figures;
}

async function measureSize(games: number, requests: number, log: (line: string) => void): Promise<ArcadeFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-bench-arcade-'));
  // Started by root, Postgres runs as a user of its own.
  await chmod(directory, 0o755);
  const server = await startEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    port: await freePort(),
    password: 'bench',
    isTemporary: true,
    isInitialised: false,
  });
  try {
    await ensureDatabase(server.url('postgres'), 'bench');
    const url = server.url('bench');
    await migrateDatabase(url);
    return await measureCatalogue(url, games, requests, log);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureCatalogue(url: string, games: number, requests: number, log: (line: string) => void): Promise<ArcadeFigures> {
  const seconds = (started: number) => Number(((performance.now() - started) / 1000).toFixed(2));
  const first = await startService(url);
  let started = performance.now();
  log(`${games} games: first import ${JSON.stringify(await uploadFeed(first.base, games))}`);
  const firstImportSeconds = seconds(started);

  started = performance.now();
  const client = createClient(first.base);
  const imported = new AbortController();
  const second = uploadFeed(first.base, games).finally(() => imported.abort());
  const during: Timing[] = [];
  const list = firstScenario(games);
  while (!imported.signal.aborted) during.push(await measure(100, 1, () => client.get(`${list.path()}&ignoreCache=true`)));
  log(`${games} games: second import ${JSON.stringify(await second)}`);
  const secondImportSeconds = seconds(started);
  const peak = await first.memory('VmHWM');
  client.close();
  await first.stop();

  started = performance.now();
  const service = await startService(url);
  const startSeconds = seconds(started);
  const atRest = await service.memory('VmRSS');
  try {
    return {
      games,
      firstImportSeconds,
      secondImportSeconds,
      memory: { atRest, peak },
      startSeconds,
      listDuringImport: worst(during),
      scenarios: await measureScenarios(service.base, url, games, requests, log),
    };
  } finally {
    await service.stop();
  }
}

function firstScenario(games: number): Scenario {
  const [list] = buildScenarios(games);
  if (!list) throw new Error('there is no scenario');
  return list;
}

const worst = (timings: Timing[]): Timing => ({
  p50: Math.max(...timings.map(({ p50 }) => p50)),
  p99: Math.max(...timings.map(({ p99 }) => p99)),
  max: Math.max(...timings.map(({ max }) => max)),
});

async function measureScenarios(base: string, url: string, games: number, requests: number, log: (line: string) => void) {
  const client = createClient(base);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    // What bare SQL needs to search at all.
    await database.query('create extension if not exists pg_trgm');
    await database.query('create index on arcade.games using gin (name gin_trgm_ops)');
    await database.query('analyze arcade.games');
    const figures: ArcadeFigures['scenarios'] = [];
    for (const { name, path, sql } of buildScenarios(games)) {
      const ask = () => client.get(`${path()}&ignoreCache=true`.replace(/\/&/, '/?'));
      const alone = await measure(requests, 1, ask);
      const eightAtOnce = await measure(requests, 8, ask);
      const bareSql = sql && (await measure(Math.min(requests, 40), 1, () => runAll(database, sql())));
      figures.push({ name, alone, eightAtOnce, ...(bareSql && { bareSql }) });
      log(`${games} games: ${name} p50 ${alone.p50} p99 ${alone.p99}; 8 at once p99 ${eightAtOnce.p99}; SQL p50 ${bareSql?.p50 ?? '-'}`);
    }
    return figures;
  } finally {
    await database.end();
    client.close();
  }
}

/** The figures as a table in Markdown. */
export function formatArcadeFigures(all: ArcadeFigures[]): string {
  return all
    .map(({ games, scenarios, memory, listDuringImport, ...times }) => {
      const rows = scenarios.map(({ name, alone, eightAtOnce, bareSql }) =>
        [name, alone.p50, alone.p99, eightAtOnce.p50, eightAtOnce.p99, bareSql?.p50 ?? '–', bareSql?.p99 ?? '–'].join(' | '),
      );
      return [
        `### ${games.toLocaleString('en')} games`,
        `First import ${times.firstImportSeconds} s, the same again ${times.secondImportSeconds} s, start to ready ${times.startSeconds} s.`,
        `Memory of the service: ${memory.atRest} MB at rest, ${memory.peak} MB at most while importing.`,
        `Listing while importing: p50 ${listDuringImport.p50} ms, p99 ${listDuringImport.p99} ms.`,
        '',
        '| milliseconds | p50 | p99 | p50, 8 at once | p99, 8 at once | bare SQL p50 | bare SQL p99 |',
        '|---|--:|--:|--:|--:|--:|--:|',
        ...rows.map((row) => `| ${row} |`),
      ].join('\n');
    })
    .join('\n\n');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '50000,500000' }, requests: { type: 'string', default: '1000' } },
  });
  const sizes = values.games.split(',').map(Number);
  const figures = await runArcadeBench({ sizes, requests: Number(values.requests), log: (line) => process.stderr.write(`${line}\n`) });
  const directory = join(import.meta.dirname, '../../data/bench');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'arcade.json'), `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(`${formatArcadeFigures(figures)}\n`);
}
