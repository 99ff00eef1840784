import { type BlockContext, type PageQuery, PageNotFoundError } from '@lupa/blocks/block.ts';
import type { FetchedPage } from '@lupa/clients/clients.ts';
import type { PageClients } from '@lupa/clients/createClients.ts';
import {
  defaultPageLocale,
  homePathOf,
  localeOfPath,
  pageLocales,
  toContentLocale,
  notFoundPathFor,
  notFoundSlug,
} from '@lupa/contracts/locale.ts';
import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { SlugFormatError } from '@lupa/contracts/slug.ts';
import { pageTag, routesTag } from '@lupa/contracts/tags.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { comparatorTag, type LoadedInitialToplist } from './initialToplist.ts';
import { listCandidates, listSeeds } from './listCandidates.ts';
import { buildShareImage } from './shareImage.ts';
import { loadCataloguePage } from '../features/catalogue/loadCataloguePage.ts';
import type { SiteEnv } from '../env.ts';
import { loadErrorReport, type ReportView } from '../features/errorReports/loadErrorReport.ts';
import { orElse } from './middleware/orElse.ts';
import { loadSearch } from '../features/search/loadSearch.ts';
import { formatQuestion } from '../features/search/searchPaths.ts';
import { createPageContext, type PageContext } from './middleware/pageContext.ts';
import { startFetches, runPageMiddleware } from './middleware/runPageMiddleware.ts';
import type { Rendering } from './siteRendering.ts';
import { buildLayout } from './buildLayout.ts';
import { buildPageModel } from './buildPageModel.ts';
import { canonicalPath } from './canonicalUrl.ts';
import { emptyPage } from './emptyPage.ts';
import { type ErrorStatus, errorTextsFor } from './errorTexts.ts';
import type { KnownRoutes } from './knownRoutes.ts';
import { type PageAssets, type PageModel, pageTimes, type PreparedBlock } from './pageModel.ts';
import { type HostsEnv, presenterHosts } from './presenterHosts.ts';
import { fillPageFigures } from './fillPageFigures.ts';
import { prepareBlocks } from './prepareBlocks.ts';
import { buildSitemapSections, isSitemapPath } from '../features/sitemapPage/buildSitemapSections.ts';
import { validatePage } from './validatePage.ts';

export type LoadOptions = {
  env: Pick<SiteEnv, 'SITE_URL' | 'FREEPLAY_STORAGE' | 'PLACEMENT_SECRET' | 'RAW_BLOCKS' | 'TOPLIST_IDENTIFIER' | 'VITALS_PERCENT'> &
    HostsEnv;
  assets: PageAssets;
  rendering: Pick<Rendering, 'blockLoaders' | 'blockViews' | 'blockDetails' | 'blockStructuredData' | 'createPresenter'>;
  pageClients: PageClients;
  /** Asked for apart from the page, and waited for as late as possible. */
  routes: Promise<KnownRoutes>;
  /** The same. */
  initialToplist: Promise<LoadedInitialToplist>;
  logger: Logger;
  now: Date;
  query: PageQuery;
  /** The page is a draft: its links to partners lead nowhere. */
  isPreview?: boolean;
};

/**
 * One module for the index and every other path: the page of this percent-encoded path, else the one that the catalogue makes for it, or null.
 * @throws ServiceUnavailableError when the content service is gone, UnknownMiddlewareError, PageNotFoundError when the page or one of its blocks is declared not found
 */
export async function loadPage(path: string, options: LoadOptions): Promise<PageModel | null> {
  beginShared(path, options);
  const fetched = await fetchPage(decodeURIComponent(path), options);
  const page = fetched !== null && (await validatePage(fetched, path)) ? fetched : null;
  if (isSitemapPath(path)) return loadSitemapPage(page, path, options);
  if (fetched !== null && page === null) throw new PageNotFoundError('The page that was fetched does not stand at this path.');
  const shown = page ?? (await loadCataloguePage(path, options));
  return shown && buildModel(shown, path, 200, options);
}

