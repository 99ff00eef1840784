import { readConfigurationOrExit } from '@lupa/configuration/readConfiguration.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { runProcess } from '@lupa/server/runProcess.ts';
import { allServices, type ServiceName } from './allServices.ts';
import { startServices } from './startServices.ts';

/** The process of the chosen services, or else of those that the environment names. */
export function runServices(chosen?: readonly ServiceName[]): Promise<void> {
  const env = readConfigurationOrExit('services');
  const names = chosen ?? env.SERVICES;
  const services = names.map((name) => ({ name, start: allServices[name] }));
  const name = names.join(',');
  return runProcess({
    name,
    logger: createLogger(name, env.LOG_LEVEL),
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    drainSeconds: env.DRAIN_SECONDS,
    start: () => startServices(services, (service) => createLogger(service, env.LOG_LEVEL)),
  });
}
