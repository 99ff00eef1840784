import type { Pool } from '@lupa/database/connect.ts';
import { z } from 'zod';
import type { OfferRows } from './offerBook.ts';

// Only the few fields that are needed: a partner's body holds whole texts.
const statement = `
  select kind, key,
    body #>> '{offer,id}' as offer_id,
    body ->> 'trackingUrl' as tracking_url,
    body #>> '{offer,attributes,expiration}' as expiration,
    coalesce((body #>> '{entity,activePartner}')::boolean, true) as is_active,
    body #>> '{entity,reviewSlug}' as review_slug
  from delivery.documents
  where kind in ('offer', 'partner')
  order by kind, key`;

const rowSchema = z.object({
  kind: z.enum(['offer', 'partner']),
  key: z.string(),
  offer_id: z.string().nullable(),
  tracking_url: z.string().nullable(),
  expiration: z.string().nullable(),
  is_active: z.boolean(),
  review_slug: z.string().nullable(),
});

/** The published offers and partners, as far as the click-out needs them. */
export async function readOffers(pool: Pool): Promise<OfferRows> {
  const { rows } = await pool.query<Record<string, unknown>>(statement);
  const result: OfferRows = { offers: [], partners: [] };
  for (const row of rows.map((entry) => rowSchema.parse(entry))) {
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
