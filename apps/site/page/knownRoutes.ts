import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { ownTag } from '@lupa/contracts/tags.ts';
import { canonicalPath } from './canonicalUrl.ts';
import { listIndexedLanguages } from './indexedLanguages.ts';

/** What the list of routes says; `hasList` false: there is none, and what it would say can only be guessed. */
export type KnownRoutes = {
  hasList: boolean;
  isInternalRoute: (target: string) => boolean;
  /** Is this canonical path in the list? Null: an empty list, or none, says nothing about a single page. */
  isListed: (path: string) => boolean | null;
  /** The slug by which the content service lists a canonical path, which it may write otherwise. */
  slugOf: (path: string) => string | undefined;
  /** The languages that search engines are shown; null: without a list nobody knows. */
  indexedLanguages: ReadonlySet<PageLocale> | null;
};

/** Carried by what names other languages: it ends when these come among those that search engines are shown, or leave them. */
export const indexedLanguagesTag = ownTag('indexed-languages');

const unknownRoutes: KnownRoutes = {
  hasList: false,
  isInternalRoute: isPath,
  isListed: () => null,
  slugOf: () => undefined,
  indexedLanguages: null,
};
const known = new WeakMap<readonly Route[], KnownRoutes>();

/** The same object for the same list, so that what was made with it can be kept. */
export function knowRoutes(routes: readonly Route[] | null): KnownRoutes {
  if (routes === null) return unknownRoutes;
  const found = known.get(routes) ?? readRoutes(routes);
  known.set(routes, found);
  return found;
}

function readRoutes(routes: readonly Route[]): KnownRoutes {
  const paths = new Map(routes.toReversed().map((route) => [pathOf(route), route.slug]));
  // Most links are written as their route is; only the others have to be brought into that form.
  const isInternalRoute = (target: string) =>
    paths.has(target) || (isPath(target) && paths.has(canonicalPath(target.split(/[?#]/, 1)[0] ?? '') ?? ''));
  return {
    hasList: true,
    isInternalRoute,
    isListed: (path) => (paths.size === 0 ? null : paths.has(path)),
    slugOf: (path) => paths.get(path),
    indexedLanguages: listIndexedLanguages(routes),
  };
}

/** Most routes of a list that came as a difference are those of the list before. */
const pathsOfRoutes = new WeakMap<Route, string>();

function pathOf(route: Route): string {
  const known = pathsOfRoutes.get(route);
  if (known !== undefined) return known;
  const path = canonicalPath(route.slug) ?? route.slug;
  pathsOfRoutes.set(route, path);
  return path;
}

function isPath(target: string): boolean {
  return target.startsWith('/') && !target.startsWith('//');
}
