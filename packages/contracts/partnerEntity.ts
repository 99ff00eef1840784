import { z } from 'zod';
import { listOf, mapOf, neededListOf, objectOf, readAs } from './generous.ts';
import {
  momentOrNull,
  numberOrNull,
  referenceBy,
  scoreOrNull,
  someChoice,
  someText,
  sourceOrNull,
  textOrDash,
  textOrNull,
} from './values.ts';
import { offerExample, offerSchema, partnerFactSchema } from './offer.ts';
import { activePartnerSchema, recommendedPartnerSchema, urlOfferSchema } from './linkFacts.ts';
import { fieldsOf } from './plainValues.ts';
import { richTextSchema, textLinesSchema } from './richText.ts';

const arcadeReferenceSchema = referenceBy('arcadeId');
const paymentReferenceSchema = readAs(objectOf({ internalName: someChoice, name: someText }), (sent) => {
  const { internalName, name } = fieldsOf(sent);
  return { internalName: internalName ?? name ?? sent, name: name ?? internalName ?? sent };
});

/** A partner as the content service holds it: `GET {cms}/partnerEntity` (requirements 3.10 to 3.19). */
export const partnerEntitySchema = objectOf({
  partnerSlug: someText,
  partnerName: someText,
  reviewSlug: textOrNull,
  offers: listOf(offerSchema),
  updatedDate: momentOrNull,
  /** Null where it does not say so: then nothing leads to it. */
  activePartner: activePartnerSchema,
  recommendedPartner: recommendedPartnerSchema.transform((slug) => slug ?? null),
  favicon: sourceOrNull,
  logo: sourceOrNull,
  depositTime: textOrDash,
  numberOfGamesInfo: textOrDash,
  numberOfGames: numberOrNull,
  security: textOrDash,
  pros: textLinesSchema,
  cons: textLinesSchema,
  customerServices: listOf(someText),
  softwareProviders: listOf(arcadeReferenceSchema),
  description: richTextSchema,
  realMoneyDescription: richTextSchema,
  reputation: textOrDash,
  games: textOrDash,
  toplistGames: listOf(arcadeReferenceSchema),
  webSite: textOrDash,
  supportedGameTypes: listOf(someChoice),
  language: listOf(someText),
  rating: scoreOrNull,
  toplistList: listOf(someChoice),
  /** Path of the main offer's click-out (`/jugar/casino-andino/bienvenida`); null when there is nothing to link to. */
  urlOffer: urlOfferSchema.transform((url) => url ?? null),
  depositPaymentMethods: listOf(paymentReferenceSchema),
  withdrawalPaymentMethods: listOf(paymentReferenceSchema),
  facts: mapOf(partnerFactSchema),
});
export const partnerEntitiesSchema = neededListOf(partnerEntitySchema);
export type PartnerEntity = z.output<typeof partnerEntitySchema>;

/** Deposit and withdrawal methods as one list without repetitions, by `internalName` (requirement 3.19). */
export function mergePaymentMethods(
  partner: Pick<PartnerEntity, 'depositPaymentMethods' | 'withdrawalPaymentMethods'>,
): PartnerEntity['depositPaymentMethods'] {
  const all = [...partner.depositPaymentMethods, ...partner.withdrawalPaymentMethods];
  return [...new Map(all.map((method) => [method.internalName, method])).values()];
}

export const partnerEntityExample: PartnerEntity = {
  partnerSlug: 'casino-andino',
  partnerName: 'Casino Andino',
  reviewSlug: '/resenas/casino-andino/',
  offers: [offerExample],
  updatedDate: '2026-11-02T12:00:00.000Z',
  activePartner: true,
  recommendedPartner: null,
  favicon: 'media/casino-andino-favicon.png',
  logo: 'media/casino-andino.png',
  depositTime: 'Inmediato',
  numberOfGamesInfo: 'Más de 2.400 juegos',
  numberOfGames: 2400,
  security: 'TLS 1.3, verificación en dos pasos',
  pros: ['Retiros en menos de 24 horas'],
  cons: ['Rollover de 35 veces'],
  customerServices: ['Chat en vivo 24/7', 'ayuda@casino-andino.example'],
  softwareProviders: [{ arcadeId: '3' }],
  description: [{ kind: 'paragraph', html: 'Un casino en línea con retiros rápidos.' }],
  realMoneyDescription: [],
  reputation: 'Buena',
  games: 'Tragamonedas, ruleta, blackjack',
  toplistGames: [{ arcadeId: '101' }],
  webSite: 'casino-andino.example',
  supportedGameTypes: ['SLOTS', 'ROULETTE'],
  language: ['Español'],
  rating: 9.2,
  toplistList: ['home'],
  urlOffer: '/jugar/casino-andino/bienvenida',
  depositPaymentMethods: [{ internalName: 'webpay', name: 'Webpay' }],
  withdrawalPaymentMethods: [{ internalName: 'khipu', name: 'Khipu' }],
  facts: { license: { source: 'https://registro.example/andino', verifiedOn: '2026-10-20', capture: null } },
};

/** `GET {phoenix}/reviews/`, an extension: where reviews are, and since when (ISO 8601; null: unknown). The newest first. */
const publishedReviewSchema = objectOf({
  partnerSlug: someText,
  path: z.string().startsWith('/'),
  title: someText,
  publishedDate: momentOrNull,
});
export type PublishedReview = z.output<typeof publishedReviewSchema>;
export const publishedReviewsSchema = neededListOf(publishedReviewSchema);

export const publishedReviewsExample: PublishedReview[] = [
  { partnerSlug: 'casino-andino', path: '/resenas/casino-andino/', title: 'Casino Andino', publishedDate: '2026-03-09T15:00:00.000Z' },
];
