import { contentLocales } from '@lupa/contracts/locale.ts';
import type { PayloadRequest, SanitizedConfig, TypedUser } from 'payload';
import { loggingFailure } from '../jobs/studioJob.ts';
import { slugs } from '../slugs.ts';

type ScheduledInput = { type?: string; locale?: string; doc?: { relationTo: string; value: unknown }; user?: unknown };

/** Payload's own task would touch the default language only: "all" means every language that has been written. */
export function scheduleAllLanguages(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  const original = task?.handler;
  if (!task || typeof original !== 'function') throw new Error('Payload has no task for scheduled publishing any more.');
  task.handler = loggingFailure(task.slug, async (args: Parameters<typeof original>[0]) => {
    const input: ScheduledInput = args.input;
    const isOneLanguage = input.type !== 'unpublish' && input.locale !== undefined && input.locale !== null;
    if (input.doc?.relationTo !== slugs.pages || isOneLanguage) return original(args);
    await publishPage(args.req, Number(input.doc.value), input);
    return { output: {} };
  });
  hideDrawer(config);
  return config;
}

/** Payload's drawer wants dates as in the United States and drops others. `calendar/ScheduleButton.tsx` stands in its place. */
function hideDrawer({ collections }: SanitizedConfig): void {
  for (const { versions } of collections) if (versions && versions.drafts) versions.drafts.schedulePublish = false;
}

async function publishPage(req: PayloadRequest, id: number, input: ScheduledInput): Promise<void> {
  const { payload } = req;
  const as = { collection: slugs.pages, id, user: await findScheduler(req, input.user), overrideAccess: false } as const;
  if (input.type === 'unpublish') {
    await payload.update({ ...as, data: { _status: 'draft' }, unpublishAllLocales: true });
    return;
  }
  for (const locale of contentLocales) {
    const draft = await payload.findByID({ collection: slugs.pages, id, locale, draft: true, depth: 0, select: { slug: true } });
    if (draft.slug) await payload.update({ ...as, publishSpecificLocale: locale, data: { _status: 'published' } });
  }
}

/** Whoever planned it must still be allowed to on the day. */
async function findScheduler({ payload }: PayloadRequest, user: unknown): Promise<TypedUser> {
  const id = typeof user === 'object' && user !== null && 'value' in user ? Number(user.value) : Number.NaN;
  const found = await payload.findByID({ collection: slugs.users, id, depth: 0 });
  return { ...found, collection: slugs.users };
}
