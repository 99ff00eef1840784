import type { Configuration } from '@lupa/configuration/readConfiguration.ts';
import { addressOf, createPool } from '@lupa/database/connect.ts';
import { listen, type Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { createApp } from './app.ts';
import { loadPlayAssets, loadRenderer } from './playAssets.ts';
import { createThemes } from './theme/themes.ts';

/** Starts the free-play host. The database may come later: until then it is not ready. */
export async function startFreeplay(logger: Logger, metrics: Metrics, env: Configuration<'freeplay'>): Promise<Running> {
  const [assets, renderGame] = [loadPlayAssets(), await loadRenderer()];
  const pool = createPool({ ...addressOf(env), name: 'freeplay' });
  const themes = createThemes({ imagesUrl: env.IMAGES_URL, logger });
  const frameAncestors = env.FRAME_ANCESTORS.length > 0 ? env.FRAME_ANCESTORS : [new URL(env.SITE_URL).origin];
  const { FREEPLAY_URL: hostUrl, IMAGES_URL: imagesUrl, SITE_URL: siteUrl } = env;
  const app = createApp({ pool, assets, renderGame, themes, logger, metrics, hostUrl, imagesUrl, siteUrl, frameAncestors });
  return listen({
    fetch: app.fetch,
    port: env.FREEPLAY_PORT,
    hostname: env.HOST,
    name: 'freeplay',
    logger,
    onClose: () => pool.end(),
  });
}
