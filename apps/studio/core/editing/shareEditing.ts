import type { CollectionConfig, Field } from 'payload';
import { field } from '../fields/buildFields.ts';
import { keepLock, lockSeconds } from './documentLocks.ts';
import { lastEditedByField, lastEditedWithField, setLastEditedBy } from './lastEditedBy.ts';
import { nameUnchanged } from './nameUnchanged.ts';
import { refuseStaleSave } from './refuseStaleSave.ts';
import { restoreEndpoint } from './restoreVersion.ts';
import { withUniqueValues } from './takenValues.ts';
import { keepVersionNote, noteAutosave, versionNoteFields } from './versionNote.ts';

const versionViews = {
  versions: { Component: '/core/editing/VersionsView.tsx#VersionsView' },
  version: { Component: '/core/editing/VersionView.tsx#VersionView' },
};

const unseen = (name: string, component: string): Field =>
  field.component(name, component, { disableListColumn: true, position: 'sidebar' });

/** A collection that several people edit: with unique values, locks, refusals of stale saves, and versions that name their editor. */
export function shareEditing(given: CollectionConfig): CollectionConfig {
  const collection = withUniqueValues(given);
  const { admin = {}, hooks = {}, fields, endpoints, versions } = collection;
  const { components = {} } = admin;
  return {
    ...collection,
    lockDocuments: { duration: lockSeconds },
    ...(versions && {
      admin: {
        ...admin,
        components: {
          ...components,
          edit: {
            ...components.edit,
            ...(versions !== true && versions.drafts && { SaveDraftButton: '/core/editing/SaveDraftButton.tsx#SaveDraftButton' }),
          },
          views: { ...components.views, edit: { ...components.views?.edit, ...versionViews } } as never,
        },
      },
    }),
    fields: [
      ...fields,
      ...(versions ? versionNoteFields : []),
      lastEditedByField,
      lastEditedWithField,
      unseen('holdLock', '/core/editing/HoldLock.tsx#HoldLock'),
      unseen('saveGuard', '/core/editing/SaveGuard.tsx#SaveGuard'),
    ],
    endpoints: [...(endpoints || []), ...(versions ? [restoreEndpoint] : [])],
    hooks: {
      ...hooks,
      beforeValidate: [refuseStaleSave, ...(hooks.beforeValidate ?? [])],
      ...(versions && { beforeOperation: [...(hooks.beforeOperation ?? []), noteAutosave] }),
      beforeChange: [...(hooks.beforeChange ?? []), setLastEditedBy, ...(versions ? [keepVersionNote] : [])],
      afterChange: [...(hooks.afterChange ?? []), keepLock],
      afterOperation: [...(hooks.afterOperation ?? []), nameUnchanged],
    },
  };
}