/** It lists the routes with or without content of its own, as long as its language has a page at all. */
async function loadSitemapPage(page: Page | null, path: string, options: LoadOptions): Promise<PageModel | null> {
  // Asked as a part of the page, so that it carries the routes' tag.
  const routes = await orElse(options.pageClients.within(pageTimes.layout).content.fetchRoutes(), null);
  const locale = localeOfPath(path);
  if (page === null && routes?.every(({ slug }) => localeOfPath(slug) !== locale)) return null;
  return buildModel(page ?? { ...emptyPage(path, ''), noIndex: false }, path, 200, options, async ({ microcopy, presenter }) => {
    const sections = routes && buildSitemapSections(routes, locale, presenter);
    const breadcrumbs = [
      { title: microcopy.home, url: homePathOf(locale) },
      { title: microcopy.sitemap, url: path },
    ];
    return {
      title: microcopy.sitemap,
      description: microcopy.sitemap_description,
      breadcrumbs,
      block: { kind: 'sitemap', type: 'sitemapPage', id: 'sitemap', props: { sections, microcopy } },
    };
  });
}

/** The search of a language with what there is about a question. No search engine lists it. @throws as loadPage */
export async function loadSearchPage(path: string, question: string, options: LoadOptions): Promise<PageModel> {
  beginShared(path, options);
  const model = await buildModel(emptyPage(path, ''), path, 200, options, async (context) => {
    const model = await loadSearch(question, { ...context, index: 0, place: 0 });
    const { home, search, search_page, search_hint, search_title } = context.microcopy;
    const title = question === '' ? search_page : search_title.replace('{question}', () => question);
    const breadcrumbs = [
      { title: home, url: homePathOf(context.locale) },
      { title: search, url: path },
    ];
    return { title, description: search_hint, breadcrumbs, block: { kind: 'search', type: 'search', id: 'search', props: { model } } };
  });
  // Whoever goes on in another language has asked already.
  return { ...model, languages: model.languages.map((choice) => ({ ...choice, path: choice.path + formatQuestion(question) })) };
}

/** The form that says what is wrong with a page, or what became of that. No search engine lists it, and nothing counts it. @throws as loadPage */
export async function loadErrorReportPage(path: string, view: ReportView, options: LoadOptions): Promise<PageModel> {
  beginShared(path, options);
  const model = await buildModel(emptyPage(path, ''), path, 200, options, async (context) => {
    const { home, report_title, report_intro, report_find } = context.microcopy;
    const title = view.kind === 'form' ? report_title : report_find;
    const breadcrumbs = [
      { title: home, url: homePathOf(context.locale) },
      { title: report_title, url: path },
    ];
    const props = { model: await loadErrorReport(view, context, options) };
    return {
      title,
      description: report_intro,
      breadcrumbs,
      block: { kind: 'errorReport', type: 'errorReports', id: 'errorReport', props },
    };
  });
  return leaveNoTraces(model);
}

/** The page that replaces one that is not there, in the language of the path that was asked for. @throws as loadPage */
export async function loadNotFoundPage(path: string, status: 404 | 410, options: LoadOptions): Promise<PageModel> {
  const slug = notFoundPathFor(path);
  const page = (await fetchPage(slug, options)) ?? (await fetchPage(`/${notFoundSlug}/`, options));
  const shown = page ?? emptyPage(slug, errorTextsFor(status, localeOfPath(slug)).title);
  // Whatever else it names: analytics has to hear that this is an error.
  const middleware = shown.middleware && [...new Set(['adobe-page-view', ...shown.middleware])];
  return buildModel({ ...shown, middleware }, slug, status, options);
}

/** A draft as the page that it would become, without an experiment on it. @throws as loadPage */
export async function loadDraftPage(page: Page, options: LoadOptions): Promise<PageModel> {
  const path = canonicalPath(page.slug) ?? '/';
  beginShared(path, options);
  const model =
    (isSitemapPath(path) ? await loadSitemapPage(page, path, options) : null) ??
    (await buildModel({ ...page, experiment: null }, path, 200, options));
  return leaveNoTraces(model);
}

