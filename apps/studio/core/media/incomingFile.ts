import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { CleanImage } from '@lupa/server/images/cleanRaster.ts';
import { imageTypeOf, mediaTypes } from '@lupa/server/images/imageType.ts';
import { APIError, type CollectionBeforeOperationHook, MissingFile, type PayloadRequest, ValidationError } from 'payload';
import { uploadAccess } from '../access/roles.ts';
import { slugs } from '../slugs.ts';
import { mediaStorageOf } from './mediaStorage.ts';
import { takeUpload, UploadRefused } from './takeUpload.ts';
import { emptyMessage, wrongContentMessage, wrongTypeMessage } from './uploadLimits.ts';

export type IncomingEdit = {
  sha256?: string;
  sizeNote?: string | null;
  /** Whether it says what the image shows. A move to a folder or to the trash does not. */
  hasText: boolean;
};

export const editOf = (req: PayloadRequest): IncomingEdit | undefined => req.context['mediaEdit'] as IncomingEdit | undefined;

export const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

export const readIncomingFile: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  if (!['create', 'update', 'updateByID'].includes(operation) || !('data' in args)) return args;
  // It is refused later, and costs nothing before.
  const isAllowed = overrideAccess === true || (await uploadAccess[operation === 'create' ? 'create' : 'update']({ req })) === true;
  if (!isAllowed) return args;
  // Payload would cut and encode the original again; here a cut is made by the image host.
  delete req.query?.['uploadEdits'];
  const data = args.data as Record<string, unknown>;
  const { file } = req;
  const hasText = operation === 'create' || file !== undefined || 'alt' in data || 'isDecorative' in data;
  req.context['mediaEdit'] = { hasText } satisfies IncomingEdit;
  if (!file) {
    // Payload would fetch one from an address in the data, or take one of another entry.
    if (operation === 'create') throw new MissingFile(req.t);
    return args;
  }
  const sha256 = hashOf(file.data);
  const taken = await takeFile(req, file);
  req.context['mediaEdit'] = { hasText, sha256, sizeNote: describeChanges(taken) } satisfies IncomingEdit;
  const type = imageTypeOf(taken.bytes);
  const stored = { ...file, data: taken.bytes, size: taken.bytes.length, mimetype: type === null ? file.mimetype : mediaTypes[type] };
  req.file = stored;
  if (operation === 'create') {
    const isOverwriting = 'overwriteExistingFiles' in args && args.overwriteExistingFiles;
    if (!isOverwriting && (await mediaStorageOf(req.payload).isTaken(file.name)))
      req.file = { ...stored, name: nameVersion(file.name, sha256) };
    return args;
  }
  if (!('id' in args) || args.id === undefined) throw new APIError('Los archivos se reemplazan de a uno.', 400, null, true);
  req.file = { ...stored, name: nameVersion(file.name, sha256) };
  return args;
};

async function takeFile(req: PayloadRequest, { data, mimetype }: { data: Buffer; mimetype: string }): Promise<CleanImage> {
  try {
    return await takeUpload(data);
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    const isText = error.message === wrongContentMessage && mimetype.startsWith('text/');
    const message = data.length === 0 ? emptyMessage : isText ? wrongTypeMessage : error.message;
    throw new ValidationError({ collection: slugs.media, errors: [{ path: 'file', label: 'Archivo', message }] }, req.t);
  }
}

function describeChanges({ given, width, height, isMoving }: CleanImage): string | null {
  const notes: string[] = [];
  if (given.width !== width || given.height !== height)
    notes.push(`Se guardó a ${width} × ${height} px. Medía ${given.width} × ${given.height} px, más de lo que el sitio muestra.`);
  if (isMoving) notes.push('La imagen se mueve: el sitio muestra solo su primer cuadro.');
  return notes.join(' ') || null;
}

/** Caches know a file by its name: other content has another one, also when the name was used before. */
export function nameVersion(name: string, sha256: string): string {
  const extension = extname(name);
  const base = name.slice(0, name.length - extension.length).replace(/-[0-9a-f]{8}$/, '');
  return `${base}-${sha256.slice(0, 8)}${extension}`;
}
