import { analyticsConstants } from '@lupa/contracts/analytics.ts';
import type { Campaign } from './campaign.ts';
import { pushToDataLayer } from './dataLayer.ts';
import { readPaidLink } from './paidLink.ts';
import { createTransactionId } from './transactionId.ts';
import { withCampaign } from './withCampaign.ts';

const { outboundFolder } = analyticsConstants;
const middleButton = 1;

/** Tells the data layer who leaves for a partner, and the click-out host which campaign brought them. */
export function watchOutboundClicks(campaign: Campaign, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !link.pathname.startsWith(outboundFolder) || event.defaultPrevented) return;
    const transactionId = createTransactionId();
    pushToDataLayer({ event: 'outboundClick', eventInfo: { transactionId, ...readPaidLink(link.dataset), ...campaign } });
    const address = link.href;
    link.href = withCampaign(address, campaign);
    // The browser follows the link right after this event: afterwards it is as it was.
    setTimeout(() => (link.href = address));
  };
  // Last of all, since a page may have other plans with a click. Keys come as clicks, too.
  addEventListener('click', follow, { signal });
  addEventListener('auxclick', (event) => event.button === middleButton && follow(event), { signal });
}
