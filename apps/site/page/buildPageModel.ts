import { homePathOf, type PageLocale, pageLocales, readContentLocale, toPageLocale } from '@lupa/contracts/locale.ts';
import type { Page } from '@lupa/contracts/page.ts';
import type { PageContext } from './middleware/pageContext.ts';
import { canonicalPath } from './canonicalUrl.ts';
import type { LanguageChoice, LayoutModel } from '../layout/layoutModel.ts';
import type { PageFeature } from './pageFeature.ts';
import type { PageAssets, PageModel, PreparedBlock, ShareImage } from './pageModel.ts';

type PageParts = {
  context: PageContext;
  /** The percent-encoded path that was asked for; of an error page, that of its content page. */
  path: string;
  blocks: PreparedBlock[];
  layout: LayoutModel;
  assets: PageAssets;
  fallbackTitle: string;
  isRoute: (path: string) => boolean;
  /** The languages that search engines are shown; null: not known now. */
  indexedLanguages: ReadonlySet<PageLocale> | null;
  shareImage: ShareImage | null;
  vitalsPercent: number;
  features: readonly PageFeature[];
  siteUrl: string;
};

export function buildPageModel(parts: PageParts): PageModel {
  const { context, path, blocks, layout, assets, fallbackTitle, shareImage, siteUrl } = parts;
  const { page, status, locale } = context;
  const isShownToEngines = (language: PageLocale) => parts.indexedLanguages?.has(language) ?? true;
  const isIndexable = status === 200 && !page.noIndex && isShownToEngines(locale);
  const paths = listTranslations(page, parts);
  return {
    status,
    siteUrl,
    slug: decodeURIComponent(path),
    title: page.title || fallbackTitle,
    description: page.description,
    canonicalUrl: status === 200 || page.canonicalLink ? buildCanonicalUrl(page.canonicalLink, path, siteUrl) : null,
    isIndexable,
    locale,
    alternates: isIndexable
      ? buildAlternates(
          [...paths].filter(([language]) => isShownToEngines(language)),
          siteUrl,
        )
      : [],
    languages: layout.languages.map((choice) => chooseLanguage(choice, paths, status)),
    breadcrumbs: page.breadcrumbs,
    publishedDate: page.publishedDate,
    updatedDate: page.updatedDate,
    author: page.author,
    shareImage,
    analytics: context.analytics,
    blocks,
    experiment: page.experiment,
    vitalsPercent: parts.vitalsPercent,
    layout,
    assets,
    userLocationPath: context.userLocationPath,
  };
}

function buildCanonicalUrl(canonicalLink: string | null, path: string, siteUrl: string): string {
  const own = absolute(path, siteUrl);
  if (canonicalLink === null || !URL.canParse(canonicalLink, own)) return own;
  const url = new URL(canonicalLink, own);
  return /^https?:$/.test(url.protocol) ? url.href : own;
}

function listTranslations(page: Page, { context: { locale }, path, isRoute, features }: PageParts): Map<PageLocale, string> {
  const paths = new Map([[locale, path]]);
  const ownPages = listOwnPages(features);
  const isOwnPath = (own: string) => ownPages.some((pages) => pages.some(({ slug }) => slug === own));
  const own = ownPages.find((pages) => pages.some(({ slug }) => slug === path)) ?? [];
  for (const translation of [...page.translations, ...own]) {
    const translated = readContentLocale(translation.locale);
    const translatedPath = canonicalPath(translation.slug);
    if (translated === null || translatedPath === null || paths.has(toPageLocale(translated))) continue;
    // Every language that has an index has its own pages.
    if (isRoute(isOwnPath(translatedPath) ? homePathOf(toPageLocale(translated)) : translatedPath))
      paths.set(toPageLocale(translated), translatedPath);
  }
  return paths;
}

/** What is the same page in every language, though no editor says so. */
function listOwnPages(features: readonly PageFeature[]): { locale: PageLocale; slug: string }[][] {
  const pathsOf = [homePathOf, ...features.flatMap(({ translatedPath }) => translatedPath ?? [])];
  return pathsOf.map((pathOf) => pageLocales.map((locale) => ({ locale, slug: pathOf(locale) })));
}

/** None when it exists in one language only. */
function buildAlternates(paths: readonly [PageLocale, string][], siteUrl: string): PageModel['alternates'] {
  return paths.length < 2 ? [] : paths.map(([locale, path]) => ({ locale, url: absolute(path, siteUrl) }));
}

/** An error is no page that could be missing. */
function chooseLanguage(choice: LanguageChoice, paths: ReadonlyMap<PageLocale, string>, status: PageModel['status']): LanguageChoice {
  if (status !== 200) return choice;
  const path = paths.get(choice.locale);
  return path === undefined ? { ...choice, isHome: true } : { ...choice, path };
}

function absolute(path: string, siteUrl: string): string {
  return new URL(path, `${siteUrl}/`).href;
}
