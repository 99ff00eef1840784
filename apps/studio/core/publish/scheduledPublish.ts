import { contentLocales, type ContentLocale } from '@lupa/contracts/locale.ts';
import {
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  type RequestContext,
  type TypedUser,
} from 'payload';
import { z } from 'zod';
import { explainWriteFault } from '../api/explainWriteFault.ts';
import { titleOf } from '../audit/auditEdits.ts';
import { loggingFailure } from '../jobs/studioJob.ts';
import { buildMail } from '../mail/buildMail.ts';
import { hasMail, sendMail } from '../mail/sendMail.ts';
import { slugs } from '../slugs.ts';
import { asOf } from './publishLater.ts';
import { inTransaction } from './transaction.ts';

const planSchema = z.object({
  type: z.string().nullish(),
  locale: z.enum(contentLocales).nullish().catch(null),
  doc: z.object({ relationTo: z.custom<CollectionSlug>((slug) => typeof slug === 'string'), value: z.coerce.number().int() }),
  user: z.object({ value: z.coerce.number().int() }),
});
/** What somebody has planned: a publication, or a withdrawal (`unpublish`). */
export type Plan = z.output<typeof planSchema>;

/** What a job of the queue is to do; null for what no plan of ours is. */
export const readPlan = (input: unknown): Plan | null => planSchema.safeParse(input).data ?? null;

/** Payload's own task would touch the default language only: "all" means every language that has been written, together or not at all. */
export function scheduleAllLanguages(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task || typeof task.handler !== 'function') throw new Error('Payload has no task for scheduled publishing any more.');
  task.handler = loggingFailure(task.slug, async ({ req: { payload }, input }: { req: PayloadRequest; input: unknown }) => {
    const plan = planSchema.parse(input);
    try {
      await carryOut(payload, plan);
    } catch (error) {
      const reason = explain(error);
      await tellPlanner(payload, plan, reason);
      // The queue keeps the message, for people to read.
      throw new Error(reason, { cause: error });
    }
    return { output: {} };
  });
  hideDrawer(config);
  return config;
}

/** Payload's drawer wants dates as in the United States and drops others. `calendar/ScheduleButton.tsx` stands in its place. */
function hideDrawer({ collections }: SanitizedConfig): void {
  for (const { versions } of collections) if (versions && versions.drafts) versions.drafts.schedulePublish = false;
}

/** Does now what was planned. @throws what forbids it, with nothing done */
export const carryOut = (payload: Payload, plan: Plan): Promise<void> => inTransaction(payload, (req) => publish(req, plan));

/** What would forbid it at that moment, in words; null: nothing. It is done, and taken back. */
export async function findObstacle(payload: Payload, plan: Plan, moment: Date): Promise<string | null> {
  const takenBack = new Error('Taken back.');
  try {
    await inTransaction(payload, async (req) => {
      await publish(req, plan, asOf(moment));
      throw takenBack;
    });
  } catch (error) {
    return error === takenBack ? null : explain(error);
  }
  return null;
}

async function publish(req: PayloadRequest, { type, locale, doc, user }: Plan, context: RequestContext = {}): Promise<void> {
  const subject = { collection: doc.relationTo, id: doc.value, locale };
  await publishAs(req, type === 'unpublish' ? 'unpublish' : 'publish', subject, {
    user: await findPlanner(req.payload, user.value),
    context,
  });
}

type Subject = { collection: CollectionSlug; id: number; locale?: ContentLocale | null | undefined };
type As = { user: TypedUser | null; context: RequestContext };

/** In the transaction of the request. Without a language, a page goes out in all that were written. Nobody may do everything. */
export async function publishAs(
  req: PayloadRequest,
  does: 'publish' | 'unpublish',
  { collection, id, locale }: Subject,
  { user, context }: As,
): Promise<void> {
  const { payload } = req;
  const as = { collection, id, user, overrideAccess: user === null, depth: 0 } as const;
  const within = async () =>
    createLocalReq({ context, req: { transactionID: await req.transactionID } as Partial<PayloadRequest> }, payload);
  if (does === 'unpublish') {
    await payload.update({
      ...as,
      req: await within(),
      data: { _status: 'draft' },
      ...(collection === slugs.pages && { unpublishAllLocales: true }),
    });
    return;
  }
  const chosen = locale ? [locale] : collection === slugs.pages ? await listWritten(req, id) : [undefined];
  for (const one of chosen)
    await payload.update({ ...as, req: await within(), data: { _status: 'published' }, ...(one && { publishSpecificLocale: one }) });
}

async function listWritten({ payload }: PayloadRequest, id: number) {
  const slugIn = async (locale: (typeof contentLocales)[number]) =>
    (await payload.findByID({ collection: slugs.pages, id, locale, fallbackLocale: false, draft: true, depth: 0, select: { slug: true } }))
      .slug;
  const written = await Promise.all(contentLocales.map(async (locale) => ((await slugIn(locale)) ? [locale] : [])));
  return written.flat();
}

/** Whoever planned it must still be allowed to on the day. */
async function findPlanner(payload: Payload, id: number): Promise<TypedUser> {
  const found = await payload.findByID({ collection: slugs.users, id, depth: 0 });
  return { ...found, collection: slugs.users };
}

/** What was refused, for people to read. */
export const explain = (error: unknown): string => explainWriteFault(error) ?? 'El estudio no pudo hacerlo. El error está en su registro.';

async function tellPlanner(payload: Payload, { type, doc, user }: Plan, reason: string): Promise<void> {
  if (!hasMail(payload)) return;
  const planner = await payload.findByID({ collection: slugs.users, id: user.value, depth: 0, disableErrors: true });
  if (planner === null) return;
  const found = await payload.findByID({ collection: doc.relationTo, id: doc.value, draft: true, depth: 0, disableErrors: true });
  const title = titleOf(payload.collections[doc.relationTo].config.admin.useAsTitle, { id: doc.value, ...found });
  const subject = `${type === 'unpublish' ? 'No se retiró' : 'No se publicó'}: ${title}`;
  const url = `${payload.config.serverURL}/admin/collections/${doc.relationTo}/${doc.value}`;
  await sendMail(
    payload,
    'planFailed',
    planner,
    buildMail(subject, [
      'Lo programaste para hoy y no resultó. En el sitio todo sigue como estaba.',
      { heading: 'Por qué' },
      reason,
      { label: 'Abrir, corregir e intentar de nuevo', url },
    ]),
  );
}
