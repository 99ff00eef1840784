import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { Partner } from '../../payload-types.ts';
import { toDay } from '../../core/dates/days.ts';
import type { WorkContext } from '../../core/frontPage/work.ts';
import { plain } from '../../core/publish/reader.ts';
import { idOf } from '../../core/publish/sources.ts';
import type { ReviewedOffer } from './attention.ts';
import { loadLinkChecks } from './linkChecks.ts';

type PartnerState = Pick<Partner, 'name' | 'activePartner' | '_status'>;

export async function loadReviewedOffers(req: PayloadRequest): Promise<ReviewedOffer[]> {
  const { payload } = req;
  const all = { overrideAccess: false, ...plain(req) } as const;
  const { docs: offers } = await payload.find({
    ...all,
    collection: slugs.offers,
    where: { _status: { equals: 'published' } },
    select: { titlePreview: true, partner: true, expiration: true, trackingUrl: true, fact: { verifiedOn: true } },
  });
  const { docs } = await payload.find({
    ...all,
    collection: slugs.partners,
    select: { name: true, activePartner: true, _status: true },
  });
  const partners = new Map(docs.map((partner) => [partner.id, partner]));
  const checks = await loadLinkChecks(payload.db.pool);
  return offers.map(({ id, titlePreview, partner, expiration, trackingUrl, fact }) => {
    const owner = partners.get(idOf(partner) ?? 0);
    const check = checks.get(String(id));
    return {
      id,
      title: titlePreview,
      partnerName: owner?.name ?? 'Casino borrado',
      partner: stateOf(owner),
      expiration: toDay(expiration),
      verifiedOn: toDay(fact?.verifiedOn),
      trackingUrl: trackingUrl ? trackingUrl : null,
      check: check?.trackingUrl === trackingUrl ? (check ?? null) : null,
    };
  });
}

function stateOf(partner: PartnerState | undefined): ReviewedOffer['partner'] {
  if (!partner) return 'deleted';
  if (partner._status !== 'published') return 'unpublished';
  return (partner.activePartner ?? true) ? 'live' : 'inactive';
}

const reviewed = new WeakMap<WorkContext, Promise<ReviewedOffer[]>>();

export function loadOffersOnce(context: WorkContext): Promise<ReviewedOffer[]> {
  const offers = reviewed.get(context) ?? loadReviewedOffers(context.req);
  reviewed.set(context, offers);
  return offers;
}
