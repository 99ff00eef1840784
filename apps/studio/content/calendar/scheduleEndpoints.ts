import { isContentLocale } from '@lupa/contracts/locale.ts';
import { parseTypedMoment } from '@lupa/domain/typedMoment.ts';
import { docAccessOperation, type CollectionSlug, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { answerJson, readJson, refuse, requireLogin } from '../../core/api/answers.ts';
import { isolateRequest, plain } from '../../core/publish/reader.ts';
import { slugs } from '../../core/slugs.ts';
import { carryOut, explain, findObstacle, type Plan } from '../../core/publish/scheduledPublish.ts';
import { type FailedJob, loadFailed, loadPlanned, type PlannedJob } from '../../core/publish/plannedJobs.ts';

/**
 * `GET /api/schedule?collection=&id=`: what is planned for a document, what would stop it then, and what failed. `POST`, body `{collection, id, does,
 * locale?, at}`: plans a publication or a withdrawal; `PATCH /api/schedule/{job}`, body `{at}`, moves it, and `DELETE` takes it back. `at` as people
 * type it. `POST /api/schedule/{job}/retry` does now what failed. For those who may publish it.
 */
export const scheduleEndpoints: Endpoint[] = [
  { path: '/schedule', method: 'get', handler: answerJson(list) },
  { path: '/schedule', method: 'post', handler: answerJson(plan) },
  { path: '/schedule/:job', method: 'patch', handler: answerJson(move) },
  { path: '/schedule/:job/retry', method: 'post', handler: answerJson(retry) },
  { path: '/schedule/:job', method: 'delete', handler: answerJson(cancel) },
];

const subjectSchema = z.object({ collection: z.string(), id: z.coerce.number().int().positive() });
const moveSchema = z.object({ at: z.string().max(100) });
const planSchema = subjectSchema.extend({ ...moveSchema.shape, does: z.enum(['publish', 'unpublish']), locale: z.string().nullish() });

/** Of a document. `obstacle`: what would stop that then; null: nothing. */
export type Schedule = { planned: (PlannedJob & { obstacle: string | null })[]; failed: FailedJob[] };

async function list(req: PayloadRequest): Promise<Schedule> {
  requireLogin(req);
  const asked = subjectSchema.safeParse(req.query);
  if (!asked.success) throw refuse('Falta el documento.');
  return loadSchedule(req, asked.data);
}

async function loadSchedule({ payload }: PayloadRequest, of: { collection: string; id: number }): Promise<Schedule> {
  const planned: Schedule['planned'] = [];
  for (const job of await loadPlanned(payload, of))
    planned.push({ ...job, obstacle: await findObstacle(payload, planOf(job), new Date(job.at)) });
  return { planned, failed: await loadFailed(payload, of) };
}

const planOf = ({ does, locale, collection, id, planner }: PlannedJob): Plan => ({
  type: does,
  locale,
  doc: { relationTo: collection, value: id },
  user: { value: planner },
});

async function plan(req: PayloadRequest): Promise<Schedule> {
  requireLogin(req);
  const asked = planSchema.safeParse(await readJson(req));
  if (!asked.success) throw refuse('Falta el documento, o qué hacer con él.');
  const { collection, id, does, locale, at } = asked.data;
  const moment = readFuture(at);
  await requirePublisher(req, collection, id);
  const input = {
    type: does,
    doc: { relationTo: collection, value: String(id) },
    ...(does === 'publish' && collection === slugs.pages && isContentLocale(locale) && { locale }),
    user: { relationTo: slugs.users, value: req.user?.id },
  };
  const job = await req.payload.jobs.queue({ task: 'schedulePublish', input: input as never, waitUntil: moment, req: isolateRequest(req) });
  req.payload.logger.info({ event: 'studio.planned', user: req.user?.id, job: job.id, collection, id, does }, 'a publication was planned');
  return loadSchedule(req, { collection, id });
}

async function move(req: PayloadRequest): Promise<{ at: string }> {
  const job = await findJob(req);
  const asked = moveSchema.safeParse(await readJson(req));
  if (!asked.success) throw refuse('Falta la fecha.');
  const waitUntil = readFuture(asked.data.at).toISOString();
  await req.payload.update({ collection: 'payload-jobs', id: job.job, data: { waitUntil }, req: isolateRequest(req) });
  return { at: waitUntil };
}

async function cancel(req: PayloadRequest): Promise<object> {
  const job = await findJob(req);
  await req.payload.delete({ collection: 'payload-jobs', id: job.job, req: isolateRequest(req) });
  return {};
}

async function retry(req: PayloadRequest): Promise<object> {
  const failed = await findJob(req, loadFailed);
  // With the rights of whoever tries it: those of whoever planned it may be what failed.
  const obstacle = await carryOut(req.payload, planOf({ ...failed, planner: Number(req.user?.id) })).then(() => null, explain);
  if (obstacle !== null) throw refuse(obstacle);
  await req.payload.delete({ collection: 'payload-jobs', id: failed.job, req: isolateRequest(req) });
  return {};
}

async function findJob(req: PayloadRequest, load: (payload: Payload) => Promise<PlannedJob[]> = loadPlanned): Promise<PlannedJob> {
  requireLogin(req);
  const wanted = Number(req.routeParams?.['job']);
  const found = (await load(req.payload)).find(({ job }) => job === wanted);
  if (!found) throw refuse('Eso ya no está programado: ya ocurrió o alguien lo canceló.', 404);
  await requirePublisher(req, found.collection, found.id);
  return found;
}

/** @throws APIError for a document that is not there or has no drafts, and for those who may not publish it */
async function requirePublisher(req: PayloadRequest, collection: string, id: number): Promise<void> {
  const config = Object.hasOwn(req.payload.collections, collection) ? req.payload.collections[collection as CollectionSlug].config : null;
  if (!config?.versions?.drafts) throw refuse('De esto no se puede programar la publicación.');
  const read = { ...plain(req), collection: config.slug, id, draft: true, overrideAccess: false, disableErrors: true } as const;
  if ((await req.payload.findByID(read)) === null) throw refuse('Este documento ya no existe.', 404);
  const rights = await docAccessOperation({ id, collection: { config }, data: { _status: 'published' }, req: isolateRequest(req) });
  if (!rights.update) throw refuse('No puedes publicar esto. Pide a quien publica que lo programe.', 403);
}

function readFuture(text: string): Date {
  const typed = parseTypedMoment(text);
  if (typed.kind === 'fault') throw refuse(typed.fault);
  if (typed.moment.getTime() <= Date.now()) throw refuse('Esa fecha ya pasó. Elige una que venga, o publica ahora.');
  return typed.moment;
}
