import { advisoryLocks } from '@lupa/database/locks.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { Payload } from 'payload';
import { inOneStudio } from './inOneStudio.ts';

/** Each queue with its lock. What is planned by people is in `default`. */
const queueLocks = {
  default: advisoryLocks.dueJobs,
  housekeeping: advisoryLocks.housekeepingJobs,
  files: advisoryLocks.fileJobs,
  imports: advisoryLocks.importJobs,
  mail: advisoryLocks.mailJobs,
  links: advisoryLocks.linkJobs,
  offers: advisoryLocks.offerJobs,
} as const;
export type JobQueue = keyof typeof queueLocks;
export const jobQueues = Object.keys(queueLocks) as JobQueue[];

// Nobody else runs any of the queue: those that are marked as running were left by a studio that ended.
const takeOverQuery = defineQuery(
  'studio.takeOverJobs',
  'update studio.payload_jobs set processing = false where processing and completed_at is null and queue = $1',
);

/** Payload finds and marks due jobs in two steps, so two studios at once would both publish a page. */
export const runQueue = (payload: Payload, queue: JobQueue): Promise<'ran' | 'elsewhere'> =>
  inOneStudio(payload, queueLocks[queue], async ({ client }) => {
    const { rowCount } = await runQuery(client, takeOverQuery, [queue]);
    if (rowCount > 0) payload.logger.warn({ jobs: rowCount, event: 'studio.jobsTakenOver' }, 'jobs of a studio that ended are run again');
    // What fails is logged by its task.
    await payload.jobs.run({ queue, limit: 50, silent: true });
  });

/** Queues what is due each minute. Two studios at once would queue it twice. */
export const scheduleJobs = (payload: Payload): Promise<'ran' | 'elsewhere'> =>
  inOneStudio(payload, advisoryLocks.scheduleJobs, async () => {
    await payload.jobs.handleSchedules({ allQueues: true });
  });

/** Begins to run all queues; none waits for another one, as a mail server may not hold up publications. Never throws. */
export async function runQueues(payload: Payload): Promise<void> {
  const logFailure = (queue: string) => (error: unknown) =>
    payload.logger.error({ err: error, event: 'studio.queueFailed', queue }, 'jobs could not be run');
  await scheduleJobs(payload).catch(logFailure('all'));
  for (const queue of jobQueues) runQueue(payload, queue).catch(logFailure(queue));
}
