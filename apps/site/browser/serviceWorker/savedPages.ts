import { localeOfPath, localePrefixes, type PageLocale, pageLocales } from '@lupa/contracts/locale.ts';

export const savedCacheNames = {
  pages: 'lupa-saved-v1',
  pictures: 'lupa-pictures-v1',
} as const;

export const savedHeaders = {
  /** Keys of its pictures, separated by spaces. */
  pictures: 'X-Kept-Pictures',
  size: 'X-Kept-Size',
} as const;

export type SaveRequest = { ask: 'save'; pictures: string[]; pictureBytes: number } | { ask: 'remove'; key: string };
export type SaveAnswer = 'done' | 'full' | 'failed';

export function readSaveRequest(data: unknown): SaveRequest | null {
  const { ask } = (typeof data === 'object' && data !== null ? data : {}) as { ask?: unknown };
  return ask === 'save' || ask === 'remove' ? (data as SaveRequest) : null;
}

export const explainFailure = (error: unknown): SaveAnswer =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';

export const savedPaths = pageLocales.map(savedPathIn);

function savedPathIn(locale: PageLocale): string {
  return localePrefixes[locale] === '' ? '/guardados/' : `/${localePrefixes[locale]}/guardados/`;
}

export const savedPathFor = (path: string): string => savedPathIn(localeOfPath(path));

/** The key of a stored picture is its address without its size: another window asks for another size. */
export function pictureKeyOf(url: string): string {
  const { origin, pathname, search } = new URL(url);
  const [, first = '', rest = ''] = /^\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  return /^(?:original|[a-z]+_[^/]+)$/.test(first) ? `${origin}/${rest}${search}` : `${origin}${pathname}${search}`;
}

export function askWorker(request: SaveRequest): Promise<SaveAnswer> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve('failed');
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as SaveAnswer);
    worker.postMessage(request, [port2]);
  });
}
