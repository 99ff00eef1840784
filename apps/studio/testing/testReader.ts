import type { Reader } from '../core/publish/publishing.ts';

/** A reader of documents by `collection:id`, or `collection:id:locale` where languages differ. */
export function createTestReader(stored: Record<string, object>, more: Partial<Reader> = {}): Reader {
  const find = async (collection: string, id: number, locale: string) =>
    stored[`${collection}:${id}:${locale}`] ?? stored[`${collection}:${id}`] ?? null;
  const nothing = {
    siteUrl: 'https://lupa.example',
    findRedirects: async () => new Map(),
    findOnce: async () => new Map(),
    publishing: [],
  };
  return { find, ...nothing, ...more } as unknown as Reader;
}
