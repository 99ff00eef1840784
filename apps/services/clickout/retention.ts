import { type Pool, inTransaction } from '@lupa/database/connect.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { repeatTurns } from '../repeatTurns.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import { advisoryLocks, tryTransactionLock } from '@lupa/database/locks.ts';
import { market } from '@lupa/contracts/market.ts';
import { firstClickIdAt, timeOfClickId } from './clickRow.ts';

const kind = 'day, partner_slug, afflink_proxy, offer_id, page, block, toplist, position, country, device, bot_class';

const gone = `clicks.*, (at at time zone '${market.timeZone}')::date as day, ('x' || left(md5(clicks.id), 16))::bit(64)::bigint as mark`;
/**
 * A click is either raw or summed. What comes late is added to the sums; what comes a second time is known by its mark, which is looked for among those
 * of its time alone.
 */
const summedFromGone = `span as (
    select day, min(at) as first_at, max(at) as last_at from gone group by day
  ), known as (
    select day, unnest(marks) as mark from clicks.reduced join span using (day)
    where reduced.last_at >= span.first_at and reduced.first_at <= span.last_at
  ), fresh as (
    select * from gone where not exists (select from known where known.day = gone.day and known.mark = gone.mark)
  ), marked as (
    insert into clicks.reduced (day, marks, first_at, last_at) select day, array_agg(mark), min(at), max(at) from fresh group by day
  ), late as (
    insert into conversions.late_days (day)
    select distinct day from gone where not exists (select from fresh where fresh.id = gone.id)
  ), summed as (
    insert into clicks.daily (${kind}, clicks) select ${kind}, count(*) from fresh group by ${kind}
    on conflict on constraint daily_kind do update set clicks = daily.clicks + excluded.clicks
  )
  select (select count(*) from gone)::int as deleted, (select count(*) from fresh)::int as summed, (select max(last_at) from span) as "lastAt"`;

const reduceQuery = defineQuery(
  'clicks.reduce',
  `
  with old as (
    select id from clicks.clicks
    where at >= $4::timestamptz and at < $1::timestamptz - make_interval(hours => 24 * ($2::int - 1))
      and (at at time zone '${market.timeZone}')::date < ($1::timestamptz at time zone '${market.timeZone}')::date - $2::int
    order by at limit $3
  ), gone as (
    delete from clicks.clicks using old where clicks.id = old.id returning ${gone}
  ), ${summedFromGone}`,
  { notNull: ['deleted', 'summed'] },
);

const oldDaysQuery = defineQuery(
  'clicks.oldDays',
  `
  select day::text, clicks.first_id_of(day, '${market.timeZone}') as first, clicks.first_id_of(day + 1, '${market.timeZone}') as end from (
    select to_date(right(relname, 8), 'YYYYMMDD') as day from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'clicks.clicks'::regclass and relname ~ '^clicks_[0-9]{8}$'
  ) as days
  where day < ($1::timestamptz at time zone '${market.timeZone}')::date - $2::int order by day`,
  { notNull: ['day', 'first', 'end'] },
);
const reduceHourQuery = defineQuery(
  'clicks.reduceHour',
  `with gone as (select ${gone} from clicks.clicks where id >= $1 and id < $2), ${summedFromGone}`,
  { notNull: ['deleted', 'summed'] },
);
const dropDayQuery = defineQuery('clicks.dropDay', 'select clicks.drop_day($1::date, $2)');
const makeDayQuery = defineQuery(
  'clicks.makeDay',
  `select clicks.make_day(($1::timestamptz at time zone '${market.timeZone}')::date + $2::int, '${market.timeZone}')`,
);

type Batch = RowOf<typeof reduceQuery>;
export type Reduction = Omit<Batch, 'lastAt'>;

type ReduceOptions = { signal?: AbortSignal; batchSize?: number };

const daysAhead = 7;

/** Makes the partitions of the days to come. A click of a day that has none is kept among the others. */
export async function makeClickDays(pool: Pool, now: Date): Promise<void> {
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) await runQuery(pool, makeDayQuery, [now, ahead]);
}

