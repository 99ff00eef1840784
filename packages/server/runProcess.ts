import { z } from 'zod';
import { runUntilSignal } from './listen.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';
import { envFields } from './parseEnv.ts';

/** What every process of ours reads for its metrics. Port 0: none are served. */
export const metricsEnvFields = {
  METRICS_PORT: envFields.port(0),
  METRICS_HOST: z.string().default('127.0.0.1').describe('the address on which metrics are served, such as 127.0.0.1'),
};

export type ProcessOptions = {
  name: string;
  logger: Logger;
  metricsPort: number;
  metricsHost: string;
  start: () => Promise<{ metrics: readonly Metrics[]; close: () => Promise<void> }>;
};

/** A whole process: what `start` starts, until a signal ends it, and its metrics on a port of their own. */
export function runProcess({ name, logger, metricsPort, metricsHost, start }: ProcessOptions): Promise<void> {
  return runUntilSignal(async () => {
    const running = await start();
    if (metricsPort === 0) return running;
    try {
      const metrics = await serveMetrics({ port: metricsPort, hostname: metricsHost, name, logger, metrics: running.metrics });
      return {
        close: async () => {
          await running.close();
          await metrics.close();
        },
      };
    } catch (error) {
      await running.close();
      throw error;
    }
  }, logger);
}
