import { type Offer, offerExample } from '@lupa/contracts/offer.ts';
import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';

/*
 * What offers of the example casinos said since when: one got dearer twice, one came and went, one has never changed.
 */

type Terms = Partial<Offer['attributes']>;

function version(partnerSlug: string, offerId: string, since: string, terms: Terms | null): OfferVersion {
  const offer = terms && { ...offerExample, id: offerId, attributes: { ...offerExample.attributes, ...terms } };
  return { offerId, partnerSlug, since, offer };
}

export const exampleOfferVersions: OfferVersion[] = [
  version('casino-andino', 'casino-andino-bienvenida', '2026-10-05T13:20:00.000Z', {}),
  version('casino-andino', 'casino-andino-navidad', '2026-09-01T03:00:00.000Z', null),
  version('casino-andino', 'casino-andino-bienvenida', '2026-07-14T16:05:00.000Z', { rollover: 30, terms: 'Rollover 30 veces el bono.' }),
  version('casino-andino', 'casino-andino-navidad', '2026-06-20T12:00:00.000Z', { titlePreview: '$5.000 por invierno', freeSpins: null }),
  version('casino-andino', 'casino-andino-bienvenida', '2026-03-12T15:00:00.000Z', {
    rollover: 25,
    terms: 'Rollover 25 veces el bono.',
    isSticky: null,
  }),
  version('copihue-casino', 'copihue-casino-bienvenida', '2026-03-12T15:00:00.000Z', {}),
];
