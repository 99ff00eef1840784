import type { CollectionConfig, Field } from 'payload';

/** What the system that a document was imported from calls it. A copy is another document. */
export const externalId = 'externalId';

const externalIdField: Field = {
  name: externalId,
  type: 'text',
  label: 'Identificador externo',
  unique: true,
  index: true,
  maxLength: 200,
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    condition: (data: Record<string, unknown>) => Boolean(data[externalId]),
    description: 'Cómo lo llama el sistema del que se importó.',
  },
};

export const withExternalId = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, externalIdField],
});
