import type { StudioFeature } from '../../core/feature.ts';
import { registerEndpoints } from './registerEndpoints.ts';

export const dataRegisterFeature: StudioFeature = {
  name: 'dataRegister',
  endpoints: registerEndpoints,
  views: {
    dataRegister: {
      path: '/registro-de-datos',
      exact: true,
      Component: '/readers/dataRegister/RegisterView.tsx#RegisterView',
      meta: { title: 'Registro de datos' },
    },
  },
};
