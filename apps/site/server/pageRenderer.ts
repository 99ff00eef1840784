import type { PageQuery } from '@lupa/blocks/block.ts';
import { callPolicies } from '@lupa/clients/callPolicies.ts';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { Deadline } from '@lupa/clients/deadline.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import { type ContentLocale, homePathOf, localeOfPath, notFoundPathFor, toContentLocale } from '@lupa/contracts/locale.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { tracedNow } from '@lupa/server/tracing.ts';
import type { SiteEnv } from '../env.ts';
import type { ErrorNoticeProps } from '../page/ErrorNotice.tsx';
import { type ErrorStatus, errorTextsFor } from '../page/errorTexts.ts';
import { InitialToplist } from '../page/initialToplist.ts';
import { indexedLanguagesTag, type KnownRoutes, knowRoutes } from '../page/knownRoutes.ts';
import { lastResortPage } from '../page/lastResortPage.ts';
import { loadDetail } from '../page/renderDetail.tsx';
import { loadErrorPage, loadExisting, loadNotFoundPage } from '../page/loadPage.ts';
import { orElse } from '../page/middleware/orElse.ts';
import { UnknownMiddlewareError } from '../page/middleware/runPageMiddleware.ts';
import { type LoadOptions, type PageFeature, type Rendering, renderParts } from '../page/pageFeature.ts';
import { type PageAssets, type PageModel, pageTimes } from '../page/pageModel.ts';
import { createPageQuery, noQuery } from '../page/pageQuery.ts';
import { renderPage } from '../page/renderPage.tsx';
import { type Address, type Miss, resolveRedirect } from '../page/siteRedirects.ts';
import type { RenderedPage } from './cache/pageCache.ts';
import { splitKey } from './cache/pageKey.ts';

/** `territory`: null in the market itself. */
type RequestDetails = { query?: PageQuery; territory?: string | null };

type Deps = {
  env: SiteEnv;
  logger: Logger;
  assets: PageAssets;
  rendering: Rendering;
  features: readonly PageFeature[];
  clients: ClientsOfProcess;
  clock: CacheClock;
};

const notFoundKey = /^(404|410) (.*)$/;

/** Key of the page that replaces a missing one. No request can ask for it: addresses start with a slash. */
export function notFoundKeyFor(path: string, status: 404 | 410): string {
  return `${status} ${notFoundPathFor(path)}`;
}

