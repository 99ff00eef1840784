import type { ServiceName } from '@lupa/contracts/calls.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createArcadeClient } from './arcadeClient.ts';
import type { Clients } from './clients.ts';
import { Collector } from './collector.ts';
import { createContentClient } from './contentClient.ts';
import { DataCache } from './dataCache.ts';
import { createPartnersClient } from './partnersClient.ts';
import type { CacheClock } from './taggedCache.ts';

export type ClientsOptions = {
  /** Base URL of each service, without a trailing slash. */
  urls: Record<ServiceName, string>;
  /** `params[site]` of the partner service. */
  site: string;
  clock: CacheClock;
  /** Room for parsed answers in memory. */
  maximumBytes?: number;
};

/** Clients for the making of one page, and what the page turns out to be made of. */
export type PageClients = { clients: Clients; collector: Collector };

/** The services, and one cache of their answers for the whole process. */
export type ClientsOfProcess = { forPage: (asker: { logger: Logger; requestId: string }) => PageClients };

export function createClients({ urls, site, clock, maximumBytes = 192 * 1024 * 1024 }: ClientsOptions): ClientsOfProcess {
  const cache = new DataCache({ urls, clock, maximumBytes });
  return {
    forPage: ({ logger, requestId }) => {
      const collector = new Collector();
      const asker = { collector, logger, requestId };
      const clients = {
        content: createContentClient(cache, asker),
        arcade: createArcadeClient(cache, asker),
        partners: createPartnersClient(cache, asker, site),
      };
      return { clients, collector };
    },
  };
}
