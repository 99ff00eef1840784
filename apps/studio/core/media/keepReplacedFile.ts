import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, FieldHook, Payload, PayloadRequest } from 'payload';
import { sharedAccess } from '../access/roles.ts';
import { slugs } from '../slugs.ts';
import { isolateRequest } from '../publish/reader.ts';
import { mediaStorageOf } from './mediaStorage.ts';
import type { StudioJob } from '../../core/jobs/studioJob.ts';
import { hashOnce } from './duplicates.ts';

/** Hours for which a replaced file is served at its old address: pages that are open, and copies of others, still ask for it. */
export const retiredHours = 24;

type Kept = { filename: string; restore: () => Promise<void> };

const retiredPrefix = 'retired-file:';
const hour = 60 * 60 * 1000;

const keptBy = (req: PayloadRequest): Kept | undefined => req.context['keptFile'] as Kept | undefined;

/** An edit that brings a file may still be refused after Payload has deleted the one that was there. */
export const keepOldFile: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  if (!operation.startsWith('update') || !req.file || !('id' in args) || args.id === undefined) return args;
  if (!overrideAccess && (await sharedAccess.update({ req })) !== true) return args;
  const { payload } = req;
  const old = await payload.findByID({
    collection: slugs.media,
    id: args.id,
    depth: 0,
    trash: true,
    disableErrors: true,
    req: isolateRequest(req),
  });
  if (!old?.filename) return args;
  const { filename } = old;
  const restore = await mediaStorageOf(payload)
    .keep(filename)
    .catch((error: unknown) =>
      payload.logger.warn({ err: error, event: 'studio.fileNotKept' }, 'a file that is replaced could not be kept'),
    );
  if (restore) req.context['keptFile'] = { filename, restore } satisfies Kept;
  return args;
};

/** Of a field, as those come right after the deletion, before any hook that may refuse the edit. */
export const restoreOldFile: FieldHook = async ({ req, value }) => {
  await keptBy(req)?.restore();
  return value as unknown;
};

export const retireOldFile: CollectionAfterChangeHook = async ({ doc, req }) => {
  const kept = keptBy(req);
  if (kept) await req.payload.kv.set(retiredPrefix + kept.filename, { at: new Date().toISOString() });
  return doc as unknown;
};

/** Deletes replaced files whose time is over, and what an edit left behind that ended too early. */
export async function purgeRetiredFiles(payload: Payload, now = new Date()): Promise<void> {
  const storage = mediaStorageOf(payload);
  for (const key of await payload.kv.keys()) {
    if (!key.startsWith(retiredPrefix)) continue;
    const filename = key.slice(retiredPrefix.length);
    const retired = await payload.kv.get<{ at: string }>(key);
    if (retired && now.getTime() - new Date(retired.at).getTime() < retiredHours * hour) continue;
    const { totalDocs } = await payload.count({ collection: slugs.media, where: { filename: { equals: filename } }, trash: true });
    if (totalDocs === 0) await storage.remove(filename);
    await payload.kv.delete(key);
  }
  await storage.removeLeftovers(now);
}

export const filesJob: StudioJob = {
  slug: 'tidyFiles',
  label: 'Borrar los archivos reemplazados',
  queue: 'files',
  href: `/admin/collections/${slugs.media}`,
  run: async (payload) => {
    await hashOnce(payload);
    await purgeRetiredFiles(payload);
  },
};
