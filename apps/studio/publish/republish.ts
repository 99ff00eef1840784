import type { CacheTag } from '@lupa/contracts/tags.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { slugs } from '../collections/slugs.ts';
import { indexAllDocuments, noteIndexed } from '../uses/indexUses.ts';
import { builders, buildSource, type BuiltCollection } from './builders.ts';
import type { PublicDocument } from './documents.ts';
import { logOfferVersion } from './logOfferVersion.ts';
import { createReader } from './reader.ts';
import { sourceOf } from './references.ts';
import { lockDelivery, recordChange, removeOutdated, writeChanged } from './syncDelivery.ts';
import { inOwnTransaction, transactionOf, type Transaction } from './transaction.ts';

const sourcesQuery = defineQuery('delivery.sources', 'select distinct source from delivery.documents');

export type Republished = { documents: number; changed: number };

/**
 * Builds all of `delivery.documents` and the index of uses from the studio, in one transaction, and removes what has no source there. What is
 * the same is not touched: a second run changes nothing.
 */
export async function republish(payload: Payload): Promise<Republished> {
  const req = await createLocalReq({}, payload);
  const result = await inOwnTransaction(req, async () => {
    const republished = await republishWithin(req);
    await indexAllDocuments(req);
    return republished;
  });
  await noteIndexed(payload);
  return result;
}

async function republishWithin(req: PayloadRequest): Promise<Republished> {
  const tx = await transactionOf(req);
  await lockDelivery(tx);
  const reader = createReader(req);
  const built = new Map<string, PublicDocument[]>();
  for (const source of await listSources(req)) built.set(source, await buildSource(source, reader));
  for (const stray of await findStrays(tx, built)) built.set(stray, []);
  const tags: CacheTag[] = [];
  // All that is outdated goes before anything comes: a key may have gone from one document to another.
  for (const [source, documents] of built) tags.push(...(await removeOutdated(tx, source, documents)).tags);
  for (const [source, documents] of built) tags.push(...(await writeChanged(tx, source, documents)).tags);
  for (const [source, documents] of built) tags.push(...(await logOfferVersion(tx, source, documents)));
  await recordChange(tx, tags);
  return { documents: [...built.values()].flat().length, changed: new Set(tags).size };
}

async function listSources(req: PayloadRequest): Promise<string[]> {
  const sources: string[] = [sourceOf(slugs.siteGlobals, 1)];
  for (const collection of Object.keys(builders) as BuiltCollection[]) {
    const { docs } = await req.payload.find({ collection, pagination: false, depth: 0, draft: false, select: {}, sort: 'id', req });
    sources.push(...docs.map(({ id }) => sourceOf(collection, id)));
  }
  return sources;
}

async function findStrays(tx: Transaction, known: ReadonlyMap<string, unknown>): Promise<string[]> {
  const { rows } = await runQuery(tx, sourcesQuery, []);
  return rows.map(({ source }) => source).filter((source) => !known.has(source));
}
