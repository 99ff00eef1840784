import type { CollectionConfig, CollectionSlug, Payload } from 'payload';
import { slugs } from '../slugs.ts';
import type { StudioJob } from '../../core/jobs/studioJob.ts';
import { indexOnce } from './indexUses.ts';
import type { Hook } from '../hook.ts';

export const trashDays = 30;

export const trashable: readonly string[] = [
  slugs.pages,
  slugs.partners,
  slugs.offers,
  slugs.toplists,
  slugs.records,
  slugs.media,
  slugs.authors,
  slugs.navigationGroups,
  slugs.paymentMethods,
];

/** A collection whose documents go to the trash first. What may not be deleted may not go there. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  if (!trashable.includes(collection.slug)) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    trash: true,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), ...(collection.slug === slugs.pages ? [restoreAsDraftEverywhere] : [])],
      beforeChange: [applyRules(hooks.beforeDelete ?? []), ...(hooks.beforeChange ?? [])],
    },
  };
}

/** Payload would make a draft of one language, and the others would be on the site again. */
const restoreAsDraftEverywhere: Hook<'beforeOperation'> = ({ args, operation }) => {
  if ((operation !== 'update' && operation !== 'updateByID') || !('data' in args)) return args;
  const { deletedAt, _status } = args.data as { deletedAt?: unknown; _status?: unknown };
  // A form that saves a draft sends both values, too; only what restores looks into the trash.
  if (!('trash' in args) || !args.trash) return args;
  return deletedAt === null && _status === 'draft' ? { ...args, unpublishAllLocales: true } : args;
};

const applyRules =
  (rules: readonly Hook<'beforeDelete'>[]): Hook<'beforeChange'> =>
  async ({ collection, context, data, originalDoc, req }) => {
    if (!data['deletedAt'] || originalDoc?.deletedAt) return data;
    for (const rule of rules) await rule({ collection, context, id: Number(originalDoc?.id), req });
    return data;
  };

/** Deletes what has been in the trash for long enough. What cannot be deleted is logged and tried again. */
export async function purgeTrash(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - trashDays * 24 * 60 * 60 * 1000).toISOString();
  for (const collection of trashable as CollectionSlug[]) {
    const where = { deletedAt: { less_than: before } };
    const { docs } = await payload.find({ collection, where, trash: true, depth: 0, limit: 50, select: {} });
    for (const { id } of docs) {
      try {
        await payload.delete({ collection, id, trash: true, depth: 0 });
      } catch (error) {
        payload.logger.error({ err: error, collection, id, event: 'studio.trashKept' }, 'a document could not be deleted from the trash');
      }
    }
  }
}

export const documentsJob: StudioJob = {
  slug: 'tidyDocuments',
  label: 'Vaciar la papelera',
  queue: 'housekeeping',
  href: '/admin',
  run: async (payload) => {
    await indexOnce(payload);
    await purgeTrash(payload);
  },
};
