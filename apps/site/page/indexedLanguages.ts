import { defaultPageLocale, homePathOf, localeOfPath, type PageLocale, pageLocales, notFoundPathFor } from '@lupa/contracts/locale.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { languageDeservesSearchEngines } from '@lupa/domain/searchEngines.ts';

/** Where the sitemap page of a language is (requirement 2.6). */
export const sitemapPathOf = (locale: PageLocale): string => `${homePathOf(locale)}sitemap/`;

export const isSitemapPath = (path: string): boolean => path === sitemapPathOf(localeOfPath(path));

const notFoundPaths = new Set(pageLocales.map((locale) => notFoundPathFor(homePathOf(locale))));

export const isIndexablePath = (path: string): boolean => !notFoundPaths.has(path);

export function listIndexedLanguages(routes: readonly Pick<Route, 'slug' | 'noIndex'>[]): ReadonlySet<PageLocale> {
  const counts = new Map<PageLocale, number>();
  for (const route of routes) {
    const language = languageOf(route);
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return new Set(pageLocales.filter((own) => own === defaultPageLocale || languageDeservesSearchEngines(counts.get(own) ?? 0)));
}

/** Most routes of a list that came as a difference are those of the list before. */
const languages = new WeakMap<object, PageLocale | null>();

/** Null: search engines are not shown it. */
function languageOf(route: Pick<Route, 'slug' | 'noIndex'>): PageLocale | null {
  const known = languages.get(route);
  if (known !== undefined) return known;
  const { slug, noIndex } = route;
  const language = noIndex || !isIndexablePath(slug) || isSitemapPath(slug) ? null : localeOfPath(slug);
  languages.set(route, language);
  return language;
}
