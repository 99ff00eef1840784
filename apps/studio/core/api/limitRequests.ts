import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  UnauthorizedError,
} from 'payload';
import { budget, checkPaths, checkQuery, readWhere } from './requestBudget.ts';
import { spend, withReadingBudget } from './readingBudget.ts';
import { hasMail } from '../mail/sendMail.ts';

export function limitRequests(config: SanitizedConfig): SanitizedConfig {
  for (const entity of [...config.collections, ...config.globals]) {
    const collection = 'auth' in entity ? entity : null;
    const { afterRead } = entity.hooks;
    entity.hooks = { ...entity.hooks, afterRead: [...afterRead, ({ doc }: { doc: unknown }) => (spend(doc), doc)] } as never;
    if (collection) collection.hooks.beforeOperation = [...collection.hooks.beforeOperation, limitList];
    if (entity.endpoints) entity.endpoints = entity.endpoints.map((endpoint) => limitEndpoint(endpoint, entity));
  }
  config.endpoints = config.endpoints.map((endpoint) => limitEndpoint(endpoint, null)) as typeof config.endpoints;
  return config;
}

type Entity = SanitizedCollectionConfig | SanitizedConfig['globals'][number];

function limitEndpoint(endpoint: Endpoint, entity: Entity | null): Endpoint {
  const { handler, path, method } = endpoint;
  const isBulk = entity !== null && path === '/' && (method === 'patch' || method === 'delete');
  return {
    ...endpoint,
    handler: async (req) => {
      // What there is, and what may be done with it, is told to nobody who may not do anything.
      if (path.startsWith('/access') && !req.user) throw new UnauthorizedError(req.t);
      // The admin takes a document over first.
      delete req.query['overrideLock'];
      if (isBulk) await limitBulk(req, entity);
      else if (isTrashCount(req.query)) req.query['limit'] = '1';
      else if (isNamesOfList(req.query)) req.query['limit'] = String(budget.documents);
      checkQuery(req, entity?.flattenedFields ?? []);
      return method === 'get' && entity !== null ? withReadingBudget(req.signal, async () => handler(req)) : handler(req);
    },
  };
}

/** The button that empties the trash asks for all documents in it, to show how many they are. */
const isTrashCount = ({ limit, depth, trash, where }: PayloadRequest['query']): boolean =>
  limit === '0' && depth === '0' && trash === 'true' && JSON.stringify(where) === '{"deletedAt":{"exists":"true"}}';

/** A list of the admin asks for the names of what its rows refer to, always for 250: refused, it shows none of them. */
const isNamesOfList = ({ limit, depth, where }: PayloadRequest['query']): boolean =>
  limit === '250' && depth === '0' && JSON.stringify({ where }).startsWith('{"where":{"id":{"in":"');

/** Lists of the admin ask for all that was chosen by `limit=0`, and a person's page for all that they prefer. */
async function limitBulk(req: PayloadRequest, { slug }: Entity): Promise<void> {
  const { limit, where, trash } = req.query;
  if (limit !== '0' && limit !== undefined && limit !== '') return;
  delete req.query['limit'];
  if (slug === 'payload-preferences') return;
  const given = readWhere(where);
  checkPaths(req, [], { where: given });
  if (typeof given !== 'object' || given === null) return;
  const { totalDocs } = await req.payload.count({
    collection: slug as CollectionSlug,
    where: given as never,
    trash: trash === 'true',
    overrideAccess: false,
    req,
  });
  if (totalDocs <= budget.documents) return;
  throw new APIError(`Son ${totalDocs} documentos, y de una vez se cambian ${budget.documents} como máximo. Elige menos.`, 400, null, true);
}

/** Lists of the admin take their length from the address and from what a person prefers. */
const limitList: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'read' || overrideAccess !== false || !('limit' in args)) return args;
  const list = args as { limit?: number; pagination?: boolean; sort?: unknown; collection: { config: SanitizedCollectionConfig } };
  checkPaths(req, list.collection.config.flattenedFields, { sort: list.sort });
  const isUnlimited = list.limit === 0 && list.pagination !== false;
  return isUnlimited || (list.limit ?? 0) > budget.documents ? { ...args, limit: budget.documents } : args;
};

/** Payload adds these to every collection; where the feature behind one is off or broken, it fails instead of being absent. */
export function dropIdleEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { auth, versions, upload } = collection;
    const isIdle = ({ path, method }: Endpoint): boolean =>
      (path.startsWith('/versions') && !versions) ||
      (path.startsWith('/verify') && !auth?.verify) ||
      // Without a mail server administrators set passwords.
      (['/forgot-password', '/reset-password'].includes(path) && !hasMail({ config })) ||
      (path.startsWith('/unlock') && !auth?.maxLoginAttempts) ||
      // The admin deletes preferences by a filter; by their key Payload makes a query that Postgres refuses.
      (path === '/:key' && method === 'delete') ||
      (path.startsWith('/paste-url') && !(typeof upload === 'object' && upload.pasteURL)) ||
      // Jobs start from the schedule, in every studio, never by a request.
      (collection.slug === 'payload-jobs' && ['/run', '/handle-schedules'].includes(path));
    if (collection.endpoints) collection.endpoints = collection.endpoints.filter((endpoint) => !isIdle(endpoint));
  }
  for (const global of config.globals)
    if (global.endpoints)
      global.endpoints = global.endpoints.filter(({ path }) => !path.startsWith('/versions') || Boolean(global.versions));
  return config;
}
