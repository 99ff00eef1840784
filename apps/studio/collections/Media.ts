import type { CollectionConfig } from 'payload';
import { sharedAccess } from '../access/roles.ts';
import { publishHooks } from '../publish/hooks.ts';
import { menu, slugs } from './slugs.ts';

/** Files are served to people with a login only; visitors get them from the image host, which reads them from disk. */
export function buildMedia(directory: string): CollectionConfig {
  return {
    slug: slugs.media,
    labels: { singular: 'Archivo', plural: 'Biblioteca' },
    admin: { group: menu.content, defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'] },
    access: sharedAccess,
    hooks: publishHooks(slugs.media),
    upload: {
      staticDir: directory,
      mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'],
      crop: false,
      focalPoint: false,
      displayPreview: true,
      // Files come from people's own machines, never from an address that the server would fetch.
      pasteURL: false,
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
