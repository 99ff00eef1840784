/**
 * Numbers of the advisory locks that processes of ours take in a database: each its own, or what has nothing to do with each other waits for each other.
 * `recordChange` is in the function `delivery.record_change` as well.
 */
export const advisoryLocks = {
  migrateServices: 54002026,
  recordChange: 54002027,
  migrateStudio: 54002028,
  dueJobs: 54002029,
  jackpotFeed: 54002030,
  jackpotSimulator: 54002031,
  grantRights: 54002032,
  reduceClicks: 54002033,
  importCatalogue: 54002034,
  imports: 54002035,
  checkLinks: 54002036,
  purgeCdn: 54002037,
  /** The first of two keys: the second is the document. */
  uses: 54002038,
  sumClickDays: 54002039,
  followOffers: 54002040,
  tryPlays: 54002041,
} as const;
