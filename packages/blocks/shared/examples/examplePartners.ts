import { offerExample } from '@lupa/contracts/offer.ts';
import { type PartnerEntity, partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { type PartnerAttributes, type ToplistAnswer, type ToplistPartner, toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { exampleRating } from './exampleRecords.ts';

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
      favicon: `media/${slug}-favicon.png`,
      toplistOffer: offer.attributes.titlePreview,
      offers: [offer],
      toplistOfferId: offer.id,
      reviewSlug: `/resenas/${slug}/`,
      urlOffer: `/jugar/${slug}/bienvenida`,
      ...attributes,
    },
  };
}

export const examplePartners: ToplistPartner[] = [
  examplePartner('casino-andino', 'Casino Andino', exampleRating('casino-andino')),
  examplePartner(
    'pacifico-play',
    'Pacífico Play',
    { rating: 8.7, license: 'Malta (MGA)', payoutTime: '24 a 48 horas' },
    {
      titlePreview: '120 % hasta $250.000',
      percentage: 120,
      freeSpins: null,
      amount1: 250000,
      minimumDeposit: 5000,
      rollover: 40,
      expiration: '2027-01-31',
      termsUrl: null,
    },
  ),
  examplePartner(
    'copihue-casino',
    'Copihue Casino',
    { license: 'Curazao (CGCB)', payoutTime: '1 a 3 días hábiles', paymentMethod: [], ...exampleRating('copihue-casino') },
    {
      titlePreview: '200 giros gratis en Desierto Florido',
      percentage: null,
      freeSpins: 200,
      spinRollover: 30,
      amount1: null,
      minimumDeposit: 20000,
      rollover: 30,
      expiration: null,
    },
  ),
  examplePartner(
    'nevado-bet',
    'Nevado Bet',
    { rating: 5.8, license: 'Anjouan', payoutTime: '-' },
    {
      titlePreview: '150 % hasta US$ 500',
      percentage: 150,
      freeSpins: null,
      maximumBet: 5,
      amount1: 500,
      currency1: [{ currencyCode: 'USD' }],
      minimumDeposit: 20,
      rollover: 60,
      expiration: '2026-10-01',
    },
  ),
  examplePartner('casino-del-sur-y-la-patagonia', 'Casino del Sur y la Patagonia Austral', { logo: null, favicon: null, rating: null }),
  examplePartner('viejo-roble', 'Viejo Roble', { rating: 4.1, activePartner: false, recommendedPartner: 'casino-andino' }),
  examplePartner('sin-oferta', 'Sin Oferta', {
    offers: [],
    urlOffer: null,
    toplistOffer: '-',
    toplistOfferId: '',
    depositLimit: '5.000',
    facts: {},
  }),
];

const partnersWithOddBonuses: ToplistPartner[] = [
  examplePartner(
    'lican-club',
    'Licán Club',
    {},
    { titlePreview: '$20.000 sin rollover', freeSpins: null, amount1: 20000, rollover: 0, validityDays: 1 },
  ),
  examplePartner(
    'gran-araucania',
    'Gran Araucanía',
    { casinoRtp: '94,25 %' },
    {
      titlePreview: '300 % hasta $1.500.000.000',
      percentage: 300,
      freeSpins: null,
      amount1: 1_500_000_000,
      rollover: 99,
      expiration: '2026-11-10',
      validityDays: 365,
    },
  ),
  examplePartner(
    'puerto-austral',
    'Puerto Austral',
    { casinoRtp: '-' },
    {
      titlePreview: '100 % hasta US$ 350,50',
      freeSpins: null,
      maximumBet: 5,
      amount1: 350.5,
      currency1: [{ currencyCode: 'USD' }],
      minimumDeposit: 10,
      rollover: 25,
      expiration: '2026-11-11',
    },
  ),
  examplePartner(
    'sin-moneda',
    'Sin Moneda',
    {},
    { titlePreview: '50 % hasta 500', percentage: 50, freeSpins: null, amount1: 500, currency1: [], rollover: 30 },
  ),
  examplePartner(
    'letra-chica',
    'Letra Chica',
    {},
    { titlePreview: '100 % hasta $100.000', freeSpins: null, amount1: 100000, rollover: null },
  ),
];

/** The same partner as the content service holds it; of one that is not listed, the complete one under its slug. */
export function exampleEntity(partnerSlug: string): PartnerEntity {
  const listed = examplePartners.find(({ slug }) => slug === partnerSlug);
  if (!listed) return { ...partnerEntityExample, partnerSlug };
  const { rating, logo, reviewSlug, activePartner, recommendedPartner = null, urlOffer = null, offers } = listed.attributes;
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
    urlOffer,
    depositPaymentMethods: listed.attributes.paymentMethods.map(({ name }) => ({ internalName: name.toLowerCase(), name })),
  };
}

type FilteredBy = [methods: string[], providerIds: number[], bonusTypes: string[]];

/** The partners as filters tell them apart: payment methods, providers and bonus types in the order of the list. */
const filterable = (rows: FilteredBy[]): ToplistPartner[] =>
  rows.flatMap(([methods, providerIds, offerTypeCMS], index) => {
    const partner = examplePartners[index];
    const paymentMethods = methods.map((name) => ({ name }));
    const providers = providerIds.map((arcadeId) => ({ arcadeId: String(arcadeId) }));
    return partner ? { ...partner, attributes: { ...partner.attributes, paymentMethods, providers, offerTypeCMS } } : [];
  });

const longNames = [
  'Transferencia bancaria electrónica desde cualquier banco chileno',
  'Efectivo en sucursales ServiEstado',
  'Criptomonedas (USDT)',
];

export const exampleToplists: Record<string, ToplistPartner[]> = {
  home: examplePartners,
  corta: examplePartners.slice(0, 2),
  incompleta: examplePartners.slice(3),
  bonos: partnersWithOddBonuses,
  pagos: examplePartners.filter(({ slug }) => ['casino-andino', 'copihue-casino'].includes(slug)),
  filtros: filterable([
    [
      ['Webpay', 'Khipu', 'Transferencia bancaria'],
      [3, 7],
      ['welcome', 'freeSpins'],
    ],
    [['Webpay', 'Khipu'], [3], ['welcome']],
    [['Webpay', 'MACH'], [7, 35], ['freeSpins']],
    [['Khipu'], [35], ['welcome']],
    [
      ['Transferencia bancaria', 'MACH'],
      [3, 35],
      ['welcome', 'freeSpins'],
    ],
    [['Webpay', 'Criptomonedas'], [7], []],
    [['Criptomonedas'], [], ['freeSpins']],
  ]),
  'un-medio': filterable([
    [['Webpay'], [3], ['welcome']],
    [[], [3], ['welcome']],
    [['Webpay'], [3], ['welcome']],
  ]),
  'nombres-largos': filterable([
    [longNames, [3, 7, 35], ['welcome', 'freeSpins']],
    [longNames.slice(1), [7], ['freeSpins']],
    [longNames.slice(2), [3], []],
  ]),
};

export function exampleToplistAnswer(partners: readonly ToplistPartner[], changes: Partial<ToplistAnswer> = {}): ToplistAnswer {
  return {
    responseId: 'home.7.1c9f0a2be4d1',
    partners: Object.fromEntries(partners.map((partner) => [partner.slug, partner])),
    criteria: 'Nota global, de mayor a menor.',
    orderedBy: 'rating',
    highlight: null,
    version: 7,
    updatedDate: '2026-11-02T12:00:00.000Z',
    ...changes,
  };
}
