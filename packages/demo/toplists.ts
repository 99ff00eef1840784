import { gameTypes } from '@lupa/contracts/gameType.ts';
import { compareByCriterion } from '@lupa/domain/rating/scoreCasino.ts';
import { compareCosts } from '@lupa/domain/bonusCost/usualCost.ts';
import { z } from 'zod';
import { criterionKeys, type DemoOffer, type DemoPartner, type OfferType, type RatingPartName } from './partners/partner.schema.ts';
import { partnerBySlug, rankedPartners } from './partners/partners.ts';
import { bonusCost } from './partners/bonusCost.ts';
import { paymentMethods, type PaymentMethodKey } from './writing/paymentMethods.ts';
import { readContent } from './writing/readContent.ts';

export type DemoToplistEntry = {
  partner: string;
  /** `afflinkProxy` of the offer to show; null is the partner's main one. */
  offer: string | null;
  startsAt: string | null;
  endsAt: string | null;
};
/** `orderedBy`: `rating`, the key of a criterion, `cost`, or `editor` where the order and places by date are ours. */
export type DemoToplist = { identifier: string; name: string; criteria: string; orderedBy: OrderedBy; entries: DemoToplistEntry[] };
type OrderedBy = 'rating' | 'payments' | 'bonuses' | 'games' | 'cost' | 'editor';

/** Best first, by one part of the rating and then by the whole. */
function rankBy(part: RatingPartName): DemoPartner[] {
  const compare = compareByCriterion(criterionKeys[part]);
  return rankedPartners.toSorted((a, b) => compare(a.score, b.score));
}

type OfferOfPartner = { partner: DemoPartner; offer: DemoOffer };
type Ranked = { partner: DemoPartner; offer?: DemoOffer };

/** The offers of one type, best first, each in the place of its casino. */
function rankOffers(type: OfferType, compare: (a: OfferOfPartner, b: OfferOfPartner) => number): Ranked[] {
  return rankedPartners
    .flatMap((partner) => {
      const offer = partner.offers.find((each) => each.type === type);
      return offer ? [{ partner, offer }] : [];
    })
    .toSorted(compare);
}

const byCost = (a: OfferOfPartner, b: OfferOfPartner) => compareCosts(bonusCost(a.offer, a.partner), bonusCost(b.offer, b.partner));
/** With the offer whose terms the part Bonos is measured by. */
function withRatedOffer(partner: DemoPartner): Ranked {
  const offer = partner.offers.find(({ type }) => type === 'welcome');
  return { partner, ...(offer && { offer }) };
}
const withMainOffer = (partners: readonly DemoPartner[]): Ranked[] => partners.map((partner) => ({ partner }));

/** Pesos. A filter of the lists has the same bound. */
export const lowDeposit = 5000;

/**
 * Who is in a list, best first, by its identifier: all that its rule allows, so that nobody is left out whom a new record or version
 * moves up.
 */
const rules = {
  home: () => withMainOffer(rankedPartners),
  'dinero-real': () => withMainOffer(rankBy('Pagos').filter(({ scores }) => scores.Confianza >= 7.5)),
  'cobro-rapido': () => withMainOffer(rankBy('Pagos').filter(({ payoutHours }) => payoutHours[1] <= 24)),
  'deposito-bajo': () => withMainOffer(rankedPartners.filter(({ minimumDeposit }) => minimumDeposit <= lowDeposit)),
  nuevos: () => withMainOffer(rankedPartners.filter(({ established }) => established >= 2022)),
  bonos: () => rankBy('Bonos').map(withRatedOffer),
  'bonos-bienvenida': () => rankOffers('welcome', byCost),
  'bonos-giros-gratis': () => rankOffers('freeSpins', byCost),
  'bonos-sin-deposito': () => rankOffers('noDeposit', byCost),
  'bonos-cashback': () => rankOffers('cashback', byCost),
} satisfies Record<string, () => Ranked[]>;

