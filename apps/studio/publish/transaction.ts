import type { Executor } from '@lupa/database/query.ts';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

/** An edit outside a transaction: publishing it could not be taken back together with it. */
export class NoTransactionError extends Error {
  override readonly name = 'NoTransactionError';
}

/** Through drizzle, which gives moments as text: no query that is run here selects one. */
export type Transaction = Executor;

/** The database transaction of the edit that a hook runs in. @throws NoTransactionError */
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
