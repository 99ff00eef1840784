import { recordCountsSchema, type RecordCounts } from '@lupa/contracts/casinoRecord.ts';
import { defineQuery } from '@lupa/database/query.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Context } from 'hono';
import { untilPublished } from '../cacheControl.ts';
import { answerJson } from '../delivery/answerJson.ts';
import { queryDocuments, type Queryable } from '../delivery/queryDocuments.ts';

const recordCountsQuery = defineQuery(
  'delivery.recordCounts',
  `select count(*)::int as records, count(distinct split_part(key, '/', 1))::int as casinos,
        max(greatest(body->>'day', body #>> '{corrections,-1,day}')) as "lastDay"
      from delivery.documents where kind = 'casinoRecord'`,
);

/** `GET /record-counts/`: how many records there are, of how many casinos, and when the last of them was written or corrected. */
export async function countRecords(context: Context<ServiceVariables>, pool: Queryable): Promise<Response> {
  const [counted] = await queryDocuments(pool, recordCountsQuery, []);
  const counts: RecordCounts = recordCountsSchema.parse(counted);
  return answerJson(context, JSON.stringify(counts), untilPublished);
}
