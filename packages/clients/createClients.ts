import type { Logger } from '@lupa/server/logger.ts';
import { createArcadeClient } from './arcadeClient.ts';
import { dataLifetimes } from './callPolicies.ts';
import type { Clients, JackpotsClient } from './clients.ts';
import { Collector } from './collector.ts';
import { createContentClient } from './contentClient.ts';
import { DataCache } from './dataCache.ts';
import { Deadline } from './deadline.ts';
import { LinkStates } from './linkStates.ts';
import { createPartnersClient } from './partnersClient.ts';
import { createRoutesReader } from './routesReader.ts';
import type { Asker, CallResults, ServiceUrls } from './serviceCalls.ts';
import { ShownTexts } from './shownTexts.ts';
import type { CacheClock } from './taggedCache.ts';

export type ClientsOptions = {
  urls: ServiceUrls;
  /** `params[site]` of the partner service. */
  site: string;
  clock: CacheClock;
  maximumBytes?: number;
  moment?: string;
  /** What is known of links to casinos; missing: nothing outlasts these clients. */
  linkStates?: LinkStates;
  /** Told what became of the last call of each kind. */
  results?: CallResults;
};

export type PageClients = {
  clients: Clients;
  collector: Collector;
  deadline: Deadline;
  /** The same clients for a part of the page, which waits for so many milliseconds of the page's time at most. */
  within: (milliseconds: number) => Clients;
};

export type PageAsker = {
  logger: Logger;
  requestId: string;
  deadline?: Deadline;
  /** Where the visitor is, of the territories that offers name; null or missing: in the market itself. */
  territory?: string | null;
};

export type ClientsOfProcess = { forPage: (asker: PageAsker) => PageClients };

export function createClients({
  urls,
  site,
  clock,
  maximumBytes = 192 * 1024 * 1024,
  moment,
  linkStates = new LinkStates(),
  results = new Map(),
}: ClientsOptions): ClientsOfProcess {
  const broadcaster = urls.jackpots?.replace(/^ws/, 'http') ?? null;
  const cache = new DataCache({ urls: { ...urls, jackpots: broadcaster ?? undefined }, clock, maximumBytes, moment, results });
  const readRoutes = createRoutesReader({ now: clock.now });
  const texts = new ShownTexts(clock.epochs);
  const clientsFor = (asker: Asker, territory: string | null): Clients => {
    const links = { states: linkStates, epochs: clock.epochs };
    const content = createContentClient(cache, asker, { readRoutes, territory, links, texts });
    return {
      content,
      arcade: createArcadeClient(cache, asker),
      partners: createPartnersClient(cache, asker, { site, content, territory, linkStates }),
      jackpots: createJackpotsClient(cache, asker, { broadcaster, now: clock.now }),
    };
  };
  return {
    forPage: ({ logger, requestId, deadline = new Deadline(Number.POSITIVE_INFINITY, clock.timers), territory = null }) => {
      const collector = new Collector();
      const asker = { collector, logger, requestId, deadline };
      return {
        clients: clientsFor(asker, territory),
        collector,
        deadline,
        within: (milliseconds) => clientsFor({ ...asker, deadline: deadline.within(milliseconds) }, territory),
      };
    },
  };
}

function createJackpotsClient(
  cache: DataCache,
  asker: Asker,
  { broadcaster, now }: { broadcaster: string | null; now: () => number },
): JackpotsClient {
  return {
    broadcaster,
    fetchJackpot: async (id, currencyCode) => {
      if (broadcaster === null) return null;
      // An amount is old after seconds and corrected in the browser: neither that nor its absence is a reason to make a page so often.
      asker.collector.recordFreshUntil(now() + dataLifetimes.jackpotPageMilliseconds);
      return cache.fetch(
        {
          call: 'jackpot',
          path: `/jackpots/${encodeURIComponent(id)}`,
          parameters: { currencyCode },
          read: (answer) => answer ?? null,
          tags: () => [],
        },
        { ...asker, collector: new Collector() },
      );
    },
  };
}
