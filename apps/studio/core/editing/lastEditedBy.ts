import type { CollectionBeforeChangeHook, Field } from 'payload';
import { isKey } from '../access/roles.ts';
import { slugs } from '../slugs.ts';

const setByStudio = { access: { create: () => false, update: () => false }, admin: { hidden: true, disableBulkEdit: true } };

export const lastEditedBy = 'lastEditedBy';

/** Who saved last. Set by the studio alone, and kept in each version. */
export const lastEditedByField: Field = {
  name: lastEditedBy,
  type: 'relationship',
  relationTo: slugs.users,
  label: 'Guardó',
  maxDepth: 1,
  ...setByStudio,
};

export const lastEditedWith = 'lastEditedWith';

export const lastEditedWithField: Field = {
  name: lastEditedWith,
  type: 'text',
  label: 'Guardó la clave',
  ...setByStudio,
};

/** What the studio saves by itself, as a planned publication, keeps the name of who saved before. */
export const setLastEditedBy: CollectionBeforeChangeHook = ({ data, req }) => {
  const { user } = req;
  if (!user) return data;
  return { ...data, [lastEditedBy]: isKey(user) ? null : user.id, [lastEditedWith]: isKey(user) ? user.name : null };
};
