import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { addressOf, createPool } from '@lupa/database/connect.ts';
import { listen, type Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { createApp } from './app.ts';
import { createResponseRecorder } from './responseRecorder.ts';

/** Starts the partners service on its port. The database may come later: until then it is not ready. */
export async function startPartners(logger: Logger, metrics: Metrics): Promise<Running> {
  const env = readConfigurationOrExit('partners');
  const pool = createPool({ ...addressOf(env), name: 'partners' });
  const recorder = createResponseRecorder({ pool, logger });
  const app = createApp({ pool, recorder, logger, metrics });
  const onClose = async () => {
    await recorder.flush();
    await pool.end();
  };
  try {
    return await listen({
      fetch: app.fetch,
      port: env.PARTNERS_PORT,
      hostname: env.HOST,
      isInternal: true,
      name: 'partners',
      logger,
      onClose,
    });
  } catch (error) {
    await onClose();
    throw error;
  }
}
