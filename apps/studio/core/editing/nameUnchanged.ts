import type { CollectionSlug, PayloadRequest } from 'payload';
import { explainWriteFault } from '../api/explainWriteFault.ts';
import type { Hook } from '../hook.ts';
import { sourceOf } from '../publish/sources.ts';
import { inSavepoint } from '../publish/transaction.ts';
import { nameUses } from '../uses/loadUses.ts';

type Bulk = { docs: unknown[]; errors: { id: number; isPublic: boolean; message: string }[] };
type Edit = { collection: CollectionSlug; data: object; draft: boolean };

const toldAtMost = 10;

/** Payload changes what it can of many documents and says how many it did not; this says which, and why. */
export const nameUnchanged: Hook<'afterOperation'> = async ({ args, collection, operation, req, result }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return result;
  const { docs, errors } = result as unknown as Bulk;
  if (errors.length === 0) return result;
  const edit = { collection: collection.slug, data: args.data as object, draft: args.draft === true };
  const told = errors.slice(0, toldAtMost);
  const names = await nameUses(
    req,
    told.map(({ id }) => ({ source: sourceOf(edit.collection, id), isDraft: true, isPublished: false })),
  );
  for (const [index, error] of told.entries()) {
    error.message = `«${names[index]?.title ?? error.id}»: ${(await findReason(req, edit, error.id)) ?? error.message}`;
    error.isPublic = true;
  }
  const more = errors.length > told.length ? [`Y ${errors.length - told.length} más.`] : [];
  const done = docs.length === 0 ? 'No cambió ninguno.' : docs.length === 1 ? 'Cambió 1.' : `Cambiaron ${docs.length}.`;
  const message = [done, `Sin cambiar, ${errors.length}.`, ...told.map((error) => error.message), ...more].join(' ');
  tellInstead(req, message);
  return result;
};

/** The same edit of one document, which is taken back. Payload keeps no more than the names of the fields. */
async function findReason(req: PayloadRequest, { collection, data, draft }: Edit, id: number): Promise<string | null> {
  try {
    await inSavepoint(req, async (within) => {
      const edit = { collection: collection as 'offers', id, data: structuredClone(data), draft, depth: 0, overrideAccess: false } as const;
      await req.payload.update({ ...edit, req: within });
      return { isKept: false, value: null };
    });
    return null;
  } catch (error) {
    return explainWriteFault(error);
  }
}

/** The admin shows the sentence of the whole answer, which Payload takes from its translations. */
function tellInstead(req: PayloadRequest, message: string): void {
  const translate = req.t;
  req.t = ((key: Parameters<typeof translate>[0], values: never) =>
    key === 'error:unableToUpdateCount' ? message : translate(key, values)) as typeof translate;
}