/** Turns raw clicks of whole days in the market, `days` days old, into daily sums: days with a partition at once, others in batches, until `signal` says stop. */
export async function reduceClicks(
  pool: Pool,
  days: number,
  now: Date,
  { signal, batchSize = 5000 }: ReduceOptions = {},
): Promise<Reduction> {
  const total: Reduction = { deleted: 0, summed: 0 };
  for (const day of (await runQuery(pool, oldDaysQuery, [now, days])).rows) {
    const { deleted, summed } = await reduceDay(pool, day);
    total.deleted += deleted;
    total.summed += summed;
    if (signal?.aborted) return total;
  }
  let from = new Date(0);
  for (;;) {
    const { deleted, summed, lastAt } = await reduceBatch(pool, now, days, batchSize, from);
    total.deleted += deleted;
    total.summed += summed;
    if (deleted < batchSize || signal?.aborted) return total;
    // The index still holds the clicks that were deleted before.
    from = lastAt ?? from;
  }
}

/** By the hour, so that what is known is looked for among the marks of its time; then the partition goes, unless more came meanwhile. */
function reduceDay(pool: Pool, { day, first, end }: RowOf<typeof oldDaysQuery>): Promise<Reduction> {
  return inTransaction(pool, async (client) => {
    const total: Reduction = { deleted: 0, summed: 0 };
    if (!(await tryTransactionLock(client, advisoryLocks.reduceClicks))) return total;
    for (let time = timeOfClickId(first); time < timeOfClickId(end); time += 3_600_000) {
      const { rows } = await runQuery(client, reduceHourQuery, [firstClickIdAt(time), firstClickIdAt(time + 3_600_000)]);
      total.deleted += rows[0]?.deleted ?? 0;
      total.summed += rows[0]?.summed ?? 0;
    }
    await runQuery(client, dropDayQuery, [day, String(total.deleted)]);
    return total;
  });
}

function reduceBatch(pool: Pool, now: Date, days: number, batchSize: number, from: Date): Promise<Batch> {
  return inTransaction(pool, async (client) => {
    const isHeld = await tryTransactionLock(client, advisoryLocks.reduceClicks);
    // Only a statement that starts after the lock is taken sees the marks of the batch before.
    const { rows } = isHeld ? await runQuery(client, reduceQuery, [now, days, batchSize, from]) : { rows: [] };
    return rows[0] ?? { deleted: 0, summed: 0, lastAt: null };
  });
}

export type RetentionOptions = { pool: Pool; days: number; logger: Logger; interval?: number };

/** Makes the days to come, reduces old clicks and forgets unnamed answers every `interval` milliseconds. `close` waits for the batch under way. */
export function scheduleRetention({ pool, days, logger, interval = 3_600_000 }: RetentionOptions): { close: () => Promise<void> } {
  return repeatTurns(async (signal) => {
    await makeClickDays(pool, new Date()).catch((error: unknown) =>
      logger.warn({ event: 'clicks.daysNotMade', err: error }, 'the partitions of the days to come could not be made'),
    );
    try {
      const { deleted, summed } = await reduceClicks(pool, days, new Date(), { signal });
      if (deleted > 0) logger.info({ deleted, summed, days }, 'old clicks became daily sums');
      const forgotten = await forgetResponses(pool, days, new Date(), signal);
      if (forgotten > 0) logger.info({ forgotten, days }, 'answers that no click names are forgotten');
    } catch (error) {
      logger.warn({ err: error }, 'old clicks could not be reduced');
    }
  }, interval);
}

const answersAtOnce = 1000;

const forgetQuery = defineQuery(
  'delivery.forgetResponses',
  `
  delete from delivery.toplist_responses where response_id in (
    select response_id from delivery.toplist_responses old
    where first_answered_at < $1::timestamptz - make_interval(hours => 24 * $2::int)
      and not exists (select from clicks.clicks where clicks.response_id = old.response_id)
      and exists (
        select from delivery.toplist_responses newer
        where newer.identifier = old.identifier and newer.first_answered_at > old.first_answered_at
      )
    limit $3
  )`,
);

/** Deletes answers older than `days` that no raw click names, but the newest of each list: it may still be on a page. */
export async function forgetResponses(pool: Pool, days: number, now: Date, signal?: AbortSignal): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { rowCount } = await runQuery(pool, forgetQuery, [now, days, answersAtOnce]);
    forgotten += rowCount;
    if (rowCount < answersAtOnce || signal?.aborted) return forgotten;
  }
}
