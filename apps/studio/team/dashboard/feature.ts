import type { StudioFeature } from '../../core/feature.ts';

export const dashboardFeature: StudioFeature = {
  name: 'dashboard',
  views: {
    dashboard: { Component: '/team/dashboard/DashboardView.tsx#DashboardView' },
    work: { path: '/pendientes/:section', exact: true, Component: '/team/dashboard/WorkView.tsx#WorkView', meta: { title: 'Pendientes' } },
    languages: { path: '/idiomas', exact: true, Component: '/team/dashboard/LanguagesView.tsx#LanguagesView', meta: { title: 'Idiomas' } },
  },
};
