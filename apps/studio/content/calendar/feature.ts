import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { scheduleEndpoints } from './scheduleEndpoints.ts';
import { roleOf } from '../../core/access/roles.ts';
import { calendarPath } from './calendarMonth.ts';
import { Releases } from './Releases.ts';
import { today } from './today.ts';
import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { isolateRequest } from '../../core/publish/reader.ts';
import { loadPlanned } from '../../core/publish/plannedJobs.ts';

/**
 * A collection with drafts whose publication can be planned, in the form, in words and clocks of the market. Payload's own drawer for that is off
 * (`publish/scheduledPublish.ts`); the jobs are Payload's.
 */
function withSchedule(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {}, versions } = collection;
  if (typeof versions !== 'object' || !versions.drafts) return collection;
  const { components = {} } = admin;
  const beforeDocumentControls = [
    '/content/calendar/ScheduleButton.tsx#ScheduleButton',
    ...(components.edit?.beforeDocumentControls ?? []),
  ];
  return {
    ...collection,
    admin: { ...admin, components: { ...components, edit: { ...components.edit, beforeDocumentControls } } },
    hooks: { ...hooks, afterDelete: [...(hooks.afterDelete ?? []), forgetPlanned] },
  };
}

/** What is planned for something that is gone would fail. */
const forgetPlanned: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  for (const { job } of await loadPlanned(req.payload, { collection: collection.slug, id: Number(id) }))
    await req.payload.delete({ collection: 'payload-jobs', id: job, req: isolateRequest(req) });
  return doc as unknown;
};

export const calendarFeature: StudioFeature = {
  name: 'calendar',
  collections: [{ config: Releases, handledAs: 'record' }],
  menu: [
    { id: 'calendar', path: calendarPath, label: 'Calendario', group: 'tools', place: 10, isFor: (user) => roleOf(user) !== undefined },
  ],
  work: [today],
  extendCollection: withSchedule,
  endpoints: scheduleEndpoints,
  views: { calendar: pageAt('/calendario', 'Calendario', '/content/calendar/CalendarView.tsx#CalendarView') },
};
