import type { StudioFeature } from '../../core/feature.ts';
import { reportEndpoints } from './reportEndpoints.ts';
import { sourceEndpoints } from './sourceEndpoints.ts';

export const conversionsFeature: StudioFeature = {
  name: 'conversions',
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
