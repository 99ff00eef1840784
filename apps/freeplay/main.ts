import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { runProcess } from '@lupa/server/runProcess.ts';
import { startTracing } from '@lupa/server/startTracing.ts';
import { startFreeplay } from './host/start.ts';

const name = 'freeplay';
const env = readConfigurationOrExit(name);
const tracing = await startTracing(name, env);
const logger = createLogger(name, env.LOG_LEVEL);

await runProcess({
  name,
  logger,
  metricsPort: env.METRICS_PORT,
  metricsHost: env.METRICS_HOST,
  drainSeconds: env.DRAIN_SECONDS,
  tracing,
  start: async () => {
    const metrics = createMetrics(name);
    const { close } = await startFreeplay(logger, metrics, env);
    return { metrics: [metrics], close };
  },
});
