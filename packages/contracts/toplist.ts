import { z } from 'zod';
import { offerExample, offerSchema, partnerFactSchema } from './offer.ts';
import { listOf, mapOf, neededListOf, neededMapOf, objectOf, orDefault, readAs, withParts } from './generous.ts';
import {
  idText,
  moment,
  momentOrNull,
  number,
  numberOrNull,
  referenceBy,
  score,
  scoreOrNull,
  someChoice,
  someText,
  sourceOrNull,
  textOrDash,
  textOrEmpty,
  textOrNull,
  trueOrFalse,
} from './values.ts';
import { isObject, spell, withoutMark } from './plainValues.ts';
import { marketLicenceSchema } from './legalStatus.ts';
import { verdictSchema } from './verdict.ts';
import { activePartnerSchema, recommendedPartnerSchema, urlOfferSchema } from './linkFacts.ts';

/** Requirement 9.9: at most three payment images per partner. */
export const maximumPaymentImages = 3;

/** More of a list is cut: a page with all of 2,000 has 1.3 MB. */
const maximumPartners = 300;

const filterFields = {
  providers: listOf(referenceBy('arcadeId')),
  offerTypeCMS: listOf(someChoice),
  paymentMethods: listOf(readAs(objectOf({ name: someText }), (sent) => ({ name: sent }))),
};
export type FilterField = keyof typeof filterFields;
const filterNames = Object.keys(filterFields) as FilterField[];

/** With its image, or its name or the image alone. */
const paymentImageSchema = readAs(objectOf({ name: textOrEmpty, image: sourceOrNull }), (sent) =>
  typeof sent === 'string' ? (/[/.]/.test(sent) ? { image: sent } : { name: sent }) : sent,
);

/**
 * How a part came about, where a method computed it from records: the measure (ratingMethod.ts) with its value, the band that it gives, and
 * a reviewer's choice within the band. A stale part has no fresh record: it is at the band's floor. `value` null is without end: money that
 * never came, a question without answer. On a line the score follows the value within the band. `records` are ids.
 */
const ratingBasisSchema = objectOf({
  measure: someText,
  value: numberOrNull,
  band: objectOf({ upTo: number.nullable(), floor: number, ceiling: number }),
  isStale: trueOrFalse,
  isOnLine: trueOrFalse,
  verifiedOn: momentOrNull,
  staleAfter: momentOrNull,
  records: listOf(idText),
  move: orDefault(objectOf({ score: number, reason: textOrEmpty, by: textOrEmpty, day: momentOrNull }).nullable(), null),
});

const ratingPartSchema = objectOf({
  name: someText,
  score,
  weight: score,
  key: textOrEmpty,
  basis: orDefault(ratingBasisSchema.nullable(), null),
});
export type RatingPart = z.output<typeof ratingPartSchema>;

/**
 * `attributes` of a toplist partner (requirements 3.22 to 3.27). Text that is missing is '-'. The names from `reviewSlug` on are
 * extensions: links, the facts' sources, the rating's parts, and what the filters match on (requirement 3.20).
 */
const sentAttributesSchema = objectOf({
  casinoName: textOrDash,
  /** 0 to 10, one decimal; null when the partner is not rated. */
  rating: scoreOrNull,
  logo: sourceOrNull,
  favicon: sourceOrNull,
  withdrawalLimit: textOrDash,
  paymentMethod: listOf(paymentImageSchema).transform((methods) => methods.slice(0, maximumPaymentImages)),
  compatibility: textOrDash,
  depositLimit: textOrDash,
  depositLimitCurrency: listOf(referenceBy('currencySymbol')),
  established: textOrDash,
  gameType: listOf(someChoice),
  languageSupport: listOf(someText),
  payoutTime: textOrDash,
  license: textOrDash,
  toplistOffer: textOrDash,
  casinoRtp: textOrDash,
  offers: listOf(offerSchema),
  toplistOfferId: textOrEmpty,

  reviewSlug: textOrNull,
  /** What of these the partner service does not say, the content entry does (`completePartners`). */
  activePartner: activePartnerSchema,
  recommendedPartner: recommendedPartnerSchema,
  urlOffer: urlOfferSchema,
  /** An extension: the licence of the market that it has today. */
  marketLicence: orDefault(marketLicenceSchema.nullable(), null),
  /** An extension: it has offers, but none for where the visitor is. */
  isOfferedElsewhere: trueOrFalse,
  ratingParts: listOf(ratingPartSchema),
  /** The sum of the parts with three decimals, by which lists are ordered; null where it is not computed from records. */
  ratingTotal: scoreOrNull,
  /** The version of the method that computed it, and since when it holds (ISO date). */
  ratingMethod: orDefault(objectOf({ version: number, day: moment }).nullable(), null),
  /** An extension: what editors hold against the sum, which it does not change. `day` is an ISO date. */
  dissents: listOf(objectOf({ text: someText, by: textOrEmpty, day: momentOrNull })),
  /** An extension: whether we recommend it. Null: the service does not say (`readVerdict`). */
  verdict: verdictSchema,
  facts: mapOf(partnerFactSchema),
  ...filterFields,
});

