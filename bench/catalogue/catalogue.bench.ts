import { serviceBases } from '@lupa/contracts/calls.ts';
import pg from 'pg';
import { startProduct, type Product } from '../../tests/setup/startProduct.ts';
import { pollUntil } from '../../tests/setup/pollUntil.ts';
import { buildWords, createRandom, providerCount, zipf } from '../arcade/generateFeed.ts';
import { createClient, measure, summarise } from '../arcade/measure.ts';
import { type Figure, reportFigures, type Timing, timingFigure } from '../measure.ts';
import { pageSql, runAll, searchSql, type Statement } from '../arcade/scenarios.ts';
import { uploadFeed } from '../arcade/service.ts';

const games = 500_000;
const requests = 300;
const browserHeaders = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** What is asked of the site: each time an address that nobody has asked before, so no cache answers. `sql`: what Postgres alone would have to do. */
type Kind = { name: string; next: () => string; count?: number; sql?: () => Statement[] };
type Client = ReturnType<typeof createClient>;

/** Pages that the site makes from a large catalogue, beside the reviews of the demo, and bare SQL. */
async function main(): Promise<void> {
  const product = await startProduct();
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    await fillCatalogue(product);
    const reviews = await measureReviews(product);
    reportFigures(
      [timingFigure('a review', reviews), ...(await measureKinds(product, database))],
      `${games.toLocaleString('en')} games of ${providerCount} providers, over HTTP, compressed, no address asked twice. A part of the sitemap names up to 10,000 games, and is kept once it is made.`,
    );
  } finally {
    await database.end();
    await product.stop();
  }
}

async function fillCatalogue({ siteUrl, siteEnv, ports }: Product): Promise<void> {
  const arcade = `http://127.0.0.1:${ports['ARCADE_PORT']}${serviceBases.arcade}`;
  process.stderr.write(`${JSON.stringify(await uploadFeed(arcade, games, siteEnv['ARCADE_IMPORT_TOKEN']))}\n`);
  await pollUntil('the site with the whole catalogue', async () => (await fetch(siteUrl + gamePath(games))).ok, { within: 60_000 });
}

const gamePath = (id: number) => `/juegos-gratis/game-${id}-${id}/`;

/** Reviews that nobody has asked for either, with a site that has made other pages: an editor's page of much text and many figures. */
async function measureReviews({ siteUrl }: Product): Promise<Timing> {
  const client = createClient(siteUrl, browserHeaders);
  for (let count = 1; count <= 60; count++) await client.get(gamePath(count));
  const sitemap = await (await fetch(`${siteUrl}/sitemap-1.xml`)).text();
  const times = await measureEach(
    client,
    [...sitemap.matchAll(/<loc>[^<]*(\/resenas\/[^/<]+\/)<\/loc>/g)].map(([, path = '']) => path),
  );
  client.close();
  return times;
}

/** Each path once, one after the other. */
async function measureEach(client: Client, paths: string[]): Promise<Timing> {
  const times: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    await client.get(path);
    times.push(performance.now() - started);
  }
  return summarise(times);
}

async function measureKinds({ siteUrl }: Product, database: pg.Client): Promise<Figure[]> {
  await database.query('create extension if not exists pg_trgm');
  await database.query('create index on arcade.games using gin (name gin_trgm_ops)');
  await database.query('analyze arcade.games');
  const client = createClient(siteUrl, browserHeaders);
  const figures: Figure[] = [];
  for (const { name, next, count = requests, sql } of buildKinds()) {
    const ask = () => client.get(next());
    const alone = await measure(count, 1, ask);
    const eightAtOnce = count < requests ? undefined : await measure(count, 8, ask);
    const bare = sql && (await measure(40, 1, () => runAll(database, sql())));
    figures.push(timingFigure(name, alone, { ...(eightAtOnce && { eightAtOnce }), ...(bare && { sql: bare }) }));
    process.stderr.write(`${name}: p50 ${alone.p50} p99 ${alone.p99}; SQL p50 ${bare?.p50 ?? '-'}\n`);
  }
  figures.push(timingFigure('a part of the sitemap', await measureSitemap(siteUrl, client)));
  client.close();
  return figures;
}

/** Once a part is made it is kept. */
async function measureSitemap(siteUrl: string, client: Client): Promise<Timing> {
  const index = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return measureEach(
    client,
    [...index.matchAll(/\/sitemap-games-\d+\.xml/g)].map(([path]) => path),
  );
}

function buildKinds(): Kind[] {
  const random = createRandom(31);
  const words = buildWords();
  const word = () => words[20 + zipf(random, words.length - 20)] ?? 'luna';
  /** Each number once. */
  const counter = (start: number, step = 1) => {
    let value = start - step;
    return () => (value += step);
  };
  const [game, provider, page] = [counter(1000, 397), counter(1), counter(200, 7)];
  let asked = 0;
  const gameSql = (): Statement[] => {
    const id = 1 + Math.floor(random() * games);
    return [
      { text: 'select g.*, p.name from arcade.games g join arcade.providers p on p.id = g.provider_id where g.id = $1', values: [id] },
      pageSql([], [1 + zipf(random, providerCount)], 'search_volume:desc', 0, 6),
    ];
  };
  return [
    { name: 'a game', next: () => gamePath(game()), sql: gameSql },
    { name: 'a provider', next: () => `/proveedores/studio-${provider()}/`, count: 250 },
    {
      name: 'a page of a type’s games, far behind',
      next: () => `/juegos-gratis/tragamonedas/?pagina=${page()}`,
      sql: () => [pageSql(['SLOTS'], [], 'search_volume:desc', 24 * Math.floor(random() * 5000))],
    },
    {
      name: 'the search, a word of names',
      next: () => `/buscar/?q=${encodeURIComponent(`${word()} ${asked++}`)}`,
      sql: () => searchSql(word()),
    },
  ];
}

await main();
