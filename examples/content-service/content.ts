// What the service answers with. Replace it by what your own system holds; docs/blocks.md lists the fields of each block.

const casinos = [
  {
    slug: 'faro',
    name: 'Casino Faro',
    rating: 8.9,
    payout: '24 horas',
    methods: ['Webpay', 'Khipu'],
    offer: { title: '100 % hasta $150.000', amount: 150000, rollover: 30, path: 'faro/bienvenida' },
    pros: ['Paga en un día hábil', 'Atiende en español'],
    cons: ['Rollover de 30 veces'],
  },
  {
    slug: 'nube',
    name: 'Nube Play',
    rating: 8.1,
    payout: '48 horas',
    methods: ['Webpay'],
    offer: { title: '50 % hasta $80.000', amount: 80000, rollover: 25, path: 'nube/bienvenida' },
    pros: ['Depósito mínimo de $2.000'],
    cons: ['Sin chat de noche'],
  },
];

type Casino = (typeof casinos)[number];

const offerOf = ({ slug, offer: { title, amount, rollover, path } }: Casino) => ({
  id: `${slug}-bienvenida`,
  offerType: 'welcome',
  attributes: { titlePreview: title, afflinkProxy: path, amount1: amount, currency: [{ currencyCode: 'CLP' }], rollover },
});

const methodsOf = ({ methods }: Casino) => methods.map((name) => ({ internalName: name.toLowerCase(), name }));

/** `{cms}/partnerEntity`. Without `activePartner` and `urlOffer` nothing leads to a casino. */
export const partnerEntities = casinos.map((casino) => ({
  partnerSlug: casino.slug,
  partnerName: casino.name,
  reviewSlug: `/resenas/${casino.slug}/`,
  rating: casino.rating,
  activePartner: true,
  recommendedPartner: null,
  urlOffer: `/${casino.offer.path}`,
  offers: [offerOf(casino)],
  pros: casino.pros,
  cons: casino.cons,
  depositPaymentMethods: methodsOf(casino),
  withdrawalPaymentMethods: methodsOf(casino),
}));

/** `{phoenix}/partners-by-slug/`, and in rank order `{phoenix}/toplist/`. */
export const partners = casinos.map((casino) => ({
  slug: casino.slug,
  name: casino.name,
  attributes: {
    casinoName: casino.name,
    rating: casino.rating,
    payoutTime: casino.payout,
    toplistOffer: casino.offer.title,
    offers: [offerOf(casino)],
    offerTypeCMS: ['welcome'],
    paymentMethods: casino.methods.map((name) => ({ name })),
    providers: [],
  },
}));

export const paymentMethods = [...new Map(casinos.flatMap(methodsOf).map((method) => [method.name, method])).values()];
export const globals = [{ siteName: 'Sitio de muestra', bonusTypes: { welcome: 'Bono de bienvenida' } }];
export const microcopy = [{ key: 'visit_casino', value: 'Ir a jugar' }];

export const navigation = [
  {
    groupName: 'Header',
    navigationItems: [
      {
        name: 'Reseñas',
        linksGroups: [{ title: 'Casinos', links: casinos.map(({ slug, name }) => ({ title: name, url: `/resenas/${slug}/` })) }],
      },
    ],
  },
];

const reviewOf = ({ slug, name }: Casino) => ({
  slug: `/resenas/${slug}/`,
  title: `${name}: reseña`,
  description: `Probamos ${name}.`,
  content: [
    { type: 'heroSection', variant: 'casino-review', title: name, partner: slug },
    { type: 'generalReview', title: 'Veredicto', partner: slug, body: `<p>Depositamos y retiramos en <strong>${name}</strong>.</p>` },
    { type: 'prosCons', title: 'A favor y en contra', partner: slug },
  ],
});

export const pages = [
  {
    slug: '/',
    title: 'Casinos en línea comparados',
    description: 'Dos casinos, lado a lado.',
    content: [
      { type: 'heroSection', title: 'Casinos en línea comparados', body: 'Esta portada viene de un servicio de muestra.' },
      { type: 'topList', title: 'Los mejores', toplist: 'mejores', showFilters: true },
      { type: 'contentSection', title: 'Cómo comparamos', body: '<p>Con depósitos y retiros propios.</p>' },
    ],
  },
  ...casinos.map(reviewOf),
  { slug: '/404/', title: 'No está', description: '', content: [{ type: 'contentSection', title: 'Esa página no existe' }] },
];