/** Without what would tell search engines, analytics or the service worker of a page. */
export function leaveNoTraces(model: PageModel): PageModel {
  return {
    ...model,
    canonicalUrl: null,
    isIndexable: false,
    alternates: [],
    analytics: null,
    vitalsPercent: 0,
    userLocationPath: null,
    assets: { ...model.assets, hasServiceWorker: false },
  };
}

/** An error page without content of its own. */
export function loadErrorPage(path: string, status: ErrorStatus, options: LoadOptions): Promise<PageModel> {
  const isMissing = status === 404 || status === 410;
  const page = {
    ...emptyPage(path, errorTextsFor(status, localeOfPath(path)).title),
    middleware: [...(isMissing ? ['adobe-page-view'] : []), 'microcopy', 'contentful-globals'],
  };
  return buildModel(page, path, 404, options).then((model) => ({ ...model, status, canonicalUrl: null }));
}

/** A page of the site itself: what is shown without a connection where a page was not kept, and what is saved on the device. */
export async function loadOwnPage(path: string, title: 'offline_title' | 'saved_pages', options: LoadOptions): Promise<PageModel> {
  const model = await buildModel({ ...emptyPage(path, ''), middleware: ['microcopy', 'contentful-globals'] }, path, 200, options);
  return { ...model, title: model.layout.microcopy[title], canonicalUrl: null };
}

/** What all pages have in common; empty where it cannot be had. */
function fetchNavigation({ pageClients }: LoadOptions) {
  return orElse(pageClients.within(pageTimes.layout).content.fetchNavigation(), []);
}

const noPeriods: LegalPeriod[] = [];

/** The newest first; none where nobody answers: what services offer follows the law all the same. */
function fetchLegalPeriods({ pageClients }: Pick<LoadOptions, 'pageClients'>): Promise<LegalPeriod[]> {
  return orElse(pageClients.within(pageTimes.layout).content.fetchLegalPeriods(), noPeriods);
}

/** Asks for what all pages have in common while the page itself is asked for. Never fails: whoever needs it asks again, and joins the call. */
function beginShared(path: string, options: LoadOptions): void {
  const { content } = options.pageClients.within(pageTimes.layout);
  const locale = toContentLocale(localeOfPath(path));
  for (const begun of [fetchNavigation(options), fetchLegalPeriods(options), content.fetchMicrocopy(locale), content.fetchGlobals(locale)])
    begun.catch(() => undefined);
}

async function fetchPage(slug: string, { pageClients, logger }: LoadOptions): Promise<FetchedPage | null> {
  try {
    return await pageClients.within(pageTimes.page).content.fetchPage(slug, toContentLocale(localeOfPath(slug)));
  } catch (error) {
    if (!(error instanceof SlugFormatError)) throw error;
    logger.warn({ err: error }, error.message);
    return null;
  }
}

/** What a page ends with that is no content of editors, and what it says of itself where they said nothing. */
type Ending = Partial<Pick<Page, 'description' | 'breadcrumbs'>> & { title: string; block: WithoutPlace<PreparedBlock> };
type LoadEnding = (context: Omit<BlockContext, 'index' | 'place'>) => Promise<Ending>;
type WithoutPlace<Block> = Block extends unknown ? Omit<Block, 'index'> : never;

