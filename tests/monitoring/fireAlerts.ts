// `npm run alerts -- [ALERT…]`: brings about by a fault what each alert of deploy/monitoring is for, on a product of its own with Prometheus beside it, and says which fired. Code 1
// where one did not. Needs root, for a disk that fills. Uses 127.0.0.1 only.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildImagePath, imageWidths } from '@lupa/contracts/imagePath.ts';
import { createPool } from '@lupa/database/connect.ts';
import { allowPostbacks, call } from '../../apps/services/clickout/testing/testPostbacks.ts';
import { mountSmallDisk, type SmallDisk } from '../setup/smallDisk.ts';
import { askRaw, startFaultProduct, type FaultProduct } from '../faults/faultProduct.ts';
import { browserAgent } from '../faults/traffic.ts';
import { pace, pollUntil } from '../setup/pollUntil.ts';
import { signalTree } from '../setup/signalTree.ts';
import { startPrometheus, type Prometheus } from './startPrometheus.ts';

const faster = 60;
const metricsPorts = 5;

type Stage = { product: FaultProduct; prometheus: Prometheus; disk: SmallDisk; pageDisk: SmallDisk; outside: Outside; way: string };
/** Goes on until the signal says that the alerts have fired; then everything is as before. */
type Fault = { done: string; fires: readonly string[]; act: (stage: Stage, over: AbortSignal) => Promise<void> };

const faults: Fault[] = [
  {
    done: 'the disk for pages has no room',
    fires: ['NothingKept'],
    act: async ({ pageDisk }, over) => {
      await until(over);
      await pageDisk.makeRoom();
    },
  },
  { done: 'the image host stands still', fires: ['PartDown'], act: (stage, over) => paused(stage, 'images', over) },
  { done: 'kill -9 of the image host, again and again', fires: ['PartRestarts'], act: killAgain },
  {
    done: 'the database stands still, while people ask, click and programmes call',
    fires: ['NotReady', 'ClicksSpooling', 'ConversionsSpooling'],
    act: (stage, over) => Promise.all([paused(stage, 'postgres', over), useWithoutDatabase(stage, over)]).then(() => undefined),
  },
  {
    done: 'a table is missing, while programmes call',
    fires: ['CallsFail'],
    act: (stage, over) => Promise.all([withoutTable(stage, over), callContent(stage, over)]).then(() => undefined),
  },
  {
    done: 'the same on a full disk',
    fires: ['ClickReserveTaken', 'ClicksLost', 'ConversionsNotKept'],
    act: async (stage, over) => {
      await Promise.all([paused(stage, 'postgres', over), useWithoutDatabase(stage, over), fillAgain(stage, over)]);
      await stage.disk.makeRoom();
    },
  },
  {
    done: 'the services stand still, while people ask for pages that nobody has seen',
    fires: ['ChangeFeedLost', 'PagesFail'],
    act: async (stage, over) => {
      const games = await listGames(stage);
      await Promise.all([paused(stage, 'services', over), askForPages(stage, games, over)]);
    },
  },
  {
    // Each search that is asked meanwhile waits for them.
    done: 'the services stand still for 1.2 s, again and again, while people search',
    fires: ['SlowPages'],
    act: (stage, over) => Promise.all([stutter(stage, 'services', 1200, over), search(stage, over)]).then(() => undefined),
  },
  {
    done: 'the image host stands still for half a second, again and again',
    fires: ['EventLoopLags'],
    act: (stage, over) => stutter(stage, 'images', 500, over),
  },
  {
    // Less than a click waits for the database before the disk takes it.
    done: 'the database stands still for 330 ms, again and again, while people click',
    fires: ['SlowClicks'],
    act: (stage, over) => Promise.all([stutter(stage, 'postgres', 330, over), clickAgain(stage, over)]).then(() => undefined),
  },
  { done: 'a hundred pictures at once, in sizes that nobody has asked for', fires: ['ImagesWait'], act: askForPictures },
  { done: 'a feed that is no feed', fires: ['ImportFailed'], act: importNonsense },
  {
    done: 'the jackpot feed and the CDN answer nobody, and something is published',
    fires: ['JackpotFeedFails', 'CdnNotPurged'],
    act: async ({ product, outside }, over) => {
      outside.close();
      await product.query(`select delivery.record_change(array['page:/nosotros/'])`);
      await until(over);
      await outside.open();
    },
  },
];

