import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import { slugs } from '../collections/slugs.ts';
import { findDrawingFault } from './findDrawingFault.ts';
import { mediaStorageOf } from './mediaStorage.ts';

/** What the later hooks of an edit of the library have to know of the request. */
export type IncomingEdit = {
  /** Of the file that comes with it, in hexadecimal. */
  sha256?: string;
  /** Whether it says what the image shows. A move to a folder or to the trash does not. */
  hasText: boolean;
};

export const editOf = (req: PayloadRequest): IncomingEdit | undefined => req.context['mediaEdit'] as IncomingEdit | undefined;

export const hashOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** Before the file is written anywhere. */
export const readIncomingFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID'].includes(operation) || !('data' in args)) return args;
  // Payload would cut and encode the original again; here a cut is made by the image host.
  delete req.query?.['uploadEdits'];
  const data = args.data as Record<string, unknown>;
  const { file } = req;
  const hasText = operation === 'create' || file !== undefined || 'alt' in data || 'isDecorative' in data;
  req.context['mediaEdit'] = { hasText } satisfies IncomingEdit;
  if (!file) return args;
  refuseUnsafeDrawing(req, file);
  const sha256 = hashOf(file.data);
  req.context['mediaEdit'] = { hasText, sha256 } satisfies IncomingEdit;
  if (operation === 'create') {
    const isOverwriting = 'overwriteExistingFiles' in args && args.overwriteExistingFiles;
    if (!isOverwriting && (await mediaStorageOf(req.payload).isTaken(file.name)))
      req.file = { ...file, name: nameVersion(file.name, sha256) };
    return args;
  }
  if (!('id' in args) || args.id === undefined) throw new APIError('Los archivos se reemplazan de a uno.', 400, null, true);
  req.file = { ...file, name: nameVersion(file.name, sha256) };
  return args;
};

/** What the type is called does not matter: an image that is XML is a drawing. */
function refuseUnsafeDrawing(req: PayloadRequest, { data, mimetype }: { data: Buffer; mimetype: string }): void {
  const isMarkup = /^(\xef\xbb\xbf)?\s*</.test(data.toString('latin1', 0, 256));
  const fault = /svg|xml/i.test(mimetype) || isMarkup ? findDrawingFault(data) : null;
  if (fault !== null)
    throw new ValidationError({ collection: slugs.media, errors: [{ path: 'file', label: 'Archivo', message: fault }] }, req.t);
}

/** Caches know a file by its name: other content has another one, also when the name was used before. */
export function nameVersion(name: string, sha256: string): string {
  const extension = extname(name);
  const base = name.slice(0, name.length - extension.length).replace(/-[0-9a-f]{8}$/, '');
  return `${base}-${sha256.slice(0, 8)}${extension}`;
}
