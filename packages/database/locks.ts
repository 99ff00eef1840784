import { defineQuery, runQuery, type Executor } from './query.ts';

/** Each its own: others would wait for each other. `recordChange` is in the function `delivery.record_change` as well. */
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
  scheduleJobs: 54002042,
  housekeepingJobs: 54002043,
  fileJobs: 54002044,
  importJobs: 54002045,
  mailJobs: 54002046,
  linkJobs: 54002047,
  offerJobs: 54002048,
} as const;

const tryQuery = defineQuery('database.tryLock', 'select pg_try_advisory_lock($1) as "isHeld"', { notNull: ['isHeld'] });
const tryInTransactionQuery = defineQuery('database.tryTransactionLock', 'select pg_try_advisory_xact_lock($1) as "isHeld"', {
  notNull: ['isHeld'],
});

/** Takes the lock, which is this connection's, unless another one has it. @returns whether it was taken */
export async function tryLock(client: Executor, lock: number): Promise<boolean> {
  const { rows } = await runQuery(client, tryQuery, [lock]);
  return rows[0]?.isHeld ?? false;
}

/** The same until the transaction ends. */
export async function tryTransactionLock(client: Executor, lock: number): Promise<boolean> {
  const { rows } = await runQuery(client, tryInTransactionQuery, [lock]);
  return rows[0]?.isHeld ?? false;
}
