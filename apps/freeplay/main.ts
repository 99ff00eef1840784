import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { runProcess } from '@lupa/server/runProcess.ts';
import { startFreeplay } from './host/start.ts';

const name = 'freeplay';
const env = readConfigurationOrExit(name);
const logger = createLogger(name, env.LOG_LEVEL);

await runProcess({
  name,
  logger,
  metricsPort: env.METRICS_PORT,
  metricsHost: env.METRICS_HOST,
  drainSeconds: env.DRAIN_SECONDS,
  start: async () => {
    const metrics = createMetrics(name);
    const { close } = await startFreeplay(logger, metrics, env);
    return { metrics: [metrics], close };
  },
});
