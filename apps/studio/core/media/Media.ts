import { basename } from 'node:path';
import type { CollectionConfig, CollectionBeforeValidateHook } from 'payload';
import { uploadAccess } from '../access/roles.ts';
import { requireAlternativeText } from './alternativeText.ts';
import { refuseDuplicate } from './duplicates.ts';
import { readIncomingFile, editOf } from './incomingFile.ts';
import { keepOldFile, retireOldFile } from './keepReplacedFile.ts';
import { mediaFields } from './mediaFields.ts';
import type { MediaStorage } from './mediaStorage.ts';
import { maximumUploadText, uploadTypes, uploadTypesText } from './uploadLimits.ts';
import { publishHooks } from '../publish/hooks.ts';
import { menu, slugs } from '../slugs.ts';

const publishing = publishHooks(slugs.media);

/** Files are served to people with a login only; visitors get them from the image host, which reads them where they are stored. */
export function buildMedia(storage: MediaStorage): Promise<CollectionConfig> {
  return storage.configure({
    slug: slugs.media,
    labels: { singular: 'Archivo', plural: 'Biblioteca' },
    admin: {
      group: menu.content,
      defaultColumns: ['filename', 'alt', 'folder', 'filesize', 'updatedAt'],
      description: `Imágenes ${uploadTypesText} de hasta ${maximumUploadText} cada una.`,
      components: { beforeListTable: ['/core/media/MissingTexts.tsx#MissingTexts'] },
    },
    access: uploadAccess,
    // A copy would be a duplicate of its file.
    disableDuplicate: true,
    folders: true,
    hooks: {
      ...publishing,
      beforeOperation: [...publishing.beforeOperation, readIncomingFile, keepOldFile],
      beforeValidate: [keepFileFacts, requireAlternativeText, refuseDuplicate],
      afterChange: [...publishing.afterChange, retireOldFile],
    },
    upload: {
      mimeTypes: uploadTypes,
      // Both would encode the original again (docs/decisions/061-media-library.md).
      crop: false,
      focalPoint: false,
      displayPreview: true,
      // A file is replaced by another one, and never taken away from those who use it.
      hideRemoveFile: true,
      // Files come from people's own machines, never from an address that the server would fetch.
      pasteURL: false,
      // Payload calls a file that is gone a fault of its own.
      handlers: [
        // Its types know no handler that leaves a file to the next one.
        (_req, { params: { filename } }) => answerMissing(storage, basename(filename)) as Promise<Response>,
      ],
    },
    fields: mediaFields,
  });
}

async function answerMissing(storage: MediaStorage, filename: string): Promise<Response | undefined> {
  if (await storage.has(filename)) return undefined;
  return Response.json({ errors: [{ message: 'Ese archivo ya no está.' }] }, { status: 404 });
}

const facts = ['filename', 'mimeType', 'filesize', 'width', 'height', 'sizeNote'];

/** What is known of a file comes from the file: it does not change by what a program sends. */
const keepFileFacts: CollectionBeforeValidateHook = ({ data = {}, originalDoc, req }) => {
  if (req.file) return { ...data, sizeNote: editOf(req)?.sizeNote ?? null };
  if (!originalDoc) return data;
  const kept = Object.keys(data).filter((name) => facts.includes(name));
  return { ...data, ...Object.fromEntries(kept.map((name) => [name, (originalDoc as Record<string, unknown>)[name]])) };
};
