import type { StudioFeature } from '../../core/feature.ts';
import { consentEndpoints } from './consentEndpoints.ts';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { consentsPath } from './consentParameters.ts';

export const consentsFeature: StudioFeature = {
  name: 'consents',
  menu: [{ id: 'consents', path: consentsPath, label: 'Consentimientos', group: 'reports', place: 90, isFor: isAdministratorUser }],
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
