import { type CollectionBeforeChangeHook, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import { plain } from './reader.ts';

export type Fault = { path: string; message: string; label?: string };
type Saved = Parameters<CollectionBeforeChangeHook>[0];
type Find = (after: Readonly<Record<string, unknown>>, saved: Saved) => Fault[] | Promise<Fault[]>;

/** Refuses to publish what has faults: `find` is given the whole document as it would be. Drafts may be wrong. */
export function refuseFaults(collection: CollectionSlug, find: Find): CollectionBeforeChangeHook {
  return async (saved) => {
    const { data, originalDoc, req } = saved;
    const errors = data['_status'] === 'published' ? await find({ ...originalDoc, ...data }, saved) : [];
    if (errors.length > 0) throw new ValidationError({ collection, errors }, req.t);
    return data;
  };
}

type Ruled = 'records' | 'rating-methods';

export async function findPublished<Slug extends Ruled>(req: PayloadRequest, collection: Slug, id: number | string) {
  const found = await req.payload.findByID({ collection, id: Number(id), disableErrors: true, ...plain(req) });
  return found?._status === 'published' ? found : null;
}
