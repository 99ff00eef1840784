import { type ContentLocale, defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { CacheTag } from '@lupa/contracts/tags.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import {
  type CollectionSlug,
  createDataloaderCacheKey,
  type DataFromCollectionSlug,
  getDataLoader,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload';
import { slugs } from '../collections/slugs.ts';
import type { SiteGlobal } from '../payload-types.ts';
import { refreshAfterPublication } from '../links/refreshLinks.ts';
import { keepPaths } from '../redirects/keepPaths.ts';
import { siteUrlOf } from '../redirects/siteTarget.ts';
import { indexRedirects, loadRedirects, type RedirectsByPath } from '../redirects/storedRedirects.ts';
import { buildSource, copiedCollections } from './builders.ts';
import type { PublicDocument } from './documents.ts';
import { redirectName, sourceOf } from './references.ts';
import { findReferrers, lockDelivery, recordChange, syncDelivery, type Synced } from './syncDelivery.ts';
import { type Transaction, transactionOf } from './transaction.ts';

/** Reads what is saved as published (never a draft), references as ids, inside the transaction of the edit. */
export type Reader = {
  find: <Slug extends CollectionSlug>(collection: Slug, id: number, locale: ContentLocale) => Promise<DataFromCollectionSlug<Slug> | null>;
  findGlobal: (locale: ContentLocale) => Promise<SiteGlobal>;
  findRedirects: () => Promise<RedirectsByPath>;
  /** From then on these pages are read in the languages alone in which they are published, and are null in others. */
  skipUnpublished: (pages: readonly number[]) => Promise<void>;
  siteUrl: string;
};

const languagesQuery = defineQuery(
  'delivery.languagesOfPages',
  `select _parent_id as id, _locale::text as locale from studio.pages_locales where _parent_id = any($1::int[]) and _status = 'published'`,
  { notNull: ['locale'] },
);

/** Names and texts of images and authors may be taken from Spanish; a page is never taken from another language. */
const collectionsWithFallback: readonly string[] = [slugs.media, slugs.authors];

/** Answers are kept, so a reader serves one publication. What is asked for at the same moment is read together. */
export function createReader(editRequest: PayloadRequest): Reader {
  const { payload } = editRequest;
  const siteUrl = siteUrlOf(payload);
  let redirects: Promise<RedirectsByPath> | undefined;
  const languages = new Map<number, string[]>();
  const exact = { depth: 0, overrideAccess: true, draft: false } as const;
  const loader = getDataLoader(isolateObjectProperty(isolateRequest(editRequest), 'transactionID'));

  return {
    async find(collection, id, locale) {
      if (collection === slugs.pages && languages.get(id)?.includes(locale) === false) return null;
      const key = createDataloaderCacheKey({
        ...exact,
        collectionSlug: collection,
        docID: id,
        currentDepth: 1,
        locale,
        fallbackLocale: collectionsWithFallback.includes(collection) ? defaultContentLocale : (false as never),
        showHiddenFields: false,
        // Outside a transaction there is none, which the type does not know.
        transactionID: (await editRequest.transactionID) as number | string,
      });
      const found: object | null = await loader.load(key);
      return (found && 'deletedAt' in found && found.deletedAt ? null : found) as Awaited<ReturnType<Reader['find']>> as never;
    },
    findGlobal: (locale) =>
      payload.findGlobal({ ...exact, slug: slugs.siteGlobals, locale, fallbackLocale: false, req: isolateRequest(editRequest) }),
    findRedirects: () => (redirects ??= readRedirects(editRequest, siteUrl)),
    async skipUnpublished(pages) {
      const { rows } = await runQuery(await transactionOf(editRequest), languagesQuery, [[...pages]]);
      for (const page of pages) languages.set(page, []);
      for (const { id, locale } of rows) languages.get(id)?.push(locale);
    },
    siteUrl,
  };
}

/** The public documents of several sources, read together. */
export async function buildSources(sources: readonly string[], reader: Reader): Promise<Map<string, PublicDocument[]>> {
  // One query after the other: they share one database connection.
  await reader.findRedirects();
  await reader.skipUnpublished(sources.flatMap((source) => (source.startsWith(`${slugs.pages}:`) ? [Number(source.split(':')[1])] : [])));
  return new Map(await Promise.all(sources.map(async (source) => [source, await buildSource(source, reader)] as const)));
}

async function readRedirects(req: PayloadRequest, siteUrl: string): Promise<RedirectsByPath> {
  return indexRedirects(await loadRedirects(await transactionOf(req)), siteUrl);
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
  const synced = await syncWithReferrers(tx, source, reader, req.locale ?? undefined);
  const tags: CacheTag[] = [...synced.tags];
  const redirects = await keepPaths(isolateRequest(req), synced);
  // What the first one has read of redirects is old.
  const later = createReader(req);
  for (const id of redirects) tags.push(...(await syncWithReferrers(tx, sourceOf(slugs.redirects, id), later)).tags);
  await recordChange(tx, tags);
  await refreshAfterPublication(tx, source, reader.siteUrl);
}

async function syncWithReferrers(tx: Transaction, source: string, reader: Reader, editedLocale?: string): Promise<Synced> {
  const synced = await syncDelivery(tx, new Map([[source, await buildSource(source, reader, editedLocale)]]));
  const tags = [...synced.tags];
  for (const name of namesOf(source, synced, reader.siteUrl)) {
    const referrers = await findReferrers(tx, name);
    if (referrers.length > 0) tags.push(...(await syncDelivery(tx, await buildSources(referrers, reader))).tags);
  }
  return { ...synced, tags };
}

/** Under which others refer to what has changed. */
function namesOf(source: string, { came, went, changed }: Synced, siteUrl: string): string[] {
  const [collection = ''] = source.split(':');
  if (collection === slugs.redirects) return [...new Set([...came, ...went, ...changed].map(({ key }) => redirectName(key, siteUrl)))];
  return came.length + went.length > 0 || copiedCollections.includes(collection) ? [source] : [];
}
