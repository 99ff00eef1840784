import type { Logger } from '@lupa/server/logger.ts';
import { createMetrics, type Metrics } from '@lupa/server/metrics.ts';
import type { Running } from '@lupa/server/listen.ts';

type StartService = (logger: Logger, metrics: Metrics) => Promise<Pick<Running, 'close'>>;

/** How each service starts. Imported only then, so that a service that is left out needs nothing from the environment. */
export const allServices = {
  content: async (logger, metrics) => (await import('./content/start.ts')).startContent(logger, metrics),
  partners: async (logger, metrics) => (await import('./partners/start.ts')).startPartners(logger, metrics),
  arcade: async (logger, metrics) => (await import('./arcade/start.ts')).startArcade(logger, metrics),
  clickout: async (logger, metrics) => (await import('./clickout/start.ts')).startClickout(logger, metrics),
  images: async (logger, metrics) => (await import('./images/start.ts')).startImages(logger, metrics),
  purger: async (logger, metrics) => (await import('./purger/start.ts')).startPurger(logger, metrics),
  jackpots: async (logger, metrics) => (await import('./jackpots/start.ts')).startJackpots(logger, metrics),
} as const satisfies Record<string, StartService>;

type ServiceStart = { name: string; start: StartService };

/** Starts services in one process. When one cannot start, the others are closed again, and its error is thrown. */
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
