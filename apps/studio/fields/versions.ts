import type { CollectionConfig } from 'payload';

const autosave = { interval: 1500, showSaveDraftButton: true };

/** Drafts that save themselves, and a date on which they go out. `maxPerDoc: 0` keeps every version. */
export function draftVersions({ maxPerDoc, localizeStatus = false }: { maxPerDoc: number; localizeStatus?: boolean }) {
  return {
    maxPerDoc,
    drafts: { autosave, schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 15 }, validate: false, localizeStatus },
  } satisfies CollectionConfig['versions'];
}
