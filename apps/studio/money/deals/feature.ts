import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { Deals, Payments } from './Deals.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { aboutOwed, overduePayments, owedPath } from './loadOwed.ts';

export const dealsFeature: StudioFeature = {
  name: 'deals',
  register: [
    {
      key: 'deals',
      place: 90,
      subject: 'partners',
      what: 'Tratos con los programas, con el nombre y el correo del contacto, y pagos que llegaron.',
      why: 'Cobrar lo que se acordó.',
      basis: 'Relación comercial con el programa (art. 13)',
      kept: () => 'Hasta que alguien lo borra: son la contabilidad de las comisiones',
      tables: ['studio.deals*', 'studio.payments'],
    },
  ],
  menu: [
    {
      id: 'owed',
      path: owedPath,
      label: 'Cobros',
      description: 'Qué debe cada programa, y qué ya llegó.',
      group: 'money',
      place: 50,
      isFor: mayManageAffiliates,
    },
  ],
  work: [overduePayments],
  aboutCasino: aboutOwed,
  collections: [
    { config: Deals, handledAs: 'record' },
    { config: Payments, handledAs: 'record' },
  ],
  views: {
    owed: pageAt('/cobros', 'Cobros', '/money/deals/OwedView.tsx#OwedView'),
  },
};
