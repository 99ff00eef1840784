import type { StudioFeature } from '../../core/feature.ts';
import { Deals } from './Deals.ts';
import { Payments } from './Payments.ts';

export const dealsFeature: StudioFeature = {
  name: 'deals',
  collections: [
    { config: Deals, handledAs: 'record' },
    { config: Payments, handledAs: 'record' },
  ],
  views: {
    owed: { path: '/cobros', exact: true, Component: '/money/deals/OwedView.tsx#OwedView', meta: { title: 'Cobros' } },
  },
};
