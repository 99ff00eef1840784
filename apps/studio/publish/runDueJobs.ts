import type { Payload } from 'payload';
import { indexOnce } from '../uses/indexUses.ts';
import { hashOnce } from '../media/duplicates.ts';
import { purgeRetiredFiles } from '../media/keepReplacedFile.ts';
import { purgeTrash } from '../uses/trash.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { purgeActivity } from '../audit/logActivity.ts';

const lockQuery = defineQuery('studio.lockDueJobs', 'select pg_try_advisory_lock($1) as "isHeld"', { notNull: ['isHeld'] });
const unlockQuery = defineQuery('studio.unlockDueJobs', 'select pg_advisory_unlock($1)');
// Nobody else runs any: those that are marked as running were left by a studio that ended.
const takeOverQuery = defineQuery(
  'studio.takeOverJobs',
  'update studio.payload_jobs set processing = false where processing and completed_at is null',
);

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
    const { rows } = await runQuery(client, lockQuery, [advisoryLocks.dueJobs]);
    if (!rows[0]?.isHeld) return 'elsewhere';
    const { rowCount } = await runQuery(client, takeOverQuery, []);
    if (rowCount > 0) payload.logger.warn({ jobs: rowCount, event: 'studio.jobsTakenOver' }, 'jobs of a studio that ended are run again');
    await payload.jobs.run({ limit: 50 });
    await purgeActivity(payload, new Date());
    await indexOnce(payload);
    await purgeTrash(payload);
    await hashOnce(payload);
    await purgeRetiredFiles(payload);
    await runQuery(client, unlockQuery, [advisoryLocks.dueJobs]);
    return 'ran';
  } catch (error) {
    isLost = true;
    throw error;
  } finally {
    client.off('error', note);
    client.release(isLost);
  }
}
