import { type CollectionSlug, type Payload, type PayloadRequest, type SanitizedCollectionConfig } from 'payload';
import { slugs } from '../slugs.ts';
import { inBatches, inTransaction, listIds, transactionOf } from '../publish/transaction.ts';
import { isolateRequest } from '../publish/reader.ts';
import { sourceOf } from '../publish/sources.ts';
import { findTargets, type FoundTarget } from './findTargets.ts';
import { lockUses, writeUses, type Named } from './usesTable.ts';

/** Marks a collection whose documents are read for what they name. */
export const tracked = 'tracksUses';

type Data = Record<string, unknown>;

/**
 * Notes what documents of a collection name, in their newest version and in what is published. One in the trash, or gone, names nothing. Others that
 * note the same documents wait until the transaction ends, so nothing older is written over it. What `isNew` has one version.
 */
export async function indexDocuments(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  ids: readonly number[],
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  const { slug, fields, versions } = collection;
  const tx = await transactionOf(req);
  await lockUses(
    tx,
    ids.map((id) => sourceOf(slug, id)),
  );
  const published = await read(req, slug, ids, false);
  const newest = versions?.drafts && !isNew ? await read(req, slug, ids, true) : published;
  const named = ids.flatMap((id) => {
    const own = published.get(id);
    if (!own || own['deletedAt']) return [];
    const found = merge(findTargets(fields, newest.get(id) ?? own), keepPublished(findTargets(fields, own), own));
    return found.map((target) => ({ source: sourceOf(slug, id), ...target }));
  });
  await writeUses(
    tx,
    ids.map((id) => sourceOf(slug, id)),
    named,
  );
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
  const source = sourceOf(slugs.siteGlobals, 1);
  const named = merge(found, found).map((target) => ({ source, ...target }));
  await writeUses(await transactionOf(req), [source], named);
}

/** The collections whose documents are read for what they name, with the ids of all of these, trash included. */
async function listTracked(payload: Payload): Promise<Map<SanitizedCollectionConfig, number[]>> {
  const tracking = payload.config.collections.filter(({ custom }) => custom?.[tracked] === true);
  const listed = new Map<SanitizedCollectionConfig, number[]>();
  for (const collection of tracking) listed.set(collection, await listIds(payload, collection.slug));
  return listed;
}

/** Another name with each kind of target that comes. */
export const indexedKey = 'uses-indexed-with-catalogue';

export async function indexAllDocuments(payload: Payload): Promise<void> {
  for (const [collection, ids] of await listTracked(payload))
    for (const batch of inBatches(ids)) await inTransaction(payload, (req) => indexDocuments(req, collection, batch));
  await inTransaction(payload, indexSiteGlobals);
  await payload.kv.set(indexedKey, true);
}

/** Documents from before there was an index are read once; from then on each edit keeps it. */
export async function indexOnce(payload: Payload): Promise<void> {
  if (await payload.kv.has(indexedKey)) return;
  await indexAllDocuments(payload);
}

async function read(req: PayloadRequest, collection: CollectionSlug, ids: readonly number[], draft: boolean): Promise<Map<number, Data>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    pagination: false,
    draft,
    locale: 'all',
    depth: 0,
    trash: true,
    showHiddenFields: true,
    req: isolateRequest(req),
  });
  return new Map(docs.map((found) => [found.id, found as unknown as Data]));
}

/** `_status` is missing, one word, or a word for each language. */
function keepPublished(found: FoundTarget[], { _status: status }: Data): FoundTarget[] {
  if (typeof status !== 'object' || status === null) return status === 'draft' ? [] : found;
  const published = Object.entries(status).flatMap(([locale, value]) => (value === 'published' ? [locale] : []));
  return found.filter(({ locale }) => (locale === null ? published.length > 0 : published.includes(locale)));
}

function merge(newest: readonly FoundTarget[], published: readonly FoundTarget[]): Omit<Named, 'source'>[] {
  const drafts = new Set(newest.map(({ target }) => target));
  const visible = new Set(published.map(({ target }) => target));
  return [...drafts.union(visible)].map((target) => ({ target, isDraft: drafts.has(target), isPublished: visible.has(target) }));
}
