import { localeOfPath, localePrefixes, type PageLocale, pageLocales } from '@lupa/contracts/locale.ts';
import { readCanonicalUrl } from '../../page/canonicalUrl.ts';
import { savedCacheNames, savedHeaders, savedPaths } from './savedPages.ts';

const prefix = 'lupa-';
// Raised when what is kept changes its form: what stands under an older name is removed.
const form = 'v1';

export const cacheNames = {
  pages: `${prefix}pages-${form}`,
  files: `${prefix}files-${form}`,
  offline: `${prefix}offline-${form}`,
} as const;

export async function removeCaches(isRemoved: (name: string) => boolean = () => true): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && isRemoved(name)).map((name) => caches.delete(name)));
}

export function isOldCache(name: string): boolean {
  return ![...Object.values<string>(cacheNames), ...Object.values<string>(savedCacheNames)].includes(name);
}

export const storedHeaders = {
  title: 'X-Kept-Title',
  language: 'X-Kept-Language',
  /** Milliseconds since 1970. */
  time: 'X-Kept-Time',
  build: 'X-Kept-Build',
  files: 'X-Kept-Files',
} as const;

/** `time` is when it was kept, in milliseconds since 1970; `bytes` is known of saved pages. */
type KeptPage = { path: string; title: string; language: string; time: number; bytes: number };

export async function listStoredPages(name: string = cacheNames.pages): Promise<KeptPage[]> {
  const cache = await caches.open(name);
  const requests = (await cache.keys()).toReversed();
  return Promise.all(
    requests.map(async (request) => {
      const headers = (await cache.match(request))?.headers;
      const path = new URL(request.url).pathname;
      const title = decodeURIComponent(headers?.get(storedHeaders.title) ?? '');
      return {
        path,
        title: title || path,
        language: headers?.get(storedHeaders.language) ?? '',
        time: Number(headers?.get(storedHeaders.time)),
        bytes: Number(headers?.get(savedHeaders.size)),
      };
    }),
  );
}

/** The name under which a page is kept, whichever form of its address was asked for; null when it has none. */
export function pageKeyOf(url: string): { key: string; isCanonical: boolean } | null {
  const { pathname, search } = new URL(url);
  const address = readCanonicalUrl(pathname + search);
  if (address.kind === 'canonical') return { key: address.key, isCanonical: true };
  if (address.kind === 'malformed') return null;
  const right = readCanonicalUrl(address.location);
  return right.kind === 'canonical' ? { key: right.key, isCanonical: false } : null;
}

export const offlinePaths = pageLocales.map(offlinePathIn);

export const ownPaths = [...offlinePaths, ...savedPaths];

function offlinePathIn(locale: PageLocale): string {
  return localePrefixes[locale] === '' ? '/offline/' : `/${localePrefixes[locale]}/offline/`;
}

export function offlinePathFor(path: string): string {
  return offlinePathIn(localeOfPath(path));
}
