import type { GameType } from '@lupa/contracts/gameType.ts';
import { paymentMethods, type PaymentMethodKey } from './writing/paymentMethods.ts';
import { ratingOf } from './partners/demoPartner.ts';
import type { DemoOffer, DemoPartner, OfferType } from './partners/partner.schema.ts';
import { rankedPartners } from './partners/partners.ts';
import { bonusCost } from './reviews/figures.ts';

export type DemoToplistEntry = {
  partner: string;
  /** `afflinkProxy` of the offer to show; null is the partner's main one. */
  offer: string | null;
  startsAt: string | null;
  endsAt: string | null;
};
export type DemoToplist = { identifier: string; name: string; criteria: string; entries: DemoToplistEntry[] };

const entry = (partner: string, more: Partial<Omit<DemoToplistEntry, 'partner'>> = {}): DemoToplistEntry => ({
  partner,
  offer: null,
  startsAt: null,
  endsAt: null,
  ...more,
});
const entriesOf = (partners: readonly DemoPartner[]): DemoToplistEntry[] => partners.map(({ slug }) => entry(slug));

/** Best first, by one part of the rating and then by the whole. */
function rankBy(part: keyof DemoPartner['scores'], partners: readonly DemoPartner[] = rankedPartners): DemoPartner[] {
  return partners.toSorted((a, b) => b.scores[part] - a.scores[part] || ratingOf(b) - ratingOf(a));
}

/** While it lasts, another offer of a partner is in its place. */
function withSeasonalOffer(
  entries: DemoToplistEntry[],
  partner: string,
  offer: string,
  season: { startsAt: string; endsAt: string },
): DemoToplistEntry[] {
  return entries.flatMap((regular) =>
    regular.partner === partner
      ? [
          { ...regular, endsAt: season.startsAt },
          { ...regular, offer, ...season },
          { ...regular, startsAt: season.endsAt },
        ]
      : [regular],
  );
}

const home: DemoToplist = {
  identifier: 'home',
  name: 'Portada',
  criteria: 'Por la nota global, de mayor a menor. Lo que paga un casino no es un criterio.',
  entries: withSeasonalOffer(entriesOf(rankedPartners.slice(0, 10)), 'lapislazuli', 'primeros-giros', {
    startsAt: '2026-12-01T03:00:00.000Z',
    endsAt: '2026-12-20T03:00:00.000Z',
  }),
};

const realMoney: DemoToplist = {
  identifier: 'dinero-real',
  name: 'Dinero real',
  criteria: 'Por la nota de Pagos, no por la global, que solo desempata. Entran los casinos con 7,5 o más en Confianza.',
  entries: entriesOf(rankBy('Pagos').filter(({ scores }) => scores.Confianza >= 7.5)).slice(0, 14),
};

const quickest: DemoToplist = {
  identifier: 'cobro-rapido',
  name: 'Cobro en el día',
  criteria:
    'Por el plazo de retiro en el peor caso, del más corto al más largo; si empatan, por la nota de Pagos. Entran los de 24 horas o menos.',
  entries: entriesOf(
    rankBy('Pagos')
      .filter(({ payoutHours }) => payoutHours[1] <= 24)
      .toSorted((a, b) => a.payoutHours[1] - b.payoutHours[1]),
  ),
};

const newest: DemoToplist = {
  identifier: 'nuevos',
  name: 'Casinos nuevos',
  criteria: 'Por la nota global, de mayor a menor, entre los casinos abiertos desde 2022.',
  entries: [
    ...entriesOf(rankedPartners.filter(({ established }) => established >= 2022)),
    entry('nevado-once', { startsAt: '2026-10-01T03:00:00.000Z', endsAt: '2026-11-01T03:00:00.000Z' }),
  ],
};

const bonuses: DemoToplist = {
  identifier: 'bonos',
  name: 'Mejores bonos',
  criteria:
    'Por la nota de Bonos, no por la global, que solo desempata. Pesan el rollover, el plazo, el tope y la claridad de los términos.',
  entries: withSeasonalOffer(entriesOf(rankBy('Bonos').slice(0, 10)), 'salar-casino', 'giros-nuevos', {
    startsAt: '2026-12-15T03:00:00.000Z',
    endsAt: '2026-12-24T03:00:00.000Z',
  }),
};

type OfferOfPartner = { partner: DemoPartner; offer: DemoOffer };

