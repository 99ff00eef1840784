import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { mayEditContent } from '../../core/access/roles.ts';
import { drafts } from './drafts.ts';
import { languagesPath } from './languages.ts';

export const dashboardFeature: StudioFeature = {
  name: 'dashboard',
  menu: [
    {
      id: 'languages',
      path: languagesPath,
      label: 'Idiomas por página',
      description: 'Qué página está escrita en qué idioma.',
      group: 'reports',
      place: 20,
      isFor: mayEditContent,
    },
  ],
  work: [drafts],
  views: {
    dashboard: { Component: '/team/dashboard/DashboardView.tsx#DashboardView' },
    work: pageAt('/pendientes/:section', 'Pendientes', '/team/dashboard/WorkView.tsx#WorkView'),
    reports: pageAt('/informes', 'Informes', '/team/dashboard/HubView.tsx#ReportsHub'),
    money: pageAt('/dinero', 'Dinero', '/team/dashboard/HubView.tsx#MoneyHub'),
    settings: pageAt('/ajustes', 'Ajustes', '/team/dashboard/HubView.tsx#SettingsHub'),
    languages: pageAt('/idiomas', 'Idiomas', '/team/dashboard/LanguageMatrix.tsx#LanguagesView'),
  },
};
