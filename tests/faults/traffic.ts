import { pace } from '../setup/pollUntil.ts';
import type { Outcome } from './fault.ts';
import { askRaw, type FaultProduct } from './faultProduct.ts';

const paths = ['/', '/resenas/', '/dinero-real/', '/resenas/casino-andino/', '/juegos-gratis/', '/nosotros/'];
export const browserAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

export type Traffic = {
  pages: { asked: number; refused: number; slowest: number };
  clicks: { asked: number; refused: number; ids: string[] };
  stop: () => Promise<void>;
};

export async function startTraffic(product: FaultProduct, { visitors = 4, pause = 10 } = {}): Promise<Traffic> {
  const way = new URL(await product.way());
  const over = new AbortController();
  const pages = { asked: 0, refused: 0, slowest: 0 };
  const clicks = { asked: 0, refused: 0, ids: [] as string[] };

  async function read(path: string): Promise<void> {
    const started = performance.now();
    const { status } = await askRaw(product.ports.SITE_PORT, path);
    pages.asked += 1;
    pages.slowest = Math.max(pages.slowest, performance.now() - started);
    if (status !== 200) pages.refused += 1;
  }

  async function click(): Promise<void> {
    const { status, headers } = await askRaw(product.ports.CLICKOUT_PORT, way.pathname + way.search, {
      headers: { 'user-agent': browserAgent },
    });
    clicks.asked += 1;
    const id = /5400-[\w-]+/.exec(headers['location'] ?? '')?.[0];
    if (status === 302 && id !== undefined) clicks.ids.push(id);
    else clicks.refused += 1;
  }

  async function visit(first: number): Promise<void> {
    for (let at = first; !over.signal.aborted; at++) {
      await read(paths[at % paths.length] ?? '/');
      await click();
      await pace(pause);
    }
  }

  // Each page once, as any site has been asked for before something goes wrong.
  for (const path of paths) await read(path);
  const running = Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)));
  return {
    pages,
    clicks,
    stop: async () => {
      over.abort();
      await running;
    },
  };
}

/** What the part that fails would have answered itself: that may be refused meanwhile. */
export type OwnAnswers = 'pages' | 'clicks';

export async function endTraffic(product: FaultProduct, traffic: Traffic, own?: OwnAnswers): Promise<Outcome> {
  await traffic.stop();
  const { pages, clicks } = traffic;
  const lost = await findLostClicks(product, clicks.ids);
  const refused = (own === 'pages' ? 0 : pages.refused) + (own === 'clicks' ? 0 : clicks.refused);
  const tried = pages.asked + clicks.asked;
  return {
    tried,
    held: tried - refused - lost,
    lost,
    seen: `${pages.asked} pages (${pages.refused} refused, slowest ${(pages.slowest / 1000).toFixed(1)} s), ${clicks.ids.length} clicks (${clicks.refused} refused)`,
  };
}

/** Clicks that were answered and are not in the database; waits until what was spooled has come. */
export async function findLostClicks(product: Pick<FaultProduct, 'query'>, ids: readonly string[]): Promise<number> {
  let missing = ids.length;
  for (const deadline = Date.now() + 60_000; missing > 0 && Date.now() < deadline; await pace(250)) {
    const rows = await product.query<{ id: string }>('select id from clicks.clicks where id = any($1)', [ids]);
    missing = ids.length - rows.length;
  }
  return missing;
}
