import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { docAccessOperation, type CollectionSlug, type PayloadRequest } from 'payload';
import { isolateRequest } from '../../core/publish/reader.ts';

type Subject = { relationTo: string; value: unknown };
type Asked = { doc?: Subject | undefined; deleteID?: number | string | undefined };

/** In the place of Payload's, which lets everybody with a login plan and cancel publications, and refuses them on the day. */
export async function schedulePublish(args: Parameters<typeof schedulePublishHandler>[0]): Promise<unknown> {
  const error = await findSchedulingFault(args.req, args);
  return error === null ? schedulePublishHandler(args) : { error };
}

export async function findSchedulingFault(req: PayloadRequest, { doc, deleteID }: Asked): Promise<string | null> {
  const subjects = [doc, await findPlanned(req, deleteID)].filter((subject) => subject !== undefined);
  for (const subject of subjects)
    if (!(await mayPublish(req, subject))) return 'Con tu rol no se programan publicaciones. Pídelo a quien las publica.';
  return null;
}

async function findPlanned(req: PayloadRequest, id: Asked['deleteID']): Promise<Subject | undefined> {
  if (id === undefined) return undefined;
  const job = await req.payload.findByID({ collection: 'payload-jobs', id, depth: 0, disableErrors: true, req: isolateRequest(req) });
  const input: unknown = job?.input;
  return typeof input === 'object' && input !== null && 'doc' in input ? (input.doc as Subject) : undefined;
}

async function mayPublish(req: PayloadRequest, { relationTo, value }: Subject): Promise<boolean> {
  const collection = req.payload.collections[relationTo as CollectionSlug];
  if (collection === undefined) return false;
  const { update } = await docAccessOperation({ id: Number(value), collection, data: { _status: 'published' }, req });
  return update === true;
}
