import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Context } from 'hono';
import { answerJson } from '../delivery/answerJson.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { readOfferVersions } from '../delivery/readOfferVersions.ts';
import { readName } from './readParameters.ts';

/** `GET /offer-versions/`: what the offers of a partner, or of all, said since when; nothing for one that is unknown. */
export async function listOfferVersions(context: Context<ServiceVariables>, pool: Queryable): Promise<Response> {
  return answerJson(context, JSON.stringify(await readOfferVersions(pool, readName(context, 'partner'))));
}
