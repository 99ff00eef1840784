import type { Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';

export type StartService = (logger: Logger, metrics: Metrics) => Promise<Pick<Running, 'close'>>;

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

export type ServiceName = keyof typeof allServices;
