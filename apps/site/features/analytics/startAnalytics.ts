import { pageAnalyticsId } from '@lupa/contracts/analytics.ts';
import type { PageAnalytics } from '@lupa/contracts/page.ts';
import { locateUser } from '../../browser/userLocation.ts';
import { buildPageData, type PageFacts, type PaidLink, pushToDataLayer } from './buildPageData.ts';
import { storeCampaign } from './campaign.ts';
import { readPaidLink, watchOutboundClicks } from './outboundClicks.ts';

/** Counts this page and the clicks that leave it for a partner, until the function it returns is called. Runs after consent only, which `isAllowed` asks anew. */
export function startAnalytics(isAllowed: () => boolean): () => void {
  const analytics = readPageAnalytics();
  if (analytics === null) return () => {};
  const running = new AbortController();
  const { signal } = running;

  async function viewPage(cause: 'load' | 'restored') {
    const location = await locateUser();
    if (signal.aborted || analytics === null) return;
    const page = buildPageData({
      analytics,
      language: document.documentElement.lang,
      links: readPaidLinks(),
      location,
      device: readDevice(),
    });
    pushToDataLayer({ event: 'pageView', eventInfo: { cause }, page });
  }

  watchOutboundClicks(storeCampaign(location.search), signal);
  addEventListener('pageshow', ({ persisted }) => persisted && isAllowed() && void viewPage('restored'), { signal });
  void viewPage('load');

  return () => {
    running.abort();
    pushToDataLayer({ event: 'consentWithdrawn', page: null });
  };
}

// Requirement 9.32: up to here it is a phone.
const mobileWidth = 639;

function readPageAnalytics(): PageAnalytics | null {
  const element = document.getElementById(pageAnalyticsId);
  return element ? JSON.parse(element.textContent) : null;
}

function readPaidLinks(): PaidLink[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-link-data]'), ({ dataset }) => readPaidLink(dataset));
}

/** By touch and the shorter side of the screen, which stays when it is turned. */
function readDevice(): PageFacts['device'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) <= mobileWidth ? 'mobile' : 'tablet';
}
