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
