import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { commercialAccess } from '../../core/access/roles.ts';
import { toDay } from '../../core/dates/days.ts';
import type { WorkContext } from '../../core/frontPage/work.ts';
import type { ReviewedOffer } from './attention.ts';
import { loadLinkChecks } from './linkChecks.ts';

// There are thousands, and Payload takes a second to read as many documents.
const reviewedQuery = defineQuery(
  'studio.reviewedOffers',
  `
  select offer.id, offer.title_preview as title, nullif(offer.tracking_url, '') as "trackingUrl", offer.expiration,
    offer.fact_verified_on as "verifiedOn", coalesce(partner.name, 'Casino borrado') as "partnerName",
    case when partner.id is null then 'deleted' when partner._status is distinct from 'published' then 'unpublished'
      when coalesce(partner.active_partner, true) then 'live' else 'inactive' end as partner
  from studio.offers as offer left join studio.partners as partner on partner.id = offer.partner_id and partner.deleted_at is null
  where offer._status = 'published' and offer.deleted_at is null order by offer.created_at desc, offer.id desc`,
  { notNull: ['title', 'partnerName', 'partner'] },
);
const partnerStateSchema = z.enum(['deleted', 'unpublished', 'live', 'inactive']);

/** @throws Forbidden */
export async function loadReviewedOffers(req: PayloadRequest): Promise<ReviewedOffer[]> {
  if (!commercialAccess.read({ req })) throw new Forbidden(req.t);
  const { pool } = req.payload.db;
  const { rows } = await runQuery(pool, reviewedQuery, []);
  const checks = await loadLinkChecks(pool);
  return rows.map(({ expiration, verifiedOn, partner, ...offer }) => {
    const check = checks.get(String(offer.id));
    return {
      ...offer,
      partner: partnerStateSchema.parse(partner),
      expiration: toDay(expiration?.toISOString()),
      verifiedOn: toDay(verifiedOn?.toISOString()),
      check: check?.trackingUrl === offer.trackingUrl ? (check ?? null) : null,
    };
  });
}

const reviewed = new WeakMap<WorkContext, Promise<ReviewedOffer[]>>();

export function loadOffersOnce(context: WorkContext): Promise<ReviewedOffer[]> {
  const offers = reviewed.get(context) ?? loadReviewedOffers(context.req);
  reviewed.set(context, offers);
  return offers;
}