export class PageRenderer {
  readonly #deps: Deps;
  readonly #initialToplist: InitialToplist;
  #knownRoutes: KnownRoutes | null = null;
  /** Those of the pages that were asked for. */
  readonly #locales = new Set<ContentLocale>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#initialToplist = new InitialToplist({ ...deps, identifier: deps.env.TOPLIST_IDENTIFIER });
  }

  async render(given: string, requestId: string, deadline: Deadline): Promise<RenderedPage | Miss> {
    const { territory, key } = splitKey(given);
    const [, status, notFoundPath] = notFoundKey.exec(key) ?? [];
    if (status !== undefined && notFoundPath !== undefined)
      return this.#renderNotFound(notFoundPath, status === '410' ? 410 : 404, requestId, deadline);
    const [path = '/', search = ''] = key.split('?', 2);
    this.#locales.add(toContentLocale(localeOfPath(path)));
    const query = createPageQuery(search);
    const options = this.startRequest(requestId, deadline, { query, territory });
    const [detail] = query.read('detalle');
    if (detail !== undefined) return renderDetailAlone(path, detail, options, query);
    const model = await loadExisting(path, options);
    if (model === null || model === 'withdrawn') return resolveMissing({ path, query: search }, model === null, options);
    // What a failure left out could have used the rest of the query.
    if (!options.pageClients.collector.isDegraded && query.used() !== search) return { kind: 'trimmed', query: query.used() };
    // There are more choices than search engines should look at: the page itself has them all.
    const shown = search === '' ? model : { ...model, isIndexable: false, alternates: [] };
    return finish(200, this.renderModel(shown, options), options);
  }

  async renderError(path: string, status: ErrorStatus, requestId: string, deadline: Deadline, detail?: string): Promise<string> {
    const locale = localeOfPath(path);
    try {
      const options = this.startRequest(requestId, deadline);
      const model = await loadErrorPage(path, status, options);
      return this.renderModel(model, options, { status, ...errorTextsFor(status, locale), detail, homePath: homePathOf(locale) });
    } catch (error) {
      this.#deps.logger.error({ event: 'errorPage.failed', err: error, page: path, requestId }, 'the error page cannot be shown');
      return lastResortPage;
    }
  }

  /** Reads again what pages carry tags of our own for, so that these end although nobody asks for a page that is not kept. */
  async follow(): Promise<void> {
    const { logger, clock, clients } = this.#deps;
    const asker = { logger, requestId: 'change', deadline: new Deadline(pageTimes.whole, clock.timers) };
    const { content } = clients.forPage(asker).clients;
    await Promise.all([
      this.#initialToplist.load(asker),
      this.#readRoutes(asker.requestId, asker.deadline),
      ...[...this.#locales].map((locale) => orElse(content.fetchMicrocopy(locale), null)),
    ]);
  }

  /** A page hides what leads away from its path, and not what leads away from one of its queries: `/?p=123`. */
  async findRedirect(address: Address, requestId: string, deadline: Deadline): Promise<Miss> {
    const { isListed } = await this.#readRoutes(requestId, deadline);
    const { clients, logger, env } = this.#deps;
    const { content } = clients.forPage({ logger: logger.child({ requestId }), requestId, deadline }).clients;
    const miss = resolveRedirect(address, await orElse(content.fetchRedirects(), []), env.SITE_URL);
    const isOfQuery = 'isOfQuery' in miss && miss.isOfQuery;
    return !isOfQuery && isListed(address.path) ? { kind: 'missing' } : miss;
  }

  async #renderNotFound(path: string, status: 404 | 410, requestId: string, deadline: Deadline): Promise<RenderedPage> {
    const options = this.startRequest(requestId, deadline);
    const locale = localeOfPath(path);
    try {
      const model = await loadNotFoundPage(path, status, options);
      const notice = {
        status,
        ...errorTextsFor(status, locale),
        detail: model.layout.microcopy.not_found_hint,
        homePath: homePathOf(locale),
        children: renderParts(this.#deps.features, 'missingPage', { page: model, blocks: [] }),
      };
      return finish(status, this.renderModel(model, options, notice), options);
    } catch (error) {
      options.logger.error({ event: 'errorPage.failed', err: error, page: path }, 'the not-found page cannot be loaded');
      options.pageClients.collector.recordDegraded();
      return finish(status, await this.renderError(path, status, requestId, deadline, publicMessageOf(error)), options);
    }
  }

  renderModel(model: PageModel, { logger }: Pick<LoadOptions, 'logger'>, notice?: ErrorNoticeProps): string {
    const { rendering, features } = this.#deps;
    return tracedNow('render page', {}, () => renderPage(model, { rendering, features, logger, ...(notice && { notice }) }));
  }

  startRequest(requestId: string, deadline: Deadline, { query = noQuery, territory = null }: RequestDetails = {}): LoadOptions {
    const { env, assets, rendering, features, clients, clock, logger } = this.#deps;
    const pageLogger = logger.child({ requestId });
    const routes = this.#readRoutes(requestId, deadline);
    // Not every page gets as far as to need them.
    routes.catch(() => {});
    return {
      env,
      assets,
      rendering,
      features,
      pageClients: clients.forPage({ logger: pageLogger, requestId, deadline, territory }),
      routes,
      listedSlug: (path) => this.#knownRoutes?.slugOf(path),
      initialToplist: this.#initialToplist.load({ logger: pageLogger, requestId, deadline }),
      logger: pageLogger,
      now: new Date(clock.now()),
      query,
    };
  }

  // Asked apart, so that pages do not carry the routes' tag: each new page would end all of them for the sake of a link's kind.
  async #readRoutes(requestId: string, deadline: Deadline): Promise<KnownRoutes> {
    const { clients, logger, clock } = this.#deps;
    const { content } = clients.forPage({ logger: logger.child({ requestId }), requestId, deadline }).within(pageTimes.layout);
    const known = knowRoutes(await orElse(content.fetchRoutes(), null));
    if (!known.hasList) return known;
    const [before, now] = [this.#knownRoutes, known].map((each) => [...(each?.indexedLanguages ?? [])].join());
    if (this.#knownRoutes !== null && before !== now) clock.epochs.invalidate([indexedLanguagesTag]);
    this.#knownRoutes = known;
    return known;
  }
}

/** What visitors may read about a failure (requirement 8.16). Everything else is in the log only. */
export function publicMessageOf(error: unknown): string | undefined {
  if (error instanceof UnknownMiddlewareError) return error.message;
  return error instanceof ServiceUnavailableError ? callPolicies[error.call].failureMessage : undefined;
}

async function renderDetailAlone(path: string, value: string, options: LoadOptions, query: { used: () => string }) {
  const html = await loadDetail(path, value, options);
  return html === null ? { kind: 'trimmed' as const, query: query.used() } : finish(200, html, options);
}

export async function resolveMissing(address: Address, isUnknown: boolean, options: LoadOptions): Promise<Miss> {
  const { env, pageClients, routes } = options;
  const { path } = address;
  const redirected = resolveRedirect(address, await orElse(pageClients.clients.content.fetchRedirects(), []), env.SITE_URL);
  const elsewhere = isUnknown && redirected.kind === 'missing' ? await findElsewhere(path, options) : null;
  const miss: Miss = elsewhere === null ? redirected : { kind: 'redirect', to: elsewhere, status: 301 };
  const isListed = isUnknown && miss.kind === 'missing' ? (await routes).isListed(path) : false;
  return { ...miss, tags: [...pageClients.collector.tags], isListed };
}

async function findElsewhere(path: string, options: LoadOptions): Promise<string | null> {
  for (const feature of options.features) {
    const found = feature.findElsewhere && (await orElse(feature.findElsewhere(path, options), null));
    if (found) return found;
  }
  return null;
}

function finish(status: 200 | 404 | 410, html: string, { pageClients }: LoadOptions): RenderedPage {
  const { tags, edgeTags, freshUntil, holdsUntil, endsAt, isDegraded, isIncomplete } = pageClients.collector;
  return { kind: 'page', status, html, tags, edgeTags, freshUntil, holdsUntil, endsAt, isDegraded, isIncomplete };
}
