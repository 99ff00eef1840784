import type { Payload, PayloadRequest, TaskConfig } from 'payload';
import { tellFailure } from '../measures/measureRequests.ts';
import type { JobQueue } from './runQueues.ts';

/** A duty of the studio: asked each minute, in one studio at a time, and decides itself whether there is something to do. */
export type StudioJob = {
  /** The task's name. It is a value of an enum in the database: a new one needs a migration. */
  slug: string;
  label: string;
  /** Jobs of one queue run together, and wait for each other before the next minute. */
  queue: JobQueue;
  /** The address in the studio where its outcome is seen. */
  href: string;
  run: (payload: Payload) => Promise<unknown>;
};

type Task = TaskConfig<{ input: object; output: object }>;

const buildTask = ({ slug, label, queue, run }: StudioJob): Task => ({
  slug,
  label,
  schedule: [{ cron: '* * * * *', queue }],
  // A duty that fails is tried again a minute later: its newest failure is the one that counts, until it succeeds.
  onSuccess: ({ req }) => forgetFailures(req, slug),
  onFail: ({ req }) => forgetFailures(req, slug),
  handler: loggingFailure(slug, async ({ req }) => {
    await run(req.payload);
    return { output: {} };
  }),
});

export const loggingFailure =
  <Args extends { req: PayloadRequest }, Result>(slug: string, handle: (args: Args) => Result | Promise<Result>) =>
  async (args: Args): Promise<Result> => {
    try {
      return await handle(args);
    } catch (error) {
      tellFailure({ job: slug });
      args.req.payload.logger.error({ err: error, event: 'studio.jobFailed', job: slug }, 'a job failed');
      throw error;
    }
  };

/** The tasks by their names: the order of an enum of the database must not follow the order in which features are listed. */
export const buildTasks = (jobs: readonly StudioJob[]): Task[] =>
  jobs.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)).map(buildTask);

const forgetFailures = ({ payload }: PayloadRequest, slug: string) =>
  payload.db.deleteMany({ collection: 'payload-jobs', where: { taskSlug: { equals: slug }, hasError: { equals: true } } });
