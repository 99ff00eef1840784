import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { gamesByIdsPath, gamesPath } from '@lupa/blocks/freeGames/gamesCall.ts';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { Deadline, type Timers } from '@lupa/clients/deadline.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import { consentPath } from '@lupa/contracts/consent.ts';
import { errorReportPaths } from '@lupa/contracts/errorReport.ts';
import { type ContentLocale, defaultContentLocale, defaultPageLocale } from '@lupa/contracts/locale.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { momentPath, previewCardPath, previewPath } from '@lupa/contracts/preview.ts';
import { routesTag } from '@lupa/contracts/tags.ts';
import { maximumSlugLength } from '@lupa/contracts/slug.ts';
import { chooseCoding } from '@lupa/server/chooseCoding.ts';
import { createServiceApp, type ServiceApp, type ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { problemAnswer, ProblemError } from '@lupa/server/problem.ts';
import { readAddress } from '@lupa/server/networkOf.ts';
import type { ReadinessCheck } from '@lupa/server/readiness.ts';
import { setRoute } from '@lupa/server/traceRequests.ts';
import type { Context } from 'hono';
import { cachePolicies } from './cache/cachePolicies.ts';
import { edgeOf } from './cache/edge.ts';
import type { Miss, PageCache, PageOutcome } from './cache/pageCache.ts';
import { keyIn } from './cache/pageKey.ts';
import type { PageStore } from './cache/pageStore.ts';
import type { Cards } from '../features/shareCards/createCards.ts';
import { createConsentAnswer } from '../features/consent/answerConsent.ts';
import type { ConsentLog } from '../features/consent/consentLog.ts';
import type { SiteEnv } from '../env.ts';
import { createErrorReportAnswers } from '../features/errorReports/serveErrorReport.ts';
import type { ReportClient } from '../features/errorReports/reportClient.ts';
import { orElse } from '../page/middleware/orElse.ts';
import { userLocationPath } from '../page/middleware/userLocation.ts';
import { addNewsFeeds } from '../features/news/serveNews.ts';
import { addOfferChangeFeeds } from '../features/offerChanges/serveFeeds.ts';
import { addOpenData } from '../features/openData/serveOpenData.ts';
import { readCanonicalUrl } from '../page/canonicalUrl.ts';
import { fillPageFigures } from '../page/fillPageFigures.ts';
import { buildWebManifest, webManifestPath } from '../page/webManifest.ts';
import { type CreateMomentRenderer, serveMoment } from '../features/preview/serveMoment.ts';
import { servePreview } from '../features/preview/servePreview.ts';
import { servePreviewCard } from '../features/preview/servePreviewCard.ts';
import { serveSearch, serveSearchResults } from '../features/search/serveSearch.ts';
import { searchPaths, searchResultsPath } from '../features/search/searchPaths.ts';
import type { RedirectCounter } from '../features/redirectHits/countRedirects.ts';
import { askerOf } from './askerOf.ts';
import { answerPage, prepareCoding, timeLeftOf } from './pageAnswer.ts';
import { notFoundKeyFor, type PageRenderer, publicMessageOf } from './pageRenderer.ts';
import { locationSourcesOf, readUserLocation } from './readUserLocation.ts';
import { buildSecurityText, securityTextPath } from './securityText.ts';
import { serveCard } from '../features/shareCards/serveCard.ts';
import { serveGame } from '../features/games/serveGame.ts';
import { buildLlmsText, llmsTextPath } from '../features/sitemaps/llmsText.ts';
import { createGamesAnswers } from '../features/games/serveGames.ts';
import { addSitemaps } from '../features/sitemaps/addSitemaps.ts';
import { serveListed } from './serveListed.ts';
import { buildRobots } from '../features/sitemaps/sitemap.ts';
import type { VisitorTerritories } from './visitorTerritory.ts';
import { createFailedStartAnswer } from '../features/games/takeFailedStart.ts';
import { createVitalsAnswer } from '../features/vitals/takeVitals.ts';
import { vitalsPath } from '../features/vitals/vitalsPath.ts';
import { speculationRules, speculationRulesHeader, speculationRulesPath } from './speculationRules.ts';

type SiteContext = Context<ServiceVariables>;

type RoutesOptions = {
  env: SiteEnv;
  logger: Logger;
  metrics: Metrics;
  clients: ClientsOfProcess;
  clock: CacheClock;
  pages: PageCache;
  renderer: PageRenderer;
  createMomentRenderer: CreateMomentRenderer;
  cards: Cards;
  consents: ConsentLog;
  reports: ReportClient;
  redirectHits: Pick<RedirectCounter, 'count'>;
  readiness: ReadinessCheck[];
  territories: Pick<VisitorTerritories, 'of' | 'varyOn'>;
};

const html = 'text/html; charset=utf-8';
const retrySeconds = '10';
/** Of every page, in traces and metrics. */
export const pageRoute = '/*';

/** Everything that is not a cache hit or a file of the client. */
export function createRoutes(options: RoutesOptions): ServiceApp {
  const { env, logger, metrics, clients, clock } = options;
  const app = createServiceApp({
    service: 'site',
    logger,
    readiness: options.readiness,
    metrics,
    // The listener has set them already.
    securityHeaders: {},
    answerOddTarget: (context) => {
      context.set('timers', clock.timers);
      return serveUnreadable(context, options);
    },
  });
  app.use((context, next) => {
    context.set('timers', clock.timers);
    return next();
  });
  const sources = locationSourcesOf(env);
  app.get(userLocationPath, (context) => {
    const location = readUserLocation((name) => context.req.header(name), sources);
    return context.json(location, 200, { 'Cache-Control': cachePolicies.location });
  });
  const addressOf = (context: SiteContext) => readAddress((context.env as HttpBindings).incoming, env.TRUST_PROXY);
  const loadMicrocopy = (locale: ContentLocale, context: SiteContext) =>
    orElse(clients.forPage(askerOf(context)).clients.content.fetchMicrocopy(locale), buildMicrocopy([]));
  app.post(
    consentPath,
    createConsentAnswer({ siteUrl: env.SITE_URL, now: Date.now, addressOf, loadMicrocopy, record: options.consents.record }),
  );
  app.all(consentPath, (context) => {
    context.header('Allow', 'POST');
    return problemAnswer(context, 405, 'A choice can only be sent');
  });
  app.get(speculationRulesPath, (context) => {
    const headers = { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': cachePolicies.speculationRules };
    return context.body(JSON.stringify(speculationRules), 200, headers);
  });
  app.get('/robots.txt', (context) => context.text(buildRobots(env.SITE_URL), 200, { 'Cache-Control': cachePolicies.sitemap }));
  app.get(securityTextPath, (context) => {
    const text = buildSecurityText({ siteUrl: env.SITE_URL, contact: env.SECURITY_CONTACT, now: new Date() });
    return context.text(text, 200, { 'Cache-Control': cachePolicies.sitemap });
  });
  const edge = edgeOf(env);
  addSitemaps(app, { clients, env, edge });
  app.get(llmsTextPath, (context) => {
    const { content, partners } = clients.forPage(askerOf(context)).clients;
    const build = async () => {
      const [routes, globals, home] = await Promise.all([
        content.fetchRoutes(),
        orElse(content.fetchGlobals(defaultContentLocale), null),
        orElse(content.fetchPage('/', defaultContentLocale), null),
      ]);
      const { description } = await fillPageFigures({ description: home?.description ?? '' }, defaultPageLocale, partners);
      return buildLlmsText(routes, { siteUrl: env.SITE_URL, siteName: globals?.siteName || new URL(env.SITE_URL).hostname, description });
    };
    return serveListed(context, edge, { contentType: 'text/plain; charset=utf-8', tags: [routesTag()], build });
  });
  addOpenData(app, { clients, siteUrl: env.SITE_URL, edge });
  addOfferChangeFeeds(app, { clients, siteUrl: env.SITE_URL, edge });
  addNewsFeeds(app, { clients, siteUrl: env.SITE_URL, edge });
  // Hono looks for paths without their last slash.
  app.get(previewPath.slice(0, -1), (context) => servePreview(context, options));
  app.get(previewCardPath.slice(0, -1), (context) => servePreviewCard(context, options));
  app.get(momentPath.slice(0, -1), (context) => serveMoment(context, options));
  app.get('/cards/*', (context) => serveCard(context, options.cards));
  app.get(webManifestPath, (context) => serveWebManifest(context, options));
  const games = createGamesAnswers(options);
  app.get(gamesPath, games.answerPage);
  app.get(gamesByIdsPath, games.answerByIds);
  app.get(searchResultsPath, (context) => serveSearchResults(context, options));
  for (const path of Object.values(searchPaths)) {
    app.get(path.slice(0, -1), async (context) => {
      const { deadline } = askerOf(context);
      return serveSearch(context, options).catch((error: unknown) => serveFailure(context, error, { path, deadline }, options));
    });
  }
  const errorReports = createErrorReportAnswers({ ...options, now: Date.now });
  for (const path of Object.values(errorReportPaths)) {
    const orFailure = (answer: (context: SiteContext) => Promise<Response>) => async (context: SiteContext) =>
      answer(context).catch((error: unknown) => {
        if (error instanceof ProblemError) throw error;
        return serveFailure(context, error, { path, deadline: askerOf(context).deadline }, options);
      });
    app.get(path.slice(0, -1), orFailure(errorReports.show));
    app.post(path.slice(0, -1), orFailure(errorReports.take));
  }
  app.get('/api/games/:id', (context) => serveGame(context, options));
  app.post(
    '/api/games/:id/failed-start',
    createFailedStartAnswer({ siteUrl: env.SITE_URL, arcadeUrl: env.ARCADE_URL, now: Date.now, addressOf }),
  );
  if (env.VITALS_PERCENT > 0) app.post(vitalsPath, createVitalsAnswer({ siteUrl: env.SITE_URL, metrics, now: Date.now, addressOf }));
  app.all('/api/*', (context) => context.notFound());
  app.get('*', (context) => servePage(context, options));
  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD');
    return problemAnswer(context, 405, 'Pages can only be read');
  });
  return app;
}

