import type { StudioFeature } from '../../core/feature.ts';
import { ApiKeys } from './ApiKeys.ts';
import { keyEndpoints } from './keyEndpoints.ts';

export const apiKeysFeature: StudioFeature = {
  name: 'apiKeys',
  collections: [{ config: ApiKeys, handledAs: 'audited' }],
  endpoints: keyEndpoints,
  views: {
    apiKeys: { path: '/claves', exact: true, Component: '/team/apiKeys/KeysView.tsx#KeysView', meta: { title: 'Claves de acceso' } },
  },
};
