import type { Payload, PayloadRequest } from 'payload';
import { formatAge } from '../dates/formatMoment.ts';
import { mayEditContent } from '../access/roles.ts';
import { featuresOf } from '../feature.ts';
import { loadFailed, reasonOf } from '../publish/plannedJobs.ts';
import { sourceOf } from '../publish/sources.ts';
import { nameUses } from '../uses/loadUses.ts';
import type { PayloadJob } from '../../payload-types.ts';
import { listPathOf, takePart, type Work, type WorkContext, type WorkPart, type WorkRow, type WorkSection } from '../frontPage/work.ts';

async function loadFailedJobs({ req, now }: WorkContext, part: WorkPart): Promise<Work> {
  const rows = [...(await listPlans(req)), ...(await listDuties(req))].toSorted((one, other) => other.at.localeCompare(one.at));
  return takePart(
    rows.map(({ at, ...row }) => ({ ...row, when: formatAge(new Date(at), now) })),
    part,
  );
}

type Row = WorkRow & { at: string };

async function listDuties({ payload }: PayloadRequest): Promise<Row[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ hasError: { equals: true } }, { taskSlug: { not_equals: 'schedulePublish' } }] },
    depth: 0,
    pagination: false,
  });
  return docs.map((job) => ({ ...describeDuty(payload, job), at: job.updatedAt }));
}

function describeDuty(payload: Payload, { id, taskSlug, ...job }: PayloadJob): WorkRow {
  const duty = featuresOf(payload).flatMap(({ jobs = [] }) => jobs.find(({ slug }) => slug === taskSlug) ?? [])[0];
  return {
    key: String(id),
    href: duty?.href ?? listPathOf(failedJobs),
    title: duty?.label ?? taskSlug ?? 'Trabajo',
    kind: 'Se intenta de nuevo cada minuto',
    detail: reasonOf(job),
    tone: 'error',
  };
}

async function listPlans(req: PayloadRequest): Promise<Row[]> {
  const failed = await loadFailed(req.payload);
  const names = await nameUses(
    req,
    failed.map(({ collection, id }) => ({ source: sourceOf(collection, id), isDraft: true, isPublished: false })),
  );
  return failed.map(({ job, does, reason, failedAt }, index) => ({
    key: String(job),
    href: names[index]?.path ?? listPathOf(failedJobs),
    title: names[index]?.title ?? 'Sin nombre',
    kind: does === 'unpublish' ? 'No salió del sitio' : 'No se publicó',
    detail: reason,
    tone: 'error',
    at: failedAt,
  }));
}

export const failedJobs: WorkSection = {
  id: 'trabajos-fallidos',
  place: 105,
  title: 'Trabajos que fallaron',
  isFor: ({ user }) => mayEditContent(user),
  load: loadFailedJobs,
  empty: 'Todo lo que el estudio hace por sí solo resultó.',
  isState: true,
};
