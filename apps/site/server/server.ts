import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { LinkStates } from '@lupa/clients/linkStates.ts';
import { keptLinkFactsSchema } from '@lupa/contracts/linkFacts.ts';
import { createSnapshot } from '@lupa/server/snapshot.ts';
import { createClients, type ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { FeedState } from '@lupa/clients/feedState.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import { processTimers } from '@lupa/clients/deadline.ts';
import type { CallResult, CallResults } from '@lupa/clients/serviceCalls.ts';
import { createHttpServer } from '@lupa/server/listen.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { setRoute, traceRequests } from '@lupa/server/traceRequests.ts';
import { currentTracing } from '@lupa/server/tracing.ts';
import { edgeOf } from './cache/edge.ts';
import { PageCache } from './cache/pageCache.ts';
import { keyIn } from './cache/pageKey.ts';
import { PageStore } from './cache/pageStore.ts';
import { ChangeFeedClient, RecentChanges } from './feed/changeFeed.ts';
import { clientsWithFigures } from '../page/clientsWithFigures.ts';
import { UnknownMiddlewareError } from '../page/middleware/runPageMiddleware.ts';
import { readCanonicalUrl } from '../page/canonicalUrl.ts';
import { createRoutes, createSiteReadiness } from './createRoutes.ts';
import { pageRoute } from './servePage.ts';
import { buildLinkHeader } from './linkHeader.ts';
import { type PageHeaders, sendPage, timeLeftOf } from './pageAnswer.ts';
import { PageRenderer } from './pageRenderer.ts';
import { buildSecurityHeaders, securityOriginsOf } from './securityHeaders.ts';
import { locationSourcesOf } from './readUserLocation.ts';
import { speculationRulesHeader } from './siteFiles.ts';
import type { Site, SiteDeps } from './siteDeps.ts';
import { createVisitorTerritories } from './visitorTerritory.ts';
import { randomUUID } from 'node:crypto';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { Logger } from '@lupa/server/logger.ts';

/**
 * Asks for what pages have in common before the first visitor does, one after the other: the payment methods (requirement 7.39), then the
 * order of requirement 4.21. A call that fails is logged by its client and costs nothing else: a page asks again.
 */
export async function warmUp(clients: ClientsOfProcess, { toplist, logger }: { toplist: string; logger: Logger }): Promise<void> {
  const requestId = `warm-up-${randomUUID()}`;
  const own = logger.child({ requestId });
  const { content, arcade, partners } = clients.forPage({ logger: own, requestId }).clients;
  const steps: (() => Promise<unknown>)[] = [
    content.fetchPaymentMethods,
    () => partners.fetchToplist(toplist),
    content.fetchRoutes,
    arcade.fetchProviders,
    arcade.fetchFilters,
    content.fetchNavigation,
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof ServiceUnavailableError)) own.error({ err: error }, 'the site cannot be warmed up');
    }
  }
}

// Longer than the proxies in front keep their connections, so that it is they who close them.
const keepAliveTimeout = 75_000;

export function createSiteServer({ handle }: Pick<Site, 'handle'>, options: Pick<ServerOptions, 'requestTimeout'> = {}): Server {
  // Requests without a body, nearly all of them, get no stream for one.
  return createHttpServer(traceRequests(handle), { keepAliveTimeout, optimizeEmptyRequests: true, ...options });
}

