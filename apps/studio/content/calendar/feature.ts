import type { StudioFeature } from '../../core/feature.ts';
import { scheduleEndpoints } from './scheduleEndpoints.ts';
import { withSchedule } from './withSchedule.ts';
import { roleOf } from '../../core/access/roles.ts';
import { calendarPath } from './calendarMonth.ts';
import { today } from './today.ts';

export const calendarFeature: StudioFeature = {
  name: 'calendar',
  menu: [
    { id: 'calendar', path: calendarPath, label: 'Calendario', group: 'reports', place: 10, isFor: (user) => roleOf(user) !== undefined },
  ],
  work: [today],
  extendCollection: withSchedule,
  endpoints: scheduleEndpoints,
  views: {
    calendar: {
      path: '/calendario',
      exact: true,
      Component: '/content/calendar/CalendarView.tsx#CalendarView',
      meta: { title: 'Calendario' },
    },
  },
};
