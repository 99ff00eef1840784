import { type BlockContext, type PageQuery, PageNotFoundError } from '@lupa/blocks/block.ts';
import { callPolicies } from '@lupa/clients/callPolicies.ts';
import type { Collector } from '@lupa/clients/collector.ts';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { Deadline } from '@lupa/clients/deadline.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import type { CacheClock, Made } from '@lupa/clients/taggedCache.ts';
import { homePathOf, localeOfPath, type PageLocale, notFoundPathFor } from '@lupa/contracts/locale.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { tracedNow } from '@lupa/server/tracing.ts';
import { findGameElsewhere } from '../features/catalogue/loadCataloguePage.ts';
import type { Miss, RenderedPage } from './cache/pageCache.ts';
import { splitKey } from './cache/pageKey.ts';
import { buildCardContent, type CardContent } from '../features/shareCards/cardContent.ts';
import { InitialToplist } from '../page/initialToplist.ts';
import { findReportedPage, type ReportedPage } from '../features/errorReports/findReportedPage.ts';
import type { ReportView } from '../features/errorReports/loadErrorReport.ts';
import type { LayoutHtml } from '../layout/layoutFragment.ts';
import { orElse } from '../page/middleware/orElse.ts';
import { UnknownMiddlewareError } from '../page/middleware/runPageMiddleware.ts';
import { type ErrorStatus, errorTextsFor } from '../page/errorTexts.ts';
import { FragmentCache } from '../page/fragmentCache.ts';
import { type KnownRoutes, knowRoutes } from '../page/knownRoutes.ts';
import { loadDetail } from '../page/loadDetail.ts';
import { lastResortPage } from '../page/lastResortPage.ts';
import {
  leaveNoTraces,
  loadDraftPage,
  loadErrorPage,
  loadErrorReportPage,
  loadNotFoundPage,
  type LoadOptions,
  loadOwnPage,
  loadPage,
  loadSearchPage,
} from '../page/loadPage.ts';
import { type PageModel, pageTimes, type PreviewNote } from '../page/pageModel.ts';
import { createPageQuery, noQuery } from '../page/pageQuery.ts';
import { renderPage, type RenderPageOptions } from '../page/renderPage.tsx';
import { formatMissingBlocks } from '../features/preview/formatNote.ts';
import { loadSearch } from '../features/search/loadSearch.ts';
import { renderResults } from '../features/search/renderResults.tsx';
import { savedPaths } from '../browser/serviceWorker/savedPages.ts';
import { offlinePaths } from '../browser/serviceWorker/storedPages.ts';
import type { SiteDeps } from './siteDeps.ts';
import { createStandaloneContext } from '../page/standaloneContext.ts';
import { resolveRedirect } from '../page/siteRedirects.ts';

/** `territory`: null in the market itself. */
type Begun = { query?: PageQuery; territory?: string | null };

export type PreviewNotice = { status: number; title: string; message: string };

const notFoundKey = /^(404|410) (.*)$/;

// What the words of a card take, roughly.
const cardBytes = 2048;

/** Key of the page that replaces a missing one. No request can ask for it: addresses start with a slash. */
export function notFoundKeyFor(path: string, status: 404 | 410): string {
  return `${status} ${notFoundPathFor(path)}`;
}

/** Canonical key → HTML and what it was made of, or what became of the page. */
export class PageRenderer {
  readonly #deps: SiteDeps & { clients: ClientsOfProcess; clock: CacheClock };
  readonly #layoutFragments = new FragmentCache<LayoutHtml>();
  readonly #blockFragments = new FragmentCache<Buffer>();
  readonly #initialToplist: InitialToplist;

  constructor(deps: SiteDeps & { clients: ClientsOfProcess; clock: CacheClock }) {
    this.#deps = deps;
    this.#initialToplist = new InitialToplist({ ...deps, identifier: deps.env.TOPLIST_IDENTIFIER });
  }

