import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { addressOf, createPool } from '@lupa/database/connect.ts';
import { listen, type Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { createApp } from './app.ts';
import { LiveIndex } from './index/liveIndex.ts';
import { loadIndex } from './index/loadIndex.ts';

/** Starts the games service. It is ready once its first index is built. */
export async function startArcade(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('arcade');
  const address = addressOf(env);
  const pool = createPool({ ...address, name: 'arcade' });
  // Imports and builds of the index take a connection each, with a lock or a snapshot of its own.
  const databaseUrl = address.sessionUrl;
  const liveIndex = await LiveIndex.start({ databaseUrl, pool, logger, metrics, load: loadIndex });
  const close = async () => {
    await liveIndex.close();
    await pool.end();
  };
  const app = createApp({ logger, metrics, pool, databaseUrl, liveIndex, importToken: env.ARCADE_IMPORT_TOKEN });
  try {
    return await listen({ fetch: app.fetch, port: env.ARCADE_PORT, hostname: env.HOST, name: 'arcade', logger, onClose: close });
  } catch (error) {
    await close();
    throw error;
  }
}
