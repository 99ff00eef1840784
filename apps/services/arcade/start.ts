import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { addressOf, createPool } from '@lupa/database/connect.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { listen, type Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { lead } from '../lead.ts';
import { createApp } from './app.ts';
import { LiveIndex } from './index/liveIndex.ts';
import { loadIndex } from './index/loadIndex.ts';
import { StoppedPlays } from './plays/stoppedPlays.ts';
import { tendPlays } from './plays/tryPlays.ts';

/** Milliseconds for an import to come whole; it is read as fast as the database takes it. */
const longestImport = 15 * 60_000;
/** Milliseconds until an instance asks again whether it is the one that tries games. */
const dutyRetry = 30_000;

export async function startArcade(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('arcade');
  const address = addressOf(env);
  const pool = createPool({ ...address, name: 'arcade' });
  const databaseUrl = address.sessionUrl;
  const liveIndex = await LiveIndex.start({ databaseUrl, pool, logger, metrics, load: loadIndex });
  const stoppedPlays = await StoppedPlays.start({ databaseUrl, pool, logger });
  const { FREEPLAY_URL: freeplayUrl } = env;
  const duty =
    freeplayUrl === undefined
      ? null
      : lead({
          sessionUrl: databaseUrl,
          name: 'arcade plays',
          lock: advisoryLocks.tryPlays,
          logger,
          work: (signal) => tendPlays({ pool, freeplayUrl, logger, signal }),
          retryDelay: dutyRetry,
        });
  const close = async () => {
    await duty?.close();
    await stoppedPlays.close();
    await liveIndex.close();
    await pool.end();
  };
  const app = createApp({ logger, metrics, pool, databaseUrl, liveIndex, stoppedPlays, importToken: env.ARCADE_IMPORT_TOKEN });
  return listen({
    fetch: app.fetch,
    port: env.ARCADE_PORT,
    hostname: env.HOST,
    isInternal: true,
    requestTimeout: longestImport,
    name: 'arcade',
    logger,
    onClose: close,
  });
}
