import { runUntilSignal } from './listen.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';

export type ProcessOptions = {
  name: string;
  logger: Logger;
  /** 0: no metrics are served. */
  metricsPort: number;
  metricsHost: string;
  /** For how long `/readyz` says "not ready" before a SIGTERM stops it. */
  drainSeconds: number;
  start: () => Promise<{ metrics: readonly Metrics[]; close: () => Promise<void> }>;
};

/** A whole process: what `start` starts, until a signal ends it, and its metrics on a port of their own. */
export function runProcess({ name, logger, metricsPort, metricsHost, drainSeconds, start }: ProcessOptions): Promise<void> {
  return runUntilSignal(
    async () => {
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
    },
    { logger, drainSeconds },
  );
}