async function buildModel(
  page: Page,
  path: string,
  status: PageContext['status'],
  options: LoadOptions,
  loadEnding?: LoadEnding,
): Promise<PageModel> {
  const { env, assets, rendering, pageClients, logger, now } = options;
  const { collector, deadline } = pageClients;
  const forLayout = pageClients.within(pageTimes.layout);
  const context = createPageContext({ page, status, locale: localeOfPath(path), clients: forLayout });
  const slug = decodeURIComponent(path);
  startFetches(context);
  const begunNavigation = fetchNavigation(options);
  const { description, content, experiment } = page;
  const { partners } = pageClients.within(pageTimes.calls);
  const [{ hasList, isInternalRoute, indexedLanguages }, legalPeriods, filled] = await Promise.all([
    options.routes,
    fetchLegalPeriods(options),
    fillPageFigures({ description, content, experiment }, context.locale, partners),
    runPageMiddleware(context),
  ]);
  const presenter = rendering.createPresenter({
    ...presenterHosts(env),
    ...(options.isPreview && { offerLinks: 'none' as const }),
    placementSecret: env.PLACEMENT_SECRET,
    day: dayInMarket(now),
    isInternalRoute,
    pageSlug: slug,
    locale: context.locale,
    languageNote: context.microcopy.in_language,
    newTabText: context.microcopy.opens_in_new_tab,
    paidText: context.microcopy.advertising,
  });
  const { locale, contentLocale, microcopy } = context;
  const blockContext = {
    clients: pageClients.within(pageTimes.calls),
    presenter,
    locale,
    contentLocale,
    microcopy,
    page: { slug, title: page.title, updatedDate: page.updatedDate, author: page.author },
    now,
    query: options.query,
    seeds: options.initialToplist.then(({ toplist }) => listSeeds(listCandidates(toplist)).map((seed) => seed.slug)),
    initialToplist: env.TOPLIST_IDENTIFIER,
    legalStatus: legalPeriods[0]?.status ?? ('unregulated' as const),
  };
  const [blocks, ending] = await Promise.all([
    prepareBlocks(filled.content, {
      rendering,
      context: blockContext,
      logger,
      showsRawBlocks: env.RAW_BLOCKS === 'show',
      deadline,
      experiment: filled.experiment,
      onPassingFailure: () => collector.recordMissing(),
    }),
    loadEnding?.(blockContext),
  ]);
  if (ending) blocks.push({ ...ending.block, index: page.content.length });
  const [navigation, { toplist, tags, freshUntil, holdsUntil, isDegraded, isIncomplete }] = await Promise.all([
    begunNavigation,
    options.initialToplist,
  ]);
  collector.recordTags([comparatorTag]);
  // The site ends pages by the comparator's tag when its casinos change. A CDN does not know of it.
  collector.recordEdgeTags(tags);
  collector.recordFreshUntil(freshUntil, holdsUntil);
  if (isDegraded) collector.recordDegraded();
  if (isIncomplete) collector.recordMissing();
  // A page names its translations: it has to be made again when one comes or goes.
  collector.recordTags(page.translations.map((translation) => pageTag(translation.slug)));
  // Whether its languages stand in search engines follows from how many pages they have.
  if (page.translations.length > 0 || locale !== defaultPageLocale) collector.recordTags([routesTag()]);
  // Its footer offers the languages that have an index: one that gets one is offered at once.
  if (hasList)
    collector.recordTags(
      pageLocales
        .map(homePathOf)
        .filter((home) => !isInternalRoute(home))
        .map(pageTag),
    );
  else collector.recordDegraded();
  const layout = buildLayout({
    context,
    navigation,
    toplist,
    presenter,
    legalPeriods,
    freePlay: env.FREEPLAY_URL ? { allowsStorage: env.FREEPLAY_STORAGE === 'allow' } : null,
    isRoute: hasList ? isInternalRoute : null,
    fallbackName: new URL(env.SITE_URL).hostname,
    now,
    logger,
  });
  const fallbackTitle = ending?.title ?? layout.siteName;
  const filledContext = {
    ...context,
    page: {
      ...page,
      ...filled,
      description: filled.description || (ending?.description ?? ''),
      breadcrumbs: page.breadcrumbs.length > 0 ? page.breadcrumbs : (ending?.breadcrumbs ?? []),
    },
  };
  return buildPageModel({
    context: filledContext,
    path,
    blocks,
    layout,
    assets,
    fallbackTitle,
    shareImage: page.shareImage && buildShareImage(page.shareImage, presenterHosts(env)),
    vitalsPercent: env.VITALS_PERCENT,
    siteUrl: env.SITE_URL,
    isRoute: isInternalRoute,
    indexedLanguages,
  });
}
