import type { Clients } from '@lupa/clients/clients.ts';
import { globalsExample } from '@lupa/contracts/globals.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { offerExample } from '@lupa/contracts/offer.ts';
import { partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { toplistPartnerExample, type PartnerAttributes, type ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from './block.ts';
import { createPresenter } from './presenter.server.ts';

/** Hosts that examples lead to. */
export const exampleHosts = { images: 'https://img.example', clickout: 'https://ir.example' };

/**
 * A context in which every example of a block can be loaded, without any service. `clients` replaces single calls.
 * A call that no example needs rejects.
 */
export function createExampleContext(
  changes: Partial<Omit<BlockContext, 'clients'>> & { clients?: DeepPartial<Clients> } = {},
): BlockContext {
  const { clients, ...rest } = changes;
  return {
    presenter: createPresenter({
      imagesUrl: exampleHosts.images,
      clickoutUrl: exampleHosts.clickout,
      placementSecret: 'a secret of examples, long enough for all',
      isInternalRoute: (path) => path.startsWith('/'),
      pageSlug: '/',
      newTabText: buildMicrocopy([]).opens_in_new_tab,
    }),
    clients: createExampleClients(clients),
    locale: 'es-CL',
    contentLocale: 'es_CL',
    microcopy: buildMicrocopy([]),
    page: { slug: '/', title: 'Casinos en línea en Chile', updatedDate: '2026-11-02T12:00:00.000Z', author: exampleAuthor },
    index: 0,
    now: new Date('2026-11-10T12:00:00.000Z'),
    ...rest,
  };
}

type DeepPartial<Groups> = { [Group in keyof Groups]?: Partial<Groups[Group]> };

const exampleAuthor = {
  name: 'Antonia Rebolledo',
  slug: '/nosotros/antonia-rebolledo/',
  role: 'Editora',
  photo: { src: 'media/antonia-rebolledo.jpg', alt: 'Antonia Rebolledo', width: 400, height: 400 },
};

function createExampleClients(changes: DeepPartial<Clients> = {}): Clients {
  const missing = (name: string) => () => Promise.reject(new Error(`No example needs ${name}.`));
  const content: Clients['content'] = {
    fetchPage: missing('fetchPage'),
    fetchNavigation: missing('fetchNavigation'),
    fetchMicrocopy: missing('fetchMicrocopy'),
    fetchGlobals: async () => globalsExample[0] ?? (await missing('fetchGlobals')()),
    fetchRoutes: missing('fetchRoutes'),
    fetchRedirects: missing('fetchRedirects'),
    fetchPaymentMethods: missing('fetchPaymentMethods'),
    fetchPartnerEntities: async (slugs = []) => slugs.map((partnerSlug) => ({ ...partnerEntityExample, partnerSlug })),
    fetchGameEntities: missing('fetchGameEntities'),
  };
  const arcade: Clients['arcade'] = {
    fetchProviders: missing('fetchProviders'),
    fetchFilters: missing('fetchFilters'),
    fetchGames: missing('fetchGames'),
    fetchGamesByIds: missing('fetchGamesByIds'),
    fetchGamesByType: missing('fetchGamesByType'),
    fetchGameTypes: missing('fetchGameTypes'),
    fetchSimilarGames: missing('fetchSimilarGames'),
    fetchGamesByProvider: missing('fetchGamesByProvider'),
  };
  const partners: Clients['partners'] = {
    fetchToplist: async (identifier) => {
      const listed = exampleToplists[identifier];
      return listed
        ? { responseId: `${identifier}.7.1c9f0a2be4d1`, partners: Object.fromEntries(listed.map((partner) => [partner.slug, partner])) }
        : null;
    },
    fetchPartnersBySlug: async (slugs) =>
      examplePartners.filter(({ slug }) => slugs.includes(slug)).map((partner) => ({ ...partner, responseId: 'partners.3f2a9c10b7aa' })),
  };
  return {
    content: { ...content, ...changes.content },
    arcade: { ...arcade, ...changes.arcade },
    partners: { ...partners, ...changes.partners },
  };
}

type Terms = Partial<(typeof offerExample)['attributes']>;

function examplePartner(slug: string, name: string, attributes: Partial<PartnerAttributes>, terms: Terms = {}): ToplistPartner {
  const offer = { ...offerExample, id: `${slug}-bienvenida`, attributes: { ...offerExample.attributes, ...terms } };
  return {
    slug,
    name,
    attributes: {
      ...toplistPartnerExample.attributes,
      casinoName: name,
      logo: `media/${slug}.png`,
      toplistOffer: offer.attributes.titlePreview,
      offers: [offer],
      toplistOfferId: offer.id,
      reviewSlug: `/resenas/${slug}/`,
      ...attributes,
    },
  };
}

/** Partners as toplists send them, from the complete to the poor. */
export const examplePartners: ToplistPartner[] = [
  examplePartner('casino-andino', 'Casino Andino', {}),
  examplePartner(
    'pacifico-play',
    'Pacífico Play',
    { rating: 8.7, license: 'Malta (MGA)', payoutTime: '24 a 48 horas' },
    { titlePreview: '120 % hasta $250.000', minimumDeposit: 5000, rollover: 40, expiration: '2027-01-31', termsUrl: null },
  ),
  examplePartner(
    'copihue-casino',
    'Copihue Casino',
    { rating: 7.4, license: 'Curazao (CGCB)', payoutTime: '1 a 3 días hábiles', paymentMethod: [] },
    { titlePreview: '200 giros gratis en Desierto Florido', minimumDeposit: 20000, rollover: 30, expiration: null },
  ),
  examplePartner(
    'nevado-bet',
    'Nevado Bet',
    { rating: 5.8, license: 'Anjouan', payoutTime: '-' },
    {
      titlePreview: '150 % hasta US$ 500',
      currency1: [{ currencyCode: 'USD' }],
      minimumDeposit: 20,
      rollover: 60,
      expiration: '2026-10-01',
    },
  ),
  examplePartner('casino-del-sur-y-la-patagonia', 'Casino del Sur y la Patagonia Austral', { logo: null, rating: null }),
  examplePartner('viejo-roble', 'Viejo Roble', { rating: 4.1, activePartner: false, recommendedPartner: 'casino-andino' }),
  examplePartner('sin-oferta', 'Sin Oferta', { offers: [], toplistOffer: '-', toplistOfferId: '', depositLimit: '5.000', facts: {} }),
];

const exampleToplists: Record<string, ToplistPartner[]> = { home: examplePartners, corta: examplePartners.slice(0, 2) };