  async render(given: string, requestId: string, deadline: Deadline): Promise<RenderedPage | Miss> {
    const { territory, key } = splitKey(given);
    const [, status, notFoundPath] = notFoundKey.exec(key) ?? [];
    if (status !== undefined && notFoundPath !== undefined)
      return this.#renderNotFound(notFoundPath, status === '410' ? 410 : 404, requestId, deadline);
    const [path = '/', search = ''] = key.split('?', 2);
    const query = createPageQuery(search);
    const options = this.#begin(requestId, deadline, { query, territory });
    if (offlinePaths.includes(path)) {
      const model = await loadOwnPage(path, 'offline_title', options);
      return finish(200, this.#renderModel(model, options, { ownPage: 'offline' }), options);
    }
    if (savedPaths.includes(path)) {
      const model = await loadOwnPage(path, 'saved_pages', options);
      return finish(200, this.#renderModel(model, options, { ownPage: 'saved' }), options);
    }
    const [detail] = query.read('detalle');
    if (detail !== undefined) return this.#renderDetail(path, detail, options, query);
    const model = await loadExisting(path, options);
    if (model === null || model === 'withdrawn') return resolveMissing(path, model === null, options);
    // What a failure left out could have used the rest of the query.
    if (!options.pageClients.collector.isDegraded && query.used() !== search) return { kind: 'trimmed', query: query.used() };
    // There are more choices than search engines should look at: the page itself has them all.
    const shown = search === '' ? model : { ...model, isIndexable: false, alternates: [] };
    return finish(200, this.#renderModel(shown, options, { blockFragments: this.#blockFragments }), options);
  }

  /** A part of a page, alone. Where there is none the address is that of the page. */
  async #renderDetail(path: string, value: string, options: LoadOptions, query: { used: () => string }): Promise<RenderedPage | Miss> {
    const html = await loadDetail(path, value, options);
    return html === null ? { kind: 'trimmed', query: query.used() } : finish(200, html, options);
  }

  /** The search with what there is about a question. Nothing of it reaches a cache. @throws as loadPage */
  async renderSearch(path: string, question: string, requestId: string, deadline: Deadline): Promise<Buffer> {
    const options = this.#begin(requestId, deadline);
    return this.#renderModel(await loadSearchPage(path, question, options), options, {});
  }

  /** The results alone, as HTML. */
  async renderSearchResults(
    locale: PageLocale,
    question: string,
    { requestId, deadline }: { requestId: string; deadline: Deadline },
  ): Promise<string> {
    const { context } = await this.startGamesRequest(locale, { requestId, deadline });
    return renderResults(await loadSearch(question, context));
  }

  /** The form about an error, or what became of a report. Nothing of it reaches a cache. @throws as loadPage */
  async renderErrorReport(path: string, view: ReportView, requestId: string, deadline: Deadline): Promise<Buffer> {
    const options = this.#begin(requestId, deadline);
    return this.#renderModel(await loadErrorReportPage(path, view, options), options, {});
  }

  /** A page that somebody says something about, by its percent-encoded path; null where there is none. */
  async findReportedPage(
    path: string,
    locale: PageLocale,
    { requestId, deadline }: { requestId: string; deadline: Deadline },
  ): Promise<ReportedPage | null> {
    const options = this.#begin(requestId, deadline);
    return findReportedPage(path, await createStandaloneContext(locale, homePathOf(locale), options), options);
  }

  /** What the card of a page says. */
  async loadCard(path: string, requestId: string, deadline: Deadline): Promise<Made<{ content: CardContent | null }>> {
    const options = this.#begin(requestId, deadline);
    const found = await loadExisting(path, options);
    const model = found === 'withdrawn' ? null : found;
    const { tags, freshUntil, isDegraded } = options.pageClients.collector;
    return { value: { content: model && buildCardContent(model) }, bytes: isDegraded ? 0 : cardBytes, tags, freshUntil };
  }

  /** An error page; when even that fails, the page that needs nothing. Never throws. */
  async renderError(path: string, status: ErrorStatus, requestId: string, deadline: Deadline, detail?: string): Promise<string> {
    const locale = localeOfPath(path);
    try {
      const options = this.#begin(requestId, deadline);
      const model = await loadErrorPage(path, status, options);
      const notice = { status, ...errorTextsFor(status, locale), detail, homePath: homePathOf(locale) };
      return String(this.#renderModel(model, options, { notice }));
    } catch (error) {
      this.#deps.logger.error({ event: 'errorPage.failed', err: error, page: path, requestId }, 'the error page cannot be shown');
      return lastResortPage;
    }
  }

  /** A draft, whose bar also says which blocks are left out. Nothing of it reaches a cache. @throws as loadPage */
  async renderDraft(page: Page, preview: PreviewNote, requestId: string, deadline: Deadline): Promise<Buffer> {
    const options = { ...this.#begin(requestId, deadline), isPreview: true };
    const model = await loadDraftPage(page, options);
    const shown = new Set(model.blocks.map(({ index }) => index));
    const missing = page.content.flatMap((_, index) => (shown.has(index) ? [] : [index + 1]));
    const note = { ...preview, text: preview.text + formatMissingBlocks(missing) };
    return renderPage({ ...model, preview: note }, { rendering: this.#deps.rendering, logger: options.logger });
  }

  /** What the card of a draft says. @throws as loadPage */
  async loadDraftCard(page: Page, requestId: string, deadline: Deadline): Promise<CardContent | null> {
    const model = await loadDraftPage(page, { ...this.#begin(requestId, deadline), isPreview: true });
    return buildCardContent({ ...model, canonicalUrl: model.siteUrl + model.slug });
  }

  /** A page by its canonical key, for a renderer whose clients and clock are those of a moment. @throws as loadPage */
  async renderAtMoment(key: string, preview: PreviewNote, requestId: string, deadline: Deadline): Promise<Buffer | Miss> {
    const [path = '/', search = ''] = key.split('?', 2);
    const options = { ...this.#begin(requestId, deadline, { query: createPageQuery(search) }), isPreview: true };
    const model = await loadExisting(path, options);
    if (model === null || model === 'withdrawn') return resolveMissing(path, model === null, options);
    return renderPage({ ...leaveNoTraces(model), preview }, { rendering: this.#deps.rendering, logger: options.logger });
  }

  /** What stands in the place of a draft that cannot be shown; when even that fails, the page that needs nothing. Never throws. */
  async renderPreviewNotice(notice: PreviewNotice, preview: PreviewNote | null, requestId: string, deadline: Deadline): Promise<string> {
    try {
      const options = this.#begin(requestId, deadline);
      const model = await loadErrorPage('/', 500, options);
      const { homeText } = errorTextsFor(500, model.locale);
      const shown = { ...model, title: notice.title, assets: { ...model.assets, hasServiceWorker: false }, ...(preview && { preview }) };
      return String(this.#renderModel(shown, options, { notice: { ...notice, homePath: '/', homeText } }));
    } catch (error) {
      this.#deps.logger.error({ event: 'errorPage.failed', err: error, requestId }, 'the notice of a preview cannot be shown');
      return lastResortPage;
    }
  }

  /** After a change: pages end at once when it has changed whom the comparator names. */
  async followInitialToplist(): Promise<void> {
    const { logger } = this.#deps;
    await this.#initialToplist.load({ logger, requestId: 'change', deadline: new Deadline(pageTimes.whole, this.#deps.clock.timers) });
  }

  /** Where a path without a page of its own is to be found, for wrong forms of it too. */
  async findRedirect(path: string, requestId: string, deadline: Deadline): Promise<Miss> {
    const { isListed } = await this.#readRoutes(requestId, deadline);
    if (isListed(path)) return { kind: 'missing' };
    const { clients, logger, env } = this.#deps;
    const { content } = clients.forPage({ logger: logger.child({ requestId }), requestId, deadline }).clients;
    return resolveRedirect(path, await orElse(content.fetchRedirects(), []), env.SITE_URL);
  }

  /** What presents games outside of a page, in a language. `pageSlug`: where the visitor is. */
  async startGamesRequest(
    locale: PageLocale,
    { requestId, deadline, territory = null }: { requestId: string; deadline: Deadline; territory?: string | null },
    pageSlug = homePathOf(locale),
  ): Promise<{ context: BlockContext; collector: Collector }> {
    const options = this.#begin(requestId, deadline, { territory });
    return { context: await createStandaloneContext(locale, pageSlug, options), collector: options.pageClients.collector };
  }

  async #renderNotFound(path: string, status: 404 | 410, requestId: string, deadline: Deadline): Promise<RenderedPage> {
    const options = this.#begin(requestId, deadline);
    const locale = localeOfPath(path);
    try {
      const model = await loadNotFoundPage(path, status, options);
      const detail = model.layout.microcopy.not_found_hint;
      const search = { locale, microcopy: model.layout.microcopy };
      const notice = { status, ...errorTextsFor(status, locale), detail, homePath: homePathOf(locale), search };
      return finish(status, this.#renderModel(model, options, { notice }), options);
    } catch (error) {
      options.logger.error({ event: 'errorPage.failed', err: error, page: path }, 'the not-found page cannot be loaded');
      options.pageClients.collector.recordDegraded();
      return finish(status, await this.renderError(path, status, requestId, deadline, publicMessageOf(error)), options);
    }
  }

  #renderModel(model: PageModel, { logger }: LoadOptions, more: Partial<RenderPageOptions>): Buffer {
    const options = { rendering: this.#deps.rendering, layoutFragments: this.#layoutFragments, logger, ...more };
    return tracedNow('render page', {}, () => renderPage(model, options));
  }

  #begin(requestId: string, deadline: Deadline, { query = noQuery, territory = null }: Begun = {}): LoadOptions {
    const { env, assets, rendering, clients, clock, logger } = this.#deps;
    const pageLogger = logger.child({ requestId });
    const routes = this.#readRoutes(requestId, deadline);
    // Not every page gets as far as to need them.
    routes.catch(() => {});
    return {
      env,
      assets: assets.page,
      rendering,
      pageClients: clients.forPage({ logger: pageLogger, requestId, deadline, territory }),
      routes,
      initialToplist: this.#initialToplist.load({ logger: pageLogger, requestId, deadline }),
      logger: pageLogger,
      now: new Date(clock.now()),
      query,
    };
  }

  // Asked apart, so that pages do not carry the routes' tag: each new page would end all of them for the sake of a link's kind.
  async #readRoutes(requestId: string, deadline: Deadline): Promise<KnownRoutes> {
    const { clients, logger } = this.#deps;
    const { content } = clients.forPage({ logger: logger.child({ requestId }), requestId, deadline }).within(pageTimes.layout);
    return knowRoutes(await orElse(content.fetchRoutes(), null));
  }
}

/** What visitors may read about a failure (requirement 8.16). Everything else is in the log only. */
export function publicMessageOf(error: unknown): string | undefined {
  if (error instanceof UnknownMiddlewareError) return error.message;
  return error instanceof ServiceUnavailableError ? callPolicies[error.call].failureMessage : undefined;
}

/** Null: the content service has no such page. 'withdrawn': it has one that is declared not found, by a block as a rule. */
async function loadExisting(path: string, options: LoadOptions): Promise<PageModel | 'withdrawn' | null> {
  try {
    return await loadPage(path, options);
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) throw error;
    options.logger.warn({ err: error, page: path }, 'a page is declared not found');
    return 'withdrawn';
  }
}

async function resolveMissing(path: string, isUnknown: boolean, options: LoadOptions): Promise<Miss> {
  const { env, pageClients, routes } = options;
  const redirected = resolveRedirect(path, await orElse(pageClients.clients.content.fetchRedirects(), []), env.SITE_URL);
  const elsewhere = isUnknown && redirected.kind === 'missing' ? await orElse(findGameElsewhere(path, options), null) : null;
  const miss: Miss = elsewhere === null ? redirected : { kind: 'redirect', to: elsewhere, status: 301 };
  const isListed = isUnknown && miss.kind === 'missing' ? (await routes).isListed(path) : false;
  return { ...miss, tags: [...pageClients.collector.tags], isListed };
}

function finish(status: 200 | 404 | 410, html: string | Buffer, { pageClients }: LoadOptions): RenderedPage {
  const { tags, edgeTags, freshUntil, holdsUntil, endsAt, isDegraded, isIncomplete } = pageClients.collector;
  return { kind: 'page', status, html, tags, edgeTags, freshUntil, holdsUntil, endsAt, isDegraded, isIncomplete };
}
