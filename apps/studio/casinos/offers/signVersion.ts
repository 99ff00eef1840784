import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Field } from 'payload';
import { slugs } from '../../core/slugs.ts';

/**
 * What the versions of an offer do not tell by themselves: who saved them, and whether a version that is no longer public is a draft of
 * what comes next or the end of what was there.
 */
export const versionSignature: Field[] = [
  {
    name: 'changedBy',
    type: 'relationship',
    relationTo: slugs.users,
    label: 'Guardado por',
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'withdrawn',
    type: 'checkbox',
    label: 'Retirada',
    defaultValue: false,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
];

/** Tells `signVersion` whether a draft is being saved: it sees only what becomes of it. */
export const markDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'create' || operation === 'update' || operation === 'restoreVersion')
    req.context['isDraft'] = 'draft' in args && args.draft;
  return args;
};

export const signVersion: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  changedBy: req.user?.collection === slugs.users ? req.user.id : null,
  withdrawn: data['_status'] === 'draft' && req.context['isDraft'] !== true,
});
