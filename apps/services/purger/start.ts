import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { channels } from '@lupa/database/channels.ts';
import { addressOf, createPool } from '@lupa/database/connect.ts';
import { listenTo } from '@lupa/database/listen.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { listen, type Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { lead } from '../lead.ts';
import { createApp } from './app.ts';
import { createCdn } from './createCdn.ts';
import { Purger } from './purger.ts';

/** Starts the purger: of all instances one works. @throws CdnSettingsError */
export async function startPurger(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('purger');
  const cdn = createCdn(env);
  const address = addressOf(env);
  const pool = createPool({ ...address, name: 'purger', max: 2 });
  const purger = new Purger({ pool, cdn, logger, metrics });
  const duty = lead({
    sessionUrl: address.sessionUrl,
    name: 'purger',
    lock: advisoryLocks.purgeCdn,
    logger,
    work: (signal) => purger.work(signal),
  });
  const listener = await listenTo({
    url: address.sessionUrl,
    channel: channels.changes,
    onMessage: () => purger.wake(),
    onConnected: () => purger.wake(),
  });
  const onClose = async () => {
    await duty.close();
    await listener.close();
    await pool.end();
  };
  try {
    const { fetch } = createApp({ pool, logger, metrics });
    return await listen({ fetch, port: env.PURGER_PORT, hostname: env.HOST, isInternal: true, name: 'purger', logger, onClose });
  } catch (error) {
    await onClose();
    throw error;
  }
}
