import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inOwnTransaction } from './transaction.ts';

/** Documents in one transaction: whoever edits one of them, or publishes, waits for one batch at most. */
export const batchSize = 50;

export function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}

/** Runs `act` in a transaction of its own, for nobody. @throws what `act` throws, with nothing written */
export async function inTransaction<Result>(payload: Payload, act: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const req = await createLocalReq({}, payload);
  return inOwnTransaction(req, () => act(req));
}

export async function listIds(payload: Payload, collection: CollectionSlug, { trash }: { trash: boolean }): Promise<number[]> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, draft: false, select: {}, sort: 'id', trash });
  return docs.map(({ id }) => id);
}
