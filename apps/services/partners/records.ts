import { readOneOf, readText } from '@lupa/server/parameters.ts';
import { ratingMoments } from '@lupa/domain/rating/aging.ts';
import { recordCountsSchema, type RecordCounts } from '@lupa/contracts/casinoRecord.ts';
import { defineQuery } from '@lupa/database/query.ts';
import type { Published, ServiceContext } from '../delivery/answerAt.ts';
import { buildCacheControl, answerJson, untilPublished } from '../delivery/answerJson.ts';
import { readRecords, readRatingMethods } from '../delivery/readPartnerDocuments.ts';
import { readCount, readName } from './readParameters.ts';
import { queryDocuments } from '../delivery/queryDocuments.ts';

/** `GET /records/` by `RecordChoice`. It holds until the next record is stale. */
export async function listRecords(context: ServiceContext, { pool, now }: Published): Promise<Response> {
  const isCorrected = readOneOf(context, 'corrected', ['true', 'false'], 'false') === 'true';
  const choice = {
    partnerSlug: readName(context, 'partner'),
    newest: readCount(context, 'newest'),
    isCorrected,
    first: readCount(context, 'first'),
    after: readText(context, 'after'),
  };
  const records = await readRecords(pool, context.get('logger'), choice);
  return answerJson(context, JSON.stringify(records), buildCacheControl(ratingMoments(records, []), now));
}

const recordCountsQuery = defineQuery(
  'delivery.recordCounts',
  `select count(*)::int as records, count(distinct split_part(key, '/', 1))::int as casinos,
        max(greatest(body->>'day', body #>> '{corrections,-1,day}')) as "lastDay"
      from delivery.documents where kind = 'casinoRecord'`,
);

/** `GET /record-counts/`: how many records there are, of how many casinos, and when the last of them was written or corrected. */
export async function countRecords(context: ServiceContext, { pool }: Published): Promise<Response> {
  const [counted] = await queryDocuments(pool, recordCountsQuery, []);
  const counts: RecordCounts = recordCountsSchema.parse(counted);
  return answerJson(context, JSON.stringify(counts), untilPublished);
}

/** `GET /rating-methods/`: every version, the ones to come included. The answer holds until the next one begins. */
export async function listRatingMethods(context: ServiceContext, { pool, now }: Published): Promise<Response> {
  const methods = await readRatingMethods(pool, context.get('logger'));
  return answerJson(context, JSON.stringify(methods), buildCacheControl(ratingMoments([], methods), now));
}
