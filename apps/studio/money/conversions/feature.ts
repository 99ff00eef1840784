import { pageAt, registerBases, type StudioFeature } from '../../core/feature.ts';
import { reportEndpoints } from './reportEndpoints.ts';
import { sourceEndpoints } from './sourceEndpoints.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { conversionsPath } from './conversionParameters.ts';

export const conversionsFeature: StudioFeature = {
  name: 'conversions',
  register: [
    {
      key: 'conversions',
      place: 20,
      subject: 'visitors',
      what: 'Eventos que avisa el programa de un casino (registro, depósito, comisión), por el número del clic y sin datos de la persona: los que llegan se botan sin leerlos. Y lo que dice de ellos la liquidación del mes.',
      why: 'Saber qué comisión corresponde a cada clic y reclamar la que falta.',
      basis: registerBases.interest,
      kept: () =>
        'Sin plazo: son la contabilidad de las comisiones. Las llamadas rechazadas, 90 días, y el texto de las que no se entendieron, 30; los nombres de campos botados, 400',
      tables: [
        'conversions.events',
        'conversions.former_events',
        'conversions.refused',
        'conversions.dropped',
        'conversions.statements',
        'conversions.statement_rows',
      ],
    },
  ],
  menu: [
    {
      id: 'conversions',
      path: conversionsPath,
      label: 'Conversiones',
      description: 'Qué pasó con los clics: registros, depósitos y comisiones.',
      group: 'money',
      place: 40,
      isFor: mayManageAffiliates,
    },
  ],
  endpoints: [...sourceEndpoints, ...reportEndpoints],
  views: {
    conversions: pageAt('/conversiones', 'Conversiones', '/money/conversions/ConversionReport.tsx#ConversionsView'),
  },
};
