import { isContentLocale } from '@lupa/contracts/locale.ts';
import { experimentGroups, type ExperimentGroup } from '@lupa/contracts/experimentMark.ts';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { getEndpoint, noStore, requireUser } from '../../core/api/answers.ts';
import { slugs } from '../../core/slugs.ts';
import type { Experiment } from '../../payload-types.ts';
import { isolateRequest, plain } from '../../core/publish/reader.ts';
import { publishEdited } from '../../core/publish/publishEdited.ts';
import { inNoLanguage } from '../../core/publish/buildSources.ts';
import { idOf, sourceOf } from '../../core/publish/sources.ts';
import { lockDelivery } from '../../core/publish/syncDelivery.ts';
import { inOwnTransaction, transactionOf } from '../../core/publish/transaction.ts';
import { adoptVersion, findFault, findPublishedPage, listTestable } from './checkExperiment.ts';
import { experimentStep } from './experimentLabels.ts';
import { countExperiment, judgeCounted } from './loadResult.ts';

const dayLength = 86_400_000;

/**
 * Below `/api/experiments`, for affiliate managers: `GET /blocks?page=&language=`, the blocks that can be tried; `POST /{id}/start`; `POST
 * /{id}/end`, body `{"kept": "a" | "b"}`, which version everybody sees from then on.
 */
export const experimentEndpoints: Endpoint[] = [
  getEndpoint('/blocks', mayManageAffiliates, async (req) => Response.json({ blocks: await readBlocks(req) }, noStore)),
  { path: '/:id/start', method: 'post', handler: (req) => step(req, 'draft', start) },
  { path: '/:id/end', method: 'post', handler: (req) => step(req, 'running', end) },
];

async function readBlocks(req: PayloadRequest) {
  const page = Number(req.query['page']);
  const { language } = req.query;
  if (!Number.isInteger(page) || typeof language !== 'string' || !isContentLocale(language)) refuse('Falta la página o su idioma.');
  const found = await findPublishedPage(req, page, language);
  return found && listTestable(found);
}

type Act = (req: PayloadRequest, experiment: Experiment, page: number | undefined) => Promise<Partial<Experiment>>;

const messages = { draft: 'Este experimento ya empezó.', running: 'Este experimento no corre.' };

/** What starts or ends an experiment is one transaction with what it publishes. */
async function step(req: PayloadRequest, from: 'draft' | 'running', act: Act): Promise<Response> {
  requireUser(req, mayManageAffiliates);
  const { id } = req.routeParams ?? {};
  const doc = await inOwnTransaction(req, async () => {
    // Two that start at once: the second one waits, and sees that the first one runs.
    await lockDelivery(await transactionOf(req));
    const experiment = await req.payload.findByID({ collection: slugs.experiments, id: Number(id), disableErrors: true, ...plain(req) });
    if (experiment === null) throw new APIError('Este experimento ya no existe.', 404, null, true);
    if (experiment.state !== from) throw new APIError(messages[from], 409, null, true);
    const page = idOf(experiment.page);
    const data = await act(req, experiment, page);
    const within = isolateRequest(req);
    within.context = { ...req.context, ...experimentStep };
    const saved = await req.payload.update({ collection: slugs.experiments, id: experiment.id, data, depth: 0, req: within });
    if (page !== undefined) await publishEdited(req, inNoLanguage([sourceOf(slugs.pages, page)]));
    return saved;
  });
  return Response.json({ state: doc.state }, noStore);
}

const noPage = 'La página de este experimento ya no existe.';

async function start(req: PayloadRequest, experiment: Experiment, page: number | undefined): Promise<Partial<Experiment>> {
  if (page === undefined) refuse(noPage);
  const { docs: running } = await req.payload.find({
    collection: slugs.experiments,
    where: { state: { equals: 'running' } },
    limit: 1,
    ...plain(req),
  });
  if (running[0]) refuse(`Corre «${running[0].name}»: termínalo antes. Dos a la vez no se pueden separar.`);
  const found = await findPublishedPage(req, page, experiment.language);
  const tested = found && listTestable(found).find(({ id }) => id === experiment.block);
  if (!tested) refuse('La página publicada ya no tiene ese bloque.');
  const fault = findFault(tested, experiment);
  if (fault) refuse(fault.message);
  const days = experiment.weeks * 7;
  const clickDays = Number(req.payload.config.custom['clickDays']);
  if (days > clickDays) refuse(`Los clics se guardan ${clickDays} días (CLICK_RETENTION_DAYS): elige menos semanas.`);
  const now = Date.now();
  return { state: 'running', startedAt: new Date(now).toISOString(), endsAt: new Date(now + days * dayLength).toISOString() };
}

async function end(req: PayloadRequest, experiment: Experiment, page: number | undefined): Promise<Partial<Experiment>> {
  const kept = await readKept(req);
  const now = new Date();
  const { key, startedAt } = experiment;
  const counted = await countExperiment(await transactionOf(req), { key: key ?? '', startedAt: startedAt ?? '', until: now });
  if (kept === 'b') await adoptVersion(req, experiment, page ?? refuse(noPage));
  return { state: 'ended', endedAt: now.toISOString(), kept, counted: { ...counted, verdict: judgeCounted(counted).verdict } };
}

async function readKept(req: PayloadRequest): Promise<ExperimentGroup> {
  const read = z.object({ kept: z.enum(experimentGroups) }).safeParse(await req.json?.().catch(() => null));
  return read.success ? read.data.kept : refuse('Di qué versión queda: a o b.');
}

function refuse(message: string): never {
  throw new APIError(message, 400, null, true);
}
