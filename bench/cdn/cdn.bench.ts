import { freePort } from '@lupa/server/freePort.ts';
import pg from 'pg';
import { pace, pollUntil } from '../../tests/setup/pollUntil.ts';
import { startProduct } from '../../tests/setup/startProduct.ts';
import { startVarnish } from '../../tests/setup/startVarnish.ts';
import { type Figure, formatFigures, percentile } from '../measure.ts';

const publications = 50;
const published = '/nosotros/';
/** Visitors: one request at a time to a page by chance, with a pause. */
const pauseMilliseconds = 50;

/** The product behind a Varnish that it purges: how long a publication takes to be seen through it, and how many visitors it answers by itself meanwhile. */
async function benchCdn(): Promise<Figure[]> {
  const port = await freePort();
  const cdn = { CDN: 'varnish', EDGE_SECONDS: '86400', CDN_URLS: `http://127.0.0.1:${port}` };
  const product = await startProduct(cdn);
  const varnish = await startVarnish(product.siteUrl.replace('localhost', '127.0.0.1'), port);
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    await pollUntil('a long life', async () => (await fetch(product.siteUrl + published)).headers.has('surrogate-control'));
    // The first start of a purger purges everything, twice.
    await pollUntil('a purger that has begun', async () => (await database.query('select 1 from delivery.purge_positions')).rowCount);
    const paths = await readPaths(product.siteUrl);
    for (const path of paths) await (await fetch(varnish.url + path)).text();
    const traffic = startTraffic(varnish.url, paths);
    const delays: number[] = [];
    for (let count = 0; count < publications; count++) delays.push(await publish(database, varnish.url, count));
    const { hits, requests, seconds } = await traffic.stop();
    const none = { reference: '', ratio: '' };
    return [
      {
        ...none,
        name: `published (commit) → visible through Varnish, ${publications} publications`,
        ours: `p50 ${percentile(delays, 0.5).toFixed(0)} ms, p99 ${percentile(delays, 0.99).toFixed(0)} ms`,
        aim: 'p99 ≤ 2000 ms',
      },
      {
        ...none,
        name: `hit rate meanwhile: ${requests} requests in ${seconds.toFixed(0)} s for ${paths.length} pages by chance`,
        ours: `${((hits / requests) * 100).toFixed(1)} %`,
        aim: '',
      },
    ];
  } finally {
    await database.end();
    await varnish.stop();
    await product.stop();
  }
}

async function readPaths(siteUrl: string): Promise<string[]> {
  const xml = await (await fetch(`${siteUrl}/sitemap-1.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function publish(database: pg.Client, url: string, count: number): Promise<number> {
  const title = `Edición ${count} ${Date.now()}`;
  await database.query('begin');
  await database.query(
    `update delivery.documents set body = jsonb_set(body, '{title}', to_jsonb($1::text)) where kind = 'page' and key = $2`,
    [title, published],
  );
  await database.query(`select delivery.record_change(array[$1])`, [`page:${published}`]);
  await database.query('commit');
  const committed = performance.now();
  await pollUntil('the new title', async () => (await (await fetch(url + published)).text()).includes(title), { every: 5 });
  return performance.now() - committed;
}

function startTraffic(url: string, paths: string[]) {
  const counted = { hits: 0, requests: 0, seconds: 0 };
  const stopping = new AbortController();
  const began = performance.now();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const answer = await fetch(url + (paths[Math.floor(Math.random() * paths.length)] ?? '/'));
      await answer.arrayBuffer();
      counted.requests += 1;
      if (answer.headers.get('x-edge') === 'hit') counted.hits += 1;
      await pace(pauseMilliseconds);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      return { ...counted, seconds: (performance.now() - began) / 1000 };
    },
  };
}

if (import.meta.main) process.stdout.write(`${formatFigures(await benchCdn())}\n`);
