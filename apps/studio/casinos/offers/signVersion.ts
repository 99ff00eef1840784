import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Field } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { field } from '../../core/fields/buildFields.ts';

/**
 * What the versions of an offer do not tell by themselves: who saved them, and whether a version that is no longer public is a draft of
 * what comes next or the end of what was there.
 */
export const versionSignature: Field[] = [
  field.relation('changedBy', 'Guardado por', {
    relationTo: slugs.users,
    disableListColumn: true,
    disableListFilter: true,
    admin: { hidden: true },
  }),
  field.checkbox('withdrawn', 'Retirada', {
    defaultValue: false,
    disableListColumn: true,
    disableListFilter: true,
    admin: { hidden: true },
  }),
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
