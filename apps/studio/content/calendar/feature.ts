import type { StudioFeature } from '../../core/feature.ts';
import { scheduleEndpoints } from './scheduleEndpoints.ts';
import { withSchedule } from './withSchedule.ts';

export const calendarFeature: StudioFeature = {
  name: 'calendar',
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
