import type { StudioFeature } from '../../core/feature.ts';
import { consentEndpoints } from './consentEndpoints.ts';

export const consentsFeature: StudioFeature = {
  name: 'consents',
  endpoints: consentEndpoints,
  views: {
    consents: {
      path: '/consents',
      exact: true,
      Component: '/readers/consents/ConsentsView.tsx#ConsentsView',
      meta: { title: 'Consentimientos' },
    },
  },
};
