import type { CollectionConfig } from 'payload';
import { slugs } from '../slugs.ts';

/**
 * Which document names which: a row for each pair, kept by `trackUses.ts` and read with SQL (`usesTable.ts`). `source` is `collection:id`; `target`
 * is that, or `path:/bonos/` for a link that somebody typed. `isDraft`: in the newest version; `isPublished`: in what visitors see.
 */
export const DocumentUses: CollectionConfig = {
  slug: slugs.documentUses,
  labels: { singular: 'Uso', plural: 'Usos' },
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['source', 'target'], unique: true }],
  fields: [
    { name: 'source', type: 'text', required: true },
    { name: 'target', type: 'text', required: true, index: true },
    { name: 'isDraft', type: 'checkbox', required: true, defaultValue: false },
    { name: 'isPublished', type: 'checkbox', required: true, defaultValue: false },
  ],
};
