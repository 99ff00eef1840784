import type { AnalyticsPageData, DataLayerItem } from '@lupa/contracts/analytics.ts';
import type { UserLocation } from '@lupa/contracts/territory.ts';
import type { PageAnalytics } from '@lupa/contracts/page.ts';

/** What a link's `data-response-id`, `data-link-id` and `data-link-data` (requirement 3.69) say about it. Empty text or 0: not said. */
export type PaidLink = { partner: string; offer: string; toplist: string; position: number; responseId: string; linkId: string };

export type PageFacts = {
  analytics: PageAnalytics;
  language: string;
  links: readonly PaidLink[];
  location: UserLocation | null;
  device: 'mobile' | 'tablet' | 'desktop';
};

/** Analytics page data (requirements 3.73 to 3.77): every field, empty where nothing is known. */
export function buildPageData({ analytics, language, links, location, device }: PageFacts): AnalyticsPageData {
  const country = location?.countryCode ?? '';
  const state = location?.regionCode ?? '';
  return {
    ...analytics,
    language,
    country,
    state,
    toplist: distinct(links.map(({ toplist }) => toplist)).join(','),
    toplistDataIds: distinct(links.map(({ responseId }) => responseId)),
    partnerDataIds: distinct(links.map(({ partner }) => partner)),
    platform: 'web',
    event: 'pageView',
    is_mobile: device === 'mobile',
    is_tablet: device === 'tablet',
    user_continent: location?.continentCode ?? '',
    user_country: country,
    user_state: state,
    user_city: location?.city ?? '',
  };
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}

declare global {
  interface Window {
    adobeDataLayer?: { push: (item: DataLayerItem) => unknown };
  }
}

/** The Adobe Client Data Layer, or the array that it takes over when a tag manager brings it later. */
export function pushToDataLayer(item: DataLayerItem): void {
  const none: DataLayerItem[] = [];
  (window.adobeDataLayer ??= none).push(item);
}
