import { isContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionSlug, Payload, Where } from 'payload';

export type PlannedJob = {
  job: number;
  at: string;
  does: 'publish' | 'unpublish';
  collection: CollectionSlug;
  id: number;
  locale: ContentLocale | null;
};

type Input = { type?: string | null; locale?: string | null; doc?: { relationTo?: string; value?: unknown } | null };

const isWaiting: Where = {
  and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, { hasError: { not_equals: true } }],
};

export async function loadPlanned(payload: Payload, of?: { collection: string; id: number }): Promise<PlannedJob[]> {
  const waiting = { where: isWaiting, sort: ['waitUntil', 'id'] };
  const { docs } = await payload.find({ ...waiting, collection: 'payload-jobs', depth: 0, pagination: false });
  const jobs = docs.flatMap(({ id, input, waitUntil }) => readJob(id, input as Input, waitUntil, payload) ?? []);
  return of ? jobs.filter(({ collection, id }) => collection === of.collection && id === of.id) : jobs;
}

function readJob(job: number, { type, locale, doc }: Input, at: string | null | undefined, payload: Payload): PlannedJob | null {
  const collection = doc?.relationTo ?? '';
  const id = Number(doc?.value);
  if (!at || !Object.hasOwn(payload.collections, collection) || !Number.isInteger(id)) return null;
  return {
    job,
    at: new Date(at).toISOString(),
    does: type === 'unpublish' ? 'unpublish' : 'publish',
    collection: collection as CollectionSlug,
    id,
    locale: type !== 'unpublish' && isContentLocale(locale) ? locale : null,
  };
}
