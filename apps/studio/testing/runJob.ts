import type { Payload, TypedJobs } from 'payload';
import { expect } from 'vitest';
import { type JobQueue, runQueue } from '../core/jobs/runQueues.ts';

/** Runs a job of the studio as its minute does, once nobody else runs any of the queue. */
export async function runJob(payload: Payload, queue: JobQueue, task: keyof TypedJobs['tasks']): Promise<void> {
  await payload.jobs.queue({ task, queue, input: {} });
  await expect.poll(() => runQueue(payload, queue), { timeout: 10_000 }).toBe('ran');
}
