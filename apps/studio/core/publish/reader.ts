import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { createDataloaderCacheKey, getDataLoader, isolateObjectProperty, type PayloadRequest } from 'payload';
import { slugs } from '../slugs.ts';
import { publishingOf, type Reader } from './publishing.ts';
import { siteUrlOf } from './siteTarget.ts';
import { indexRedirects, loadRedirects, type RedirectsByPath } from './storedRedirects.ts';
import { transactionOf } from './transaction.ts';

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
  const found = new Map<string, Promise<unknown>>();
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
        fallbackLocale: collectionsWithFallback.includes(collection) ? defaultContentLocale : false,
        showHiddenFields: false,
        // Outside a transaction there is none, which the type does not know.
        transactionID: (await editRequest.transactionID) as number | string,
      });
      const document: object | null = await loader.load(key);
      return (document && 'deletedAt' in document && document.deletedAt ? null : document) as Awaited<ReturnType<Reader['find']>> as never;
    },
    findGlobal: (slug, locale) =>
      payload.findGlobal({
        ...exact,
        slug,
        ...(locale && { locale, fallbackLocale: false as const }),
        req: isolateRequest(editRequest),
      }),
    findRedirects: () => (redirects ??= readRedirects(editRequest, siteUrl)),
    findOnce: (name, load) => {
      const known = found.get(name) ?? transactionOf(editRequest).then(load);
      found.set(name, known);
      return known as ReturnType<typeof load>;
    },
    async skipUnpublished(pages) {
      const { rows } = await runQuery(await transactionOf(editRequest), languagesQuery, [[...pages]]);
      for (const page of pages) languages.set(page, []);
      for (const { id, locale } of rows) languages.get(id)?.push(locale);
    },
    siteUrl,
    publishing: publishingOf(payload),
  };
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

/** Options of an operation within that transaction: of all there is, and nothing that it names is read. */
export const plain = (req: PayloadRequest) => ({ depth: 0, pagination: false, req: isolateRequest(req) }) as const;
