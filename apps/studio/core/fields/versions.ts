import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';

const autosave = { interval: 1500, showSaveDraftButton: true };

/** Drafts that save themselves, and a date on which they go out. `maxPerDoc: 0` keeps every version. */
export function draftVersions({ maxPerDoc, localizeStatus = false }: { maxPerDoc: number; localizeStatus?: boolean }) {
  return {
    maxPerDoc,
    drafts: { autosave, schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 1 }, validate: false, localizeStatus },
  } satisfies CollectionConfig['versions'];
}

/** "Unpublish" in the admin would write over the last version; without Payload's flag the edit makes a version of its own. */
export const protectPublishedVersion: CollectionBeforeOperationHook = ({ args }) =>
  'unpublishAllLocales' in args && args.unpublishAllLocales ? { ...args, unpublishAllLocales: false } : args;
