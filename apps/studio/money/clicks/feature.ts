import type { StudioFeature } from '../../core/feature.ts';
import { clickEndpoints } from './clickEndpoints.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { reportPath } from './reportParameters.ts';
import { stalePages } from './stalePages.ts';

export const clicksFeature: StudioFeature = {
  name: 'clicks',
  menu: [{ id: 'clicks', path: reportPath, label: 'Clics', group: 'reports', place: 30, isFor: mayManageAffiliates }],
  work: [stalePages],
  panels: [{ component: '/money/clicks/ClicksPanel.tsx#ClicksPanel', isFor: ({ user }) => mayManageAffiliates(user) }],
  endpoints: clickEndpoints,
  views: {
    clicks: { path: '/clicks', exact: true, Component: '/money/clicks/ClicksView.tsx#ClicksView', meta: { title: 'Clics' } },
    click: { path: '/clicks/:id', exact: true, Component: '/money/clicks/ClickView.tsx#ClickView', meta: { title: 'Un clic' } },
  },
};
