import type { CallName } from '@lupa/contracts/calls.ts';

export type CallPolicy = {
  /** Milliseconds for the whole answer. */
  deadline: number;
  /** Milliseconds that anybody waits for it, counted from its beginning, where that is less. After that it goes on for the next who asks. */
  patience?: number;
  maximumBytes: number;
  /** Logged when the call fails; requirements 8.4 to 8.8 where they have words for it. */
  failureMessage: string;
  /** What a visitor sees where no answer was ever read. */
  without: string;
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
  page: { ...critical, failureMessage: 'Unable to fetch the page', without: 'no such page: a 503' },
  navigationGroup: { ...deferred, failureMessage: 'Unable to fetchnavigationGroups', without: 'header and footer without menus' },
  microcopy: {
    ...deferred,
    failureMessage: "Unable to fetch microcopy for locale '{locale}'",
    without: 'the Spanish texts of packages/contracts/microcopy.ts',
  },
  globals: { ...deferred, failureMessage: 'Unable to fetch globals', without: "an empty footer; the host as the site's name" },
  pagesAll: {
    ...wholeList,
    failureMessage: 'Unable to fetch routes',
    without: 'no choice of languages, a sentence on /sitemap/; sitemap.xml is a 503',
  },
  redirects: { ...wholeList, failureMessage: 'Unable to fetch redirects', without: 'a 404 where there might be a redirect' },
  corrections: { ...wholeList, failureMessage: 'Unable to fetch corrections', without: 'the log with corrections of records alone' },
  legalStatus: { ...deferred, failureMessage: 'Unable to fetch how the law stands', without: 'casinos as where no law is' },
  globalPaymentMethod: { ...deferred, failureMessage: 'Unable to fetch payment methods', without: 'a payment method without its logo' },
  search: { ...deferred, failureMessage: 'Unable to search', without: 'games and providers, and that there may be more', isKept: false },
  partnerEntity: { ...wholeList, failureMessage: 'Unable to fetch partner entities', without: 'no way to a casino that was never read' },
  gameEntity: { ...wholeList, failureMessage: 'Unable to fetch game entities', without: 'games without what editors add to them' },
  providers: { ...wholeList, failureMessage: 'Unable to fetch software providers', without: 'no providers in heroes and filters' },
  filters: { ...deferred, failureMessage: 'Unable to fetch filters', without: 'a library without filters' },
  games: { ...deferred, failureMessage: 'Unable to fetch games', without: 'a library without games' },
  gamesByIds: { ...deferred, failureMessage: 'Unable to fetch games by id', without: 'no games on pages about one, or beside a review' },
  gamePages: { ...wholeList, failureMessage: 'Unable to fetch pages of games', without: 'no games in sitemap.xml' },
  gamesByType: { ...deferred, failureMessage: 'Unable to fetch games by type', without: 'games/ answers for a type' },
  gameTypes: { ...deferred, failureMessage: 'Unable to fetch game types', without: 'a provider without the names of its types' },
  similarGames: { ...deferred, failureMessage: 'Unable to fetch similar games', without: 'no similar games' },
  gamesByProvider: { ...deferred, failureMessage: 'Unable to fetch games by provider', without: 'a casino in a list without games' },
  toplist: { ...wholeList, failureMessage: 'Unable to fetch the toplist', without: 'no lists; without the initial one no comparator' },
  partnersBySlug: { ...deferred, failureMessage: 'Unable to save partnersBySlug', without: 'no reviews, no filters of lists' },
  records: {
    ...wholeList,
    failureMessage: 'Unable to fetch records',
    without: 'no withdrawals, corrections, news, open record; /datos/ and feeds of news are 503',
  },
  recordCounts: { ...deferred, failureMessage: 'Unable to count records', without: 'no block of the open record' },
  reviews: { ...deferred, failureMessage: 'Unable to fetch reviews', without: 'no news; their feeds are 503' },
  paymentUse: {
    ...wholeList,
    failureMessage: 'Unable to fetch who takes a payment method',
    without: 'a payment method without counts and best casinos',
  },
  ratingMethods: { ...deferred, failureMessage: 'Unable to fetch rating methods', without: 'no versions of the method; /datos/ is a 503' },
  offerVersions: {
    ...wholeList,
    failureMessage: 'Unable to fetch offer versions',
    without: 'no changes of bonuses, no news; feeds are 503',
  },
  territories: { ...deferred, failureMessage: 'Unable to fetch the territories of offers', without: 'offers as everywhere' },
  jackpot: {
    deadline: 600,
    maximumBytes: megabyte,
    failureMessage: 'Unable to fetch the jackpot',
    without: 'the amount that the broadcaster says first',
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
