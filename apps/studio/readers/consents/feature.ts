import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { consentEndpoints } from './consentEndpoints.ts';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { consentsPath } from './queryConsents.ts';

export const consentsFeature: StudioFeature = {
  name: 'consents',
  register: [
    {
      key: 'consents',
      place: 30,
      subject: 'visitors',
      what: 'Cada elección sobre mediciones: momento, texto que se leyó, idioma y un número al azar que solo está aquí y en el navegador de esa persona.',
      why: 'Respetar la elección y poder demostrarla.',
      basis: 'Obligación de probar el consentimiento (art. 12)',
      kept: ({ consents }) => `${consents} días`,
      tables: ['consents.*'],
    },
  ],
  menu: [
    {
      id: 'consents',
      path: consentsPath,
      label: 'Consentimientos',
      description: 'Cuántos visitantes aceptaron qué.',
      group: 'reports',
      place: 90,
      isFor: isAdministratorUser,
    },
  ],
  endpoints: consentEndpoints,
  views: {
    consents: pageAt('/consents', 'Consentimientos', '/readers/consents/ConsentsView.tsx#ConsentsView'),
  },
};
