import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { registerEndpoints, registerPath } from './loadRegister.ts';
import { isAdministratorUser } from '../../core/access/roles.ts';

export const dataRegisterFeature: StudioFeature = {
  name: 'dataRegister',
  menu: [
    {
      id: 'data-register',
      path: registerPath,
      label: 'Registro de datos',
      description: 'Qué datos personales se guardan, por qué y hasta cuándo.',
      group: 'reports',
      place: 100,
      isFor: isAdministratorUser,
    },
  ],
  endpoints: registerEndpoints,
  views: {
    dataRegister: pageAt('/registro-de-datos', 'Registro de datos', '/readers/dataRegister/RegisterView.tsx#RegisterView'),
  },
};
