import type { StudioFeature } from '../../core/feature.ts';
import { Deals } from './Deals.ts';
import { Payments } from './Payments.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { overduePayments } from './overduePayments.ts';
import { owedPath } from './owedPath.ts';

export const dealsFeature: StudioFeature = {
  name: 'deals',
  menu: [{ id: 'owed', path: owedPath, label: 'Cobros', group: 'reports', place: 50, isFor: mayManageAffiliates }],
  work: [overduePayments],
  collections: [
    { config: Deals, handledAs: 'record' },
    { config: Payments, handledAs: 'record' },
  ],
  views: {
    owed: { path: '/cobros', exact: true, Component: '/money/deals/OwedView.tsx#OwedView', meta: { title: 'Cobros' } },
  },
};
