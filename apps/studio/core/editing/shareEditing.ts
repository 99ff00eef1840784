import type { CollectionConfig } from 'payload';
import { keepLock, lockSeconds } from './documentLocks.ts';
import { lastEditedByField, lastEditedWithField, setLastEditedBy } from './lastEditedBy.ts';
import { refuseStaleSave } from './refuseStaleSave.ts';
import { restoreEndpoint } from './restoreVersion.ts';
import { keepVersionNote, noteAutosave, versionNoteFields } from './versionNote.ts';

const versionViews = {
  versions: { Component: '/core/editing/VersionsView.tsx#VersionsView' },
  version: { Component: '/core/editing/VersionView.tsx#VersionView' },
};

/** A collection that several people edit: with locks, refusals of stale saves, and versions that name their editor. */
export function shareEditing(collection: CollectionConfig): CollectionConfig {
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
      {
        name: 'holdLock',
        type: 'ui',
        admin: { components: { Field: '/core/editing/HoldLock.tsx#HoldLock' }, disableListColumn: true, position: 'sidebar' },
      },
    ],
    endpoints: [...(endpoints || []), ...(versions ? [restoreEndpoint] : [])],
    hooks: {
      ...hooks,
      beforeValidate: [refuseStaleSave, ...(hooks.beforeValidate ?? [])],
      ...(versions && { beforeOperation: [...(hooks.beforeOperation ?? []), noteAutosave] }),
      beforeChange: [...(hooks.beforeChange ?? []), setLastEditedBy, ...(versions ? [keepVersionNote] : [])],
      afterChange: [...(hooks.afterChange ?? []), keepLock],
    },
  };
}
