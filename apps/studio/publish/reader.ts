import { type ContentLocale, defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import { type CollectionSlug, type DataFromCollectionSlug, isolateObjectProperty, type PayloadRequest } from 'payload';
import { slugs } from '../collections/slugs.ts';
import type { SiteGlobal } from '../payload-types.ts';
import { buildSource, copiedCollections } from './builders.ts';
import { findReferrers, lockDelivery, recordChange, syncDelivery } from './syncDelivery.ts';
import { transactionOf } from './transaction.ts';

/** Reads what is saved as published (never a draft), references as ids, inside the transaction of the edit. */
export type Reader = {
  find: <Slug extends CollectionSlug>(collection: Slug, id: number, locale: ContentLocale) => Promise<DataFromCollectionSlug<Slug> | null>;
  findGlobal: (locale: ContentLocale) => Promise<SiteGlobal>;
};

/** Names and texts of images and authors may be taken from Spanish; a page is never taken from another language. */
const collectionsWithFallback: readonly string[] = [slugs.media, slugs.authors];

/** Answers are kept, so a reader serves one publication. */
export function createReader(editRequest: PayloadRequest): Reader {
  const cache = new Map<string, Promise<unknown>>();
  const { payload } = editRequest;
  const exact = { depth: 0, overrideAccess: true, draft: false } as const;

  return {
    async find(collection, id, locale) {
      const key = `${collection}:${id}:${locale}`;
      const fallbackLocale = collectionsWithFallback.includes(collection) ? defaultContentLocale : false;
      const read =
        cache.get(key) ??
        payload.findByID({ ...exact, collection, id, locale, fallbackLocale, disableErrors: true, req: isolateRequest(editRequest) });
      cache.set(key, read);
      return (await read) as Awaited<ReturnType<Reader['find']>> as never;
    },
    findGlobal: (locale) =>
      payload.findGlobal({ ...exact, slug: slugs.siteGlobals, locale, fallbackLocale: false, req: isolateRequest(editRequest) }),
  };
}

/** The same transaction and person; Payload writes the locale of a read onto the request, which must not reach the edit. */
export function isolateRequest(editRequest: PayloadRequest): PayloadRequest {
  const req = isolateObjectProperty(editRequest, ['locale', 'fallbackLocale', 'query', 'context']);
  req.query = {};
  return req;
}

/**
 * Brings `delivery` in line with one studio document, in the transaction of its edit: its own documents, those that
 * copied something of it, and those that name it when its key changed. Reads what is saved as published, so it may be
 * called after any kind of edit.
 * @throws UnpublishableError and NoTransactionError, which take the edit back.
 */
export async function publishSource(req: PayloadRequest, source: string): Promise<void> {
  const tx = await transactionOf(req);
  await lockDelivery(tx);
  const reader = createReader(req);
  const { tags, hasNewKeys } = await syncDelivery(tx, source, await buildSource(source, reader, req.locale ?? undefined));
  const all: CacheTag[] = [...tags];
  const [collection = ''] = source.split(':');
  if (hasNewKeys || copiedCollections.includes(collection)) {
    for (const referrer of await findReferrers(tx, source)) {
      const synced = await syncDelivery(tx, referrer, await buildSource(referrer, reader));
      all.push(...synced.tags);
    }
  }
  await recordChange(tx, all);
}
