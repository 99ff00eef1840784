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
import { slugs } from '../slugs.ts';
import type { LegalStatus, SiteGlobal } from '../../payload-types.ts';
import { judgeInternal, notePublished } from '../../content/links/refreshLinks.ts';
import { loadRunningExperiments, type RunningExperiment } from '../../money/experiments/runningExperiments.ts';
import { loadPausedLinks } from '../../casinos/offers/linkChecks.ts';
import { keepPaths } from '../../content/redirects/keepPaths.ts';
import { readSiteTarget, siteUrlOf } from './siteTarget.ts';
import { indexRedirects, loadRedirects, type RedirectsByPath } from './storedRedirects.ts';
import { buildSource, copiedCollections } from './builders.ts';
import type { PublicDocument } from './documents.ts';
import { redirectName, sourceOf } from './references.ts';
import { findReferrers, lockDelivery, recordChange, syncDelivery, type Synced } from './syncDelivery.ts';
import { type Transaction, transactionOf } from './transaction.ts';

/** Reads what is saved as published (never a draft), references as ids, inside the transaction of the edit. */
export type Reader = {
  find: <Slug extends CollectionSlug>(collection: Slug, id: number, locale: ContentLocale) => Promise<DataFromCollectionSlug<Slug> | null>;
  findGlobal: (locale: ContentLocale) => Promise<SiteGlobal>;
  findLegalStatus: () => Promise<LegalStatus>;
  findRedirects: () => Promise<RedirectsByPath>;
  /** By the id of an offer: the tracking URL to which nobody is led at present. */
  findPausedLinks: () => Promise<ReadonlyMap<number, string>>;
  /** Those that run now, of all pages. */
  findExperiments: () => Promise<readonly RunningExperiment[]>;
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
  let experiments: Promise<RunningExperiment[]> | undefined;
  let pausedLinks: Promise<Map<number, string>> | undefined;
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
      const found: object | null = await loader.load(key);
      return (found && 'deletedAt' in found && found.deletedAt ? null : found) as Awaited<ReturnType<Reader['find']>> as never;
    },
    findGlobal: (locale) =>
      payload.findGlobal({ ...exact, slug: slugs.siteGlobals, locale, fallbackLocale: false, req: isolateRequest(editRequest) }),
    findLegalStatus: () => payload.findGlobal({ ...exact, slug: slugs.legalStatus, req: isolateRequest(editRequest) }),
    findRedirects: () => (redirects ??= readRedirects(editRequest, siteUrl)),
    findPausedLinks: () => (pausedLinks ??= transactionOf(editRequest).then(loadPausedLinks)),
    findExperiments: () => (experiments ??= transactionOf(editRequest).then(loadRunningExperiments)),
    async skipUnpublished(pages) {
      const { rows } = await runQuery(await transactionOf(editRequest), languagesQuery, [[...pages]]);
      for (const page of pages) languages.set(page, []);
      for (const { id, locale } of rows) languages.get(id)?.push(locale);
    },
    siteUrl,
  };
}

/** Studio documents that are published together, with the language in which each was edited where there is one (see `Build`). */
export type Edited = ReadonlyMap<string, string | undefined>;

/** The public documents of several sources, read together. */
export async function buildSources(edited: Edited, reader: Reader): Promise<Map<string, PublicDocument[]>> {
  // One query after the other: they share one database connection.
  await reader.findRedirects();
  await reader.findExperiments();
  await reader.skipUnpublished([...edited.keys()].flatMap((source) => (isOfPages(source) ? [Number(source.split(':')[1])] : [])));
  return new Map(
    await Promise.all([...edited].map(async ([source, locale]) => [source, await buildSource(source, reader, locale)] as const)),
  );
}

const isOfPages = (source: string): boolean => source.startsWith(`${slugs.pages}:`);
export const inNoLanguage = (sources: readonly string[]): Edited => new Map(sources.map((source) => [source, undefined]));

