import { readContentLocale, toPageLocale } from '@lupa/contracts/locale.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { dayOf } from '@lupa/domain/market.ts';
import type { PageContext } from '../middleware/pageContext.ts';
import { canonicalPath } from './canonicalUrl.ts';
import type { LayoutModel, PageAssets, PageModel, PreparedBlock, ShareImage } from './pageModel.ts';

type PageParts = {
  context: PageContext;
  /** The percent-encoded path that was asked for; of an error page, that of its content page. */
  path: string;
  blocks: PreparedBlock[];
  layout: LayoutModel;
  assets: PageAssets;
  /** For a page without a title. */
  fallbackTitle: string;
  /** Is there a page at this path, as far as is known? */
  isRoute: (path: string) => boolean;
  /** The picture that an editor chose for it. */
  shareImage: ShareImage | null;
  /** Base URL of the site, without a trailing slash. */
  siteUrl: string;
};

/** Everything `PageDocument` shows, from what was loaded. */
export function buildPageModel(parts: PageParts): PageModel {
  const { context, path, blocks, layout, assets, fallbackTitle, shareImage, siteUrl } = parts;
  const { page, status, locale } = context;
  return {
    status,
    siteUrl,
    slug: decodeURIComponent(path),
    title: page.title || fallbackTitle,
    description: page.description,
    canonicalUrl: buildCanonicalUrl(page.canonicalLink, path, siteUrl),
    isIndexable: status === 200 && !page.noIndex,
    locale,
    alternates: status === 200 && !page.noIndex ? buildAlternates(page, parts) : [],
    breadcrumbs: page.breadcrumbs,
    updatedDate: page.updatedDate,
    author: page.author,
    shareImage,
    analytics: context.analytics,
    blocks,
    layout,
    assets,
    userLocationPath: context.userLocationPath,
  };
}

/** The editor's canonical link where it is one, else the page's own address. */
function buildCanonicalUrl(canonicalLink: string | null, path: string, siteUrl: string): string {
  const own = absolute(path, siteUrl);
  if (canonicalLink === null || !URL.canParse(canonicalLink, own)) return own;
  const url = new URL(canonicalLink, own);
  return /^https?:$/.test(url.protocol) ? url.href : own;
}

/** The page in all languages in which it exists, itself included; none when that is only one. */
function buildAlternates(page: Page, { context: { locale }, path, isRoute, siteUrl }: PageParts): PageModel['alternates'] {
  const urls = new Map([[locale, absolute(path, siteUrl)]]);
  for (const translation of page.translations) {
    const translated = readContentLocale(translation.locale);
    const translatedPath = canonicalPath(translation.slug);
    if (translated === null || translatedPath === null || urls.has(toPageLocale(translated)) || !isRoute(translatedPath)) continue;
    urls.set(toPageLocale(translated), absolute(translatedPath, siteUrl));
  }
  return urls.size === 1 ? [] : [...urls].map(([own, url]) => ({ locale: own, url }));
}

function absolute(path: string, siteUrl: string): string {
  return new URL(path, `${siteUrl}/`).href;
}

/** As schema.org wants it; undefined for what an editor has written otherwise. */
export function readDate(date: string | null): string | undefined {
  return (date !== null && dayOf(date)) || undefined;
}