async function serveWebManifest(context: SiteContext, { env, clients }: RoutesOptions): Promise<Response> {
  const { content } = clients.forPage(askerOf(context)).clients;
  const globals = await orElse(content.fetchGlobals(defaultContentLocale), null);
  const manifest = buildWebManifest(globals?.siteName || new URL(env.SITE_URL).hostname);
  return context.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': cachePolicies.webManifest,
  });
}

// Addresses of files, wanted by robots and old pages: not pages with a slash missing.
const fileEnding =
  /\.(?:avif|bak|cgi|css|env|gif|gz|html?|ico|jpe?g|js|json|map|mjs|php|png|sql|svg|txt|webmanifest|webp|woff2?|xml|zip)$/i;

async function servePage(context: SiteContext, options: RoutesOptions): Promise<Response> {
  const { requestId, deadline } = askerOf(context);
  // The target as it came: what Hono sees has been normalised already.
  const target = (context.env as HttpBindings).incoming.url ?? '/';
  const count = ({ redirects = [] }: Pick<Miss, 'redirects'>) =>
    options.redirectHits.count((context.env as HttpBindings).incoming, redirects);
  const url = readCanonicalUrl(target);
  if (url.kind === 'malformed') return serveUnreadable(context, options);
  if (fileEnding.test(target.split('?', 1)[0] ?? '')) return problemAnswer(context, 404, 'There is no such file');
  if (url.kind === 'moved') {
    const moved = await options.renderer.findRedirect(url.path, requestId, deadline);
    if (moved.kind === 'redirect') {
      count(moved);
      return redirect(context, moved, url.location.slice(url.path.length));
    }
    return context.body(null, 301, { Location: url.location, 'Cache-Control': cachePolicies.canonicalRedirect });
  }
  const territory = options.territories.of((context.env as HttpBindings).incoming.headers);
  try {
    // No page has an address as long, and the content service refuses to look for it.
    const isTooLong = decodeURIComponent(url.path).length > maximumSlugLength;
    const outcome = isTooLong ? { kind: 'missing' as const } : await options.pages.load(keyIn(territory, url.key), requestId, deadline);
    if (outcome.kind === 'page') return await sendOutcome(context, outcome, options);
    count(outcome);
    if (outcome.kind === 'redirect') return redirect(context, outcome, target.slice(url.path.length));
    if (outcome.kind === 'trimmed') return redirectToTrimmed(context, url, outcome.query);
    const status = outcome.kind === 'gone' ? 410 : 404;
    const notFound = await options.pages.load(keyIn(territory, notFoundKeyFor(url.path, status)), requestId, deadline);
    if (notFound.kind === 'page') return await sendOutcome(context, notFound, options);
    return context.notFound();
  } catch (error) {
    return serveFailure(context, error, { path: url.path, deadline }, options);
  }
}

