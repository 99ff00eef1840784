import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { readOneOf, readText } from '@lupa/server/parameters.ts';
import { ratingMoments } from '@lupa/domain/rating/aging.ts';
import type { Context } from 'hono';
import { buildCacheControl } from '../cacheControl.ts';
import { answerJson } from '../delivery/answerJson.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { readRecords } from '../delivery/readPartnerDocuments.ts';
import { readCount, readName } from './readParameters.ts';

/**
 * `GET /records/`: what was found out about a partner, or about all; nothing for one that is unknown. With `corrected=true` those that were corrected, with
 * `newest` those with the last news; with `first` so many by casino and number, with `after` those after one of them. It holds until the next record is stale.
 */
export async function listRecords(context: Context<ServiceVariables>, pool: Queryable, now: Date): Promise<Response> {
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
