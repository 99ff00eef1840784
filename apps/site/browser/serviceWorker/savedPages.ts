import { localeOfPath, localePrefixes, type PageLocale, pageLocales } from '@lupa/contracts/locale.ts';

/** What a visitor saved to read offline. Raised with the form of what is kept, as those of the pages that were seen. */
export const savedCacheNames = {
  /** Pages, by canonical path. */
  pages: 'lupa-saved-v1',
  /** Their pictures, by `pictureKeyOf`. */
  pictures: 'lupa-pictures-v1',
} as const;

/** What is known of a saved page beside what is known of every kept one. */
export const savedHeaders = {
  /** Keys of its pictures, separated by spaces. */
  pictures: 'X-Kept-Pictures',
  /** Bytes of the page and its pictures. */
  size: 'X-Kept-Size',
} as const;

/** What a page asks of the worker, and what it is told. */
export type SaveRequest = { ask: 'save'; pictures: string[]; pictureBytes: number } | { ask: 'remove'; key: string };
export type SaveAnswer = 'done' | 'full' | 'failed';

export function readSaveRequest(data: unknown): SaveRequest | null {
  const { ask } = (typeof data === 'object' && data !== null ? data : {}) as { ask?: unknown };
  return ask === 'save' || ask === 'remove' ? (data as SaveRequest) : null;
}

/** Why something was not kept: a full disk, or anything else. */
export const explainFailure = (error: unknown): SaveAnswer =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

/** The page that lists what is saved on the device, in every language. */
export const savedPaths = pageLocales.map(savedPathIn);

function savedPathIn(locale: PageLocale): string {
  return localePrefixes[locale] === '' ? '/guardados/' : `/${localePrefixes[locale]}/guardados/`;
}

/** That page in the language of a path. */
export const savedPathFor = (path: string): string => savedPathIn(localeOfPath(path));

/**
 * The key of a stored picture: its address without its size, so that another window, which asks for another size, finds it offline. Of a host
 * that says sizes otherwise it is the address itself.
 */
export function pictureKeyOf(url: string): string {
  const { origin, pathname, search } = new URL(url);
  const [, first = '', rest = ''] = /^\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  return /^(?:original|[a-z]+_[^/]+)$/.test(first) ? `${origin}/${rest}${search}` : `${origin}${pathname}${search}`;
}
