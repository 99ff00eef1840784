import { buildFreePlayPath } from '@lupa/contracts/freePlay.ts';
import type { GameType } from '@lupa/contracts/gameType.ts';
import { createPool } from '@lupa/database/connect.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { listen } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import sharp from 'sharp';
import { openServer } from '../../../tests/setup/serveForTest.ts';
import { createTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { createApp } from '../host/app.ts';
import { loadPlayAssets, loadRenderer } from '../host/playAssets.ts';
import { createThemes } from '../host/theme/themes.ts';

export type TestGame = { id: number; name: string; slug: string; type: string; attributes?: Record<string, string>; picture?: string };

export const playable = '#play:not([aria-busy]) [data-main-action]';

export const testSite = 'https://www.example.cl';
export const hashOf = (id: number) => id.toString(16).padStart(32, 'f');
export const pathOf = (game: Pick<TestGame, 'id' | 'slug'>) =>
  buildFreePlayPath({ provider: 'estudio-austral', game: game.slug, hash: hashOf(game.id) });

export const testGame = (type: GameType, id: number, attributes: Record<string, string> = {}): TestGame => ({
  id,
  name: `Juego ${id}`,
  slug: `juego-${id}`,
  type,
  attributes: { RTP: '96.5', 'Minimum Bet': '100', 'Maximum Bet': '10000', ...attributes },
  picture: 'teal',
});

/** The real host on a database of its own, with an image host that has one picture, teal and copper. */
export async function startFreeplay(games: TestGame[], { frameAncestors = [testSite] } = {}) {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, name: 'freeplay test' });
  await pool.query(
    `insert into arcade.providers (id, name, normalised_name, fingerprint) values (1, 'Estudio Austral', 'estudio-austral', '')`,
  );
  for (const { id, name, slug, type, attributes = {}, picture } of games) {
    await pool.query(
      `insert into arcade.games (id, name, normalised_name, type, provider_id, images, attributes, free_play_hash, fingerprint)
       values ($1, $2, $3, $4, 1, $5, $6, $7, '')`,
      [
        id,
        name,
        slug,
        type,
        JSON.stringify(picture ? [{ tags: ['logo'], hash: picture }] : []),
        JSON.stringify(Object.entries(attributes).map(([attribute, value]) => ({ type: attribute, value }))),
        hashOf(id),
      ],
    );
  }
  const images = await startImages();
  const logger = createLogger('freeplay', 'silent');
  const themes = createThemes({ imagesUrl: images.url, logger });
  const port = await freePort();
  const hostUrl = `http://127.0.0.1:${port}`;
  const app = createApp({
    pool,
    assets: loadPlayAssets(),
    renderGame: await loadRenderer(),
    themes,
    hostUrl,
    imagesUrl: images.url,
    siteUrl: testSite,
    frameAncestors,
    logger,
  });
  const running = await listen({ fetch: app.fetch, port, hostname: '127.0.0.1', name: 'freeplay', logger });
  return {
    url: hostUrl,
    imagesUrl: images.url,
    picturesAsked: images.asked,
    pool,
    close: async () => {
      await running.close();
      await images.close();
      await pool.end();
      await database.drop();
    },
  };
}
export type TestFreeplay = Awaited<ReturnType<typeof startFreeplay>>;

async function startImages() {
  const teal = { width: 64, height: 64, channels: 3, background: '#0f6f72' } as const;
  const copper = await sharp({ create: { ...teal, width: 24, height: 24, background: '#d9772b' } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: teal })
    .composite([{ input: copper }])
    .png()
    .toBuffer();
  const asked: string[] = [];
  const { url, close } = await openServer((request, response) => {
    asked.push(request.url ?? '');
    const isKnown = request.url?.endsWith('/arcade/teal');
    response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'image/png', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    response.end(isKnown ? picture : undefined);
  });
  return { url, asked, close };
}
