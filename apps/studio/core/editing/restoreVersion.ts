import { type ContentLocale, defaultContentLocale, isContentLocale } from '@lupa/contracts/locale.ts';
import { formatTypedMoment } from '@lupa/domain/typedMoment.ts';
import { APIError, Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload';
import { isolateRequest } from '../publish/reader.ts';
import { findStoredVersion } from './describeVersion.ts';
import { savedNote, versionNote } from './versionNote.ts';

const restoresVersion = { restoresVersion: true };

const notOfTheText = ['id', 'createdAt', 'updatedAt', '_status', 'deletedAt', savedNote, versionNote];

/** `POST /{collection}/versions/{id}?locale=`: Payload's own restores all languages and publishes them; this makes a draft of one. */
export const restoreEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t);
    const collection = String(req.routeParams?.['collection']) as CollectionSlug;
    const locale = isContentLocale(req.locale) ? req.locale : await findWorkingLocale(req);
    const { parent, version, note } = await findVersion(req, collection, String(req.routeParams?.['id']), locale);
    const data = Object.fromEntries(Object.entries(version).filter(([key]) => !notOfTheText.includes(key)));
    const doc = await req.payload.update({
      collection,
      id: parent,
      data: { ...data, [versionNote]: note },
      draft: true,
      locale,
      overrideAccess: false,
      overrideLock: false,
      context: restoresVersion,
      req: isolateRequest(req),
    });
    return Response.json({ doc, message: 'Restaurada como borrador. Publícala cuando esté lista.' });
  },
};

type Version = { parent: number; version: object; note: string };

async function findVersion(req: PayloadRequest, collection: CollectionSlug, id: string, locale: ContentLocale): Promise<Version> {
  const gone = new APIError('Esa versión ya no está.', 404, null, true);
  if (!/^\d{1,9}$/.test(id)) throw gone;
  const version = await findStoredVersion(req, collection, id, { locale, fallbackLocale: false });
  if (version === null) throw gone;
  return {
    parent: Number(version.parent),
    version: version.version,
    note: `Restaura la versión del ${formatTypedMoment(new Date(version.updatedAt))}`,
  };
}

/** The admin keeps the language that somebody last chose, and does not send it along. */
async function findWorkingLocale(req: PayloadRequest): Promise<ContentLocale> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: { and: [{ key: { equals: 'locale' } }, { 'user.value': { equals: req.user?.id } }] },
    depth: 0,
    limit: 1,
    req: isolateRequest(req),
  });
  const chosen: unknown = docs[0]?.value;
  return isContentLocale(chosen) ? chosen : defaultContentLocale;
}
