import type { Logger } from '@lupa/server/logger.ts';
import { createMetrics, type Metrics } from '@lupa/server/metrics.ts';
import type { StartService } from './allServices.ts';

export type ServiceStart = { name: string; start: StartService };

/**
 * Starts services in one process, each with its own port and log name. When one of them cannot start, those that have
 * started are closed again, and its error is thrown.
 */
export async function startServices(
  services: ServiceStart[],
  createLogger: (name: string) => Logger,
): Promise<{ metrics: Metrics[]; close: () => Promise<void> }> {
  const metrics = services.map(({ name }) => createMetrics(name));
  const results = await Promise.allSettled(
    services.map(({ name, start }, index) => start(createLogger(name), metrics[index] ?? createMetrics(name))),
  );
  const running = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const close = async () => {
    await Promise.all(running.map((service) => service.close()));
  };
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return { metrics, close };
  await close();
  throw failed.reason;
}
