import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { formatAge } from '../dates/formatMoment.ts';
import { mayEditContent } from '../access/roles.ts';
import { featuresOf } from '../feature.ts';
import { isolateRequest } from '../publish/reader.ts';
import { sourceOf } from '../publish/sources.ts';
import { nameUses } from '../uses/loadUses.ts';
import type { PayloadJob } from '../../payload-types.ts';
import { listPathOf, takePart, type Work, type WorkContext, type WorkPart, type WorkRow, type WorkSection } from '../frontPage/work.ts';

const shownDays = 30;
const plannedInput = z.object({
  type: z.string().nullish(),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
});
const failure = z.object({ message: z.string() });

async function loadFailed({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const since = new Date(now.getTime() - shownDays * 86_400_000).toISOString();
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ hasError: { equals: true } }, { updatedAt: { greater_than: since } }] },
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
  });
  const rows = await Promise.all(
    docs.map(async (job) => (job.taskSlug === 'schedulePublish' ? describePlan(req, job) : describeDuty(req, job))),
  );
  const shown = rows.flatMap((row, index) =>
    row === null ? [] : { ...row, when: formatAge(new Date(docs[index]?.updatedAt ?? now), now) },
  );
  return takePart(shown, part);
}

const describeError = ({ error }: Pick<PayloadJob, 'error'>): string => failure.safeParse(error).data?.message ?? 'Sin explicación';

function describeDuty({ payload }: PayloadRequest, { id, taskSlug, ...job }: PayloadJob): WorkRow {
  const duty = featuresOf(payload).flatMap(({ jobs = [] }) => jobs.find(({ slug }) => slug === taskSlug) ?? [])[0];
  return {
    key: String(id),
    href: duty?.href ?? listPathOf(failedJobs),
    title: duty?.label ?? taskSlug ?? 'Trabajo',
    kind: 'Se intenta de nuevo cada minuto',
    detail: describeError(job),
    tone: 'error',
  };
}

/** A planned publication that failed. Null where its document was published or withdrawn since, or is gone. */
async function describePlan(req: PayloadRequest, job: PayloadJob): Promise<WorkRow | null> {
  const input = plannedInput.safeParse(job.input);
  const collection = input.data?.doc.relationTo ?? '';
  if (!input.success || !Object.hasOwn(req.payload.collections, collection)) return null;
  const { type, doc } = input.data;
  const where: Where = { and: [{ id: { equals: doc.value } }, { updatedAt: { less_than: job.updatedAt } }] };
  const { totalDocs } = await req.payload.count({ collection: collection as CollectionSlug, where, req: isolateRequest(req) });
  if (totalDocs === 0) return null;
  const [name] = await nameUses(req, [{ source: sourceOf(collection, doc.value), isDraft: true, isPublished: false }]);
  return {
    key: String(job.id),
    href: `/admin/collections/${collection}/${doc.value}`,
    title: name?.title ?? 'Sin nombre',
    kind: type === 'unpublish' ? 'No salió del sitio' : 'No se publicó',
    detail: describeError(job),
    tone: 'error',
  };
}

export const failedJobs: WorkSection = {
  id: 'trabajos-fallidos',
  place: 105,
  title: 'Trabajos que fallaron',
  isFor: ({ user }) => mayEditContent(user),
  load: loadFailed,
  empty: 'Todo lo que el estudio hace por sí solo resultó.',
  isState: true,
};
