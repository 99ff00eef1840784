import { inTransaction, type Pool } from '@lupa/database/connect.ts';
import { advisoryLocks, tryTransactionLock } from '@lupa/database/locks.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import { toplistVersion } from '@lupa/database/insertConversions.ts';

// Nothing that began before midnight is still being written then.
const settled = `interval '1 hour'`;
const kind = 'partner_slug, offer_id, page, block, toplist, toplist_version, position, country, device';

const dueQuery = defineQuery(
  'conversions.dueDay',
  `
  select day::text as day from (
    select day from conversions.late_days
    union
    select day::date from generate_series(
      least((select (min(at) at time zone '${market.timeZone}')::date from clicks.clicks), (select min(day) from clicks.daily)),
      (($1::timestamptz - ${settled}) at time zone '${market.timeZone}')::date - 1, interval '1 day') as day
    where not exists (select from conversions.summed_days as summed where summed.day = day.day::date)
  ) as due
  where day < (($1::timestamptz - ${settled}) at time zone '${market.timeZone}')::date
  order by day desc limit 1`,
  { notNull: ['day'] },
);
const settleQuery = defineQuery(
  'conversions.settleDay',
  `with gone as (delete from conversions.click_days where day = $1::date), known as (delete from conversions.late_days where day = $1::date)
  insert into conversions.summed_days (day) values ($1::date) on conflict (day) do nothing`,
);
/** A statement of its own: a click that was marked as late after the marks were taken away is summed with the next turn. */
const sumQuery = defineQuery(
  'conversions.sumDay',
  `
  insert into conversions.click_days (day, ${kind}, clicks)
  select $1::date, ${kind}, sum(clicks) from (
    select partner_slug, offer_id, page, block, toplist, ${toplistVersion} as toplist_version, position, country, device, 1 as clicks
    from clicks.clicks
    where at >= $1::date::timestamp at time zone '${market.timeZone}' and at < ($1::date + 1)::timestamp at time zone '${market.timeZone}'
      and bot_class = 'human'
    union all
    select partner_slug, offer_id, page, block, toplist, null, position, country, device, clicks
    from clicks.daily where day = $1::date and bot_class = 'human'
  ) as counted group by ${kind}`,
);

export async function sumClickDays(pool: Pool, now: Date, signal?: AbortSignal): Promise<number> {
  let days = 0;
  for (;;) {
    if (signal?.aborted || !(await sumOneDay(pool, now))) return days;
    days += 1;
  }
}

function sumOneDay(pool: Pool, now: Date): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query(`set local statement_timeout = '60s'`);
    const isHeld = await tryTransactionLock(client, advisoryLocks.sumClickDays);
    const due = isHeld ? (await runQuery(client, dueQuery, [now])).rows[0] : undefined;
    if (!due) return false;
    await runQuery(client, settleQuery, [due.day]);
    await runQuery(client, sumQuery, [due.day]);
    return true;
  });
}
