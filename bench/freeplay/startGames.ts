import { buildFreePlayPath } from '@lupa/contracts/freePlay.ts';
import { gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import { freePort } from '@lupa/server/freePort.ts';
import { listen } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createApp } from '../../apps/freeplay/host/app.ts';
import type { Queryable } from '../../apps/freeplay/host/findGame.ts';
import { loadPlayAssets, loadRenderer } from '../../apps/freeplay/host/playAssets.ts';
import { createThemes } from '../../apps/freeplay/host/theme/themes.ts';

/** The free-play host with a game of each type. There is no database behind it and games have no picture: what is measured is what the host sends. */
export async function startGames() {
  const port = await freePort();
  const hostUrl = `http://127.0.0.1:${port}`;
  const logger = createLogger('freeplay', 'silent');
  const app = createApp({
    pool: {
      query: async ({ values: [hash] }: { values: [string] }) => ({ rows: [rowOf(gameTypes[Number(hash)] ?? 'OTHER')] }),
    } as unknown as Queryable,
    assets: loadPlayAssets(),
    renderGame: await loadRenderer(),
    themes: createThemes({ imagesUrl: hostUrl, logger }),
    hostUrl,
    imagesUrl: hostUrl,
    siteUrl: hostUrl,
    frameAncestors: [],
    logger,
  });
  const running = await listen({ fetch: app.fetch, port, hostname: '127.0.0.1', name: 'freeplay', logger });
  return {
    urlOf: (type: GameType) => hostUrl + buildFreePlayPath({ provider: 'estudio', game: 'juego', hash: String(gameTypes.indexOf(type)) }),
    close: () => running.close(),
  };
}

function rowOf(type: GameType) {
  const attributes = { RTP: '96.5', Reels: '5', Paylines: '20', 'Free Spin Slot': 'true', 'Minimum Bet': '100', 'Maximum Bet': '10000' };
  return {
    id: 1,
    name: 'Cóndor de Oro',
    normalised_name: 'juego',
    type,
    images: [],
    attributes: Object.entries(attributes).map(([name, value]) => ({ type: name, value })),
    jackpots: [],
    provider_name: 'Estudio Austral',
    provider_slug: 'estudio',
  };
}
