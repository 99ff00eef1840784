import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { type CollectionBeforeValidateHook, type Payload, ValidationError } from 'payload';
import { slugs } from '../slugs.ts';
import { isolateRequest } from '../publish/reader.ts';
import { editOf, hashOf } from './incomingFile.ts';
import { mediaStorageOf } from './mediaStorage.ts';

/** What is in the library already, or another file of the same content. A person may want it twice all the same; what the studio does by itself is not refused. */
export const refuseDuplicate: CollectionBeforeValidateHook = async ({ data = {}, originalDoc, req }) => {
  const sha256 = editOf(req)?.sha256;
  if (sha256 === undefined) return data;
  data['sha256'] = sha256;
  data['storedAt'] = new Date().toISOString();
  if (!req.user || data['acceptDuplicate'] === true) return data;
  const { docs } = await req.payload.find({
    collection: slugs.media,
    where: { and: [{ sha256: { equals: sha256 } }, { id: { not_equals: Number(originalDoc?.id ?? 0) } }] },
    trash: true,
    depth: 0,
    limit: 1,
    select: { filename: true, deletedAt: true },
    req: isolateRequest(req),
  });
  const [found] = docs;
  if (!found) return data;
  const place = found.deletedAt ? 'en la papelera de la Biblioteca' : 'en la Biblioteca';
  const address = `/admin/collections/${slugs.media}/${found.deletedAt ? 'trash/' : ''}${found.id}`;
  const message = `Este archivo ya está ${place}: «${found.filename}» (${address}). Usa ese, o marca «Subir de todos modos».`;
  throw new ValidationError({ collection: slugs.media, errors: [{ path: 'file', label: 'Archivo', message }] }, req.t);
};

export const hashedKey = 'media-hashed';
const unhashedQuery = defineQuery('studio.unhashedMedia', 'select id, filename from studio.media where sha256 is null', {
  notNull: ['id'],
});
const hashQuery = defineQuery('studio.hashMedia', 'update studio.media set sha256 = $1 where id = $2');

/** Files from before there were hashes are read once. One that is gone has none. */
export async function hashOnce(payload: Payload): Promise<void> {
  if (await payload.kv.has(hashedKey)) return;
  const { rows } = await runQuery(payload.db.pool, unhashedQuery, []);
  for (const { id, filename } of rows) {
    if (filename === null) continue;
    const bytes = await mediaStorageOf(payload).read(filename);
    if (bytes) await runQuery(payload.db.pool, hashQuery, [hashOf(bytes), id]);
  }
  await payload.kv.set(hashedKey, true);
}
