import type { CacheTag } from '@lupa/contracts/tags.ts';
import type { PayloadRequest } from 'payload';
import { buildSource, copiedCollections } from './builders.ts';
import { createReader } from './reader.ts';
import { findReferrers, lockDelivery, recordChange, syncDelivery } from './syncDelivery.ts';
import { transactionOf } from './transaction.ts';

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
