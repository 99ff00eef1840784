import type { StudioFeature } from '../../core/feature.ts';
import { clickEndpoints } from './clickEndpoints.ts';

export const clicksFeature: StudioFeature = {
  name: 'clicks',
  endpoints: clickEndpoints,
  views: {
    clicks: { path: '/clicks', exact: true, Component: '/money/clicks/ClicksView.tsx#ClicksView', meta: { title: 'Clics' } },
    click: { path: '/clicks/:id', exact: true, Component: '/money/clicks/ClickView.tsx#ClickView', meta: { title: 'Un clic' } },
  },
};
