import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest, type SanitizedCollectionConfig } from 'payload';
import { slugs } from '../collections/slugs.ts';
import { isolateRequest } from '../publish/reader.ts';
import { sourceOf } from '../publish/references.ts';
import { inOwnTransaction, transactionOf } from '../publish/transaction.ts';
import { findTargets, type FoundTarget } from './findTargets.ts';
import { writeUses, type Named } from './usesTable.ts';

/** Marks a collection whose documents are read for what they name. */
export const tracked = 'tracksUses';

type Data = Record<string, unknown>;

/** Notes what a document names, in its newest version and in what is published. One in the trash, or gone, names nothing. */
export async function indexDocument(req: PayloadRequest, { slug, fields, versions }: SanitizedCollectionConfig, id: number): Promise<void> {
  const published = await read(req, slug, id, false);
  const newest = versions?.drafts ? await read(req, slug, id, true) : published;
  const isThere = published !== null && !published['deletedAt'];
  const named = isThere ? merge(findTargets(fields, newest), keepPublished(findTargets(fields, published), published)) : [];
  await writeUses(await transactionOf(req), sourceOf(slug, id), named);
}

export async function indexSiteGlobals(req: PayloadRequest): Promise<void> {
  const { config, findGlobal } = req.payload;
  const data = await findGlobal.call(req.payload, {
    slug: slugs.siteGlobals,
    locale: 'all',
    depth: 0,
    req: isolateRequest(req),
  });
  const fields = config.globals.find(({ slug }) => slug === slugs.siteGlobals)?.fields ?? [];
  const found = findTargets(fields, data);
  await writeUses(await transactionOf(req), sourceOf(slugs.siteGlobals, 1), merge(found, found));
}

/** Notes what every document of the studio names, in the transaction of `req`. */
export async function indexAllDocuments(req: PayloadRequest): Promise<void> {
  for (const collection of req.payload.config.collections.filter(({ custom }) => custom?.[tracked] === true)) {
    const { slug } = collection;
    const { docs } = await req.payload.find({
      collection: slug,
      pagination: false,
      depth: 0,
      select: {},
      trash: true,
      req: isolateRequest(req),
    });
    for (const { id } of docs) await indexDocument(req, collection, id);
  }
  await indexSiteGlobals(req);
}

const indexedKey = 'uses-indexed';

/** To be called after the transaction in which everything was indexed. */
export const noteIndexed = (payload: Payload): Promise<void> => payload.kv.set(indexedKey, true);

/** Documents from before there was an index are read once; from then on each edit keeps it. */
export async function indexOnce(payload: Payload): Promise<void> {
  if (await payload.kv.has(indexedKey)) return;
  const req = await createLocalReq({}, payload);
  await inOwnTransaction(req, () => indexAllDocuments(req));
  await noteIndexed(payload);
}

async function read(req: PayloadRequest, collection: CollectionSlug, id: number, draft: boolean): Promise<Data | null> {
  const found: object | null = await req.payload.findByID({
    collection,
    id,
    draft,
    locale: 'all',
    depth: 0,
    trash: true,
    disableErrors: true,
    showHiddenFields: true,
    req: isolateRequest(req),
  });
  return found as Data | null;
}

/** `_status` is missing, one word, or a word for each language. */
function keepPublished(found: FoundTarget[], { _status: status }: Data): FoundTarget[] {
  if (typeof status !== 'object' || status === null) return status === 'draft' ? [] : found;
  const published = Object.entries(status).flatMap(([locale, value]) => (value === 'published' ? [locale] : []));
  return found.filter(({ locale }) => (locale === null ? published.length > 0 : published.includes(locale)));
}

function merge(newest: readonly FoundTarget[], published: readonly FoundTarget[]): Named[] {
  const drafts = new Set(newest.map(({ target }) => target));
  const visible = new Set(published.map(({ target }) => target));
  return [...drafts.union(visible)].map((target) => ({ target, isDraft: drafts.has(target), isPublished: visible.has(target) }));
}