/** For a person the error page, with a way home. */
async function serveUnreadable(context: SiteContext, { renderer }: RoutesOptions): Promise<Response> {
  if (!context.req.header('accept')?.includes('text/html')) return problemAnswer(context, 400, 'This address cannot be read');
  const body = await renderer.renderError('/', 400, context.get('requestId'), askerOf(context).deadline);
  return context.body(body, 400, { 'Content-Type': html, 'Cache-Control': cachePolicies.never });
}

async function serveFailure(
  context: SiteContext,
  error: unknown,
  { path, deadline }: { path: string; deadline: Deadline },
  { renderer }: RoutesOptions,
): Promise<Response> {
  const status = error instanceof ServiceUnavailableError ? 503 : 500;
  context.get('logger').error({ event: 'page.failed', err: error, page: path, status }, 'a page cannot be shown');
  const detail = status === 500 ? publicMessageOf(error) : undefined;
  const body = await renderer.renderError(path, status, context.get('requestId'), deadline, detail);
  return context.body(body, status, {
    'Content-Type': html,
    'Cache-Control': cachePolicies.never,
    [speculationRulesHeader[0]]: speculationRulesHeader[1],
    ...(status === 503 && { 'Retry-After': retrySeconds }),
  });
}

async function sendOutcome(
  context: SiteContext,
  { page, freshUntil, state }: Extract<PageOutcome, { kind: 'page' }>,
  { clock }: RoutesOptions,
): Promise<Response> {
  const acceptEncoding = context.req.header('accept-encoding');
  prepareCoding(page, chooseCoding(acceptEncoding));
  const request = { method: context.req.method, acceptEncoding, ifNoneMatch: context.req.header('if-none-match') };
  const answer = answerPage(page, request, timeLeftOf(page, freshUntil, clock), state);
  // Straight to the connection, as a hit: a `Response` would copy the headers and make a stream of the body.
  const { outgoing } = context.env as HttpBindings;
  // Before the span of the request ends with the answer.
  setRoute(context.req.method, pageRoute, { 'lupa.page.state': state });
  outgoing.writeHead(answer.status, [...answer.headers, 'X-Request-Id', context.get('requestId')]);
  if (answer.body === null) outgoing.end();
  else outgoing.end(answer.body);
  return new Response(null, { status: answer.status, headers: RESPONSE_ALREADY_SENT.headers });
}

function redirect(context: SiteContext, { to, status }: Extract<Miss, { kind: 'redirect' }>, search: string): Response {
  const isOwn = to.startsWith('/') && !/[?#]/.test(to);
  return context.body(null, status, { Location: isOwn ? to + search : to, 'Cache-Control': cachePolicies.contentRedirect });
}

function redirectToTrimmed(context: SiteContext, { path, campaign }: { path: string; campaign: string }, query: string): Response {
  const search = [query, campaign].filter(Boolean).join('&');
  const Location = search === '' ? path : `${path}?${search}`;
  return context.body(null, 302, { Location, 'Cache-Control': cachePolicies.contentRedirect });
}

type SiteReadinessOptions = {
  store: Pick<PageStore, 'size'>;
  pages: Pick<PageCache, 'load'>;
  timers?: Timers;
};

// A probe waits no longer.
const patience = 1000;

/** A site is ready when it has something to show: kept pages, or a content service that answers for the home page. */
export function createSiteReadiness({ store, pages, timers }: SiteReadinessOptions): ReadinessCheck {
  return {
    name: 'pages',
    check: async () => {
      if (store.size === 0) await pages.load('/', `ready-${randomUUID()}`, new Deadline(patience, timers));
    },
  };
}
