import type { Payload } from 'payload';
import { indexOnce } from '../uses/indexUses.ts';
import { hashOnce } from '../media/duplicates.ts';
import { purgeRetiredFiles } from '../media/keepReplacedFile.ts';
import { purgeTrash } from '../uses/trash.ts';
import { advisoryLocks } from '@lupa/database/locks.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { takeErrorReports } from '../../readers/errorReports/takeErrorReports.ts';
import { purgeActivity } from '../audit/logActivity.ts';
import { inOneStudio } from './inOneStudio.ts';

// Nobody else runs any: those that are marked as running were left by a studio that ended.
const takeOverQuery = defineQuery(
  'studio.takeOverJobs',
  'update studio.payload_jobs set processing = false where processing and completed_at is null',
);

/**
 * Runs the jobs that are due, in one of all studios on a database: Payload finds and marks them in two steps, so two studios
 * would both publish a page.
 */
export const runDueJobs = (payload: Payload): Promise<'ran' | 'elsewhere'> =>
  inOneStudio(payload, advisoryLocks.dueJobs, async ({ client }) => {
    const { rowCount } = await runQuery(client, takeOverQuery, []);
    if (rowCount > 0) payload.logger.warn({ jobs: rowCount, event: 'studio.jobsTakenOver' }, 'jobs of a studio that ended are run again');
    await payload.jobs.run({ limit: 50 });
    await purgeActivity(payload, new Date());
    await indexOnce(payload);
    await purgeTrash(payload);
    await takeErrorReports(payload, new Date());
    await tidyFiles(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, event: 'studio.filesNotPurged' }, 'files that were replaced could not be deleted'),
    );
  });

/** Files may be in a bucket that is away. */
async function tidyFiles(payload: Payload): Promise<void> {
  await hashOnce(payload);
  await purgeRetiredFiles(payload);
}
