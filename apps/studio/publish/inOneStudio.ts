import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';
import type { Payload } from 'payload';

const lockQuery = defineQuery('studio.lock', 'select pg_try_advisory_lock($1) as "isHeld"', { notNull: ['isHeld'] });
const unlockQuery = defineQuery('studio.unlock', 'select pg_advisory_unlock($1)');

/** `isLost`: whether the connection has ended, and the lock with it. */
export type Held = { client: Executor; isLost: () => boolean };

/**
 * Runs work in one of all studios on a database. `lock` is one of `advisoryLocks`. It is the connection's: a studio that ends gives it back.
 * @returns `elsewhere` where another one holds the lock @throws what the work throws
 */
export async function inOneStudio(payload: Payload, lock: number, work: (held: Held) => Promise<void>): Promise<'ran' | 'elsewhere'> {
  const client = await payload.db.pool.connect();
  let isLost = false;
  const note = () => {
    isLost = true;
  };
  client.on('error', note);
  try {
    const { rows } = await runQuery(client, lockQuery, [lock]);
    if (!rows[0]?.isHeld) return 'elsewhere';
    await work({ client, isLost: () => isLost });
    await runQuery(client, unlockQuery, [lock]);
    return 'ran';
  } catch (error) {
    // What the connection has begun ends with it.
    isLost = true;
    throw error;
  } finally {
    client.off('error', note);
    client.release(isLost);
  }
}
