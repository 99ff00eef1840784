// What services hold that know the requirements and nothing of our contracts: only fields that SPEC names, in the forms that such services have.

const casino = (slug: string, name: string, rating: string, more: Record<string, unknown> = {}) => ({
  slug,
  name,
  attributes: {
    casinoName: name,
    rating,
    logo: `/logos/${slug}.svg`,
    withdrawalLimit: 2000000,
    paymentMethod: [{ image: '/medios/webpay.svg', name: 'Webpay' }],
    compatibility: 'Móvil',
    depositLimit: '10.000',
    depositLimitCurrency: [{ currencySymbol: '$' }],
    established: 2019,
    gameType: 'SLOTS',
    languageSupport: 'Español',
    payoutTime: '24 horas',
    license: 'Curazao',
    toplistOffer: '100 % hasta $200.000',
    casinoRtp: '96,4 %',
    offers: [offer(slug)],
    toplistOfferId: 7,
    ...more,
  },
});

const offer = (slug: string) => ({
  id: 7,
  offerType: 'welcome',
  attributes: {
    titlePreview: '100 % hasta $200.000',
    afflinkProxy: `${slug}/bienvenida?medio=lista`,
    amount1: '$200.000',
    currency: [{ currencyCode: 'CLP' }],
    rollover: '30x',
    expiration: '2099-03-31T00:00:00.000Z',
  },
});

const names: [slug: string, name: string, rating: string][] = [
  ['austral', 'Casino Austral', '9,2'],
  ['boreal', 'Boreal Play', '8.7'],
  ['centro', 'Casino Centro', '8'],
  ['dorado', 'Dorado Bet', '7,9'],
];

export const toplist = [
  { responseId: 4711, partners: Object.fromEntries(names.map(([slug, name, rating]) => [slug, casino(slug, name, rating)])) },
];

const providersOf: Record<string, (string | number)[]> = {
  austral: ['estudio-sur', 12],
  boreal: [12],
  centro: ['estudio-sur'],
  dorado: [],
};
const methodsOf: Record<string, string[]> = { austral: ['Webpay', 'Khipu'], boreal: ['Khipu'], centro: ['Webpay'], dorado: ['Webpay'] };

/** What filters match on stands beside the attributes here. */
export const partnersBySlug = names.map(([slug, name, rating]) => ({
  responseId: 4712,
  ...casino(slug, name, rating),
  providers: providersOf[slug]?.map((arcadeId) => ({ arcadeId })),
  offerTypeCMS: slug === 'boreal' ? 'freeSpins' : ['welcome'],
  paymentMethods: methodsOf[slug]?.map((method) => ({ name: method })),
}));

const method = (name: string) => ({ internalName: name.toLowerCase(), name });

/** Centro is recommended no more, and there is no way to Dorado. */
export const partnerEntities = names.map(([partnerSlug, partnerName, rating]) => ({
  partnerSlug,
  partnerName,
  reviewSlug: `/casino/${partnerSlug}`,
  rating,
  activePartner: partnerSlug !== 'centro',
  recommendedPartner: null,
  offers: [offer(partnerSlug)],
  updatedDate: '2026-11-02T00:00:00Z',
  favicon: `/logos/${partnerSlug}.svg`,
  depositTime: 'Inmediato',
  numberOfGames: '2.400',
  numberOfGamesInfo: 2400,
  security: 'TLS 1.3',
  pros: '<ul><li>Paga <b>rápido</b></li><li>Atiende en español</li></ul>',
  cons: ['Rollover de 30x', 7],
  customerServices: 'Chat',
  softwareProviders: providersOf[partnerSlug]?.map((arcadeId) => ({ arcadeId })),
  description: '<p>Un casino <strong>del sur</strong>.</p>',
  realMoneyDescription: 'Se juega en pesos.',
  reputation: 'Buena',
  games: 'Tragamonedas',
  toplistGames: [{ arcadeId: 'condor' }],
  webSite: `https://${partnerSlug}.example`,
  supportedGameTypes: ['SLOTS'],
  language: 'Español',
  toplistList: 'mejores',
  urlOffer: partnerSlug === 'dorado' ? null : `https://salida.example/${partnerSlug}`,
  depositPaymentMethods: (methodsOf[partnerSlug] ?? []).map(method),
  withdrawalPaymentMethods: (methodsOf[partnerSlug] ?? []).slice(0, 1).map(method),
}));

const provider = (id: string | number, name: string) => ({
  id,
  name,
  normalisedName: name.toLowerCase().replaceAll(' ', '-'),
  archived: false,
  images: [{ tags: ['logo'], hash: `estudio-${id}` }],
  founded: 2014,
  gameTypes: ['SLOTS'],
  url: null,
});
export const providers = [provider('estudio-sur', 'Estudio Sur'), provider(12, 'Taller Doce')];

const game = (id: string | number, name: string, of: (typeof providers)[number], type = 'SLOTS') => ({
  id,
  name,
  normalisedName: name.toLowerCase().replaceAll(' ', '-'),
  type,
  images: [{ tags: ['logo'], hash: `juego-${id}` }],
  provider: of,
  attributes: [
    { type: 'RTP', value: 96.1 },
    { type: 'Reels', value: 5 },
  ],
  freePlayHash: `hash-${id}`,
  jackpots: id === 'condor' ? [{ id: 88, currencyCodes: 'CLP' }] : [],
  releaseDate: '2025-08-14T00:00:00.000Z',
  searchVolume: 100,
  localUrl: id === 'condor' ? '/juego/condor' : null,
});
const [sur, doce] = providers as [(typeof providers)[number], (typeof providers)[number]];
export const games = [
  game('condor', 'Cóndor Dorado', sur),
  ...Array.from({ length: 8 }, (_, index) => game(200 + index, `Salar ${index + 1}`, index % 2 === 0 ? sur : doce)),
  game(300, 'Ruleta Austral', doce, 'ROULETTE'),
];

