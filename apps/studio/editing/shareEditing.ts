import type { CollectionConfig } from 'payload';
import { keepLock, lockSeconds } from './documentLocks.ts';
import { lastEditedByField, lastEditedWithField, setLastEditedBy } from './lastEditedBy.ts';
import { refuseStaleSave } from './refuseStaleSave.ts';
import { restoreEndpoint } from './restoreVersion.ts';

/** A collection that several people edit: a lock for as long as a form is open, no save over what somebody else has saved, and who it was. */
export function shareEditing(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, fields, endpoints } = collection;
  return {
    ...collection,
    lockDocuments: { duration: lockSeconds },
    fields: [
      ...fields,
      lastEditedByField,
      lastEditedWithField,
      {
        name: 'holdLock',
        type: 'ui',
        admin: { components: { Field: '/editing/HoldLock.tsx#HoldLock' }, disableListColumn: true, position: 'sidebar' },
      },
    ],
    endpoints: [...(endpoints || []), ...(collection.versions ? [restoreEndpoint] : [])],
    hooks: {
      ...hooks,
      beforeValidate: [refuseStaleSave, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), setLastEditedBy],
      afterChange: [...(hooks.afterChange ?? []), keepLock],
    },
  };
}
