import { analyticsConstants } from '@lupa/contracts/analytics.ts';
import { type PaidLink, pushToDataLayer } from './buildPageData.ts';
import type { Campaign } from './campaign.ts';

const { outboundFolder } = analyticsConstants;
const middleButton = 1;

/** Tells the data layer who leaves for a partner, and the click-out host which campaign brought them. */
export function watchOutboundClicks(campaign: Campaign, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !leadsToPartner(link) || event.defaultPrevented) return;
    const transactionId = createTransactionId();
    pushToDataLayer({ event: 'outboundClick', eventInfo: { transactionId, ...readPaidLink(link.dataset), ...campaign } });
    if (!leadsToClickOut(link)) return;
    const address = link.href;
    link.href = withCampaign(address, campaign);
    // The browser follows the link right after this event: afterwards it is as it was.
    setTimeout(() => (link.href = address));
  };
  // Last of all, since a page may have other plans with a click. Keys come as clicks, too.
  addEventListener('click', follow, { signal });
  addEventListener('auxclick', (event) => event.button === middleButton && follow(event), { signal });
}

const leadsToClickOut = ({ pathname }: HTMLAnchorElement) => pathname.startsWith(outboundFolder);
/** By the click-out host, or straight to a page of the partner's own. */
const leadsToPartner = (link: HTMLAnchorElement) => leadsToClickOut(link) || link.relList.contains('sponsored');

/** `5400-<time>-<random>`, in the form of the click-out host's own: milliseconds in 13 digits and 64 random bits in hexadecimal. */
export function createTransactionId(now = Date.now()): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${analyticsConstants.transactionSite}-${String(now).padStart(13, '0')}-${random}`;
}

/** A click-out address with the campaign as query parameters. What it says already, above all the signed placement, stays as it is. */
export function withCampaign(address: string, campaign: Campaign): string {
  const added = Object.entries(campaign).filter(([, value]) => value !== '');
  if (added.length === 0) return address;
  const [beforeHash = '', ...hash] = address.split('#');
  const separator = beforeHash.includes('?') ? '&' : '?';
  return [beforeHash + separator + new URLSearchParams(added).toString(), ...hash].join('#');
}

export function readPaidLink({ responseId = '', linkId = '', linkData }: DOMStringMap): PaidLink {
  const { partner, offer, toplist, position } = parseData(linkData);
  return {
    partner: textOf(partner),
    offer: textOf(offer),
    toplist: textOf(toplist),
    position: typeof position === 'number' ? position : 0,
    responseId,
    linkId,
  };
}

function parseData(data = '{}'): Record<string, unknown> {
  try {
    return Object(JSON.parse(data));
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
