import type { PageAnalytics } from './page.ts';

/** SPEC section 9. */
export const analyticsConstants = {
  transactionSite: '5400',
  fullFunnelParameter: 'cclid',
  campaignParameter: 'cmpccl',
  outboundFolder: '/jugar/',
  storageKey: 'cclAnalytics',
} as const;

/** Analytics page data (SPEC section 3) as pushed to the data layer on every route change. */
export type AnalyticsPageData = PageAnalytics & {
  language: string;
  country: string;
  toplist: string;
  toplistDataIds: string[];
  partnerDataIds: string[];
  state: string;
  platform: string;
  event: string;
  is_mobile: boolean;
  is_tablet: boolean;
  user_continent: string;
  user_country: string;
  user_state: string;
  user_city: string;
};
