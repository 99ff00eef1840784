import { slugs } from '../../core/slugs.ts';
import { buildPartners } from './buildPartner.ts';
import { registerBases, type StudioFeature } from '../../core/feature.ts';
import { newest, either, both, selectEntries } from '../../core/find.ts';
import { Partners } from './Partners.ts';

export const partnersFeature: StudioFeature = {
  name: 'partners',
  find: [{ collection: slugs.partners, place: 20, sql: selectPartnerEntries() }],
  register: [
    {
      key: 'programmes',
      place: 80,
      subject: 'partners',
      what: 'Casinos, sus ofertas y cómo llama su programa: secretos cifrados sin vuelta, claves para firmar y direcciones permitidas.',
      why: 'Mostrar ofertas verdaderas y recibir solo llamadas del programa.',
      basis: registerBases.none,
      kept: () => 'Mientras exista el casino; sus ofertas de antes, sin plazo: son el historial público',
      tables: [
        'conversions.sources',
        'studio.partners*',
        'studio._partners*',
        'studio.offers*',
        'studio._offers*',
        'delivery.offer_versions',
      ],
    },
  ],
  collections: [{ config: Partners, handledAs: 'document' }],
  // Offers carry what their casino pays out from.
  publishing: { builders: { [slugs.partners]: buildPartners }, copied: [slugs.partners] },
};

function selectPartnerEntries(): string {
  return selectEntries('partners', 'partners', {
    title: either('name'),
    detail: either('web_site'),
    texts: [...both('name'), ...both('slug'), ...both('web_site')],
    trash: true,
    joins: newest('partners'),
  });
}
