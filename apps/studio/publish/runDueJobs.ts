import type { Payload } from 'payload';
import { advisoryLocks } from '@lupa/database/locks.ts';

/**
 * Runs the jobs that are due, in one of all studios on a database: Payload finds and marks them in two steps, so two studios
 * would both publish a page. The lock is the connection's: a studio that ends gives it back.
 */
export async function runDueJobs(payload: Payload): Promise<'ran' | 'elsewhere'> {
  const client = await payload.db.pool.connect();
  let isLost = false;
  const note = () => {
    isLost = true;
  };
  client.on('error', note);
  try {
    const { rows } = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [advisoryLocks.dueJobs]);
    if (!rows[0]?.isHeld) return 'elsewhere';
    // Nobody else runs any: those that are marked as running were left by a studio that ended.
    const { rowCount } = await client.query('update studio.payload_jobs set processing = false where processing and completed_at is null');
    if (rowCount) payload.logger.warn({ jobs: rowCount, event: 'studio.jobsTakenOver' }, 'jobs of a studio that ended are run again');
    await payload.jobs.run({ limit: 50 });
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.dueJobs]);
    return 'ran';
  } catch (error) {
    isLost = true;
    throw error;
  } finally {
    client.off('error', note);
    client.release(isLost);
  }
}
