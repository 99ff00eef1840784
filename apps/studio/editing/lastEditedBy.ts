import type { CollectionBeforeChangeHook, Field } from 'payload';
import { slugs } from '../collections/slugs.ts';

export const lastEditedBy = 'lastEditedBy';

/** Who saved last. Set by the studio alone, and kept in each version. */
export const lastEditedByField: Field = {
  name: lastEditedBy,
  type: 'relationship',
  relationTo: slugs.users,
  label: 'Guardó',
  maxDepth: 1,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableBulkEdit: true },
};

/** What the studio saves by itself, as a planned publication, keeps the name of who saved before. */
export const setLastEditedBy: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user?.collection === slugs.users ? { ...data, [lastEditedBy]: req.user.id } : data;
