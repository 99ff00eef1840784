import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import type { OfferRows } from './offerBook.ts';

// Only the few fields that are needed: a partner's body holds whole texts.
const offersQuery = defineQuery(
  'delivery.clickoutOffers',
  `
  select kind, key,
    body #>> '{offer,id}' as offer_id,
    body ->> 'trackingUrl' as tracking_url,
    body #>> '{offer,attributes,expiration}' as expiration,
    coalesce((body #>> '{entity,activePartner}')::boolean, true) as is_active,
    body #>> '{entity,reviewSlug}' as review_slug
  from delivery.documents
  where kind in ('offer', 'partner')
  order by kind, key`,
  { notNull: ['is_active'] },
);

/** The published offers and partners, as far as the click-out needs them. */
export async function readOffers(pool: Pool): Promise<OfferRows> {
  const { rows } = await runQuery(pool, offersQuery, []);
  const result: OfferRows = { offers: [], partners: [] };
  for (const row of rows) {
    if (row.kind === 'partner') {
      result.partners.push({ partnerSlug: row.key, isActive: row.is_active, reviewSlug: row.review_slug });
      continue;
    }
    const slash = row.key.indexOf('/');
    const [partnerSlug, afflinkProxy] = [row.key.slice(0, slash), row.key.slice(slash + 1)];
    const { tracking_url: trackingUrl, expiration } = row;
    result.offers.push({ partnerSlug, afflinkProxy, offerId: row.offer_id ?? row.key, trackingUrl, expiration });
  }
  return result;
}