const names = process.argv.slice(2);
const chosen = faults.filter(({ fires }) => names.length === 0 || fires.some((name) => names.includes(name)));
const [spoolDisk, pageDisk] = [await mountSmallDisk(6 * 1024 * 1024), await mountSmallDisk(64 * 1024 * 1024)];
if (!spoolDisk || !pageDisk) throw new Error('A disk that can be filled needs root.');
if (chosen.some(({ fires }) => fires.includes('NothingKept'))) await pageDisk.fill();
const outside = await startOutside();
const { product, prometheus } = await startAll(spoolDisk, pageDisk, outside);
const end = async () => {
  await prometheus.stop();
  await product.stop();
  outside.close();
  for (const each of [spoolDisk, pageDisk]) await each.unmount();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().then(() => process.exit(1)));
const failed: string[] = [];
try {
  const stage: Stage = { product, prometheus, disk: spoolDisk, pageDisk, outside, way: await product.way() };
  for (const fault of chosen) await tryFault(fault, stage);
} finally {
  await end();
}
const expected = chosen.flatMap(({ fires }) => fires);
console.log(
  `\n${expected.length - failed.length} of ${expected.length} alerts fired${failed.length > 0 ? `; not ${failed.join(', ')}` : ''}`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function startAll(spool: SmallDisk, pages: SmallDisk, around: Outside) {
  const started = await startFaultProduct(
    {
      CDN: 'varnish',
      CDN_URLS: around.url,
      JACKPOTS_FEED_URL: `${around.url}/jackpots.json`,
      JACKPOTS_FEED_SECONDS: '1',
      CLICK_RESERVE_MEGABYTES: '1',
    },
    async (directory) => {
      await mkdir(directory);
      await symlink(spool.directory, join(directory, 'spool'));
      await symlink(pages.directory, join(directory, 'pages'));
    },
  );
  const pool = createPool({ url: (await started.access()).databaseUrl, name: 'alerts' });
  await allowPostbacks(pool, 'casino-andino');
  await pool.end();
  const first = started.ports.METRICS_PORT;
  const watching = await startPrometheus(
    Array.from({ length: metricsPorts }, (_, index) => first + index),
    faster,
  );
  return { product: started, prometheus: watching };
}

async function tryFault({ done, fires, act }: Fault, stage: Stage): Promise<void> {
  console.log(`· ${done}`);
  const over = new AbortController();
  const begun = performance.now();
  const acting = act(stage, over.signal).catch((error: unknown) => console.log(`  ✗ ${String(error)}`));
  const fired = new Map<string, number>();
  const look = async () => {
    for (const name of await stage.prometheus.firing())
      if (fires.includes(name) && !fired.has(name)) fired.set(name, (performance.now() - begun) / 1000);
    return fires.every((name) => fired.has(name));
  };
  await pollUntil('all of them', look, { within: 150_000, every: 500 }).catch(() => undefined);
  over.abort();
  await acting;
  for (const name of fires) {
    const seconds = fired.get(name);
    if (seconds === undefined) failed.push(name);
    console.log(seconds === undefined ? `  ✗ ${name} did not fire` : `  ✓ ${name} after ${seconds.toFixed(0)} s`);
  }
  // Until it is over, it may hide what the next one brings about.
  await stage.product.settled();
  const isCalm = async () =>
    !(await stage.prometheus.firing()).some((name) => fires.includes(name) && name !== 'PartRestarts' && name !== 'ImportFailed');
  await pollUntil('the end of its alerts', isCalm, { within: 120_000, every: 500 }).catch((error: unknown) =>
    console.log(`  ✗ ${String(error)}`),
  );
}

async function until(over: AbortSignal): Promise<void> {
  while (!over.aborted) await pace(200);
}

const pidOf = ({ product }: Stage, part: string): Promise<number> => product.pidOf(part);

/** Also whatever process takes its place meanwhile. */
async function paused(stage: Stage, part: string, over: AbortSignal): Promise<void> {
  let halted = 0;
  for (; !over.aborted; await pace(200)) {
    const pid = await pidOf(stage, part).catch(() => halted);
    if (pid !== halted) await signalTree(pid, 'SIGSTOP');
    halted = pid;
  }
  await signalTree(halted, 'SIGCONT');
}

async function stutter(stage: Stage, part: string, milliseconds: number, over: AbortSignal): Promise<void> {
  const pid = await pidOf(stage, part);
  while (!over.aborted) {
    await signalTree(pid, 'SIGSTOP');
    await pace(milliseconds);
    await signalTree(pid, 'SIGCONT');
    await pace(400);
  }
}

/** Also the room that was kept for clicks, once they take it. */
async function fillAgain({ disk }: Stage, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await disk.fill().catch(() => undefined);
    await pace(1000);
  }
}

