import { serviceBases } from '@lupa/contracts/calls.ts';
import pg from 'pg';
import { createClient, measure } from '../arcade/measure.ts';
import { type Figure, reportFigures, timingFigure } from '../measure.ts';
import { startBenchPostgres, startBenchService } from '../startParts.ts';
import { fillPages } from './fillPages.ts';

/* The content service's search over HTTP, beside the statement that it asks Postgres. Run: node bench/search/search.bench.ts */
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

const postgres = await startBenchPostgres({ isTemporary: true });
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
try {
  const seconds = await fillPages(database, pages);
  process.stderr.write(`${pages} pages and 3,000 casinos written and indexed in ${seconds} s\n`);
  const { rows } = await database.query<{ size: string }>(
    `select pg_size_pretty(pg_total_relation_size('delivery.search_entries')) as size`,
  );
  const service = await startBenchService('content', postgres.url);
  try {
    const note = `${pages} pages of 1,200 words and 3,000 casinos; the index takes ${rows[0]?.size ?? ''}.`;
    reportFigures(await measureAll(service.origin + serviceBases.content, database), note);
  } finally {
    await service.stop();
  }
} finally {
  await database.end();
  await postgres.stop();
}

async function measureAll(base: string, database: pg.Client): Promise<Figure[]> {
  const client = createClient(base);
  const figures: Figure[] = [];
  for (const [name, question] of Object.entries(questions)) {
    let n = 0;
    const ask = () => client.get(`/search?q=${encodeURIComponent(question(n++))}`);
    const alone = await measure(requests, 1, ask);
    const eightAtOnce = await measure(requests, 8, ask);
    const sql = await measure(requests / 4, 1, () => database.query('select * from delivery.search($1, $2, 24)', [question(n++), 'es_CL']));
    figures.push(timingFigure(name, alone, { eightAtOnce, sql }));
    process.stderr.write(`${name}: p50 ${alone.p50} p99 ${alone.p99}; 8 at once p99 ${eightAtOnce.p99}; SQL p50 ${sql.p50}\n`);
  }
  client.close();
  return figures;
}
