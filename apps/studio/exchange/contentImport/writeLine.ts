import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { PayloadRequest, RequestContext } from 'payload';
import { checkFields } from '../../core/api/checkFields.ts';
import { checkData } from '../../core/api/requestFault.ts';
import { slugs } from '../../core/slugs.ts';
import { missingTextMessage } from '../../core/media/alternativeText.ts';
import { hashOf } from '../../core/media/incomingFile.ts';
import { takeUpload, UploadRefused } from '../../core/media/takeUpload.ts';
import { findUploadFault } from '../../core/media/uploadLimits.ts';
import { publishTogether } from '../../core/publish/publishLater.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { sourceOf } from '../../core/publish/sources.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import { importCollections, type ImportLine, LineRefused, type LineResult } from './importLine.schema.ts';
import { type ImportedDocuments, localeOf, type Stored } from './importedDocuments.ts';
import { isWithin, prepareData } from './prepareData.ts';

export type Written = { result: LineResult['result']; id: number; source: string };

type Given = {
  documents: ImportedDocuments;
  directory: string | null;
  context: RequestContext;
  isDryRun?: boolean;
};

/** Writes what a line says through Payload, as the person of the request, in its transaction. Publishes nothing. @throws what refuses it */
export async function writeLine(
  req: PayloadRequest,
  line: ImportLine,
  { documents, directory, context, isDryRun = false }: Given,
): Promise<Written> {
  const { payload } = req;
  const collection = importCollections[line.type];
  const stored = await documents.find(line);
  if (stored?.deletedAt) throw new LineRefused([{ field: 'externalId', message: 'Está en la papelera. Recupéralo o bórralo antes.' }]);
  checkData(line.data);
  const { fields } = payload.collections[collection].config;
  const data = await prepareData(fields, line.data, { collection, resolve: documents.resolve, siteUrl: siteUrlOf(payload) });
  checkFields(payload.config, `/api/${collection}`, data, false);
  const file = line.type === 'media' && line.file !== undefined ? await readLineFile(directory, line.file) : null;
  if (line.type === 'media' && stored === null && file === null)
    throw new LineRefused([{ field: 'file', message: 'Un archivo nuevo lleva «file»: su ruta desde la carpeta del archivo de líneas.' }]);
  const isFileNew = file !== null && stored?.['sha256'] !== hashOf(file.data);
  if (stored !== null && !isFileNew && isWithin(data, stored) && hasStatus(line, stored))
    return { result: 'unchanged', id: stored.id, source: sourceOf(collection, stored.id) };
  if (isDryRun && isFileNew && line.type === 'media') return tryFile(req, line, file, stored);
  const isDraft = 'status' in line && line.status === 'draft';
  const operation = {
    collection,
    data: { ...data, externalId: line.externalId, ...('status' in line && { _status: line.status }) },
    locale: localeOf(line),
    fallbackLocale: false as const,
    depth: 0,
    overrideAccess: false,
    context: { ...publishTogether, ...context },
    req: isolateRequest(req),
    ...(isFileNew && { file }),
    ...(isDraft && { draft: true }),
  };
  const { id } = await save(req, stored, operation);
  documents.forget(line);
  return { result: stored === null ? 'created' : 'changed', id, source: sourceOf(collection, id) };
}

async function save({ payload }: PayloadRequest, stored: Stored | null, operation: object): Promise<{ id: number }> {
  if (stored === null) return payload.create(operation as never);
  return payload.update({ ...operation, id: stored.id, overrideLock: false } as never) as unknown as Promise<{ id: number }>;
}

type File = { data: Buffer; name: string; size: number; mimetype: string };

/** A file of a dry run: what the library would say to it. A row without a file stands for it, so that later lines may name it. */
async function tryFile(req: PayloadRequest, line: ImportLine, file: File, stored: Stored | null): Promise<Written> {
  const { alt, isDecorative } = { ...stored, ...line.data };
  const fault = findUploadFault({ size: file.size, type: file.mimetype });
  if (fault !== null) throw new LineRefused([{ field: 'file', message: fault }]);
  if (isDecorative !== true && (typeof alt !== 'string' || alt.trim() === ''))
    throw new LineRefused([{ field: 'alt', message: missingTextMessage }]);
  await takeUpload(file.data).catch((error: unknown) => {
    throw error instanceof UploadRefused ? new LineRefused([{ field: 'file', message: error.message }]) : error;
  });
  const standIn = { externalId: line.externalId, filename: `${line.externalId} ${file.name}` };
  const id = stored?.id ?? Number((await req.payload.db.create({ collection: slugs.media, data: standIn, req })).id);
  return { result: stored === null ? 'created' : 'changed', id, source: sourceOf(slugs.media, id) };
}

/** A draft is also what is published already; what is to be published is not a draft. */
const hasStatus = (line: ImportLine, stored: Stored): boolean =>
  !('status' in line) || line.status === 'draft' || stored._status === 'published';

const typesByExtension: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

async function readLineFile(directory: string | null, path: string): Promise<File> {
  if (directory === null)
    throw new LineRefused([{ field: 'file', message: 'Por aquí no vienen archivos. Súbelos antes, o usa npm run import:content.' }]);
  const found = await realpath(join(directory, path)).catch(() => null);
  const within = found === null ? null : relative(await realpath(directory), found);
  if (found === null || within === null || isAbsolute(within) || within.startsWith(`..${sep}`))
    throw new LineRefused([{ field: 'file', message: `«${path}» no está en la carpeta del archivo de líneas.` }]);
  const data = await readFile(found);
  const name = path.split('/').at(-1) ?? path;
  return { data, name, size: data.length, mimetype: typesByExtension[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '' };
}
