import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';

const batchSize = 1000;

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

/**
 * Deletes answers with toplists that are older than `days` and that no raw click names any more, in batches until `signal` says stop. The newest of each list
 * stays: it may still be on a page. Returns how many went.
 */
export async function forgetResponses(pool: Pool, days: number, now: Date, signal?: AbortSignal): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { rowCount } = await runQuery(pool, forgetQuery, [now, days, batchSize]);
    forgotten += rowCount;
    if (rowCount < batchSize || signal?.aborted) return forgotten;
  }
}
