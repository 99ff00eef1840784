import { readConsent } from '../consent/readConsent.ts';
import { locateUser } from '../userLocation.ts';
import { buildPageData } from './buildPageData.ts';
import { keepCampaign } from './campaign.ts';
import { pushToDataLayer } from './dataLayer.ts';
import { watchOutboundClicks } from './outboundClicks.ts';
import { readDevice, readPageAnalytics, readPaidLinks } from './readPage.ts';

/** Counts this page and the clicks that leave it for a partner, until the function it returns is called. Runs after consent only. */
export function startAnalytics(): () => void {
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

  watchOutboundClicks(keepCampaign(location.search), signal);
  addEventListener('pageshow', ({ persisted }) => persisted && readConsent() === 'accepted' && void viewPage('restored'), { signal });
  void viewPage('load');

  return () => {
    running.abort();
    pushToDataLayer({ event: 'consentWithdrawn', page: null });
  };
}
