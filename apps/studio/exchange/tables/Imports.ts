import type { CollectionConfig, Field } from 'payload';
import { slugs } from '../../core/slugs.ts';

const nobody = () => false;
const text = (name: string, extra: { required?: boolean; index?: boolean } = {}): Field => ({ name, type: 'text', ...extra });

const closed = {
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
} satisfies Partial<CollectionConfig>;

/** Files that somebody has uploaded to change documents with. Written by SQL alone (`importTables.ts`), read there and by the endpoints. */
export const Imports: CollectionConfig = {
  slug: slugs.imports,
  ...closed,
  fields: [
    text('kind', { required: true }),
    text('fileName', { required: true }),
    text('state', { required: true, index: true }),
    text('mode'),
    { name: 'person', type: 'relationship', relationTo: slugs.users },
    text('personName', { required: true }),
    { name: 'reading', type: 'json' },
    { name: 'appliedAt', type: 'date' },
    { name: 'finishedAt', type: 'date' },
    { name: 'undoneAt', type: 'date' },
    text('undoneBy'),
  ],
};

export const ImportRows: CollectionConfig = {
  slug: slugs.importRows,
  ...closed,
  timestamps: false,
  indexes: [{ fields: ['import', 'state', 'position'] }],
  fields: [
    { name: 'import', type: 'relationship', relationTo: slugs.imports, required: true },
    { name: 'position', type: 'number', required: true },
    text('rows', { required: true }),
    text('key', { required: true }),
    text('verdict', { required: true }),
    text('state', { required: true }),
    { name: 'documentId', type: 'number' },
    text('seenAt'),
    { name: 'cells', type: 'json' },
    { name: 'changes', type: 'json' },
    text('message'),
    text('note'),
    text('draftOnly'),
    { name: 'before', type: 'json' },
    /** `updatedAt` after it was written. */
    text('savedAt'),
  ],
};
