import type { PageAnalytics } from './page.ts';

/** Requirements 9.16 to 9.19. */
export const analyticsConstants = {
  transactionSite: '5400',
  fullFunnelParameter: 'cclid',
  campaignParameter: 'cmpccl',
  outboundFolder: '/jugar/',
  storageKey: 'cclAnalytics',
} as const;

/** `cclid` and `cmpccl` are kept and passed on only when they are short and plain; anything else is as good as missing. */
export const campaignValuePattern = /^[\w.~:-]{1,128}$/;

export const pageAnalyticsId = 'page-analytics';

/** Analytics page data (requirements 3.73 to 3.77) as pushed to the data layer on every route change. Empty text means: not known. */
export type AnalyticsPageData = PageAnalytics & {
  /** The page's own, BCP 47: `es-CL`. */
  language: string;
  /** Of the visitor's location (requirement 3.76), as `user_country` and `user_state`: pages are the same everywhere. */
  country: string;
  state: string;
  toplist: string;
  /** Response ids of these toplists: which state of a list was seen. */
  toplistDataIds: string[];
  partnerDataIds: string[];
  platform: 'web';
  event: 'pageView';
  /** By the device, not the window: a touch screen whose shorter side is at most 639 px, or larger. */
  is_mobile: boolean;
  is_tablet: boolean;
  user_continent: string;
  user_country: string;
  user_state: string;
  user_city: string;
};

/** How a visitor left for a partner: `eventInfo` of the event `outboundClick`. */
type OutboundClick = {
  /** `5400-<milliseconds>-<random>`, new with each click. */
  transactionId: string;
  partner: string;
  offer: string;
  toplist: string;
  /** From 1; 0: not in a list. */
  position: number;
  responseId: string;
  linkId: string;
  cclid: string;
  cmpccl: string;
};

export type DataLayerItem =
  | { event: 'pageView'; eventInfo: { cause: 'load' | 'restored' }; page: AnalyticsPageData }
  | { event: 'outboundClick'; eventInfo: OutboundClick }
  /** Consent was withdrawn: the last item. `null` takes the page out of the layer's state. */
  | { event: 'consentWithdrawn'; page: null };
