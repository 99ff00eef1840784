import type { BlockContext } from '@lupa/blocks/block.ts';
import { defaultPageLocale, homePathOf, localeOfPath, pageLocales, toContentLocale } from '@lupa/contracts/locale.ts';
import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import { listOwnPaths, type Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { pageTag, routesTag } from '@lupa/contracts/tags.ts';
import type { ReactElement } from 'react';
import { buildLayout } from './buildLayout.ts';
import { buildPageModel } from './buildPageModel.ts';
import { emptyPage } from './emptyPage.ts';
import { comparatorTag } from './initialToplist.ts';
import { indexedLanguagesTag, type KnownRoutes } from './knownRoutes.ts';
import { listCandidates, listSeeds } from './listCandidates.ts';
import { orElse } from './middleware/orElse.ts';
import { createPageContext, type PageContext } from './middleware/pageContext.ts';
import { runPageMiddleware, startFetches } from './middleware/runPageMiddleware.ts';
import type { LoadOptions } from './pageFeature.ts';
import { type OwnBlock, type PageModel, pageTimes } from './pageModel.ts';
import { createPagePresenter, presenterHosts } from './presenterHosts.ts';
import { prepareBlocks } from './prepareBlocks.ts';
import { buildShareImage } from './shareImage.ts';

type Ending = { title: string; name: string; description?: string; block: Omit<OwnBlock, 'kind'> & { type: string } };
export type LoadEnding = (context: Omit<BlockContext, 'index' | 'place'>) => Promise<Ending>;

const noPeriods: LegalPeriod[] = [];

/** What all pages have in common; empty where it cannot be had: what services offer follows the law all the same. */
const fetchNavigation = ({ pageClients }: LoadOptions) => orElse(pageClients.within(pageTimes.layout).content.fetchNavigation(), []);
const fetchLegalPeriods = ({ pageClients }: LoadOptions) =>
  orElse(pageClients.within(pageTimes.layout).content.fetchLegalPeriods(), noPeriods);

/** Asks for what all pages have in common while the page itself is asked for. Never fails: whoever needs it asks again, and joins the call. */
export function startShared(path: string, options: LoadOptions): void {
  const { content } = options.pageClients.within(pageTimes.layout);
  const locale = toContentLocale(localeOfPath(path));
  for (const started of [
    fetchNavigation(options),
    fetchLegalPeriods(options),
    content.fetchMicrocopy(locale),
    content.fetchGlobals(locale),
  ])
    started.catch(() => undefined);
}

/** A page with its blocks and all that stands around them. @throws as loadPage */
export async function loadPageModel(
  page: Page,
  path: string,
  status: PageContext['status'],
  options: LoadOptions,
  loadEnding?: LoadEnding,
): Promise<PageModel> {
  const { env, assets, features, pageClients, logger, now } = options;
  const context = createPageContext({ page, status, locale: localeOfPath(path), clients: pageClients.within(pageTimes.layout) });
  startFetches(context);
  const startedNavigation = fetchNavigation(options);
  const [routes, legalPeriods] = await Promise.all([options.routes, fetchLegalPeriods(options), runPageMiddleware(context)]);
  const { isInternalRoute } = routes;
  const slug = decodeURIComponent(path);
  const { locale, microcopy } = context;
  // An empty list says nothing about a single page.
  const missingPaths = routes.isListed('/') === null ? [] : listOwnPaths(microcopy).filter((own) => !isInternalRoute(own));
  const presenter = createPagePresenter(options, { slug, isInternalRoute, missingPaths, locale, microcopy });
  const [blocks, ending] = await loadBlocks({ ...page, slug }, { context, presenter, legalPeriods, options, loadEnding });
  const [navigation, { toplist }] = await Promise.all([startedNavigation, options.initialToplist]);
  await recordDependencies(page, context, routes, options);
  // Once one of them is published, what leads to it is a link.
  options.pageClients.collector.recordTags(missingPaths.map(pageTag));
  const layout = buildLayout({
    path,
    context,
    navigation,
    toplist,
    presenter,
    legalPeriods,
    freePlay: env.FREEPLAY_URL ? { allowsStorage: env.FREEPLAY_STORAGE === 'allow' } : null,
    isRoute: routes.hasList ? isInternalRoute : null,
    fallbackName: new URL(env.SITE_URL).hostname,
    now,
    logger,
  });
  const ownWay = ending
    ? [
        { title: context.microcopy.home, url: homePathOf(context.locale) },
        { title: ending.name, url: path },
      ]
    : [];
  return buildPageModel({
    context: {
      ...context,
      page: {
        ...page,
        description: page.description || (ending?.description ?? ''),
        breadcrumbs: page.breadcrumbs.length > 0 ? page.breadcrumbs : ownWay,
      },
    },
    path,
    blocks,
    layout,
    assets,
    features,
    fallbackTitle: ending?.title ?? layout.siteName,
    shareImage: page.shareImage && buildShareImage(page.shareImage, presenterHosts(env)),
    vitalsPercent: env.VITALS_PERCENT,
    siteUrl: env.SITE_URL,
    isRoute: isInternalRoute,
    indexedLanguages: routes.indexedLanguages,
  });
}

type BlocksOptions = {
  context: PageContext;
  presenter: BlockContext['presenter'];
  legalPeriods: readonly LegalPeriod[];
  options: LoadOptions;
  loadEnding: LoadEnding | undefined;
};

async function loadBlocks(page: Page, { context, presenter, legalPeriods, options, loadEnding }: BlocksOptions) {
  const { env, rendering, features, pageClients, logger, now, query, initialToplist } = options;
  const { locale, contentLocale, microcopy } = context;
  const { slug, title, updatedDate, author } = page;
  const blockContext = {
    clients: pageClients.within(pageTimes.calls),
    presenter,
    locale,
    contentLocale,
    microcopy,
    page: { slug, title, updatedDate, author },
    now,
    query,
    seeds: initialToplist.then(({ toplist }) => listSeeds(listCandidates(toplist)).map((seed) => seed.slug)),
    initialToplist: env.TOPLIST_IDENTIFIER,
    legalStatus: legalPeriods[0]?.status ?? ('unregulated' as const),
  };
  const [blocks, ending] = await Promise.all([
    prepareBlocks(page.content, {
      rendering,
      features,
      context: blockContext,
      logger,
      showsRawBlocks: env.RAW_BLOCKS === 'show' || options.isPreview === true,
      deadline: pageClients.deadline,
      experiment: page.experiment,
      onPassingFailure: () => pageClients.collector.recordMissing(),
    }),
    loadEnding?.(blockContext),
  ]);
  if (ending) blocks.push({ kind: 'element', id: ending.block.type, index: page.content.length, ...ending.block });
  return [blocks, ending] as const;
}

async function recordDependencies(page: Page, { locale }: PageContext, routes: KnownRoutes, options: LoadOptions): Promise<void> {
  const { collector } = options.pageClients;
  collector.recordTags([comparatorTag]);
  const toplist = await options.initialToplist;
  collector.recordApart(toplist);
  collector.recordEdgeTags(toplist.tags);
  // A page names its translations: it has to be made again when one comes or goes.
  collector.recordTags(page.translations.map((translation) => pageTag(translation.slug)));
  // Whether its languages stand in search engines follows from how many pages they have.
  if (page.translations.length > 0 || locale !== defaultPageLocale) {
    collector.recordTags([indexedLanguagesTag]);
    collector.recordEdgeTags([routesTag()]);
  }
  if (!routes.hasList) {
    collector.recordDegraded();
    return;
  }
  // Its footer offers the languages that have an index: one that gets one is offered at once.
  const missing = pageLocales.map(homePathOf).filter((home) => !routes.isInternalRoute(home));
  collector.recordTags(missing.map(pageTag));
}

/** A page of the site itself, which a notice is all of: what is shown without a connection, or kept on the device. @throws as loadPage */
export async function loadNoticePage(
  path: string,
  options: LoadOptions,
  describe: (microcopy: Microcopy) => { title: string; notice: ReactElement },
): Promise<PageModel> {
  const page = { ...emptyPage(path, ''), middleware: ['microcopy', 'contentful-globals'] };
  const model = await loadPageModel(page, path, 200, options);
  const { title, notice } = describe(model.layout.microcopy);
  const block = { kind: 'element' as const, type: 'notice', id: 'notice', index: -1, hasHeading: true, element: notice };
  return { ...model, title, canonicalUrl: null, blocks: [block] };
}
