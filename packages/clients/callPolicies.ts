import type { CallName } from '@lupa/contracts/calls.ts';

export type CallPolicy = {
  /** Milliseconds for the whole answer. */
  deadline: number;
  /** Milliseconds that anybody waits for it, counted from its beginning, where that is less. After that it goes on for the next who asks. */
  patience?: number;
  maximumBytes: number;
  /** Logged when the call fails; requirements 8.4 to 8.8 where they have words for it. */
  failureMessage: string;
  /** Milliseconds that an answer counts as fresh at most: for what changes all the time. */
  freshMilliseconds?: number;
  /** Whether the last good answer is kept; missing: it is. What somebody asked is not. */
  isKept?: false;
};

const megabyte = 1024 * 1024;

const critical = { deadline: 3000, patience: 1500, maximumBytes: 4 * megabyte };
const deferred = { deadline: 1400, maximumBytes: 4 * megabyte };
const wholeList = { deadline: 5000, patience: 1400, maximumBytes: 32 * megabyte };

export const callPolicies: Record<CallName, CallPolicy> = {
  page: { ...critical, failureMessage: 'Unable to fetch the page' },
  navigationGroup: { ...deferred, failureMessage: 'Unable to fetchnavigationGroups' },
  microcopy: { ...deferred, failureMessage: "Unable to fetch microcopy for locale '{locale}'" },
  globals: { ...deferred, failureMessage: 'Unable to fetch globals' },
  pagesAll: { ...wholeList, failureMessage: 'Unable to fetch routes' },
  redirects: { ...wholeList, failureMessage: 'Unable to fetch redirects' },
  corrections: { ...wholeList, failureMessage: 'Unable to fetch corrections' },
  legalStatus: { ...deferred, failureMessage: 'Unable to fetch how the law stands' },
  globalPaymentMethod: { ...deferred, failureMessage: 'Unable to fetch payment methods' },
  search: { ...deferred, failureMessage: 'Unable to search', isKept: false },
  partnerEntity: { ...wholeList, failureMessage: 'Unable to fetch partner entities' },
  gameEntity: { ...wholeList, failureMessage: 'Unable to fetch game entities' },
  providers: { ...wholeList, failureMessage: 'Unable to fetch software providers' },
  filters: { ...deferred, failureMessage: 'Unable to fetch filters' },
  games: { ...deferred, failureMessage: 'Unable to fetch games' },
  gamesByIds: { ...deferred, failureMessage: 'Unable to fetch games by id' },
  gamePages: { ...wholeList, failureMessage: 'Unable to fetch pages of games' },
  gamesByType: { ...deferred, failureMessage: 'Unable to fetch games by type' },
  gameTypes: { ...deferred, failureMessage: 'Unable to fetch game types' },
  similarGames: { ...deferred, failureMessage: 'Unable to fetch similar games' },
  gamesByProvider: { ...deferred, failureMessage: 'Unable to fetch games by provider' },
  toplist: { ...deferred, failureMessage: 'Unable to fetch the toplist' },
  partnersBySlug: { ...deferred, failureMessage: 'Unable to save partnersBySlug' },
  records: { ...wholeList, failureMessage: 'Unable to fetch records' },
  recordCounts: { ...deferred, failureMessage: 'Unable to count records' },
  reviews: { ...deferred, failureMessage: 'Unable to fetch reviews' },
  paymentUse: { ...wholeList, failureMessage: 'Unable to fetch who takes a payment method' },
  ratingMethods: { ...deferred, failureMessage: 'Unable to fetch rating methods' },
  offerVersions: { ...wholeList, failureMessage: 'Unable to fetch offer versions' },
  territories: { ...deferred, failureMessage: 'Unable to fetch the territories of offers' },
  jackpot: {
    deadline: 600,
    maximumBytes: megabyte,
    failureMessage: 'Unable to fetch the jackpot',
    freshMilliseconds: 3000,
  },
};

/** How long answers are kept when nothing else ends them: the change feed does, as a rule. */
export const dataLifetimes = {
  freshMilliseconds: 3600_000,
  /** For answers that ask not to be kept at all: one page view makes several calls, and many views come at once. */
  leastMilliseconds: 5000,
  /** The same for answers in the last second before they change by themselves. */
  leastBeforeEndMilliseconds: 1000,
  /** A call that failed is not tried again for this long. */
  pauseMilliseconds: 2000,
  jackpotPageMilliseconds: 60_000,
} as const;

/** docs/contracts.md: at most 200 entries in a list parameter. */
export const maximumListLength = 200;
