import { redirectHitsSchema, type RedirectHits } from '@lupa/contracts/redirect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import { readJsonBody } from '@lupa/server/requestBody.ts';
import type { Context } from 'hono';
import type { Queryable } from '../delivery/queryDocuments.ts';

// One statement: a batch is counted as a whole or not at all, and once.
const countQuery = defineQuery(
  'links.countHits',
  `
  with old as (delete from links.hit_batches where at < now() - interval '1 day'),
  batch as (insert into links.hit_batches (id) values ($1) on conflict do nothing returning id),
  -- In one order: two sites that count the same redirects must not wait for each other.
  given as (select * from unnest($2::text[], $3::bigint[], $4::timestamptz[]) as hit(source, hits, last_at) order by source)
  insert into links.redirect_hits as known (source, hits, last_at)
  select source, sum(hits), max(last_at) from given where exists (select 1 from batch) group by source order by source
  on conflict (source) do update set hits = known.hits + excluded.hits, last_at = greatest(known.last_at, excluded.last_at)`,
);

const maximumBytes = 512 * 1024;

/** `POST /redirect-hits`: adds a batch of hits, once. */
export async function recordRedirectHits(context: Context, pool: Queryable): Promise<Response> {
  const body = redirectHitsSchema.safeParse(await readJsonBody(context, { maximumBytes }));
  if (!body.success) throw new ProblemError(400, 'These are no hits of redirects');
  await countHits(pool, body.data).catch((cause: unknown) => {
    throw new ProblemError(503, 'Hits cannot be counted now', { cause });
  });
  return context.body(null, 204, { 'Cache-Control': 'no-store' });
}

async function countHits(pool: Queryable, { id, hits }: RedirectHits): Promise<void> {
  const column = <Name extends keyof (typeof hits)[number]>(name: Name) => hits.map((hit) => hit[name]);
  await runQuery(pool, countQuery, [id, column('from'), column('count').map(String), column('last')]);
}
