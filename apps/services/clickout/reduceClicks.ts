import { inTransaction, type Pool } from '@lupa/database/connect.ts';
import { advisoryLocks, tryTransactionLock } from '@lupa/database/locks.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';

const batchSize = 5000;
const kind = 'day, partner_slug, afflink_proxy, offer_id, page, block, toplist, position, country, device, bot_class';

/** A click is either raw or summed. What comes late is added to the sums; what comes a second time is known by its mark. */
const reduceQuery = defineQuery(
  'clicks.reduce',
  `
  with old as (
    select id from clicks.clicks
    where at < $1::timestamptz - make_interval(hours => 24 * ($2::int - 1))
      and (at at time zone '${market.timeZone}')::date < ($1::timestamptz at time zone '${market.timeZone}')::date - $2::int
    order by at limit $3
  ), gone as (
    delete from clicks.clicks using old where clicks.id = old.id
    returning clicks.*, (at at time zone '${market.timeZone}')::date as day, ('x' || left(md5(clicks.id), 16))::bit(64)::bigint as mark
  ), known as (
    select day, unnest(marks) as mark from clicks.reduced where day in (select day from gone)
  ), fresh as (
    select * from gone where not exists (select from known where known.day = gone.day and known.mark = gone.mark)
  ), marked as (
    insert into clicks.reduced (day, marks) select day, array_agg(mark) from fresh group by day
  ), late as (
    insert into conversions.late_days (day)
    select distinct day from gone where not exists (select from fresh where fresh.id = gone.id)
  ), summed as (
    insert into clicks.daily (${kind}, clicks) select ${kind}, count(*) from fresh group by ${kind}
    on conflict on constraint daily_kind do update set clicks = daily.clicks + excluded.clicks
  )
  select (select count(*) from gone)::int as deleted, (select count(*) from fresh)::int as summed`,
  { notNull: ['deleted', 'summed'] },
);

export type Reduction = RowOf<typeof reduceQuery>;

/** Turns raw clicks of whole days in the market, `days` days old, into daily sums, in batches until `signal` says stop. */
export async function reduceClicks(pool: Pool, days: number, now: Date, signal?: AbortSignal): Promise<Reduction> {
  const total: Reduction = { deleted: 0, summed: 0 };
  for (;;) {
    const { deleted, summed } = await reduceBatch(pool, days, now);
    total.deleted += deleted;
    total.summed += summed;
    if (deleted < batchSize || signal?.aborted) return total;
  }
}

function reduceBatch(pool: Pool, days: number, now: Date): Promise<Reduction> {
  return inTransaction(pool, async (client) => {
    const isHeld = await tryTransactionLock(client, advisoryLocks.reduceClicks);
    // Only a statement that starts after the lock is taken sees the marks of the batch before.
    const { rows } = isHeld ? await runQuery(client, reduceQuery, [now, days, batchSize]) : { rows: [] };
    return rows[0] ?? { deleted: 0, summed: 0 };
  });
}
