import { z } from 'zod';
import { neededListOf, objectOf, orDefault, without } from './generous.ts';
import { idText, moment, someText } from './values.ts';
import { offerExample, offerSchema, type Offer } from './offer.ts';

/** An offer's terms from `since` (ISO 8601) on, an extension. `offer` is null once it is not published. Kept for good. */
const offerVersionSchema = objectOf({
  offerId: idText,
  partnerSlug: someText,
  since: moment.pipe(z.iso.datetime({ offset: true })),
  offer: orDefault(offerSchema.nullable(), null),
});
export type OfferVersion = z.output<typeof offerVersionSchema>;
/** `GET {phoenix}/offer-versions/?partner=`: of a partner, or of all; the newest first. */
export const offerVersionsSchema = neededListOf(offerVersionSchema);

/** Where an offer leads, where its terms are read and when they were verified are no terms. */
export const offerTerms = Object.keys(without(offerSchema.shape.attributes.shape, 'afflinkProxy', 'termsUrl', 'fact')) as OfferTerm[];
export type OfferTerm = Exclude<keyof Offer['attributes'], 'afflinkProxy' | 'termsUrl' | 'fact'>;

export const offerVersionsExample: OfferVersion[] = [
  { offerId: offerExample.id, partnerSlug: 'casino-andino', since: '2026-10-05T13:20:00.000Z', offer: offerExample },
  {
    offerId: offerExample.id,
    partnerSlug: 'casino-andino',
    since: '2026-03-12T15:00:00.000Z',
    offer: { ...offerExample, attributes: { ...offerExample.attributes, rollover: 30, terms: 'Rollover 30 veces el bono en 30 días.' } },
  },
];
