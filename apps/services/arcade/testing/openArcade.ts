import type { FeedRow } from '@lupa/contracts/catalogueFeed.ts';
import { serviceBases } from '@lupa/contracts/calls.ts';
import { createPool } from '@lupa/database/connect.ts';
import { listen } from '@lupa/server/listen.ts';
import { createLogger, type Logger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { pollUntil } from '../../../../tests/setup/pollUntil.ts';
import { createTestDatabase } from '../../../../tests/setup/testDatabase.ts';
import { createApp } from '../app.ts';
import { LiveIndex, type LiveIndexOptions } from '../index/liveIndex.ts';
import { loadIndex } from '../index/loadIndex.ts';
import { StoppedPlays } from '../plays/stoppedPlays.ts';

export const importToken = 'a-token-of-at-least-thirty-two-characters';

export async function openArcade(load: LiveIndexOptions['load'] = loadIndex, options: { logger?: Logger; requestTimeout?: number } = {}) {
  const database = await createTestDatabase();
  const { logger = createLogger('arcade', 'silent') } = options;
  const metrics = createMetrics('arcade');
  const databaseUrl = database.url;
  const pool = createPool({ url: databaseUrl, name: 'arcade test' });
  const liveIndex = await LiveIndex.start({ databaseUrl, pool, logger, metrics, load, retryDelay: 20 });
  const stoppedPlays = await StoppedPlays.start({ databaseUrl, pool, logger });
  const app = createApp({ logger, metrics, pool, databaseUrl, liveIndex, stoppedPlays, importToken });
  const running = await listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', name: 'arcade', ...options, logger });
  const origin = `http://127.0.0.1:${running.port}`;
  const base = `${origin}${serviceBases.arcade}`;

  return {
    origin,
    routes: app.routes,
    metrics,
    pool,
    liveIndex,
    stoppedPlays,
    databaseUrl,
    get: (path: string, init?: RequestInit) => fetch(`${base}${path}`, init),
    json: async (path: string): Promise<unknown> => (await fetch(`${base}${path}`)).json(),
    put: (body: BodyInit, { query = '', ...headers }: Record<string, string> = {}) =>
      fetch(`${base}/catalogue${query}`, {
        method: 'PUT',
        body,
        duplex: 'half',
        headers: { Authorization: `Bearer ${importToken}`, 'Content-Type': 'application/x-ndjson', ...headers },
      } as RequestInit),
    ready: async () => {
      await pollUntil('an index', () => liveIndex.current, { every: 10 });
    },
    close: async () => {
      await running.close();
      await stoppedPlays.close();
      await liveIndex.close();
      await pool.end();
      await database.drop();
    },
  };
}
export type OpenArcade = Awaited<ReturnType<typeof openArcade>>;

export const toLines = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');

const hash = (number: number) => number.toString(16).padStart(32, '0');

/** Three providers and `count` games: every third of each, two of three with the facts that search engines want, every fifth with a jackpot, every second a table of roulette; the other half slots that return 94 % and pay calmly, or return 96.51 % and pay wildly. */
export function exampleFeed(count: number): FeedRow[] {
  const providers = [1, 2, 3].map((id): FeedRow => ({
    kind: 'provider',
    id,
    name: `Estudio ${'CBA'.charAt(id - 1)}`,
    normalisedName: `estudio-${id}`,
    archived: id === 3,
    images: [{ tags: ['logo'], hash: hash(id) }],
    founded: id === 1 ? '2014' : null,
    url: id === 1 ? 'https://estudio.example/' : null,
  }));
  const games = Array.from({ length: count }, (_, place): FeedRow => {
    const id = 101 + place;
    return {
      kind: 'game',
      id,
      name: `${['Ñandú', 'Cóndor', 'Puma'][place % 3]} ${['de Fuego', 'Salvaje'][place % 2]} ${id}`,
      normalisedName: `juego-${id}`,
      type: place % 2 === 0 ? 'SLOTS' : 'ROULETTE',
      providerId: (place % 3) + 1,
      images: [{ tags: ['logo'], hash: hash(id) }],
      attributes: [
        { type: 'RTP', value: place % 4 === 0 ? '94.00' : '96.51' },
        ...(place % 2 === 0 ? [{ type: 'Volatility', value: place % 4 === 0 ? 'Low' : 'High' }] : []),
        ...(place % 3 === 0
          ? []
          : [
              { type: 'Highest Win', value: '5000' },
              { type: 'Minimum Bet', value: '100' },
            ]),
      ],
      freePlayHash: hash(id * 7),
      jackpots: place % 5 === 0 ? [{ id: `jp-${id}`, currencyCodes: ['CLP'] }] : [],
      releaseDate: place % 7 === 0 ? null : `2024-01-${String((place % 28) + 1).padStart(2, '0')}`,
      searchVolume: (place * 37) % 50,
      localUrl: place % 4 === 0 ? `/juegos-gratis/juego-${id}/` : null,
    };
  });
  return [...providers, ...games];
}
