import type { StudioFeature } from '../../core/feature.ts';
import { reportEndpoints } from './reportEndpoints.ts';
import { sourceEndpoints } from './sourceEndpoints.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { conversionsPath } from './conversionParameters.ts';

export const conversionsFeature: StudioFeature = {
  name: 'conversions',
  menu: [{ id: 'conversions', path: conversionsPath, label: 'Conversiones', group: 'reports', place: 40, isFor: mayManageAffiliates }],
  endpoints: [...sourceEndpoints, ...reportEndpoints],
  views: {
    conversions: {
      path: '/conversiones',
      exact: true,
      Component: '/money/conversions/ConversionsView.tsx#ConversionsView',
      meta: { title: 'Conversiones' },
    },
  },
};
