import { defineQuery, runQuery, type Executor } from '@lupa/database/query.ts';

const incomingQuery = defineQuery(
  'studio.incomingLinks',
  'select count(distinct source)::int as documents from links.places where address = $1 and source <> $2',
  { notNull: ['documents'] },
);

/** How many published documents lead to a path, other than its own. */
export async function countIncoming(executor: Executor, path: string, source: string): Promise<number> {
  return (await runQuery(executor, incomingQuery, [path, source])).rows[0]?.documents ?? 0;
}
