import type { CollectionConfig, Config, Field, SanitizedConfig } from 'payload';
import { sharedAccess } from '../access/roles.ts';
import { auditEdits } from '../audit/auditEdits.ts';
import { slugs } from '../slugs.ts';

const folderLabel = 'Carpeta';

export const mediaFolders: NonNullable<Config['folders']> = {
  slug: slugs.mediaFolders,
  collectionSpecific: false,
  browseByFolder: false,
  collectionOverrides: [
    ({ collection }) =>
      auditEdits({
        ...(collection as CollectionConfig),
        labels: { singular: folderLabel, plural: 'Carpetas' },
        access: sharedAccess,
        fields: collection.fields.map(nameField),
      }),
  ],
};

const labels: Record<string, string> = { name: 'Nombre', folder: 'Dentro de', documentsAndFolders: 'Contenido' };

const nameField = (field: Field): Field =>
  'name' in field && field.name && labels[field.name] ? ({ ...field, label: labels[field.name] } as Field) : field;

/** Payload adds the field of a file by itself, and names it in English. */
export function nameFolderField(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, fields, flattenedFields } of config.collections) {
    if (slug !== slugs.media) continue;
    for (const field of [...fields, ...flattenedFields]) if ('name' in field && field.name === 'folder') field.label = folderLabel;
  }
  return config;
}
