import { defaultContentLocale, isContentLocale } from '@lupa/contracts/locale.ts';
import { type CollectionConfig, type CollectionSlug, type Field, type Payload, ValidationError } from 'payload';
import { slugs } from '../slugs.ts';
import { isEmpty } from '../fields/validators.ts';
import { isolateRequest } from '../publish/reader.ts';
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
  const { fields, hooks = {} } = collection;
  return {
    ...collection,
    trash: true,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), ...(collection.slug === slugs.pages ? [restoreAsDraftEverywhere] : [])],
      beforeValidate: [...(hooks.beforeValidate ?? []), refuseTaken(listUnique(fields))],
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

/** The database refuses what another document has, one in the trash included; this says whose it is where the editor sees it. */
const refuseTaken =
  (names: readonly string[]): Hook<'beforeValidate'> =>
  async ({ collection, data, originalDoc, req }) => {
    const title = collection.admin.useAsTitle ?? 'id';
    // One after the other: no index answers for two columns of two tables at once.
    for (const name of names) {
      const value: unknown = data?.[name];
      if (isEmpty(value) || value === originalDoc?.[name]) continue;
      const { docs } = await req.payload.find({
        collection: collection.slug,
        where: { [name]: { equals: value }, ...(originalDoc?.id !== undefined && { id: { not_equals: originalDoc.id } }) },
        locale: isContentLocale(req.locale) ? req.locale : defaultContentLocale,
        fallbackLocale: false,
        trash: true,
        depth: 0,
        limit: 1,
        pagination: false,
        select: { [title]: true, deletedAt: true },
        req: isolateRequest(req),
      });
      const [taken] = docs as unknown as Record<string, unknown>[];
      if (!taken) continue;
      const where = taken['deletedAt'] ? ', que está en la papelera: restáuralo, o bórralo de ahí para siempre' : '';
      const message = `Lo tiene «${String(taken[title])}»${where}.`;
      throw new ValidationError({ collection: collection.slug, errors: [{ path: name, message }] }, req.t);
    }
    return data;
  };

function listUnique(fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : listUnique(tab.fields)));
    if (!('name' in field)) return 'fields' in field ? listUnique(field.fields) : [];
    return 'unique' in field && field.unique ? [field.name] : [];
  });
}

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
