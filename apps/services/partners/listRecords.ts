import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ratingMoments } from '@lupa/domain/rating/ratingMoments.ts';
import type { Context } from 'hono';
import { buildCacheControl } from '../cacheControl.ts';
import { answerJson } from '../delivery/answerJson.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { readRecords } from '../delivery/readPartnerDocuments.ts';
import { readName } from './readParameters.ts';

/** `GET /records/`: what was found out about a partner, or about all; nothing for one that is unknown. It holds until the next record is stale. */
export async function listRecords(context: Context<ServiceVariables>, pool: Queryable, now: Date): Promise<Response> {
  const records = await readRecords(pool, context.get('logger'), readName(context, 'partner'));
  return answerJson(context, JSON.stringify(records), buildCacheControl(ratingMoments(records, []), now));
}
