import pg from 'pg';
import { pollUntil } from '../../tests/setup/pollUntil.ts';
import { compare, cpuMilliseconds, inTurns, percentile, reportFigures, runWrk, type Figure } from '../measure.ts';
import { startProduct, type Product } from '../../tests/setup/startProduct.ts';
import { publishTitle } from '../publishTitle.ts';
import { startNginx } from './nginx.ts';
import { benchRenderCost } from './renderCost.ts';

const seconds = 4;
const rounds = 5;
// V8 goes on compiling for some hundred pages; a site runs for days.
const warmUpPages = 300;
const uncachedPages = 300;
const publications = 60;

async function benchSite(): Promise<Figure[]> {
  const product = await startProduct();
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const hits = await benchCachedHit(product);
    const renewed = await benchRenewedHome(product, database);
    const bare = await benchRenderCost('/', product.siteEnv);
    return [
      ...hits,
      {
        name: 'CPU to make the home page again, fetching, rendering and compressing, all threads',
        ours: `${renewed.toFixed(1)} ms`,
        reference: `renderToString ${bare.toFixed(2)} ms`,
        ratio: (renewed / bare).toFixed(2),
        aim: '≤ 2.5',
      },
      await benchPublication(product, database),
    ];
  } finally {
    await database.end();
    await product.stop();
  }
}

async function benchCachedHit({ siteUrl, sitePid }: Product): Promise<Figure[]> {
  const headers = { 'Accept-Encoding': 'br' };
  const sizeOf = async () => {
    const answer = await fetch(`${siteUrl}/`, { headers });
    await answer.arrayBuffer();
    return Number(answer.headers.get('content-length'));
  };
  const first = await sizeOf();
  await pollUntil('the page in its final size', async () => (await sizeOf()) < first, { within: 3000 }).catch(() => undefined);
  const answer = await fetch(`${siteUrl}/`, { headers });
  const bytes = Number(answer.headers.get('content-length') ?? 0);
  const own = ['content-length', 'content-encoding', 'content-type', 'etag', 'date', 'connection', 'keep-alive'];
  const sent = [...answer.headers].filter(([name]) => !own.includes(name));
  await answer.arrayBuffer();
  const page = { path: '/', body: Buffer.alloc(bytes, 120), type: 'text/html', headers: Object.fromEntries(sent) };
  const nginx = await startNginx([page]);
  const measure = async (url: string, pid: number) => {
    await runWrk(url, { seconds: 1, connections: 16, headers });
    const before = cpuMilliseconds(pid);
    const load = await runWrk(url, { seconds, connections: 16, headers });
    if (load.failed > 0) throw new Error(`${load.failed} requests failed`);
    const microseconds = ((cpuMilliseconds(pid) - before) * 1000) / load.requests;
    return microseconds;
  };
  const measured = await inTurns(
    rounds,
    () => measure(`${siteUrl}/`, sitePid),
    () => measure(`${nginx.url}/`, nginx.pid),
  );
  await nginx.stop();
  const name = `cached hit of the home page (${bytes} bytes br, ${rounds} rounds in turns)`;
  return [
    {
      name: `CPU per ${name}`,
      ...compare(measured, (value) => `${value.toFixed(1)} µs`, 'nginx'),
      aim: '≤ 1.5',
    },
  ];
}

const acceptAll = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/** A change that concerns the page makes it anew, though nothing on it is different: what most changes of a toplist or a game do to most pages. */
async function benchRenewedHome({ siteUrl, sitePid }: Product, database: pg.Client): Promise<number> {
  const renew = async () => {
    await database.query(`select delivery.record_change(array['page:/'])`);
    await pollUntil('a page that was made again', async () => !(await isHit(`${siteUrl}/`)), { within: 5000, every: 5 });
  };
  for (let count = 0; count < warmUpPages; count++) await renew();
  const before = cpuMilliseconds(sitePid);
  for (let count = 0; count < uncachedPages; count++) await renew();
  return (cpuMilliseconds(sitePid) - before) / uncachedPages;
}

async function isHit(url: string): Promise<boolean> {
  const answer = await fetch(url, { headers: acceptAll });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was not made: ${answer.status}`);
  return answer.headers.get('x-cache') === 'hit';
}

async function benchPublication(product: Product, database: pg.Client): Promise<Figure> {
  const sites = [product.siteUrl, (await product.startSecondSite()).siteUrl];
  const delays: number[] = [];
  for (let count = 0; count < publications; count++) delays.push(...(await publishTitle(database, sites, `Edición ${count}`)));
  return {
    name: `published (commit) → visible, ${publications} publications, two sites`,
    ours: `p50 ${percentile(delays, 0.5).toFixed(0)} ms, p99 ${percentile(delays, 0.99).toFixed(0)} ms`,
    aim: 'p99 ≤ 1000 ms',
  };
}

if (import.meta.main) reportFigures(await benchSite());