async function killAgain(stage: Stage, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const pid = await pidOf(stage, 'images');
    process.kill(pid, 'SIGKILL');
    await pollUntil('another process of the part', async () => (await pidOf(stage, 'images')) !== pid);
    await pace(2500);
  }
}

async function repeat(over: AbortSignal, rows: number, ask: () => Promise<unknown>): Promise<void> {
  const row = async () => {
    while (!over.aborted) {
      await ask();
      await pace(20);
    }
  };
  await Promise.all(Array.from({ length: rows }, row));
}

function click({ product: { ports }, way }: Stage): Promise<unknown> {
  const { pathname, search: query } = new URL(way);
  return askRaw(ports.CLICKOUT_PORT, pathname + query, { headers: { 'user-agent': browserAgent }, timeout: 5000 });
}

async function useWithoutDatabase(stage: Stage, over: AbortSignal): Promise<void> {
  const { ports } = stage.product;
  await Promise.all([
    repeat(over, 8, () => click(stage)),
    repeat(over, 2, () => call(ports.CLICKOUT_PORT, `event=registration&event_id=${randomUUID()}&click_id=x`).catch(() => undefined)),
    // As load balancers do.
    repeat(over, 1, () => askRaw(ports.CONTENT_PORT, '/readyz', { timeout: 5000 })),
  ]);
}

function clickAgain(stage: Stage, over: AbortSignal): Promise<void> {
  return repeat(over, 8, () => click(stage));
}

async function withoutTable({ product }: Stage, over: AbortSignal): Promise<void> {
  await product.query('alter table delivery.documents rename to documents_missing');
  await until(over);
  await product.query('alter table delivery.documents_missing rename to documents');
}

function callContent({ product: { ports } }: Stage, over: AbortSignal): Promise<void> {
  return repeat(over, 4, () => askRaw(ports.CONTENT_PORT, '/api/cms/globals?locale=es_CL'));
}

function search({ product: { ports } }: Stage, over: AbortSignal): Promise<void> {
  return repeat(over, 6, () => askRaw(ports.SITE_PORT, `/buscar/?q=${randomUUID().slice(0, 8)}`));
}

async function listGames({ product: { ports } }: Stage): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.ARCADE_PORT}/api/arcade/games/?pageSize=100`);
  const { results } = (await answer.json()) as { results: { normalisedName: string }[] };
  return results.map(({ normalisedName }) => normalisedName);
}

async function askForPages({ product: { ports } }: Stage, games: readonly string[], over: AbortSignal): Promise<void> {
  let at = 0;
  await repeat(over, 4, () => askRaw(ports.SITE_PORT, `/juegos-gratis/${games[at++ % games.length]}/`, { timeout: 5000 }));
}

async function askForPictures({ product: { ports } }: Stage, over: AbortSignal): Promise<void> {
  const pages = await Promise.all(['/', '/resenas/', '/dinero-real/'].map((path) => askRaw(ports.SITE_PORT, path)));
  const sources = new Set(
    pages.flatMap(({ body }) => [...body.matchAll(/\/w_[^/"]+\/(media\/[^"\s,]+)/g)].map(([, source = '']) => source)),
  );
  const wanted = [...sources].flatMap((source) =>
    imageWidths.flatMap((width) => (['avif', 'webp'] as const).map((format) => buildImagePath(source, { width, format }))),
  );
  await repeat(over, 100, () => askRaw(ports.IMAGES_PORT, wanted.pop() ?? '/readyz', { timeout: 60_000 }));
}

async function importNonsense({ product }: Stage, over: AbortSignal): Promise<void> {
  const { ARCADE_IMPORT_TOKEN = '' } = JSON.parse(await readFile(join(product.dataDirectory, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  const headers = { Authorization: `Bearer ${ARCADE_IMPORT_TOKEN}`, 'Content-Type': 'application/x-ndjson' };
  const url = `http://127.0.0.1:${product.ports.ARCADE_PORT}/api/arcade/catalogue`;
  const { status } = await fetch(url, { method: 'PUT', headers, body: 'nonsense' });
  if (status < 400) throw new Error(`a feed that is none was answered ${status}`);
  await until(over);
}

type Outside = { url: string; open: () => Promise<void>; close: () => void };

async function startOutside(): Promise<Outside> {
  const listen = (at: number) =>
    new Promise<Server>((resolve) => {
      const made = createServer((request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(request.method === 'GET' ? '[{"jackpotId":"jp-1","currencyCode":"CLP","amount":184230118.5}]' : '{}');
      });
      made.listen(at, '127.0.0.1', () => resolve(made));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    open: async () => {
      server = await listen(port);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
