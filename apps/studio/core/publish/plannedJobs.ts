import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { readPlan } from './scheduledPublish.ts';
import type { PayloadJob } from '../../payload-types.ts';

export type PlannedJob = {
  job: number;
  at: string;
  does: 'publish' | 'unpublish';
  collection: CollectionSlug;
  id: number;
  locale: ContentLocale | null;
  /** The account of whoever planned it, with whose rights it is done. */
  planner: number;
};

/** One whose moment came, and that could not be carried out: why, in words. */
export type FailedJob = PlannedJob & { reason: string; failedAt: string };

type Subject = { collection: string; id: number };

const isPlan: Where = { taskSlug: { equals: 'schedulePublish' } };
const isWaiting: Where = { and: [isPlan, { completedAt: { exists: false } }, { hasError: { not_equals: true } }] };
/** How long one that failed is told of, where nobody sees to it. */
const toldDays = 30;

export async function loadPlanned(payload: Payload, of?: Subject): Promise<PlannedJob[]> {
  const waiting = { where: isWaiting, sort: ['waitUntil', 'id'] };
  const { docs } = await payload.find({ ...waiting, collection: 'payload-jobs', depth: 0, pagination: false });
  return docs.flatMap((job) => readJob(job, payload, of) ?? []);
}

/** Those that failed, the newest first, but for documents that were published or withdrawn by hand since, or are gone. */
export async function loadFailed(payload: Payload, of?: Subject): Promise<FailedJob[]> {
  const since = new Date(Date.now() - toldDays * 86_400_000).toISOString();
  const where: Where = { and: [isPlan, { hasError: { equals: true } }, { updatedAt: { greater_than: since } }] };
  const { docs } = await payload.find({ collection: 'payload-jobs', where, sort: '-updatedAt', depth: 0, pagination: false });
  const failed = await Promise.all(
    docs.map(async (job) => {
      const plan = readJob(job, payload, of);
      if (plan === null) return [];
      const undone: Where = { _status: plan.does === 'publish' ? { not_equals: 'published' } : { equals: 'published' } };
      const open: Where = { and: [{ id: { equals: plan.id } }, { or: [{ updatedAt: { less_than: job.updatedAt } }, undone] }] };
      const { totalDocs } = await payload.count({ collection: plan.collection, where: open, ...(plan.locale && { locale: plan.locale }) });
      return totalDocs === 0 ? [] : [{ ...plan, reason: reasonOf(job), failedAt: job.updatedAt }];
    }),
  );
  return failed.flat();
}

export const reasonOf = ({ error }: Pick<PayloadJob, 'error'>): string => failure.safeParse(error).data?.message ?? 'Sin explicación.';

const failure = z.object({ message: z.string() });

function readJob({ id: job, input, waitUntil, createdAt }: PayloadJob, payload: Payload, of?: Subject): PlannedJob | null {
  const plan = readPlan(input);
  if (plan === null || !Object.hasOwn(payload.collections, plan.doc.relationTo)) return null;
  const { relationTo: collection, value: id } = plan.doc;
  if (of && (collection !== of.collection || id !== of.id)) return null;
  const does = plan.type === 'unpublish' ? 'unpublish' : 'publish';
  return {
    job,
    at: new Date(waitUntil ?? createdAt).toISOString(),
    does,
    collection,
    id,
    locale: does === 'publish' ? (plan.locale ?? null) : null,
    planner: plan.user.value,
  };
}
