import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { channels, listenTo } from '@lupa/database/listen.ts';
import { addressOf, createPool } from '@lupa/database/connect.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { listen, type Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { createServiceApp, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import { lead } from '../lead.ts';
import { createCdn } from './cdn.ts';
import { Purger } from './purger.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';

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
  const { fetch } = createApp({ pool, logger, metrics });
  return listen({ fetch, port: env.PURGER_PORT, hostname: env.HOST, isInternal: true, name: 'purger', logger, onClose });
}

export function createApp({ pool, logger, metrics }: { pool: Queryable; logger: Logger; metrics: Metrics }): ServiceApp {
  const readiness = [{ name: 'database', check: () => pool.query('select 1 from delivery.purge_positions limit 1') }];
  return createServiceApp({ service: 'purger', logger, readiness, metrics });
}