const orders: Record<keyof typeof rules, OrderedBy> = {
  home: 'rating',
  'dinero-real': 'payments',
  'cobro-rapido': 'payments',
  'deposito-bajo': 'rating',
  nuevos: 'editor',
  bonos: 'bonuses',
  'bonos-bienvenida': 'cost',
  'bonos-giros-gratis': 'cost',
  'bonos-sin-deposito': 'cost',
  'bonos-cashback': 'cost',
};

const text = z.string().min(1);
const identifier = z.enum(Object.keys(rules) as (keyof typeof rules)[]);
const during = { toplist: identifier, partner: text, startsAt: z.iso.datetime(), endsAt: z.iso.datetime() };
const toplistsSchema = z.strictObject({
  ranked: z.array(z.strictObject({ identifier, name: text, criteria: text })),
  ofGameType: z.strictObject({
    criteria: text,
    lists: z.array(z.strictObject({ gameType: z.enum(gameTypes), identifier: text, name: text })),
  }),
  seasonalOffers: z.array(z.strictObject({ ...during, offer: text })),
  guests: z.array(z.strictObject(during)),
});
const { ranked, ofGameType, seasonalOffers, guests } = readContent('toplists.yaml', toplistsSchema);

/** First those that also pay by the method. */
function rankByMethod(key: PaymentMethodKey): Ranked[] {
  const partners = rankBy('Pagos').filter(({ deposits, withdrawals }) => deposits.includes(key) || withdrawals.includes(key));
  return withMainOffer(partners.toSorted((a, b) => Number(b.withdrawals.includes(key)) - Number(a.withdrawals.includes(key))));
}

/** A list with what the season changes: another offer in the place of a casino's main one, guests at the end. */
function buildToplist(list: Omit<DemoToplist, 'entries'>, casinos: readonly Ranked[]): DemoToplist {
  const inList = ({ toplist }: { toplist: string }) => toplist === list.identifier;
  const entries = casinos.flatMap(({ partner: { slug }, offer }): DemoToplistEntry[] => {
    const regular = { partner: slug, offer: offer?.proxy ?? null, startsAt: null, endsAt: null };
    const season = seasonalOffers.filter(inList).find(({ partner }) => partner === slug);
    if (!season) return [regular];
    const { startsAt, endsAt } = season;
    return [
      { ...regular, endsAt: startsAt },
      { ...regular, offer: season.offer, startsAt, endsAt },
      { ...regular, startsAt: endsAt },
    ];
  });
  const late = guests.filter(inList).map(({ partner, startsAt, endsAt }) => ({ partner, offer: null, startsAt, endsAt }));
  return { ...list, entries: [...entries, ...late] };
}

/** Every ranked list of the demo site: `content/toplists.yaml`. */
export const toplists: DemoToplist[] = [
  ...ranked.map((list) => buildToplist({ ...list, orderedBy: orders[list.identifier] }, rules[list.identifier]())),
  ...paymentMethods.map(({ internalName, name: method }) => {
    const words = readContent('templates/paymentToplist.yaml', z.strictObject({ name: text, criteria: text }), { method });
    const casinos = rankByMethod(internalName);
    const paying = casinos.filter(({ partner }) => partner.withdrawals.includes(internalName)).length;
    const orderedBy = paying === 0 || paying === casinos.length ? 'payments' : 'editor';
    return buildToplist({ identifier: `pago-${internalName}`, ...words, orderedBy }, casinos);
  }),
  ...ofGameType.lists.map(({ gameType, ...list }) =>
    buildToplist(
      { ...list, criteria: ofGameType.criteria, orderedBy: 'games' },
      withMainOffer(rankBy('Juegos').filter((partner) => partner.gameTypes.includes(gameType))),
    ),
  ),
];

/** The casinos of a list, in its order. A casino whose offer changes for a season is there once for each of its entries. */
export function casinosOf(identifier: string): DemoPartner[] {
  const list = toplists.find((each) => each.identifier === identifier);
  if (!list) throw new Error(`There is no list ${identifier}`);
  return list.entries.map(({ partner }) => partnerBySlug(partner));
}
