import { PageNotFoundError } from '@lupa/blocks/block.ts';
import type { FetchedPage } from '@lupa/clients/clients.ts';
import { localeOfPath, notFoundPathFor, notFoundSlug, toContentLocale } from '@lupa/contracts/locale.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { SlugFormatError } from '@lupa/contracts/slug.ts';
import { canonicalPath } from './canonicalUrl.ts';
import { emptyPage } from './emptyPage.ts';
import { type ErrorStatus, errorTextsFor } from './errorTexts.ts';
import { loadPageModel, startShared } from './loadPageModel.ts';
import { fillPageFigures } from './fillPageFigures.ts';
import { findFeaturePage, type LoadOptions } from './pageFeature.ts';
import { type PageModel, pageTimes } from './pageModel.ts';
import { validatePage } from './validatePage.ts';

/**
 * One module for the index and every other path: the page of this percent-encoded path, else the one that a feature makes for it, or null.
 * @throws ServiceUnavailableError when the content service is gone, UnknownMiddlewareError, PageNotFoundError when the page or one of its blocks is declared not found
 */
export async function loadPage(path: string, options: LoadOptions): Promise<PageModel | null> {
  const own = options.features.find(({ pages }) => pages?.has(path))?.pages;
  if (own) return own.load(path, options, async () => (await fetchValidPage(path, options)).page);
  startShared(path, options);
  const { page, isFetched } = await fetchValidPage(path, options);
  if (isFetched && page === null) throw new PageNotFoundError('The page that was fetched does not stand at this path.');
  const shown = page ?? (await findFeaturePage(path, options));
  return shown && loadPageModel(shown, path, 200, options);
}

/** The page at a path, or 'withdrawn' for one that is declared not found, by a block as a rule. Null: there is no such page. @throws as loadPage */
export async function loadExisting(path: string, options: LoadOptions): Promise<PageModel | 'withdrawn' | null> {
  try {
    return await loadPage(path, options);
  } catch (error) {
    if (!(error instanceof PageNotFoundError)) throw error;
    options.logger.warn({ err: error, page: path }, 'a page is declared not found');
    return 'withdrawn';
  }
}

/** The page that replaces one that is not there, in the language of the path that was asked for. @throws as loadPage */
export async function loadNotFoundPage(path: string, status: 404 | 410, options: LoadOptions): Promise<PageModel> {
  const slug = notFoundPathFor(path);
  const page = (await fetchPage(slug, options)) ?? (await fetchPage(`/${notFoundSlug}/`, options));
  const shown = page ?? emptyPage(slug, errorTextsFor(status, localeOfPath(slug)).title);
  // Whatever else it names: analytics has to hear that this is an error.
  const middleware = shown.middleware && [...new Set(['adobe-page-view', ...shown.middleware])];
  return loadPageModel({ ...shown, middleware }, slug, status, options);
}

/** A draft as the page that it would become, without an experiment on it. @throws as loadPage */
export async function loadDraftPage(draft: Page, options: LoadOptions): Promise<PageModel> {
  const path = canonicalPath(draft.slug) ?? '/';
  // The studio gives it, not a client that fills in figures.
  const page = await fillPageFigures(draft, { locale: localeOfPath(path), now: options.now }, options.pageClients.clients);
  startShared(path, options);
  const own = options.features.find(({ pages }) => pages?.has(path))?.pages;
  const model =
    (await own?.load(path, options, async () => page)) ?? (await loadPageModel({ ...page, experiment: null }, path, 200, options));
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

export function loadErrorPage(path: string, status: ErrorStatus, options: LoadOptions): Promise<PageModel> {
  const isMissing = status === 404 || status === 410;
  const page = {
    ...emptyPage(path, errorTextsFor(status, localeOfPath(path)).title),
    middleware: [...(isMissing ? ['adobe-page-view'] : []), 'microcopy', 'contentful-globals'],
  };
  return loadPageModel(page, path, 404, options).then((model) => ({ ...model, status, canonicalUrl: null }));
}

/** `isFetched`: the content service has one, which may not stand at this path. */
async function fetchValidPage(path: string, options: LoadOptions): Promise<{ page: Page | null; isFetched: boolean }> {
  const fetched = await fetchListed(path, options);
  const isValid = fetched !== null && (await validatePage(fetched, path));
  return { page: isValid ? fetched : null, isFetched: fetched !== null };
}

/** By its path, or by the slug that the list of pages writes in another way: with capitals or encoded. */
async function fetchListed(path: string, options: LoadOptions): Promise<FetchedPage | null> {
  const slug = decodeURIComponent(path);
  const first = options.listedSlug?.(path) ?? slug;
  const fetched = await fetchPage(first, options);
  if (fetched !== null) return fetched;
  const second = first === slug ? ((await options.routes).slugOf(path) ?? slug) : slug;
  return second === first ? null : fetchPage(second, options);
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
