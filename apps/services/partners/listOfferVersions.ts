import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { answerJson } from '../delivery/answerJson.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { readOfferVersions } from '../delivery/readOfferVersions.ts';
import { readCount, readName } from './readParameters.ts';

/**
 * `GET /offer-versions/`: what the offers of a partner, or of all, said since when; nothing for one that is unknown. With `newest` the last changes, each with
 * the version before it; with `oldest` the first versions.
 */
export async function listOfferVersions(context: Context<ServiceVariables>, pool: Queryable): Promise<Response> {
  const choice = { partnerSlug: readName(context, 'partner'), newest: readCount(context, 'newest'), oldest: readCount(context, 'oldest') };
  if (choice.newest !== undefined && choice.oldest !== undefined) throw new ParameterError('oldest', 'left out where newest is given');
  return answerJson(context, JSON.stringify(await readOfferVersions(pool, choice)));
}
