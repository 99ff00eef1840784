import type { Clients } from '@lupa/clients/clients.ts';
import { facetsExample, logoHash, providerExample, rawGameExample, type Provider, type RawGame } from '@lupa/contracts/game.ts';
import { gameEntitiesExample } from '@lupa/contracts/gameEntity.ts';
import { globalsExample } from '@lupa/contracts/globals.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { offerExample } from '@lupa/contracts/offer.ts';
import { partnerEntityExample, type PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import { paymentMethodsExample, type PaymentMethod } from '@lupa/contracts/paymentMethod.ts';
import { routesExample, type Route } from '@lupa/contracts/route.ts';
import { toplistPartnerExample, type PartnerAttributes, type ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from './block.ts';
import { createPresenter } from './presenter.server.ts';

/** Hosts that examples lead to. */
export const exampleHosts = { images: 'https://img.example', clickout: 'https://ir.example', freeplay: 'https://play.example' };

/** What an example context is made of: changes of it, single calls of `clients`, and the host that images come from. */
type ExampleOptions = Partial<Omit<BlockContext, 'clients'>> & { clients?: DeepPartial<Clients>; imagesUrl?: string };

/**
 * A context in which every example of a block can be loaded, without any service. `clients` replaces single calls.
 * A call that no example needs rejects.
 */
export function createExampleContext({ clients, imagesUrl = exampleHosts.images, ...rest }: ExampleOptions = {}): BlockContext {
  return {
    presenter: createPresenter({
      imagesUrl,
      clickoutUrl: exampleHosts.clickout,
      freeplayUrl: exampleHosts.freeplay,
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
  expertise: ['Términos y condiciones', 'Licencias', 'Reclamos'],
  biography:
    'Periodista de Concepción. Pasó seis años cubriendo consumo antes de leer términos de bonos por oficio. Revisa cada reseña antes de que salga.',
};

function createExampleClients(changes: DeepPartial<Clients> = {}): Clients {
  const missing = (name: string) => () => Promise.reject(new Error(`No example needs ${name}.`));
  const content: Clients['content'] = {
    fetchPage: missing('fetchPage'),
    fetchNavigation: missing('fetchNavigation'),
    fetchMicrocopy: missing('fetchMicrocopy'),
    fetchGlobals: async () => globalsExample[0] ?? (await missing('fetchGlobals')()),
    fetchRoutes: async () => exampleRoutes,
    fetchRedirects: missing('fetchRedirects'),
    fetchPaymentMethods: async () => examplePaymentMethods,
    fetchPartnerEntities: async (slugs = examplePartners.map(({ slug }) => slug)) => slugs.map(exampleEntity),
    fetchGameEntities: async () => gameEntitiesExample,
  };
  const arcade: Clients['arcade'] = {
    fetchProviders: async () => exampleProviders,
    fetchFilters: async () => facetsExample,
    fetchGames: async ({ gameTypes = [], providerIds = [], jackpots: wantsJackpots = false, pageSize = 24 }) => {
      const found = exampleGames.filter(
        ({ type, provider, jackpots }) =>
          (gameTypes.length === 0 || gameTypes.includes(type)) &&
          (providerIds.length === 0 || providerIds.includes(provider.id)) &&
          (!wantsJackpots || jackpots.length > 0),
      );
      const pagesCount = Math.ceil(found.length / pageSize);
      return { results: found.slice(0, pageSize), rowsFound: found.length, pagesCount, facets: facetsExample };
    },
    fetchGamesByIds: async (ids) => exampleGames.filter(({ id }) => ids.includes(id)),
    fetchGamesByType: async ({ gameTypes }) => exampleGames.filter(({ type }) => gameTypes.includes(type)),
    fetchGameTypes: async () => ({ SLOTS: 'Tragamonedas', ROULETTE: 'Ruleta' }),
    fetchSimilarGames: async ({ providerIds, exclude = [], pageSize = 5 }) =>
      exampleGames
        .filter(({ id, provider }) => providerIds.includes(provider.id) && !exclude.includes(id))
        .slice(0, pageSize)
        .map(({ id, name, images }) => ({ id, name, image: logoHash(images) })),
    fetchGamesByProvider: async (providerId, pageSize = 4) =>
      exampleGames.filter(({ provider }) => provider.id === providerId).slice(0, pageSize),
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
  examplePartner('casino-andino', 'Casino Andino', {
    ratingParts: [
      { name: 'Confianza', score: 9.4, weight: 0.3 },
      { name: 'Pagos', score: 9.5, weight: 0.25 },
      { name: 'Bonos', score: 8.6, weight: 0.2 },
      { name: 'Juegos', score: 9.2, weight: 0.15 },
      { name: 'Atención', score: 9, weight: 0.1 },
    ],
  }),
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

/** The same partner as the content service holds it; of one that is not listed, the complete one under its slug. */
function exampleEntity(partnerSlug: string): PartnerEntity {
  const listed = examplePartners.find(({ slug }) => slug === partnerSlug);
  if (!listed) return { ...partnerEntityExample, partnerSlug };
  const { rating, logo, reviewSlug, activePartner, recommendedPartner, offers } = listed.attributes;
  return {
    ...partnerEntityExample,
    partnerSlug,
    partnerName: listed.name,
    rating,
    logo,
    reviewSlug,
    activePartner,
    recommendedPartner,
    offers,
    urlOffer: offers.length === 0 ? null : `/jugar/${partnerSlug}/bienvenida`,
    depositPaymentMethods: listed.attributes.paymentMethods.map(({ name }) => ({ internalName: name.toLowerCase(), name })),
  };
}

const exampleToplists: Record<string, ToplistPartner[]> = {
  home: examplePartners,
  corta: examplePartners.slice(0, 2),
  incompleta: examplePartners.slice(3),
};

const exampleRoutes: Route[] = [
  ...routesExample,
  exampleRoute('/resenas/casino-andino/', 'Casino Andino: reseña 2026, nota 9,2', '2026-11-02T12:00:00.000Z'),
  exampleRoute(
    '/guias/verificar-licencia/',
    'Cómo verificar la licencia de un casino en línea en cinco minutos',
    '2026-10-21T12:00:00.000Z',
  ),
  exampleRoute('/lista-negra/', 'Lista negra: los casinos donde no depositaríamos', '2026-10-30T12:00:00.000Z'),
];

function exampleRoute(slug: string, title: string, updatedDate: string): Route {
  return { internalName: title, slug, sitemapCategory: null, title, updatedDate, noIndex: false, author: exampleAuthor.name };
}

export const examplePaymentMethods: PaymentMethod[] = [
  ...paymentMethodsExample,
  { internalName: 'khipu', name: 'Khipu', slug: '/metodos-de-pago/khipu/', logo: 'media/khipu.png' },
  { internalName: 'sin-logo', name: 'Sin Logo', slug: null, logo: null },
];

const exampleProviders: Provider[] = [
  providerExample,
  { ...providerExample, id: 7, name: 'Kelp & Tide', normalisedName: 'kelp-tide', images: [], founded: 'N/A', gameTypes: [], url: null },
  { ...providerExample, id: 35, name: 'Sombra Gaming', normalisedName: 'sombra-gaming', archived: true, founded: '2009' },
];

function exampleGame(id: number, name: string, changes: Partial<RawGame> = {}): RawGame {
  const normalisedName = name.toLowerCase().replaceAll(' ', '-');
  return { ...rawGameExample, id, name, normalisedName, localUrl: `/juegos-gratis/${normalisedName}/`, ...changes };
}

/** Games from the complete to the poor. */
export const exampleGames: RawGame[] = [
  rawGameExample,
  exampleGame(102, 'Condor de Fuego', { jackpots: [] }),
  exampleGame(103, 'Ruleta del Puerto', { type: 'ROULETTE', jackpots: [], attributes: [{ type: 'RTP', value: '97.3' }] }),
  exampleGame(104, 'Frutilla Brava', { localUrl: null, freePlayHash: null }),
  exampleGame(105, 'El extraordinario tesoro perdido de la isla de Juan Fernández', { images: [], jackpots: [] }),
  exampleGame(106, 'Sin Datos', { attributes: [], jackpots: [], images: [], releaseDate: null, searchVolume: null, localUrl: null }),
];
