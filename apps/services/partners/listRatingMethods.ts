import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ratingMoments } from '@lupa/domain/rating/aging.ts';
import type { Context } from 'hono';
import { buildCacheControl } from '../cacheControl.ts';
import { answerJson } from '../delivery/answerJson.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { readRatingMethods } from '../delivery/readPartnerDocuments.ts';

/** `GET /rating-methods/`: every version, the ones to come included. The answer holds until the next one begins. */
export async function listRatingMethods(context: Context<ServiceVariables>, pool: Queryable, now: Date): Promise<Response> {
  const methods = await readRatingMethods(pool, context.get('logger'));
  return answerJson(context, JSON.stringify(methods), buildCacheControl(ratingMoments([], methods), now));
}
