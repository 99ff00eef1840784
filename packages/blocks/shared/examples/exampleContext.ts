import type { Clients } from '@lupa/clients/clients.ts';
import { correctionsExample } from '@lupa/contracts/correction.ts';
import { facetsExample, gamePagesExample, logoHash } from '@lupa/contracts/game.ts';
import { gameEntitiesExample } from '@lupa/contracts/gameEntity.ts';
import { globalsExample } from '@lupa/contracts/globals.ts';
import { type JackpotAnswer, jackpotAnswerExample, type JackpotWin } from '@lupa/contracts/jackpot.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import type { ContentQuery } from '@lupa/contracts/pageQuery.ts';
import { type PaymentMethod, paymentMethodsExample, paymentUseExample } from '@lupa/contracts/paymentMethod.ts';
import type { PublishedReview } from '@lupa/contracts/partnerEntity.ts';
import { type Route, routesExample } from '@lupa/contracts/route.ts';
import { searchAnswerExample } from '@lupa/contracts/search.ts';
import type { BlockContext, PageQuery, Presenter } from '../../block.ts';
import { createPresenter, type PresenterOptions } from '../../presenter.server.ts';
import { exampleCatalogue, exampleGames, exampleProviders, selectGames } from './exampleCatalogue.ts';
import { exampleEntity, examplePartners, exampleToplistAnswer, exampleToplists } from './examplePartners.ts';
import { exampleOfferVersions, exampleMethods, exampleRecords } from './exampleRecords.ts';

export const exampleHosts = { images: 'https://img.example', clickout: 'https://ir.example', freeplay: 'https://play.example' };

export const examplePlacementSecret = 'a secret of examples, long enough for all';
const exampleDay = '2026-11-10';

type ExampleOptions = Partial<Omit<BlockContext, 'clients'>> & { clients?: DeepPartial<Clients>; imagesUrl?: string };

/** A context in which every example can be loaded without any service. `clients` replaces calls; others reject. */
export function createExampleContext({ clients, imagesUrl = exampleHosts.images, ...rest }: ExampleOptions = {}): BlockContext {
  return {
    presenter: createExamplePresenter({ imagesUrl }),
    clients: createExampleClients(clients),
    locale: 'es-CL',
    contentLocale: 'es_CL',
    microcopy: buildMicrocopy([]),
    page: { slug: '/', title: 'Casinos en línea en Chile', updatedDate: '2026-11-02T12:00:00.000Z', author: exampleAuthor },
    query: createExampleQuery(),
    seeds: Promise.resolve([]),
    initialToplist: 'home',
    legalStatus: 'unregulated',
    index: 0,
    place: 0,
    now: new Date(`${exampleDay}T12:00:00.000Z`),
    ...rest,
  };
}

/** Of a page at `/`. Without a `freeplayUrl` no game can be played. */
export function createExamplePresenter(changes: Partial<PresenterOptions> = {}): Presenter {
  return createPresenter({
    imagesUrl: exampleHosts.images,
    clickoutUrl: exampleHosts.clickout,
    freeplayUrl: exampleHosts.freeplay,
    placementSecret: examplePlacementSecret,
    day: exampleDay,
    isInternalRoute: (path) => path.startsWith('/'),
    pageSlug: '/',
    newTabText: buildMicrocopy([]).opens_in_new_tab,
    paidText: buildMicrocopy([]).advertising,
    ...changes,
  });
}

/** The query of an address, for tests: `used` is what blocks said that they understand. */
export function createExampleQuery(query: ContentQuery = {}): PageQuery & { used: ContentQuery } {
  const used: ContentQuery = {};
  return { read: (key) => query[key] ?? [], use: (key, values) => (used[key] = values), used };
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
  return {
    internalName: title,
    slug,
    sitemapCategory: null,
    title,
    updatedDate,
    publishedDate: updatedDate,
    noIndex: false,
    author: exampleAuthor.name,
    images: [],
    translations: [],
  };
}

const examplePaymentMethods: PaymentMethod[] = [
  ...paymentMethodsExample,
  { internalName: 'khipu', name: 'Khipu', slug: '/metodos-de-pago/khipu/', logo: 'media/khipu.png' },
  { internalName: 'sin-logo', name: 'Sin Logo', slug: null, logo: null },
];

const exampleReviews: PublishedReview[] = examplePartners.flatMap(({ slug, attributes: { reviewSlug } }) => {
  const route = exampleRoutes.find((each) => each.slug === reviewSlug);
  return route ? [{ partnerSlug: slug, path: route.slug, title: route.title, publishedDate: route.publishedDate }] : [];
});