async function readRedirects(req: PayloadRequest, siteUrl: string): Promise<RedirectsByPath> {
  return indexRedirects(await loadRedirects(await transactionOf(req)), siteUrl);
}

/** The same transaction and person; Payload writes the locale of a read onto the request, which must not reach the edit. */
export function isolateRequest(editRequest: PayloadRequest): PayloadRequest {
  const req = isolateObjectProperty(editRequest, ['locale', 'fallbackLocale', 'query', 'context']);
  req.query = {};
  return req;
}

/** The same for the one document of an edit. */
export const publishSource = (req: PayloadRequest, source: string): Promise<void> =>
  publishEdited(req, new Map([[source, req.locale ?? undefined]]));

/**
 * Brings `delivery` in line with studio documents, in the transaction of their edits: their own documents, those that copied something of them, and
 * those that name them when their key changed. Reads what is saved as published, so it may be called after any kind of edit. Unless `judgesLinks`,
 * whoever calls looks where links lead afterwards (`judgeInternal`).
 * @throws UnpublishableError and NoTransactionError, which take the edits back.
 */
export async function publishEdited(req: PayloadRequest, edited: Edited, { judgesLinks = true } = {}): Promise<void> {
  const tx = await transactionOf(req);
  await lockDelivery(tx);
  const reader = createReader(req);
  const synced = await syncWithReferrers(tx, edited, reader);
  const tags: CacheTag[] = [...synced.tags];
  const redirects = await keepAllPaths(req, synced, reader.siteUrl);
  // What the first one has read of redirects is old.
  if (redirects.length > 0) tags.push(...(await syncWithReferrers(tx, inNoLanguage(redirects), createReader(req))).tags);
  await recordChange(tx, tags);
  await notePublished(tx, [...edited.keys()], reader.siteUrl);
  if (judgesLinks) await judgeInternal(tx, reader.siteUrl);
}

async function syncWithReferrers(tx: Transaction, edited: Edited, reader: Reader): Promise<Synced> {
  const synced = await syncDelivery(tx, await buildSources(edited, reader));
  const names = [...edited.keys()].flatMap((source) => namesOf(source, ofSource(synced, source), reader.siteUrl));
  const referrers = names.length > 0 ? await findReferrers(tx, names, [...edited.keys()]) : [];
  if (referrers.length === 0) return synced;
  const { tags } = await syncDelivery(tx, await buildSources(inNoLanguage(referrers), reader));
  return { ...synced, tags: [...synced.tags, ...tags] };
}

type Addresses = Pick<Synced, 'came' | 'went' | 'changed'>;

function ofSource({ came, went, changed }: Addresses, source: string): Addresses {
  const isIts = (address: { source: string }) => address.source === source;
  return { came: came.filter(isIts), went: went.filter(isIts), changed: changed.filter(isIts) };
}

/** The sources of redirects that came, changed or went because pages came to new paths. */
async function keepAllPaths(req: PayloadRequest, synced: Synced, siteUrl: string): Promise<string[]> {
  const pages = new Set(synced.came.flatMap(({ kind, source }) => (kind === 'page' ? [source] : [])));
  if (pages.size === 0) return [];
  const stored = await loadRedirects(await transactionOf(req));
  const starts = new Set(stored.map(({ from }) => readSiteTarget(from, siteUrl)?.path));
  const changed = new Set<number>();
  for (const source of pages) {
    const { came, went } = ofSource(synced, source);
    if (went.length > 0 || came.some(({ key }) => starts.has(key)))
      for (const id of await keepPaths(isolateRequest(req), { came, went })) changed.add(id);
  }
  return [...changed].map((id) => sourceOf(slugs.redirects, id));
}

/** Under which others refer to what has changed. */
function namesOf(source: string, { came, went, changed }: Addresses, siteUrl: string): string[] {
  const [collection = ''] = source.split(':');
  if (collection === slugs.redirects) return [...new Set([...came, ...went, ...changed].map(({ key }) => redirectName(key, siteUrl)))];
  return came.length + went.length > 0 || copiedCollections.includes(collection) ? [source] : [];
}