/** The offers of one type, best first, each in the place of its casino. */
function toplistOfOffers(
  type: OfferType,
  list: Omit<DemoToplist, 'entries'>,
  compare: (a: OfferOfPartner, b: OfferOfPartner) => number,
): DemoToplist {
  const offers = rankedPartners.flatMap((partner) => {
    const offer = partner.offers.find((each) => each.type === type);
    return offer ? [{ partner, offer }] : [];
  });
  return { ...list, entries: offers.toSorted(compare).map(({ partner, offer }) => entry(partner.slug, { offer: offer.proxy })) };
}

const byBalance = (a: OfferOfPartner, b: OfferOfPartner) => balanceOf(b) - balanceOf(a);
const balanceOf = ({ offer, partner }: OfferOfPartner): number => bonusCost(offer, partner)?.balance ?? 0;
const byRollover = (a: OfferOfPartner, b: OfferOfPartner) =>
  (a.offer.rollover ?? 0) - (b.offer.rollover ?? 0) ||
  (b.offer.percentage ?? 0) - (a.offer.percentage ?? 0) ||
  (b.offer.freeSpins ?? 0) - (a.offer.freeSpins ?? 0);

const bonusesByType: DemoToplist[] = [
  toplistOfOffers(
    'welcome',
    {
      identifier: 'bonos-bienvenida',
      name: 'Bonos de bienvenida',
      criteria:
        'Por el saldo esperado con un depósito de $50.000: el bono menos la pérdida promedio al cumplir el rollover. La nota global solo desempata.',
    },
    byBalance,
  ),
  toplistOfOffers(
    'freeSpins',
    {
      identifier: 'bonos-giros-gratis',
      name: 'Giros gratis',
      criteria: 'Por el rollover, de menor a mayor; si empatan, por la cantidad de giros.',
    },
    byRollover,
  ),
  toplistOfOffers(
    'noDeposit',
    {
      identifier: 'bonos-sin-deposito',
      name: 'Sin depósito',
      criteria: 'Por el rollover, de menor a mayor; si empatan, por la cantidad de giros y luego por la nota global.',
    },
    byRollover,
  ),
  toplistOfOffers(
    'cashback',
    {
      identifier: 'bonos-cashback',
      name: 'Cashback',
      criteria: 'Por el rollover, de menor a mayor; si empatan, por el porcentaje que devuelve.',
    },
    byRollover,
  ),
];

function toplistOfMethod(key: PaymentMethodKey, name: string): DemoToplist {
  const partners = rankBy('Pagos').filter(({ deposits, withdrawals }) => deposits.includes(key) || withdrawals.includes(key));
  const both = partners.filter(({ withdrawals }) => withdrawals.includes(key));
  const ordered = [...both, ...partners.filter((partner) => !both.includes(partner))];
  return {
    identifier: `pago-${key}`,
    name: `Casinos con ${name}`,
    criteria: `Primero los que también pagan retiros por ${name}; entre iguales, por la nota de Pagos, no por la global.`,
    entries: entriesOf(ordered),
  };
}

const mainGameTypes: { type: GameType; identifier: string; name: string }[] = [
  { type: 'SLOTS', identifier: 'juego-tragamonedas', name: 'Tragamonedas' },
  { type: 'ROULETTE', identifier: 'juego-ruleta', name: 'Ruleta' },
  { type: 'BLACKJACK', identifier: 'juego-blackjack', name: 'Blackjack' },
  { type: 'BACCARAT', identifier: 'juego-baccarat', name: 'Baccarat' },
  { type: 'BINGO', identifier: 'juego-bingo', name: 'Bingo' },
  { type: 'CRASH_GAMES', identifier: 'juego-crash', name: 'Juegos crash' },
  { type: 'VIDEO_POKER', identifier: 'juego-video-poker', name: 'Video póker' },
  { type: 'GAME_SHOWS', identifier: 'juego-shows', name: 'Shows en vivo' },
  { type: 'SCRATCH_CARDS', identifier: 'juego-rasca-y-gana', name: 'Rasca y gana' },
];

/** Every ranked list of the demo site. */
export const toplists: DemoToplist[] = [
  home,
  realMoney,
  quickest,
  newest,
  bonuses,
  ...bonusesByType,
  ...paymentMethods.map(({ internalName, name }) => toplistOfMethod(internalName, name)),
  ...mainGameTypes.map(({ type, identifier, name }) => ({
    identifier,
    name,
    criteria: 'Por la nota de Juegos, no por la global, que solo desempata. Entran los casinos que ofrecen el juego.',
    entries: entriesOf(rankBy('Juegos').filter(({ gameTypes }) => gameTypes.includes(type))).slice(0, 10),
  })),
];
