import type { StudioFeature } from '../../core/feature.ts';
import { mayEditContent } from '../../core/access/roles.ts';
import { drafts } from './drafts.ts';
import { languagesPath } from './languageParameters.ts';

export const dashboardFeature: StudioFeature = {
  name: 'dashboard',
  menu: [{ id: 'languages', path: languagesPath, label: 'Idiomas por página', group: 'reports', place: 20, isFor: mayEditContent }],
  work: [drafts],
  views: {
    dashboard: { Component: '/team/dashboard/DashboardView.tsx#DashboardView' },
    work: { path: '/pendientes/:section', exact: true, Component: '/team/dashboard/WorkView.tsx#WorkView', meta: { title: 'Pendientes' } },
    languages: { path: '/idiomas', exact: true, Component: '/team/dashboard/LanguagesView.tsx#LanguagesView', meta: { title: 'Idiomas' } },
  },
};