/** The public site on its services. Nothing happens before `start`, and requests can be handled without it. */
export function createSite(deps: SiteDeps): Site {
  const { env, logger, assets, features, timers = processTimers } = deps;
  const clock: CacheClock = { epochs: new TagEpochs(), feed: new FeedState(), now: Date.now, timers };
  const urls = { content: env.CONTENT_URL, arcade: env.ARCADE_URL, partners: env.PARTNERS_URL, jackpots: env.JACKPOTS_URL };
  const linkStates = new LinkStates(
    createSnapshot(join(env.DATA_DIR, 'link-states.json'), keptLinkFactsSchema, (error) =>
      logger.warn({ event: 'linkStates.notKept', err: error }, 'what is known of links to casinos cannot be kept on disk'),
    ),
  );
  const results: CallResults = new Map();
  const clients = clientsWithFigures(createClients({ urls, site: env.SITE_IDENTIFIER, clock, linkStates, results }), clock);
  const store = new PageStore({ directory: join(env.DATA_DIR, 'pages'), logger, maximumBytes: env.PAGE_STORE_MEGABYTES * 1024 * 1024 });
  const changes = new RecentChanges();
  const renderer = new PageRenderer({ ...deps, assets: assets.page, clients, clock });
  const securityHeaders = buildSecurityHeaders(securityOriginsOf(env), features);
  const isFatal = (error: unknown) => error instanceof UnknownMiddlewareError;
  const linked = { siteUrl: env.SITE_URL, imagesUrl: env.IMAGES_URL };
  const pageHeaders: PageHeaders = (html) => [...securityHeaders, speculationRulesHeader, ...buildLinkHeader(linked, html)];
  const render: PageRenderer['render'] = (...page) => renderer.render(...page);
  const edge = edgeOf(env);
  const territories = createVisitorTerritories({
    clients,
    logger,
    sources: locationSourcesOf(env),
    file: join(env.DATA_DIR, 'territories.json'),
  });
  const { varyOn } = territories;
  const maximumBytes = env.PAGE_CACHE_MEGABYTES * 1024 * 1024;
  const pages = new PageCache({
    render,
    clock,
    store,
    changes,
    logger,
    pageHeaders,
    edge,
    varyOn,
    hasFile: assets.has,
    maximumBytes,
    isFatal,
  });

  const { metrics, hits } = createSiteMetrics({ pages, store, clock, results });
  const readiness = [createSiteReadiness({ store, pages, results, logger, timers })];
  // Nothing of a moment is in a cache of the site: its clients, its clock and what they keep live as long as one answer.
  const createRendererAt = (moment: string, at: Date) => {
    const clockAt: CacheClock = { epochs: new TagEpochs(), feed: new FeedState(), now: () => at.getTime(), timers };
    const clientsAt = clientsWithFigures(createClients({ urls, site: env.SITE_IDENTIFIER, clock: clockAt, moment }), clockAt);
    return new PageRenderer({ ...deps, assets: assets.page, clients: clientsAt, clock: clockAt });
  };
  const site = { env, logger, metrics, clients, clock, edge, pages, renderer, createRendererAt, territories };
  const { app: routes, lives } = createRoutes({ site, features, readiness });
  const isTraced = currentTracing() !== undefined;
  const answerByRoutes = getRequestListener(routes.fetch, { overrideGlobalObjects: false });

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '/' } = request;
    if (method === 'GET' || method === 'HEAD') {
      const hit = pages.hit(keyIn(territories.of(request.headers), cacheKeyOf(url)));
      if (hit) {
        sendPage(request, response, hit.page, timeLeftOf(hit.page, hit.freshUntil, clock));
        hits.inc();
        if (isTraced) setRoute(method, pageRoute, { 'lupa.service': 'site', 'lupa.page.state': 'hit' });
        return;
      }
    }
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    if (assets.answer(request, response)) return;
    void answerByRoutes(request, response);
  }

  const followTerritories = (requestId: string) => territories.follow({ logger: logger.child({ requestId }), requestId });

  let feed: ChangeFeedClient | undefined;
  return {
    handle,
    routes: routes.routes,
    metrics,
    start: async () => {
      await Promise.all([store.open(), territories.open(), linkStates.open(), ...lives.map(({ open }) => open?.())]);
      feed = new ChangeFeedClient({
        contentUrl: env.CONTENT_URL,
        clock,
        changes,
        logger,
        onChange: () => {
          void renderer.follow();
          void followTerritories('change');
        },
      });
    },
    warmUp: async () => {
      await feed?.tried;
      await warmUp(clients, { toplist: env.TOPLIST_IDENTIFIER, logger });
      await followTerritories('warm-up-territories');
    },
    close: async () => {
      await feed?.close();
      for (const { close } of lives) await close?.();
      await territories.close();
      await linkStates.close();
      await store.close();
    },
  };
}

type Measured = { pages: PageCache; store: PageStore; clock: CacheClock; results: CallResults };

function createSiteMetrics({ pages, store, clock, results }: Measured) {
  const metrics = createMetrics('site');
  metrics.gauge('site_page_cache_pages', 'Pages in the cache.', () => pages.size);
  metrics.gauge('site_page_cache_bytes', 'Bytes that the cached pages take.', () => pages.bytes);
  metrics.gauge('site_kept_pages', 'Last good pages on disk.', () => store.size);
  metrics.gauge('site_kept_pages_bytes', 'Bytes of the last good pages on disk.', () => store.bytes);
  const measure = (of: (result: CallResult) => number) => () =>
    [...results.values()].map((result) => ({ labels: { call: result.call }, value: of(result) }));
  metrics.gauge(
    'site_call_unread',
    '1 while the last answer to a call could not be read.',
    measure(({ failure }) => Number(failure !== null)),
    ['call'],
  );
  metrics.gauge(
    'site_call_dropped_items',
    'What was left out of the last answer to a call.',
    measure(({ dropped }) => dropped.length),
    ['call'],
  );
  metrics.gauge('site_change_feed_live', '1 while the change feed is heard.', () => Number(clock.feed.isLive));
  metrics.gauge('site_change_feed_current', '1 while the change feed says that nothing is missing.', () =>
    Number(clock.feed.isCurrent(clock.now())),
  );
  return { metrics, hits: metrics.counter('site_page_hits_total', 'Pages sent straight from the cache.') };
}

/** An address without a query is its own key, if it is one at all: only canonical ones are in the cache. */
function cacheKeyOf(url: string): string {
  if (!url.includes('?')) return url;
  const canonical = readCanonicalUrl(url);
  return canonical.kind === 'canonical' ? canonical.key : '';
}
