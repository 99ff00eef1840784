import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { slugs } from '../../core/slugs.ts';
import { admitRequest } from './admitKey.ts';
import { ApiKeys } from './ApiKeys.ts';
import { keyEndpoints } from './keyEndpoints.ts';
import { isAdministratorUser } from '../../core/access/roles.ts';

const keysPath = '/admin/claves';

export const apiKeysFeature: StudioFeature = {
  name: 'apiKeys',
  menu: [
    {
      id: 'keys',
      path: keysPath,
      label: 'Claves de acceso',
      description: 'Para los programas que leen o escriben en el estudio.',
      group: 'settings',
      place: 20,
      isFor: isAdministratorUser,
    },
  ],
  places: ({ user }) =>
    isAdministratorUser(user) ? [{ title: 'Claves de acceso', detail: 'Personas', path: keysPath, words: 'api rest token' }] : [],
  collections: [{ config: ApiKeys, handledAs: 'audited' }],
  endpoints: keyEndpoints,
  admitRequest,
  documentPages: { [slugs.apiKeys]: keysPath },
  views: {
    apiKeys: pageAt('/claves', 'Claves de acceso', '/team/apiKeys/KeysView.tsx#KeysView'),
  },
};
