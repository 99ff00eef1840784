import { pageLocales, localeOfPath, localePrefixes, type PageLocale } from '@lupa/contracts/locale.ts';
import { readCanonicalUrl } from '../page/canonicalUrl.ts';

/** The name under which a page is kept, whichever form of its address was asked for; null when it has none. */
export function pageKeyOf(url: string): { key: string; isCanonical: boolean } | null {
  const { pathname, search } = new URL(url);
  const asked = readCanonicalUrl(pathname + search);
  if (asked.kind === 'canonical') return { key: asked.key, isCanonical: true };
  if (asked.kind === 'malformed') return null;
  const right = readCanonicalUrl(asked.location);
  return right.kind === 'canonical' ? { key: right.key, isCanonical: false } : null;
}

export const offlinePaths = pageLocales.map(offlinePathIn);

export function offlinePathIn(locale: PageLocale): string {
  return localePrefixes[locale] === '' ? '/offline/' : `/${localePrefixes[locale]}/offline/`;
}

/** The offline page in the language of a path. */
export function offlinePathFor(path: string): string {
  return offlinePathIn(localeOfPath(path));
}
