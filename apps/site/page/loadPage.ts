import type { PageClients } from '@lupa/clients/createClients.ts';
import { localeOfPath, toContentLocale } from '@lupa/contracts/locale.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { SlugFormatError } from '@lupa/contracts/slug.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { orElse } from '../middleware/orElse.ts';
import { createPageContext, type PageContext } from '../middleware/pageContext.ts';
import { runPageMiddleware } from '../middleware/runPageMiddleware.ts';
import type { SiteEnv } from '../server/env.ts';
import { errorTextsFor, type ErrorStatus } from './errorTexts.ts';
import type { PageAssets, PageModel } from './pageModel.ts';
import type { Rendering } from '../server/siteDeps.ts';
import { buildLayout, homePathOf } from './buildLayout.ts';
import { buildPageModel } from './buildPageModel.ts';
import { prepareBlocks } from './prepareBlocks.ts';

export type LoadOptions = {
  env: Pick<SiteEnv, 'SITE_URL' | 'IMAGES_URL' | 'CLICKOUT_URL' | 'PLACEMENT_SECRET' | 'RAW_BLOCKS'>;
  assets: PageAssets;
  rendering: Pick<Rendering, 'blockLoaders' | 'blockViews' | 'createPresenter'>;
  pageClients: PageClients;
  isInternalRoute: (path: string) => boolean;
  logger: Logger;
  now: Date;
};

/** SPEC section 2: the content page that a not-found page shows. */
export const notFoundSlug = '404';

/**
 * One module for the index and every other path: the page of this percent-encoded path, or null when there is none.
 * @throws ServiceUnavailableError when the content service is gone, UnknownMiddlewareError
 */
export async function loadPage(path: string, options: LoadOptions): Promise<PageModel | null> {
  const page = await fetchPage(decodeURIComponent(path), options);
  return page === null || !isFound(page, path) ? null : buildModel(page, path, 200, options);
}

/** The page that stands in for one that is not there, in the language of the path that was asked for. @throws as loadPage */
export async function loadNotFoundPage(path: string, status: 404 | 410, options: LoadOptions): Promise<PageModel> {
  const slug = notFoundPathFor(path);
  const page = (await fetchPage(slug, options)) ?? (await fetchPage(`/${notFoundSlug}/`, options));
  return buildModel(page ?? emptyPage(slug, status), slug, status, options);
}

/** An error page without content of its own. */
export function loadErrorPage(path: string, status: ErrorStatus, options: LoadOptions): Promise<PageModel> {
  const page = { ...emptyPage(path, status), middleware: ['microcopy', 'contentful-globals'] };
  return buildModel(page, path, 404, options).then((model) => ({ ...model, status, canonicalUrl: null }));
}

export function notFoundPathFor(path: string): string {
  return `${homePathOf(localeOfPath(path))}${notFoundSlug}/`;
}

/** SPEC section 2: a page may declare itself not found. The not-found page always does. */
function isFound(page: Page, path: string): boolean {
  return page.slug !== notFoundPathFor(path) && path !== notFoundPathFor(path);
}

async function fetchPage(slug: string, { pageClients, logger }: LoadOptions): Promise<Page | null> {
  try {
    return await pageClients.clients.content.fetchPage(slug, toContentLocale(localeOfPath(slug)));
  } catch (error) {
    if (!(error instanceof SlugFormatError)) throw error;
    logger.warn({ err: error }, error.message);
    return null;
  }
}

async function buildModel(page: Page, path: string, status: PageContext['status'], options: LoadOptions): Promise<PageModel> {
  const { env, assets, rendering, pageClients, isInternalRoute, logger, now } = options;
  const { clients, collector } = pageClients;
  const context = createPageContext({ page, status, locale: localeOfPath(path), clients });
  const slug = decodeURIComponent(path);
  const [navigation] = await Promise.all([orElse(clients.content.fetchNavigation(), []), runPageMiddleware(context)]);
  const presenter = rendering.createPresenter({
    imagesUrl: env.IMAGES_URL,
    clickoutUrl: env.CLICKOUT_URL,
    placementSecret: env.PLACEMENT_SECRET,
    isInternalRoute,
    pageSlug: slug,
  });
  const { locale, contentLocale, microcopy } = context;
  const blocks = await prepareBlocks(page.content, {
    rendering,
    context: {
      clients,
      presenter,
      locale,
      contentLocale,
      microcopy,
      page: { slug, title: page.title, updatedDate: page.updatedDate, author: page.author },
      now,
    },
    logger,
    showsRawBlocks: env.RAW_BLOCKS === 'show',
    onPassingFailure: () => collector.noteDegraded(),
  });
  const layout = buildLayout({ context, navigation, presenter, fallbackName: new URL(env.SITE_URL).hostname, now, logger });
  return buildPageModel({ context, path, blocks, layout, assets, siteUrl: env.SITE_URL });
}

function emptyPage(slug: string, status: ErrorStatus): Page {
  return {
    internalName: '',
    slug,
    title: errorTextsFor(status, localeOfPath(slug)).title,
    description: '',
    canonicalLink: null,
    noIndex: true,
    analytics: {
      category: '',
      subCategories: [],
      vertical: '',
      subVertical: '',
      triVertical: '',
      primarySubCategory: '',
      equivalentPage: '',
      siteSection: '',
      variant: '',
    },
    middleware: null,
    breadcrumbs: [],
    updatedDate: null,
    author: null,
    translations: [],
    content: [],
  };
}
