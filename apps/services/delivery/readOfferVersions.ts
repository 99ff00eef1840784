import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import { offerSchema } from '@lupa/contracts/offer.ts';
import { defineQuery } from '@lupa/database/query.ts';
import { queryDocuments, type Queryable } from './queryDocuments.ts';

const offerVersionsQuery = defineQuery(
  'delivery.offerVersions',
  `select split_part(source, ':', 2) as "offerId", partner_slug as "partnerSlug", since, offer from delivery.offer_versions
      where $1::text is null or partner_slug = $1 order by since desc, id desc`,
  { notNull: ['offerId'], isPrepared: true },
);

/** The versions of a partner's offers, or of all, the newest first. */
export async function readOfferVersions(pool: Queryable, partnerSlug: string | undefined): Promise<OfferVersion[]> {
  const rows = await queryDocuments(pool, offerVersionsQuery, [partnerSlug ?? null]);
  return rows.map(({ offerId, partnerSlug: slug, since, offer }) => ({
    offerId,
    partnerSlug: slug,
    since: since.toISOString(),
    offer: offer === null ? null : offerSchema.parse(offer),
  }));
}
