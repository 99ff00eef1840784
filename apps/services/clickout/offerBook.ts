import { parseDestination, type Destination } from '@lupa/contracts/destination.ts';
import { offerKey } from '@lupa/database/storedDocuments.ts';
import { z } from 'zod';

/** What the click-out needs of the published offers and partners. Also the shape of the snapshot on disk. */
export const offerRowsSchema = z.object({
  offers: z.array(z.object({ partnerSlug: z.string(), afflinkProxy: z.string(), offerId: z.string(), trackingUrl: z.string().nullable() })),
  partners: z.array(z.object({ partnerSlug: z.string(), isActive: z.boolean(), reviewSlug: z.string().nullable() })),
});
export type OfferRows = z.output<typeof offerRowsSchema>;

export type BookedOffer = { partnerSlug: string; afflinkProxy: string; offerId: string; destination: Destination };

/** The way out for a path: to the partner, to its review on the site, or nowhere. */
export type WayOut = { kind: 'offer'; offer: BookedOffer } | { kind: 'review'; url: string } | { kind: 'unknown' };

export type OfferBook = { find: (partnerSlug: string, afflinkProxy: string) => WayOut; size: number };

export type RejectedOffer = { partnerSlug: string; afflinkProxy: string; reason: string };

/** Offers by path, ready to redirect. An offer whose URL cannot be used is reported and treated as unknown. */
export function buildOfferBook(rows: OfferRows, siteUrl: string, onRejected: (offer: RejectedOffer) => void): OfferBook {
  const unknown: WayOut = { kind: 'unknown' };
  const reviews = new Map<string, WayOut>();
  const active = new Set<string>();
  for (const { partnerSlug, isActive, reviewSlug } of rows.partners) {
    const url = reviewUrl(siteUrl, reviewSlug);
    if (url !== null) reviews.set(partnerSlug, { kind: 'review', url });
    if (isActive) active.add(partnerSlug);
  }
  const ways = new Map<string, WayOut>();
  for (const { partnerSlug, afflinkProxy, offerId, trackingUrl } of rows.offers) {
    if (!active.has(partnerSlug) || trackingUrl === null) continue;
    try {
      const offer = { partnerSlug, afflinkProxy, offerId, destination: parseDestination(trackingUrl) };
      ways.set(offerKey(partnerSlug, afflinkProxy), { kind: 'offer', offer });
    } catch (error) {
      onRejected({ partnerSlug, afflinkProxy, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return {
    size: ways.size,
    find: (partnerSlug, afflinkProxy) => ways.get(offerKey(partnerSlug, afflinkProxy)) ?? reviews.get(partnerSlug) ?? unknown,
  };
}

/** The review's page on the site; null when the slug would lead anywhere else. */
function reviewUrl(siteUrl: string, reviewSlug: string | null): string | null {
  if (reviewSlug === null || reviewSlug.trim() === '') return null;
  const site = new URL(siteUrl);
  const path = reviewSlug.replace(/^[/\\\s]+/, '');
  const url = new URL(`${site.pathname.replace(/\/+$/, '')}/${path}`, site);
  return url.origin === site.origin ? url.href : null;
}