/** `unsaid`: what the filters match on and the answer does not have; missing: it has all of it. */
export const partnerAttributesSchema = Object.assign(
  z.record(z.string(), z.unknown()).transform((sent, context): z.output<typeof sentAttributesSchema> & { unsaid?: FilterField[] } => {
    const { data, error } = sentAttributesSchema.safeParse(sent);
    if (error) {
      for (const { path, message } of error.issues) context.addIssue({ code: 'custom', path: [...path], message });
      return z.NEVER;
    }
    const unsaid = filterNames.filter((name) => data[name].length === 0 && !isEmptyList(sent[name]));
    return unsaid.length === 0 ? data : { ...data, unsaid };
  }),
  { shape: sentAttributesSchema.shape },
);
withParts(partnerAttributesSchema, { shape: sentAttributesSchema.shape, oneOf: [] });
export type PartnerAttributes = z.output<typeof partnerAttributesSchema>;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const toplistPartnerSchema = objectOf({
  slug: someText,
  name: someText,
  attributes: partnerAttributesSchema,
});
export type ToplistPartner = z.output<typeof toplistPartnerSchema>;

export function hasProvider({ attributes }: Pick<ToplistPartner, 'attributes'>, providerId: string): boolean {
  return attributes.providers.some(({ arcadeId }) => arcadeId === providerId);
}

const attributeNames = Object.keys(sentAttributesSchema.shape);
const besideNames = [...attributeNames, ...Object.keys(toplistPartnerSchema.shape)];

/** `GET {phoenix}/partners-by-slug/` */
const partnerBySlugSchema = readAs(objectOf({ ...toplistPartnerSchema.shape, responseId: textOrEmpty }), (sent) =>
  putWithin(putApart(isObject(sent) ? spell(sent, besideNames) : sent)),
);

/** A partner whose attributes stand beside its slug. */
function putApart(sent: unknown): unknown {
  if (!isObject(sent) || isObject(sent['attributes'])) return sent;
  return attributeNames.some((name) => name in sent) ? { ...sent, attributes: sent } : sent;
}

/** The specification has what filters match on beside `attributes`; our service has it within. */
function putWithin(sent: unknown): unknown {
  if (!isObject(sent) || !isObject(sent['attributes'])) return sent;
  const { attributes } = sent;
  const beside = filterNames.filter(
    (name) => sent[name] !== undefined && ((attributes[name] ?? null) === null || isEmptyList(attributes[name])),
  );
  return { ...sent, attributes: { ...attributes, ...Object.fromEntries(beside.map((name) => [name, sent[name]])) } };
}

export const partnersBySlugSchema = neededListOf(partnerBySlugSchema);
export type PartnerBySlug = z.output<typeof partnersBySlugSchema>[number];

/**
 * `GET {phoenix}/toplist/`: the first item counts; `partners` is in rank order. An extension (docs/contracts.md): the rule by which editors
 * ordered the list, in their words, and which version of it this is, since when (ISO 8601); `orderedBy` is by what: `rating`, the key of a
 * criterion, `cost`, or `editor`, an editor's choice. `highlight` is who pays to be shown beside the list: none of `partners`, though it
 * may be one of them as well.
 */
