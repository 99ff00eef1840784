import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { indexAllDocuments } from '../uses/indexUses.ts';
import { inBatches, inTransaction, listIds, transactionOf } from './transaction.ts';
import { UnpublishableError } from './documents.ts';
import { buildSources, foldBuilders, inNoLanguage } from './buildSources.ts';
import { endPublications, syncSources } from './publishEdited.ts';
import { publishingOf } from './publishing.ts';
import { createReader } from './reader.ts';
import { sourceOf } from './sources.ts';
import { findHolders, lockDelivery, recordChange } from './syncDelivery.ts';

const sourcesQuery = defineQuery('delivery.sources', 'select distinct source from delivery.documents');

/** A studio document that cannot be published as it is. What is public of it stays as it was. */
type Refused = { source: string; message: string };
export type OnBatch = (done: number, total: number) => void | Promise<void>;
export type Republished = { documents: number; changed: number; refused: Refused[] };

/** A second run changes nothing, and one that was ended is run again. */
export async function republish(payload: Payload, onBatch?: OnBatch): Promise<Republished> {
  const known = await listSources(payload);
  const result = await publishSources(payload, known, onBatch);
  const rest = await publishSources(payload, await listStrays(payload, new Set(known)));
  await indexAllDocuments(payload);
  return add(result, rest);
}

/**
 * Brings `delivery` in line with these studio documents, in short transactions. Each holds the lock of publications from before it reads until it has
 * written, so editors publish in between, and nothing older is written over what they published. Documents that name these are not built again.
 */
export async function publishSources(payload: Payload, sources: readonly string[], onBatch?: OnBatch): Promise<Republished> {
  let result: Republished = { documents: 0, changed: 0, refused: [] };
  let done = 0;
  for (const batch of inBatches(sources)) {
    result = add(result, await publishBatch(payload, batch));
    done += batch.length;
    await onBatch?.(done, sources.length);
  }
  await inTransaction(payload, async (req) => {
    const tx = await transactionOf(req);
    await lockDelivery(tx);
    await endPublications(payload, tx);
  });
  return result;
}

/** One that cannot be published takes back its batch. The others are then published one by one. */
async function publishBatch(payload: Payload, batch: readonly string[]): Promise<Republished> {
  const [source = '', ...others] = batch;
  try {
    return await inTransaction(payload, (req) => publishWithin(req, batch));
  } catch (error) {
    if (!(error instanceof UnpublishableError)) throw error;
    if (others.length === 0) return { documents: 0, changed: 0, refused: [{ source, message: error.message }] };
  }
  return add(await publishBatch(payload, [source]), await publishBatch(payload, others));
}

async function publishWithin(req: PayloadRequest, batch: readonly string[]): Promise<Republished> {
  const tx = await transactionOf(req);
  await lockDelivery(tx);
  const reader = createReader(req);
  const built = await buildSources(inNoLanguage(batch), reader);
  // A key may have gone from one document to another: both change together.
  for (let holders = await findHolders(tx, built); holders.length > 0; holders = await findHolders(tx, built))
    for (const [source, documents] of await buildSources(inNoLanguage(holders), reader)) built.set(source, documents);
  const { tags } = await syncSources(tx, built, reader);
  if (tags.length > 0) for (const { notePublished } of reader.publishing) await notePublished?.(tx, [...built.keys()], reader.siteUrl);
  await recordChange(tx, tags);
  const documents = batch.reduce((sum, source) => sum + (built.get(source)?.length ?? 0), 0);
  return { documents, changed: new Set(tags).size, refused: [] };
}

const add = (one: Republished, other: Republished): Republished => ({
  documents: one.documents + other.documents,
  changed: one.changed + other.changed,
  refused: [...one.refused, ...other.refused],
});

/** Pages last: what they show is there by then. */
async function listSources(payload: Payload): Promise<string[]> {
  const publishing = publishingOf(payload);
  const sources = Object.keys(foldBuilders(publishing, ({ globalBuilders }) => globalBuilders)).map((slug) => sourceOf(slug, 1));
  for (const collection of (Object.keys(foldBuilders(publishing, ({ builders }) => builders)) as CollectionSlug[]).toReversed())
    sources.push(...(await listIds(payload, collection)).map((id) => sourceOf(collection, id)));
  return sources;
}

async function listStrays(payload: Payload, known: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await runQuery(payload.db.pool, sourcesQuery, []);
  return rows.map(({ source }) => source).filter((source) => !known.has(source));
}