/** Without counts: this service offers what can be chosen, and no more. */
export const filters = {
  gameTypes: [
    { type: 'SLOTS', label: 'Tragamonedas' },
    { type: 'ROULETTE', label: 'Ruleta' },
  ],
  providers: providers.map(({ id, name }) => ({ id, name })),
};

export const gameTypes = { gameTypes: { SLOTS: 'Tragamonedas', ROULETTE: 'Ruleta' } };
export const gameEntities = [{ arcadeId: 'condor', volatility: 'Alta', description: 'Un cóndor que paga.' }];
export const paymentMethods = [...new Set(Object.values(methodsOf).flat())].map((name) => ({
  ...method(name),
  slug: name.toLowerCase(),
  logo: '/medios/webpay.svg',
}));
export const microcopy = [{ key: 'visit_casino', value: 'Entrar al casino' }];
export const globals = [{ siteName: 'Ajeno', bonusTypes: { welcome: 'Bono de bienvenida', freeSpins: 'Giros gratis' } }];

export const navigationGroups = [
  {
    groupName: 'Header',
    navigationItems: [
      {
        name: 'Casinos',
        cta: 'Ver el ranking',
        ctaLink: { url: '/ranking', title: 'Ranking' },
        linksGroups: [{ title: 'Reseñas', links: { title: 'Casino Austral', url: '/casino/austral' } }],
      },
    ],
  },
];

type SentPage = { title: string; description: string; content: object[]; canonicalLink?: string; analytics?: object; category?: string };

const section = (title: string) => ({ type: 'contentSection', title, body: `<h3>${title}</h3><p>Texto con <em>énfasis</em>.</p>` });

/** By path. A page says neither its slug nor ids of its blocks. */
export const pages: Record<string, SentPage> = {
  '/': {
    title: 'Casinos del sur',
    description: 'Los casinos que comparamos.',
    category: 'Principal',
    content: [
      { type: 'heroSection', title: 'Casinos del sur', body: 'Primera línea.\n\nSegunda línea.', image: { src: '{images}/portada.svg' } },
      { type: 'topList', title: 'Los mejores', toplist: 'mejores', visibleEntries: 2 },
      { type: 'freeGames', title: 'Juegos para probar', gameTypes: ['Slots'], pageSize: '4', showFilters: false },
      section('Cómo comparamos'),
    ],
  },
  '/ranking/': {
    title: 'Ranking',
    description: 'Con filtros.',
    category: 'Principal',
    content: [
      { type: 'topList', title: 'Ranking', toplist: 'mejores', visibleEntries: 10, showFilters: true },
      { type: 'casinoComparator', title: 'Lado a lado', toplist: 'mejores' },
    ],
  },
  '/casino/austral/': {
    title: 'Casino Austral: reseña',
    description: 'Lo probamos.',
    category: 'Reseñas',
    content: [
      { type: 'heroSection', variant: 'casino-review', title: 'Casino Austral', partner: 'austral' },
      {
        type: 'generalReview',
        title: 'Veredicto',
        partner: 'austral',
        body: '<p>Paga a tiempo.</p>',
        sections: [{ title: 'Pagos', score: '9,4' }],
      },
      { type: 'prosCons', title: 'A favor y en contra', partner: 'austral' },
      {
        type: 'table',
        title: 'Retiros',
        columns: [{ name: 'Medio' }, { name: 'Horas' }, { name: 'Nota' }],
        rows: [{ cells: ['Webpay', 24, { value: 9.1 }] }, { cells: [{ value: 'Khipu' }, { hours: 3 }, '8,7'] }],
      },
    ],
  },
  '/casino/dorado/': {
    title: 'Dorado Bet: reseña',
    description: 'Sin enlace.',
    category: 'Reseñas',
    content: [
      { type: 'heroSection', variant: 'casino-review', title: 'Dorado Bet', partner: 'dorado' },
      { type: 'generalReview', title: 'Veredicto', partner: 'dorado' },
    ],
  },
  '/casino/centro/': {
    title: 'Casino Centro: reseña',
    description: 'Ya no lo recomendamos.',
    category: 'Reseñas',
    content: [
      { type: 'heroSection', variant: 'casino-review', title: 'Casino Centro', partner: 'centro' },
      { type: 'generalReview', title: 'Veredicto', partner: 'centro' },
    ],
  },
  '/juegos/': {
    title: 'Juegos gratis',
    description: 'Se juegan sin cuenta.',
    category: 'Juegos',
    content: [{ type: 'freeGames', title: 'Todos los juegos', pageSize: 4 }],
  },
  '/juego/condor/': {
    title: 'Cóndor Dorado',
    description: 'Un juego con pozo.',
    category: 'Juegos',
    content: [
      { type: 'playGame', gameId: 'condor' },
      { type: 'dado-giratorio', value: 1 },
    ],
  },
  '/404/': { title: 'No está', description: '', content: [section('Esa página no existe')] },
};
