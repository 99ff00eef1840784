import { homePathOf, localeOfPath } from './locale.ts';

/** Requirement 2.14: the content page that a not-found page shows. */
export const notFoundSlug = '404';

/** Where the content of the not-found page stands, in the language of the path that was asked for. */
export function notFoundPathFor(path: string): string {
  return `${homePathOf(localeOfPath(path))}${notFoundSlug}/`;
}
