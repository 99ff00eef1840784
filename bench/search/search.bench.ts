import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceBases } from '@lupa/contracts/calls.ts';
import { ensureDatabase, startEmbeddedPostgres } from '@lupa/database/embedded.ts';
import { migrateDatabase } from '@lupa/database/migrate.ts';
import { freePort } from '@lupa/server/freePort.ts';
import pg from 'pg';
import { isAnswering, pollUntil } from '../../tests/setup/pollUntil.ts';
import { createClient, measure, type Timing } from '../arcade/measure.ts';
import { fillPages } from './fillPages.ts';

const pages = 10_000;
const requests = 1000;

const questions = {
  'a name': (n: number) => `casino ${n % 3000}`,
  'a name with wrong letters': (n: number) => ['casnio andnio', 'wepbay', 'rolover casino', 'criptomnedas'][n % 4] ?? '',
  'a common word': () => 'casino',
  'the beginning of a word': (n: number) => ['ca', 'bon', 'pag', 'ret'][n % 4] ?? '',
  'words of the text': (n: number) => `palabra${n % 2000} palabra${(n * 7) % 2000}`,
  'a web site': (n: number) => `https://www.casino-${n % 3000}.example/bono`,
  'what there is not': (n: number) => `zzq${n}xw`,
};

type Row = { name: string; alone: Timing; eightAtOnce: Timing; sql: Timing };

/** The content service's search over HTTP, beside the statement that it asks Postgres. */
async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'lupa-bench-search-'));
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
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    const seconds = await fillPages(database, pages);
    process.stderr.write(`${pages} pages and 3,000 casinos written and indexed in ${seconds} s\n`);
    const { rows } = await database.query<{ size: string }>(
      `select pg_size_pretty(pg_total_relation_size('delivery.search_entries')) as size`,
    );
    const service = await startContent(url);
    try {
      process.stdout.write(formatRows(await measureAll(service.base, database), rows[0]?.size ?? ''));
    } finally {
      await service.stop();
      await database.end();
    }
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function measureAll(base: string, database: pg.Client): Promise<Row[]> {
  const client = createClient(base);
  const rows: Row[] = [];
  for (const [name, question] of Object.entries(questions)) {
    let n = 0;
    const ask = () => client.get(`/search?q=${encodeURIComponent(question(n++))}`);
    const alone = await measure(requests, 1, ask);
    const eightAtOnce = await measure(requests, 8, ask);
    const sql = await measure(requests / 4, 1, () => database.query('select * from delivery.search($1, $2, 24)', [question(n++), 'es_CL']));
    rows.push({ name, alone, eightAtOnce, sql });
    process.stderr.write(`${name}: p50 ${alone.p50} p99 ${alone.p99}; 8 at once p99 ${eightAtOnce.p99}; SQL p50 ${sql.p50}\n`);
  }
  client.close();
  return rows;
}

async function startContent(databaseUrl: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../apps/services/content/main.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, CONTENT_PORT: String(port), LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await pollUntil('a service that is ready', async () => child.exitCode !== null || isAnswering(`${origin}/readyz`), { every: 20 });
  if (child.exitCode !== null) throw new Error(`the service ended with code ${child.exitCode}`);
  return {
    base: origin + serviceBases.content,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function formatRows(rows: Row[], size: string): string {
  const lines = rows.map(
    ({ name, alone, eightAtOnce, sql }) =>
      `| ${name} | ${alone.p50} | ${alone.p99} | ${eightAtOnce.p50} | ${eightAtOnce.p99} | ${sql.p50} | ${(alone.p50 / sql.p50).toFixed(2)} |`,
  );
  return [
    `${pages} pages of 1,200 words and 3,000 casinos; the index takes ${size}. Milliseconds.`,
    '',
    '| question | p50 | p99 | 8 at once: p50 | p99 | bare SQL: p50 | ratio |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

await main();
