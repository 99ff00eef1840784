import { APIError, type PayloadRequest } from 'payload';
import { logActivity } from '../../core/audit/logActivity.ts';
import { slugs } from '../../core/slugs.ts';
import { isolateRequest } from '../../core/publish/reader.ts';

export type Casino = { id: number; slug: string; name: string };

/** @throws APIError when it is gone */
export async function findCasino(req: PayloadRequest, id: number): Promise<Casino> {
  const found = await req.payload.findByID({
    collection: slugs.partners,
    id,
    depth: 0,
    disableErrors: true,
    select: { slug: true, name: true },
    req: isolateRequest(req),
  });
  if (!found) throw new APIError('Ese casino ya no está.', 404, null, true);
  return { id, slug: found.slug, name: found.name };
}

/** Into the log of activity, in the transaction of the change. */
export function logCasinoChange(req: PayloadRequest, { id, name }: Casino, field: string): Promise<void> {
  return logActivity(req, {
    kind: 'changed',
    subject: slugs.partners,
    section: 'Casinos',
    documentId: String(id),
    title: name,
    locale: null,
    fields: [field],
    isAutosave: false,
  });
}