const toplistAnswerSchema = objectOf({
  responseId: textOrEmpty,
  partners: neededMapOf(
    readAs(objectOf({ ...toplistPartnerSchema.shape, slug: textOrEmpty, name: textOrEmpty }), putApart),
    maximumPartners,
  ).transform((partners) =>
    Object.fromEntries(
      Object.entries(partners).map(([key, { slug, name, attributes }]): [string, ToplistPartner] => [
        key,
        {
          slug: slug || withoutMark(key),
          name: name || (attributes.casinoName === '-' ? withoutMark(key) : attributes.casinoName),
          attributes,
        },
      ]),
    ),
  ),
  criteria: textOrEmpty,
  orderedBy: orDefault(someText, 'editor'),
  highlight: orDefault(toplistPartnerSchema.nullable(), null),
  version: numberOrNull,
  updatedDate: momentOrNull,
});
export const toplistAnswersSchema = neededListOf(toplistAnswerSchema);
export type ToplistAnswer = z.output<typeof toplistAnswerSchema>;

export const toplistPartnerExample: ToplistPartner = {
  slug: 'casino-andino',
  name: 'Casino Andino',
  attributes: {
    casinoName: 'Casino Andino',
    rating: 9.2,
    logo: 'media/casino-andino.png',
    favicon: 'media/casino-andino-favicon.png',
    withdrawalLimit: '$5.000.000 por semana',
    paymentMethod: [
      { name: 'Webpay', image: 'media/webpay.png' },
      { name: 'Khipu', image: 'media/khipu.png' },
    ],
    compatibility: 'Móvil y escritorio',
    depositLimit: '10.000',
    depositLimitCurrency: [{ currencySymbol: '$' }],
    established: '2019',
    gameType: ['SLOTS', 'ROULETTE'],
    languageSupport: ['Español'],
    payoutTime: '0 a 24 horas',
    license: 'Curazao (CGCB)',
    toplistOffer: '100 % hasta $300.000 + 50 giros gratis',
    casinoRtp: '96,4 %',
    offers: [offerExample],
    toplistOfferId: 'casino-andino-bienvenida',
    reviewSlug: '/resenas/casino-andino/',
    activePartner: true,
    recommendedPartner: null,
    urlOffer: '/jugar/casino-andino/bienvenida',
    marketLicence: null,
    isOfferedElsewhere: false,
    ratingParts: [
      {
        name: 'Confianza',
        score: 9.4,
        weight: 0.4,
        key: 'trust',
        basis: {
          measure: 'failedChecks',
          value: 0,
          band: { upTo: 0, floor: 9, ceiling: 10 },
          isStale: false,
          isOnLine: false,
          verifiedOn: '2026-10-20',
          staleAfter: '2027-10-20',
          records: ['40'],
          move: { score: 9.4, reason: 'Términos cortos y en español.', by: 'Antonia Rebolledo', day: '2026-10-28' },
        },
      },
    ],
    ratingTotal: 9.2,
    ratingMethod: { version: 5, day: '2026-11-20' },
    dissents: [],
    verdict: { kind: 'recommended', criterion: 'trust', since: '2026-10-28' },
    facts: { license: { source: 'https://registro.example/andino', verifiedOn: '2026-10-20', capture: null } },
    providers: [{ arcadeId: '3' }],
    offerTypeCMS: ['welcome'],
    paymentMethods: [{ name: 'Webpay' }, { name: 'Khipu' }],
  },
};

export const toplistAnswersExample: ToplistAnswer[] = [
  {
    responseId: 'home.7.1c9f0a2be4d1',
    partners: { 'casino-andino': toplistPartnerExample },
    criteria: 'Nota global, de mayor a menor.',
    orderedBy: 'rating',
    highlight: null,
    version: 7,
    updatedDate: '2026-11-02T12:00:00.000Z',
  },
];
export const partnersBySlugExample: PartnerBySlug[] = [{ ...toplistPartnerExample, responseId: 'partners.3f2a9c10b7aa' }];
