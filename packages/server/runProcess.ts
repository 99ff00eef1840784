import { runUntilSignal } from './listen.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';
import type { RunningTracing } from './tracing.ts';

export type ProcessOptions = {
  name: string;
  logger: Logger;
  /** 0: no metrics are served. */
  metricsPort: number;
  metricsHost: string;
  /** For how long `/readyz` says "not ready" before a SIGTERM stops it. */
  drainSeconds: number;
  tracing: RunningTracing;
  start: () => Promise<{ metrics: readonly Metrics[]; close: () => Promise<void> }>;
};

/** A whole process: what `start` starts, until a signal ends it, and its metrics on a port of their own. */
export function runProcess({ name, logger, metricsPort, metricsHost, drainSeconds, tracing, start }: ProcessOptions): Promise<void> {
  return runUntilSignal(
    async () => {
      const running = await start();
      const close = async () => {
        await running.close();
        await tracing.close();
      };
      if (metricsPort === 0) return { close };
      try {
        const metrics = await serveMetrics({ port: metricsPort, hostname: metricsHost, name, logger, metrics: running.metrics });
        return {
          close: async () => {
            await close();
            await metrics.close();
          },
        };
      } catch (error) {
        await close();
        throw error;
      }
    },
    { logger, drainSeconds },
  );
}
