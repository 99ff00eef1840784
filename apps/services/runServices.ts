import { createLogger } from '@lupa/server/logger.ts';
import { runProcess } from '@lupa/server/runProcess.ts';
import { allServices, type ServiceName } from './allServices.ts';
import { env } from './env.ts';
import { startServices } from './startServices.ts';

/** The process of the chosen services. */
export function runServices(names: readonly ServiceName[]): Promise<void> {
  const services = names.map((name) => ({ name, start: allServices[name] }));
  const name = names.join(',');
  return runProcess({
    name,
    logger: createLogger(name, env.LOG_LEVEL),
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    start: () => startServices(services, (service) => createLogger(service, env.LOG_LEVEL)),
  });
}
