import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { runProcess } from '@lupa/server/runProcess.ts';
import { startTracing } from '@lupa/server/startTracing.ts';
import { allServices, type ServiceName } from './allServices.ts';
import { startServices } from './startServices.ts';

/** The process of the chosen services, or else of those that the environment names. */
export async function runServices(chosen?: readonly ServiceName[]): Promise<void> {
  const env = readConfigurationOrExit('services');
  const names = chosen ?? env.SERVICES;
  const services = names.map((name) => ({ name, start: allServices[name] }));
  const name = names.join(',');
  const tracing = await startTracing(names.length === 1 ? name : 'services', env);
  await runProcess({
    name,
    logger: createLogger(name, env.LOG_LEVEL),
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    drainSeconds: env.DRAIN_SECONDS,
    tracing,
    start: () => startServices(services, (service) => createLogger(service, env.LOG_LEVEL)),
  });
}
