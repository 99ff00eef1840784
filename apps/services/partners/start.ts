import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { addressOf, createPool } from '@lupa/database/connect.ts';
import { listen, type Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { openReplica } from '../delivery/readReplica.ts';
import { createApp } from './app.ts';
import { createResponseRecorder } from './responseRecorder.ts';

export async function startPartners(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('partners');
  const pool = createPool({ ...addressOf(env), name: 'partners' });
  const replica = openReplica({ url: env.DATABASE_READ_URL, name: 'partners', logger });
  const recorder = createResponseRecorder({ pool, logger });
  const app = createApp({ pool, replica: replica?.replica ?? null, recorder, logger, metrics });
  const onClose = async () => {
    await recorder.flush();
    await Promise.all([pool.end(), replica?.close()]);
  };
  return listen({
    fetch: app.fetch,
    port: env.PARTNERS_PORT,
    hostname: env.HOST,
    isInternal: true,
    name: 'partners',
    logger,
    onClose,
  });
}