const isOf = (choice: object | 'all', { partnerSlug }: { partnerSlug: string }): boolean =>
  typeof choice === 'string' || !('partner' in choice) || choice.partner === partnerSlug;

const missing = (name: string) => () => Promise.reject(new Error(`No example needs ${name}.`));

const exampleContent: Clients['content'] = {
  fetchPage: missing('fetchPage'),
  fetchNavigation: missing('fetchNavigation'),
  fetchMicrocopy: missing('fetchMicrocopy'),
  fetchGlobals: async () => globalsExample[0] ?? (await missing('fetchGlobals')()),
  fetchRoutes: async () => exampleRoutes,
  chooseRoutes: async (choose) => choose(exampleRoutes),
  fetchRedirects: missing('fetchRedirects'),
  fetchCorrections: async () => correctionsExample,
  fetchLegalPeriods: async () => [],
  fetchPaymentMethods: async () => examplePaymentMethods,
  fetchPartnerEntities: async (slugs) => slugs.map(exampleEntity),
  fetchGameEntities: async () => gameEntitiesExample,
  search: async () => searchAnswerExample,
};

const exampleArcade: Clients['arcade'] = {
  fetchProviders: async () => exampleProviders,
  fetchFilters: async () => facetsExample,
  fetchGames: async (query) => selectGames(exampleCatalogue, query),
  fetchGamesByIds: async (ids) => exampleCatalogue.filter(({ id }) => ids.includes(id)),
  fetchGamePages: async () => gamePagesExample,
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

const examplePartnerService: Clients['partners'] = {
  fetchToplist: async (identifier) => {
    const listed = exampleToplists[identifier];
    if (!listed) return null;
    const order = identifier === 'pagos' ? { orderedBy: 'payments', criteria: 'Nota de Pagos, de mayor a menor.' } : {};
    return exampleToplistAnswer(listed, { responseId: `${identifier}.7.1c9f0a2be4d1`, ...order });
  },
  fetchPartnersBySlug: async (slugs) =>
    examplePartners.filter(({ slug }) => slugs.includes(slug)).map((partner) => ({ ...partner, responseId: 'partners.3f2a9c10b7aa' })),
  fetchRecords: async (choice) =>
    exampleRecords.filter((record) => isOf(choice, record) && (!('corrected' in choice) || record.corrections.length > 0)),
  fetchRecordCounts: async () => ({
    records: exampleRecords.length,
    casinos: new Set(exampleRecords.map(({ partnerSlug }) => partnerSlug)).size,
    lastDay: '2026-11-06',
  }),
  fetchReviews: async (choice) =>
    exampleReviews.filter((review) => ('paths' in choice ? choice.paths.includes(review.path) : isOf(choice, review))),
  fetchPaymentUse: async () => ({ ...paymentUseExample, best: examplePartners.map(({ slug }) => slug) }),
  fetchRatingMethods: async () => exampleMethods,
  fetchOfferVersions: async (choice) =>
    'oldest' in choice ? exampleOfferVersions.slice(-choice.oldest) : exampleOfferVersions.filter((version) => isOf(choice, version)),
  fetchTerritories: async () => [],
};

const exampleJackpotService: Clients['jackpots'] = {
  broadcaster: null,
  fetchJackpot: async (id) => exampleJackpots[id] ?? null,
};

function createExampleClients(changes: DeepPartial<Clients> = {}): Clients {
  return {
    content: { ...exampleContent, ...changes.content },
    arcade: { ...exampleArcade, ...changes.arcade },
    partners: { ...examplePartnerService, ...changes.partners },
    jackpots: { ...exampleJackpotService, ...changes.jackpots },
  };
}

const win = (amount: number, at: string): JackpotWin => ({ jackpotId: 'jp-1', currencyCode: 'CLP', amount, at });

const exampleJackpots: Record<string, JackpotAnswer> = {
  'jp-1': {
    ...jackpotAnswerExample,
    at: '2026-11-10T11:59:58.000Z',
    wins: [
      ...jackpotAnswerExample.wins,
      win(1_204_880_310.4, '2026-06-30T22:41:00.000Z'),
      win(88_015_000, '2026-03-02T15:05:00.000Z'),
      win(143_770_902.75, '2025-12-24T23:59:00.000Z'),
    ],
  },
  'jp-2': { ...jackpotAnswerExample, jackpotId: 'jp-2', amount: 2_400_000, sequence: 1, isSimulated: false, wins: [] },
};
