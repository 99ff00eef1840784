import type { Running } from '@lupa/server/listen.ts';
import type { Logger } from '@lupa/server/logger.ts';

export type StartService = (logger: Logger) => Promise<Pick<Running, 'close'>>;

/** How each service starts. Imported only then, so that a service that is left out needs nothing from the environment. */
export const allServices = {
  content: async (logger) => (await import('./content/start.ts')).startContent(logger),
  partners: async (logger) => (await import('./partners/start.ts')).startPartners(logger),
  arcade: async (logger) => (await import('./arcade/start.ts')).startArcade(logger),
  clickout: async (logger) => (await import('./clickout/start.ts')).startClickout(logger),
  images: async (logger) => (await import('./images/start.ts')).startImages(logger),
  jackpots: async (logger) => (await import('./jackpots/start.ts')).startJackpots(logger),
  freeplay: async (logger) => (await import('./freeplay/start.ts')).startFreeplay(logger),
} as const satisfies Record<string, StartService>;

export type ServiceName = keyof typeof allServices;

export function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(allServices, name);
}
