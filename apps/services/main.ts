import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { runProcess } from '@lupa/server/runProcess.ts';
import { startTracing } from '@lupa/server/startTracing.ts';
import { allServices, startServices } from './startServices.ts';

const env = readConfigurationOrExit('services');
const names = env.SERVICES;
const name = names.join(',');
const tracing = await startTracing(names.length === 1 ? name : 'services', env);
await runProcess({
  name,
  logger: createLogger(name, env.LOG_LEVEL),
  metricsPort: env.METRICS_PORT,
  metricsHost: env.METRICS_HOST,
  drainSeconds: env.DRAIN_SECONDS,
  tracing,
  start: () =>
    startServices(
      names.map((service) => ({ name: service, start: allServices[service] })),
      (service) => createLogger(service, env.LOG_LEVEL),
    ),
});
