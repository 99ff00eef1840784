import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

/** An edit outside a transaction: publishing it could not be taken back together with it. */
export class NoTransactionError extends Error {
  override readonly name = 'NoTransactionError';
}

export type Transaction = Pick<PostgresAdapter['drizzle'], 'execute'>;

/** The database transaction of the edit that a hook runs in. @throws NoTransactionError */
export async function transactionOf(req: PayloadRequest): Promise<Transaction> {
  const id = await req.transactionID;
  const session = id === undefined ? undefined : req.payload.db.sessions?.[String(id)];
  if (!session) throw new NoTransactionError('Publishing needs the transaction of the edit.');
  // Payload types its sessions for all databases at once.
  return session.db as Transaction;
}
