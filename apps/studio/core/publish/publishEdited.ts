import type { CacheTag } from '@lupa/contracts/tags.ts';
import type { Payload, PayloadRequest } from 'payload';
import { slugs } from '../slugs.ts';
import { buildSources, type Edited, inNoLanguage } from './buildSources.ts';
import { type Publishing, publishingOf, type Reader } from './publishing.ts';
import { createReader } from './reader.ts';
import { siteUrlOf } from './siteTarget.ts';
import { redirectName } from './sources.ts';
import { type Built, findReferrers, lockDelivery, recordChange, syncDelivery, type Synced } from './syncDelivery.ts';
import { type Transaction, transactionOf } from './transaction.ts';

export const publishSource = (req: PayloadRequest, source: string): Promise<void> => publishEdited(req, new Map([[source, req.locale]]));

/**
 * Brings `delivery` in line with studio documents, in the transaction of their edits: their own documents, those that copied something of them, and
 * those that name them when their key changed. Reads what is saved as published, so it may be called after any kind of edit. Unless it `isLast`,
 * whoever calls ends the publications afterwards (`endPublications`).
 * @throws UnpublishableError and NoTransactionError, which take the edits back.
 */
export async function publishEdited(req: PayloadRequest, edited: Edited, { isLast = true } = {}): Promise<void> {
  const tx = await transactionOf(req);
  await lockDelivery(tx);
  const reader = createReader(req);
  const synced = await syncWithReferrers(tx, edited, reader);
  const tags: CacheTag[] = [...synced.tags];
  const followed: string[] = [];
  for (const { followMoves } of reader.publishing) followed.push(...((await followMoves?.(req, synced)) ?? []));
  // What the first reader has read of redirects is old.
  if (followed.length > 0) tags.push(...(await syncWithReferrers(tx, inNoLanguage(followed), createReader(req))).tags);
  await recordChange(tx, tags);
  for (const { notePublished } of reader.publishing) await notePublished?.(tx, [...edited.keys()], reader.siteUrl);
  if (isLast) await endPublications(req.payload, tx);
}

/** Runs what the features have left for the end of one publication or many. Whoever calls holds the lock of publications. */
export async function endPublications(payload: Payload, tx: Transaction): Promise<void> {
  for (const { endPublication } of publishingOf(payload)) await endPublication?.(tx, siteUrlOf(payload));
}

/** Makes the documents of studio documents what they should be, and keeps what the features keep of them. @throws UnpublishableError */
export async function syncSources(tx: Transaction, built: Built, { publishing }: Reader): Promise<Synced> {
  const synced = await syncDelivery(tx, built);
  for (const { afterSync } of publishing) synced.tags.push(...((await afterSync?.(tx, built)) ?? []));
  return synced;
}

async function syncWithReferrers(tx: Transaction, edited: Edited, reader: Reader): Promise<Synced> {
  const synced = await syncSources(tx, await buildSources(edited, reader), reader);
  const names = [...edited.keys()].flatMap((source) => namesOf(source, ofSource(synced, source), reader));
  const referrers = names.length > 0 ? await findReferrers(tx, names, [...edited.keys()]) : [];
  if (referrers.length === 0) return synced;
  const { tags } = await syncSources(tx, await buildSources(inNoLanguage(referrers), reader), reader);
  return { ...synced, tags: [...synced.tags, ...tags] };
}

type Addresses = Pick<Synced, 'came' | 'went' | 'changed'>;

export function ofSource({ came, went, changed }: Addresses, source: string): Addresses {
  const isIts = (address: { source: string }) => address.source === source;
  return { came: came.filter(isIts), went: went.filter(isIts), changed: changed.filter(isIts) };
}

/** Under which others refer to what has changed. */
function namesOf(source: string, { came, went, changed }: Addresses, { siteUrl, publishing }: Reader): string[] {
  const [collection = ''] = source.split(':');
  if (collection === slugs.redirects) return [...new Set([...came, ...went, ...changed].map(({ key }) => redirectName(key, siteUrl)))];
  return came.length + went.length > 0 || isCopied(collection, publishing) ? [source] : [];
}

const isCopied = (collection: string, publishing: readonly Publishing[]): boolean =>
  publishing.some(({ copied = [] }) => copied.some((slug) => slug === collection));
