import { defaultPageLocale, homePathOf, localeOfPath, type PageLocale, pageLocales } from '@lupa/contracts/locale.ts';
import { notFoundPathFor } from '@lupa/contracts/notFoundPath.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { languageDeservesSearchEngines } from '@lupa/domain/languages.ts';
import { isSitemapPath } from './sitemapPage/buildSitemapSections.ts';

const notFoundPaths = new Set(pageLocales.map((locale) => notFoundPathFor(homePathOf(locale))));

/** Whether a path of editors is one that search engines may show at all, by itself. */
export const isIndexablePath = (path: string): boolean => !notFoundPaths.has(path);

/** The languages that search engines are shown: the main one, and those with pages enough. */
export function listIndexedLanguages(routes: readonly Pick<Route, 'slug' | 'noIndex'>[]): ReadonlySet<PageLocale> {
  const counted = routes.filter(({ slug, noIndex }) => !noIndex && isIndexablePath(slug) && !isSitemapPath(slug));
  const counts = Map.groupBy(counted, ({ slug }) => localeOfPath(slug));
  return new Set(pageLocales.filter((own) => own === defaultPageLocale || languageDeservesSearchEngines(counts.get(own)?.length ?? 0)));
}
