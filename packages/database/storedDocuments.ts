import { casinoRecordSchema } from '@lupa/contracts/casinoRecord.ts';
import { correctionSchema } from '@lupa/contracts/correction.ts';
import { gameEntitySchema } from '@lupa/contracts/gameEntity.ts';
import { objectOf, without } from '@lupa/contracts/generous.ts';
import { someText, textOrNull } from '@lupa/contracts/values.ts';
import { globalsItemSchema } from '@lupa/contracts/globals.ts';
import { legalPeriodSchema, marketLicenceSchema } from '@lupa/contracts/legalStatus.ts';
import { microcopyEntrySchema } from '@lupa/contracts/microcopy.ts';
import { navigationGroupSchema } from '@lupa/contracts/navigation.ts';
import { offerExample, offerSchema } from '@lupa/contracts/offer.ts';
import { pageAnswerExample, pageSchema, type Page } from '@lupa/contracts/page.ts';
import { partnerEntityExample, partnerEntitySchema } from '@lupa/contracts/partnerEntity.ts';
import { paymentMethodSchema } from '@lupa/contracts/paymentMethod.ts';
import { ratingMethodSchema, scoreMoveSchema } from '@lupa/contracts/ratingMethod.ts';
import { redirectSchema } from '@lupa/contracts/redirect.ts';
import { withSlashes } from '@lupa/contracts/slug.ts';
import { territorySchema } from '@lupa/contracts/territory.ts';
import { partnerAttributesSchema, toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { partnerStates } from '@lupa/contracts/verdict.ts';
import { z } from 'zod';
import type { DocumentKind } from './delivery.ts';

/* Bodies of delivery.documents, complete as stored. What documents know together is not stored: services join it. */

/** No number: objects put numeric keys first. No slash: it is a segment of the click-out path and of the offers' keys. */
const partnerSlugSchema = z
  .string()
  .max(100)
  .regex(/^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a slug of lower-case letters, digits and hyphens, not digits alone');

/** Key `slug`. `sitemapCategory` is for `GET {cms}/pages/all` alone; `publishedDate` is in `delivery.publications`. */
export const storedPageSchema = objectOf({
  ...without(pageSchema.shape, 'publishedDate'),
  slug: someText.transform(withSlashes),
  sitemapCategory: textOrNull,
});
export type StoredPage = z.output<typeof storedPageSchema>;

export const storedPartnerSchema = z.object({
  entity: objectOf({
    ...without(partnerEntitySchema.shape, 'offers', 'urlOffer', 'toplistList', 'updatedDate'),
    partnerSlug: partnerSlugSchema,
  }),
  attributes: objectOf(
    without(
      partnerAttributesSchema.shape,
      'offers',
      'urlOffer',
      'toplistOffer',
      'toplistOfferId',
      'offerTypeCMS',
      'marketLicence',
      'isOfferedElsewhere',
      'verdict',
    ),
  ),
  scoreMoves: z.array(scoreMoveSchema).default([]),
  /** Licences of the market: one day may have several, another none. */
  licences: z.array(marketLicenceSchema).default([]),
  /** Whether it takes players, and since when that has been so (ISO date): the verdict on it is computed when it is read. */
  state: z.enum(partnerStates).default('open'),
  stateSince: z.iso.date().nullable().default(null),
});
export type StoredPartner = z.output<typeof storedPartnerSchema>;

/**
 * Kind `offer`, key `<partnerSlug>/<afflinkProxy>`. `trackingUrl` never leaves the services; `{clickId}` in it is filled
 * with each click, and null means that there is nothing to link to yet. `position` orders a partner's offers, the main
 * one first. Without `territories` it may be shown everywhere.
 */
export const storedOfferSchema = z.object({
  offer: offerSchema,
  partnerSlug: partnerSlugSchema,
  trackingUrl: z.url({ protocol: /^https?$/ }).nullable(),
  position: z.int().min(0),
  territories: z.array(territorySchema).default([]),
});
export type StoredOffer = z.output<typeof storedOfferSchema>;

const moment = z.iso.datetime({ offset: true }).nullable();

/** `offerId` null: the main offer. `startsAt` is the first moment, `endsAt` the first without it; null: no limit. */
const storedToplistEntrySchema = z.object({
  partnerSlug: partnerSlugSchema,
  offerId: z.string().min(1).nullable(),
  startsAt: moment,
  endsAt: moment,
});
export type StoredToplistEntry = z.output<typeof storedToplistEntrySchema>;

/** Short, because it is a part of response ids; without spaces, because it is a part of cache tags. */
const toplistIdentifierSchema = z.string().regex(/^[\w-]{1,60}$/, 'at most 60 letters, digits, hyphens and underscores');

export const storedToplistSchema = z.object({
  identifier: toplistIdentifierSchema,
  name: z.string(),
  criteria: z.string().default(''),
  /** `rating`, the key of a criterion, `cost`, or `editor`: only then is the order of the entries that of the list. */
  orderedBy: z.string().default('editor'),
  entries: z.array(storedToplistEntrySchema),
  highlight: storedToplistEntrySchema.nullable().default(null),
});
export type StoredToplist = z.output<typeof storedToplistSchema>;

export const storedLegalStatusSchema = z.object({ periods: z.array(legalPeriodSchema) });

const storedRecordSchema = objectOf(without(casinoRecordSchema.shape, 'publishedDate'));

export const storedBodySchemas = {
  page: storedPageSchema,
  navigationGroup: navigationGroupSchema,
  microcopy: microcopyEntrySchema,
  globals: globalsItemSchema,
  paymentMethod: paymentMethodSchema,
  partner: storedPartnerSchema,
  offer: storedOfferSchema,
  toplist: storedToplistSchema,
  gameExtra: gameEntitySchema,
  redirect: redirectSchema,
  casinoRecord: storedRecordSchema,
  ratingMethod: ratingMethodSchema,
  correction: correctionSchema,
  legalStatus: storedLegalStatusSchema,
} as const satisfies Record<DocumentKind, z.ZodType>;

export type StoredBody<Kind extends DocumentKind> = z.output<(typeof storedBodySchemas)[Kind]>;

export function offerKey(partnerSlug: string, afflinkProxy: string): string {
  return `${partnerSlug}/${afflinkProxy}`;
}

const { offers: _offers, urlOffer: _urlOffer, toplistList: _toplistList, updatedDate: _updatedDate, ...entity } = partnerEntityExample;
const {
  offers: _attributeOffers,
  urlOffer: _attributeUrlOffer,
  toplistOffer: _toplistOffer,
  toplistOfferId: _toplistOfferId,
  offerTypeCMS: _offerTypeCMS,
  marketLicence: _marketLicence,
  isOfferedElsewhere: _isOfferedElsewhere,
  verdict: _verdict,
  ...attributes
} = toplistPartnerExample.attributes;

const pageExample: Page | undefined = pageAnswerExample.pages[0];
export const storedPageExamples: StoredPage[] = pageExample ? [{ ...pageExample, sitemapCategory: 'Reseñas' }] : [];

export const storedPartnerExample: StoredPartner = { entity, attributes, scoreMoves: [], licences: [], state: 'open', stateSince: null };

export const storedOfferExample: StoredOffer = {
  offer: offerExample,
  partnerSlug: 'casino-andino',
  trackingUrl: 'https://track.casino-andino.example/c?campaign=lupa&click={clickId}',
  position: 0,
  territories: [],
};

export const storedToplistExample: StoredToplist = {
  identifier: 'home',
  name: 'Los mejores casinos',
  criteria: 'Nota global, de mayor a menor.',
  orderedBy: 'rating',
  entries: [{ partnerSlug: 'casino-andino', offerId: 'casino-andino-bienvenida', startsAt: null, endsAt: null }],
  highlight: null,
};
