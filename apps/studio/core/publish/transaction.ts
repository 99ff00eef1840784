import { randomUUID } from 'node:crypto';
import type { Executor } from '@lupa/database/query.ts';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { isolateObjectProperty, type PayloadRequest, type CollectionSlug, createLocalReq, type Payload } from 'payload';

/** An edit outside a transaction: publishing it could not be taken back together with it. */
class NoTransactionError extends Error {
  override readonly name = 'NoTransactionError';
}

/** Through drizzle, which gives moments as text: no query that is run here selects one. */
export type Transaction = Executor;

export async function transactionOf(req: PayloadRequest): Promise<Transaction> {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : req.payload.db.sessions?.[String(id)];
  if (!session) throw new NoTransactionError('Publishing needs the transaction of the edit.');
  // Payload types its sessions for all databases at once.
  const { session: connection } = (session.db as PostgresAdapter['drizzle'])._;
  return {
    query: ({ name, text, values }) =>
      connection.prepareQuery({ sql: text, params: values }, undefined, name, false).execute() as ReturnType<Executor['query']>,
  };
}

/** Runs `act` in a transaction of its own, which the request carries meanwhile. @throws what `act` throws, with nothing written */
export async function inOwnTransaction<Result>(req: PayloadRequest, act: () => Promise<Result>): Promise<Result> {
  const { db } = req.payload;
  const transactionID = await db.beginTransaction();
  if (transactionID === null) throw new Error('The database gives no transactions.');
  req.transactionID = transactionID;
  try {
    const result = await act();
    await db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await db.rollbackTransaction(transactionID);
    throw error;
  }
}

/**
 * Runs `act` in a savepoint of the request's transaction, with a request of its own. What it does stays in the transaction when it says `isKept`. Payload
 * ends a transaction in which an operation fails: here it is told of another one, of which nothing comes. @throws what `act` throws, with that taken back
 */
export async function inSavepoint<Value>(
  req: PayloadRequest,
  act: (within: PayloadRequest) => Promise<{ isKept: boolean; value: Value }>,
): Promise<Value> {
  const { sessions } = req.payload.db;
  const session = sessions?.[String(await req.transactionID)];
  if (!session) throw new NoTransactionError('A savepoint needs a transaction.');
  const tx = await transactionOf(req);
  const say = (text: string) => tx.query({ text, values: [] });
  const id = randomUUID();
  const nothing = () => Promise.resolve();
  sessions[id] = { ...session, resolve: nothing, reject: nothing };
  const within = isolateObjectProperty(req, ['transactionID', 'context', 'locale', 'fallbackLocale', 'query']);
  within.transactionID = id;
  await say('savepoint within');
  let isKept = false;
  try {
    const result = await act(within);
    isKept = result.isKept;
    return result.value;
  } finally {
    await say(isKept ? 'release savepoint within' : 'rollback to savepoint within');
    Reflect.deleteProperty(sessions, id);
  }
}

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

/** Also of documents in the trash. */
export async function listIds(payload: Payload, collection: CollectionSlug): Promise<number[]> {
  const { docs } = await payload.find({ collection, pagination: false, depth: 0, draft: false, select: {}, sort: 'id', trash: true });
  return docs.map(({ id }) => id);
}
