import { isContentLocale, pageLocales, toPageLocale, type PageLocale } from '@lupa/contracts/locale.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import type { PageContext } from '../middleware/pageContext.ts';
import type { LayoutModel, PageAssets, PageModel, PreparedBlock } from './pageModel.ts';

export type PageParts = {
  context: PageContext;
  /** The percent-encoded path that was asked for; of an error page, that of its content page. */
  path: string;
  blocks: PreparedBlock[];
  layout: LayoutModel;
  assets: PageAssets;
  /** Base URL of the site, without a trailing slash. */
  siteUrl: string;
};

/** Everything `PageDocument` shows, from what was loaded. */
export function buildPageModel({ context, path, blocks, layout, assets, siteUrl }: PageParts): PageModel {
  const { page, status, locale } = context;
  return {
    status,
    slug: decodeURIComponent(path),
    title: page.title || layout.siteName,
    description: page.description,
    canonicalUrl: buildCanonicalUrl(page.canonicalLink, path, siteUrl),
    isIndexable: status === 200 && !page.noIndex,
    locale,
    alternates: status === 200 ? buildAlternates(page, path, locale, siteUrl) : [],
    breadcrumbs: page.breadcrumbs,
    updatedDate: page.updatedDate,
    author: page.author,
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

/** The page in all its languages, itself included; none when it has only one. */
function buildAlternates(page: Page, path: string, locale: PageLocale, siteUrl: string): PageModel['alternates'] {
  const others = page.translations.flatMap((translation) => {
    const translated = readLocale(translation.locale);
    return translated && translated !== locale ? [{ locale: translated, url: absolute(withSlashes(translation.slug), siteUrl) }] : [];
  });
  return others.length === 0 ? [] : [{ locale, url: absolute(path, siteUrl) }, ...others];
}

function readLocale(name: string): PageLocale | undefined {
  return isContentLocale(name) ? toPageLocale(name) : pageLocales.find((locale) => locale === name);
}

function absolute(path: string, siteUrl: string): string {
  return new URL(path, `${siteUrl}/`).href;
}
