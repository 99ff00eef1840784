import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { buildFreePlayPath } from '@lupa/contracts/freePlay.ts';
import type { Prize } from '@lupa/contracts/jackpot.ts';
import { askRaw } from '../faults/faultProduct.ts';
import { browserAgent } from '../faults/traffic.ts';
import { pace, pollUntil } from '../setup/pollUntil.ts';
import { callAs } from '../studio/stage.ts';
import type { Cluster } from './cluster.ts';

export const kinds = ['pages', 'searches', 'pictures', 'games', 'clicks', 'publications', 'jackpots'] as const;
type Kind = (typeof kinds)[number];

type Count = { asked: number; failed: number; faults: string[] };
export type Counts = Record<Kind, Count>;

export type Use = {
  counts: () => Counts;
  clickIds: readonly string[];
  /** Milliseconds from the answer to a publication until a visitor reads it, each with how often the editor had to ask. */
  publications: readonly { visible: number; tries: number }[];
  stop: () => Promise<void>;
};

const paths = ['/', '/resenas/', '/dinero-real/', '/resenas/casino-andino/', '/juegos-gratis/', '/nosotros/', '/guias/retiros/'];
const jackpotId = 'jp-cluster';
/** An editor who gets an error asks again for so long. */
const patience = 30_000;

export async function startUse(cluster: Cluster): Promise<Use> {
  const { ports } = cluster;
  const over = new AbortController();
  const counts = Object.fromEntries(kinds.map((kind) => [kind, { asked: 0, failed: 0, faults: [] }])) as unknown as Counts;
  const clickIds: string[] = [];
  const publications: { visible: number; tries: number }[] = [];

  async function count(kind: Kind, act: () => Promise<string | undefined>): Promise<void> {
    const fault = await act().catch((error: unknown) => String(error));
    const own = counts[kind];
    own.asked += 1;
    if (fault === undefined) return;
    own.failed += 1;
    if (own.faults.length < 5) own.faults.push(fault);
  }

  const home = (await askRaw(ports.site, '/')).body;
  const links = (pattern: RegExp) => [...new Set([...home.matchAll(pattern)].map(([, link = '']) => link.replaceAll('&amp;', '&')))];
  const ways = links(/href="(http:[^"]*\/jugar\/[^"]*)"/g);
  const pictures = links(new RegExp(`(http://127\\.0\\.0\\.1:${ports.images}/[^"\\s]+?),?["\\s]`, 'g'));
  const [game] = await cluster.query<{ provider: string; game: string; hash: string }>(
    `select provider.normalised_name as provider, game.normalised_name as game, game.free_play_hash as hash
     from arcade.games game join arcade.providers provider on provider.id = game.provider_id where game.free_play_hash is not null limit 1`,
  );
  if (!game) throw new Error('the catalogue has no game to play free');
  const gamePath = buildFreePlayPath(game);
  if (ways.length === 0 || pictures.length === 0) throw new Error('the home page has no links to casinos, or no pictures');

  const page = async (path: string) => {
    const { status, body } = await askRaw(ports.site, path);
    return status === 200 && body.endsWith('</html>') ? undefined : `${path}: ${status}`;
  };
  const file = async (port: number, path: string) => {
    const { status } = await askRaw(port, path);
    return status === 200 ? undefined : `${path}: ${status}`;
  };
  const click = async (way: URL) => {
    const { status, headers } = await askRaw(ports.clickout, way.pathname + way.search, { headers: { 'user-agent': browserAgent } });
    const id = /5400-[\w-]+/.exec(headers['location'] ?? '')?.[0];
    if (status !== 302 || id === undefined) return `${way.pathname}: ${status}`;
    clickIds.push(id);
    return undefined;
  };

  async function visit(first: number): Promise<void> {
    for (let at = first; !over.signal.aborted; at++) {
      await count('pages', () => page(paths[at % paths.length] ?? '/'));
      await count('searches', () => page(`/buscar/?q=${encodeURIComponent(`casino ${randomUUID().slice(0, 8)}`)}`));
      const picture = new URL(pictures[at % pictures.length] ?? '');
      await count('pictures', () => file(ports.images, picture.pathname + picture.search));
      await count('games', () => file(ports.freeplay, gamePath));
      await count('clicks', () => click(new URL(ways[at % ways.length] ?? '')));
      await pace(50);
    }
  }

  const editor = { studioUrl: `http://127.0.0.1:${ports.studio}` };
  const call = (path: string, init?: RequestInit) => callAs(editor, cluster.administrator, path, init);
  const { docs } = (await call('pages?where[slug][equals]=/nosotros/&depth=0&select[title]=true')) as { docs: { id: number }[] };
  const pageId = docs[0]?.id ?? 0;

  async function publish(): Promise<string | undefined> {
    const title = `Quiénes somos ${randomUUID().slice(0, 8)}`;
    const body = JSON.stringify({ title, _status: 'published' });
    let tries = 0;
    for (const deadline = performance.now() + patience; ; await pace(500)) {
      tries += 1;
      try {
        await call(`pages/${pageId}`, { method: 'PATCH', body });
        break;
      } catch (error) {
        if (performance.now() > deadline) throw error;
      }
    }
    const saved = performance.now();
    const isVisible = async () => (await askRaw(ports.site, '/nosotros/')).body.includes(title);
    await pollUntil(`the publication of ${title}`, isVisible, { within: patience, every: 20 });
    publications.push({ visible: performance.now() - saved, tries });
    return undefined;
  }

  const socket = io(`http://127.0.0.1:${ports.jackpots}`, { transports: ['websocket'], reconnectionDelay: 100, reconnectionDelayMax: 500 });
  let heard = 0;
  socket.on('connect', () => socket.emit('track', { jackpotId, currencyCode: 'CLP' }));
  socket.on('prize', ({ amount }: Prize) => (heard = amount));
  let amount = 1_000_000;

  async function raiseJackpot(): Promise<string | undefined> {
    amount += 1;
    const body = JSON.stringify({ currencyCode: 'CLP', amount });
    const broadcasters = cluster.instances.filter(({ part }) => part === 'jackpots');
    // From within, past nginx: whoever puts an amount takes the other one where one does not answer.
    const put = async () => {
      const target = broadcasters[amount % broadcasters.length];
      for (const { port } of [target ?? { port: 0 }, ...broadcasters.filter((each) => each !== target)]) {
        const headers = { Authorization: `Bearer ${cluster.jackpotsToken}`, 'Content-Type': 'application/json' };
        const answer = await fetch(`http://127.0.0.1:${port}/jackpots/${jackpotId}`, { method: 'PUT', headers, body }).catch(
          () => undefined,
        );
        if (answer?.ok) return true;
      }
      return false;
    };
    await pollUntil('an amount that is taken', put, { within: patience, every: 200 });
    await pollUntil(`the amount ${amount} with whoever watches`, () => heard >= amount, { within: patience, every: 20 });
    return undefined;
  }

  async function repeat(kind: Kind, every: number, act: () => Promise<string | undefined>): Promise<void> {
    while (!over.signal.aborted) {
      await count(kind, act);
      await pace(every);
    }
  }

  for (const path of paths) await askRaw(ports.site, path);
  const running = Promise.all([
    visit(0),
    visit(2),
    visit(4),
    repeat('publications', 1000, publish),
    repeat('jackpots', 1000, raiseJackpot),
  ]);
  return {
    counts: () => structuredClone(counts),
    clickIds,
    publications,
    stop: async () => {
      over.abort();
      await running;
      socket.close();
    },
  };
}
