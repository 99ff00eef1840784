import type { Access, CollectionAfterChangeHook, CollectionSlug, Endpoint, PayloadRequest, SanitizedConfig } from 'payload';
import { z } from 'zod';
import { isKey, roleOf } from '../access/roles.ts';
import { slugs } from '../slugs.ts';
import { isolateRequest } from '../publish/reader.ts';

/** Seconds without a sign of the form until somebody else may write. The form gives one each minute (`HoldLock.tsx`). */
export const lockSeconds = 180;

const locks = 'payload-locked-documents';

/** Payload lets everybody with a login make, change and delete every lock, also many at once. */
export function guardLocks(config: SanitizedConfig): SanitizedConfig {
  const collection = config.collections.find(({ slug }) => slug === locks);
  if (!collection) return config;
  const { endpoints } = collection;
  collection.access = { ...collection.access, create: () => false, read: isPerson, update: mayTakeOver, delete: isHolder };
  if (endpoints) collection.endpoints = endpoints.filter(({ path, method }) => path === '/:id' || (path === '/' && method === 'get'));
  return config;
}

const isPerson: Access = ({ req }) => !isKey(req.user) && roleOf(req.user) !== undefined;

const isHolder: Access = (asked) =>
  isPerson(asked) === true && {
    and: [{ 'user.value': { equals: asked.req.user?.id } }, { 'user.relationTo': { equals: slugs.users } }],
  };

const takeOverSchema = z.strictObject({ user: z.strictObject({ relationTo: z.literal(slugs.users), value: z.number() }) });

/** Whoever may change a document may go on with it in somebody's place, and gives its lock to nobody but themselves. */
const mayTakeOver: Access = async ({ req, id, data }) => {
  if (isPerson({ req }) !== true || id === undefined) return false;
  const sent = takeOverSchema.safeParse(data);
  if (!sent.success || sent.data.user.value !== req.user?.id) return false;
  const lock = await req.payload.findByID({ collection: locks, id, depth: 0, disableErrors: true, req: isolateRequest(req) });
  if (lock?.globalSlug) {
    const global = req.payload.globals.config.find(({ slug }) => slug === lock.globalSlug);
    return (await global?.access.update({ req })) === true;
  }
  const { relationTo, value } = lock?.document ?? {};
  if (relationTo === undefined) return false;
  return Boolean(await req.payload.collections[relationTo].config.access.update({ req, id: value as number, data: {} }));
};

/** Payload frees a document with each save, also with those that a form makes by itself while somebody writes in it. */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update' && req.query?.['autosave'] === true && req.user && !isKey(req.user)) await hold(req, collection.slug, doc.id);
  return doc;
};

const documentSchema = z.object({ collection: z.string(), id: z.coerce.number().int().positive() });
type LockedDocument = z.infer<typeof documentSchema>;

/** `POST /editing/hold` and `/editing/release`, body `{collection, id}`: the form of a document is still open, or was left. */
export const lockEndpoints: Endpoint[] = [
  { path: '/editing/hold', method: 'post', handler: (req) => answer(req, holdOwn) },
  { path: '/editing/release', method: 'post', handler: (req) => answer(req, release) },
];

async function answer(req: PayloadRequest, act: (req: PayloadRequest, document: LockedDocument) => Promise<void>): Promise<Response> {
  if (!req.user || roleOf(req.user) === undefined) return Response.json({ errors: [{ message: 'Inicia sesión.' }] }, { status: 401 });
  const document = documentSchema.safeParse(await req.json?.());
  if (!document.success || !(document.data.collection in req.payload.collections))
    return Response.json({ errors: [{ message: 'Ese documento no existe.' }] }, { status: 400 });
  await act(req, document.data);
  return new Response(null, { status: 204 });
}

/** Not over somebody else's: theirs ends by itself or is taken over. */
async function holdOwn(req: PayloadRequest, { collection, id }: LockedDocument): Promise<void> {
  const found = await findLock(req, collection, id);
  if (found !== null && found.user !== req.user?.id && found.isFresh) return;
  await hold(req, collection as CollectionSlug, id);
}

async function release(req: PayloadRequest, { collection, id }: LockedDocument): Promise<void> {
  await req.payload.delete({
    collection: locks,
    where: { and: [...whereOf(collection, id), { 'user.value': { equals: req.user?.id } }] },
    req: isolateRequest(req),
  });
}

async function findLock(req: PayloadRequest, collection: string, id: number) {
  const where = { and: whereOf(collection, id) };
  const { docs } = await req.payload.find({ collection: locks, where, depth: 0, limit: 1, sort: '-updatedAt', req: isolateRequest(req) });
  const [lock] = docs;
  if (!lock) return null;
  return { user: Number(lock.user.value), isFresh: Date.now() - Date.parse(lock.updatedAt) <= lockSeconds * 1000 };
}

async function hold(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<void> {
  const at = { collection: locks, req: isolateRequest(req) } as const;
  await req.payload.delete({ ...at, where: { and: whereOf(collection, id) } });
  const document = { relationTo: collection, value: id } as never;
  await req.payload.create({ ...at, data: { document, user: { relationTo: slugs.users, value: Number(req.user?.id) } } });
}

const whereOf = (collection: string, id: number) => [
  { 'document.relationTo': { equals: collection } },
  { 'document.value': { equals: id } },
];
