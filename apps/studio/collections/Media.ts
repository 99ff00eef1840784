import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ValidationError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { uploadAccess } from '../access/roles.ts';
import { findDrawingFault } from '../media/findDrawingFault.ts';
import { maximumUploadText } from '../media/uploadLimits.ts';
import { publishHooks } from '../publish/hooks.ts';
import { menu, slugs } from './slugs.ts';

/** Before the file is written anywhere. What the type is called does not matter: an image that is XML is a drawing. */
const refuseUnsafeDrawing: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!['create', 'update', 'updateByID'].includes(operation) || !req.file) return args;
  const { data, mimetype } = req.file;
  const isMarkup = /^(\xef\xbb\xbf)?\s*</.test(data.toString('latin1', 0, 256));
  const fault = /svg|xml/i.test(mimetype) || isMarkup ? findDrawingFault(data) : null;
  if (fault !== null) throw new ValidationError({ collection: slugs.media, errors: [{ path: 'file', message: fault }] }, req.t);
  return args;
};

/** Files are served to people with a login only; visitors get them from the image host, which reads them from disk. */
export function buildMedia(directory: string): CollectionConfig {
  return {
    slug: slugs.media,
    labels: { singular: 'Archivo', plural: 'Biblioteca' },
    admin: {
      group: menu.content,
      defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
      description: `Imágenes PNG, JPEG, WebP, AVIF o SVG de hasta ${maximumUploadText}.`,
    },
    access: uploadAccess,
    hooks: { ...publishHooks(slugs.media), beforeOperation: [refuseUnsafeDrawing] },
    upload: {
      staticDir: directory,
      mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
      crop: false,
      focalPoint: false,
      displayPreview: true,
      // Files come from people's own machines, never from an address that the server would fetch.
      pasteURL: false,
      // Payload calls a file that is gone a fault of its own.
      handlers: [
        (_req, { params: { filename } }) =>
          existsSync(join(directory, basename(filename)))
            ? undefined
            : Response.json({ errors: [{ message: 'Ese archivo ya no está.' }] }, { status: 404 }),
      ],
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        label: 'Texto alternativo',
        localized: true,
        maxLength: 200,
        admin: {
          description: 'Qué muestra la imagen, para quien no la ve. Vacío si solo adorna. Vacío en un idioma: se usa el de español.',
        },
      },
      { name: 'credit', type: 'text', label: 'Procedencia y licencia' },
    ],
  };
}
