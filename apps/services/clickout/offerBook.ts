import { parseDestination, type Destination } from '@lupa/contracts/destination.ts';
import { legalPeriodSchema, type MarketLicence, marketLicenceSchema } from '@lupa/contracts/legalStatus.ts';
import { mayBeOffered } from '@lupa/domain/legalStatus.ts';
import { market } from '@lupa/contracts/market.ts';
import { isShownIn } from '@lupa/domain/territory.ts';
import { expiryMoment } from '@lupa/domain/schedule.ts';
import { offerKey } from '@lupa/database/storedDocuments.ts';
import { z } from 'zod';
import type { Logger } from '@lupa/server/logger.ts';
import type { Snapshot } from '@lupa/server/snapshot.ts';
import { followRows, type FollowedRows } from './followRows.ts';

export const offerRowsSchema = z.object({
  offers: z.array(
    z.object({
      partnerSlug: z.string(),
      afflinkProxy: z.string(),
      offerId: z.string(),
      trackingUrl: z.string().nullable(),
      expiration: z.string().nullable().default(null),
      territories: z.array(z.string()).default([]),
    }),
  ),
  partners: z.array(
    z.object({
      partnerSlug: z.string(),
      /** Whether it may be linked (`isCasinoRecommended`): a way out leads to its offers, and not to its review. */
      isActive: z.boolean(),
      reviewSlug: z.string().nullable(),
      licences: z.array(marketLicenceSchema).default([]),
    }),
  ),
  legalPeriods: z.array(legalPeriodSchema).default([]),
});
export type OfferRows = z.output<typeof offerRowsSchema>;

export type BookedOffer = {
  partnerSlug: string;
  afflinkProxy: string;
  offerId: string;
  destination: Destination;
  /** The first moment, in milliseconds, at which it has expired; infinite when it never does. */
  expiresAt: number;
  /** Where it may be shown; empty: everywhere. */
  territories: readonly string[];
};

/** The way out for a path: to the partner, to its review on the site where there is no offer (any more), the law forbids it or it is for other territories, or nowhere. */
type WayOut = { kind: 'offer'; offer: BookedOffer } | { kind: 'review'; url: string } | { kind: 'unknown' };

export type OfferBook = {
  /** `territory`: where the visitor is, `CA-ON`; null: not known. */
  find: (partnerSlug: string, afflinkProxy: string, now: number, territory: string | null) => WayOut;
  size: number;
};

export type RejectedOffer = { partnerSlug: string; afflinkProxy: string; reason: string };

export function buildOfferBook(rows: OfferRows, siteUrl: string, onRejected: (offer: RejectedOffer) => void): OfferBook {
  const unknown: WayOut = { kind: 'unknown' };
  const reviews = new Map<string, WayOut>();
  const licencesOfActive = new Map<string, MarketLicence[]>();
  for (const { partnerSlug, isActive, reviewSlug, licences } of rows.partners) {
    const url = reviewUrl(siteUrl, reviewSlug);
    if (url !== null) reviews.set(partnerSlug, { kind: 'review', url });
    if (isActive) licencesOfActive.set(partnerSlug, licences);
  }
  const mayLead = ({ partnerSlug, expiresAt, territories }: BookedOffer, now: number, territory: string | null): boolean => {
    if (now >= expiresAt || !isShownIn(territories, territory ?? market.country)) return false;
    return mayBeOffered(rows.legalPeriods, licencesOfActive.get(partnerSlug) ?? [], new Date(now));
  };
  const booked = new Map<string, WayOut & { kind: 'offer' }>();
  for (const { partnerSlug, afflinkProxy, offerId, trackingUrl, expiration, territories } of rows.offers) {
    if (!licencesOfActive.has(partnerSlug) || trackingUrl === null) continue;
    try {
      const expiresAt = expiryMoment(expiration)?.getTime() ?? Infinity;
      const offer = { partnerSlug, afflinkProxy, offerId, destination: parseDestination(trackingUrl), expiresAt, territories };
      booked.set(offerKey(partnerSlug, afflinkProxy), { kind: 'offer', offer });
    } catch (error) {
      onRejected({ partnerSlug, afflinkProxy, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return {
    size: booked.size,
    find: (partnerSlug, afflinkProxy, now, territory) => {
      const way = booked.get(offerKey(partnerSlug, afflinkProxy));
      return way !== undefined && mayLead(way.offer, now, territory) ? way : (reviews.get(partnerSlug) ?? unknown);
    },
  };
}

function reviewUrl(siteUrl: string, reviewSlug: string | null): string | null {
  if (reviewSlug === null || reviewSlug.trim() === '') return null;
  const site = new URL(siteUrl);
  const path = reviewSlug.replace(/^[/\\\s]+/, '');
  const url = new URL(`${site.pathname.replace(/\/+$/, '')}/${path}`, site);
  return url.origin === site.origin ? url.href : null;
}

export type FollowOffersOptions = {
  read: () => Promise<OfferRows>;
  snapshot: Snapshot<OfferRows>;
  siteUrl: string;
  logger: Logger;
};

export function followOffers({ siteUrl, logger, ...options }: FollowOffersOptions): Promise<FollowedRows<OfferBook>> {
  const build = (rows: OfferRows) => buildOfferBook(rows, siteUrl, (offer) => logger.error(offer, 'an offer has no usable tracking URL'));
  return followRows({ ...options, subject: 'offers', build, logger });
}
