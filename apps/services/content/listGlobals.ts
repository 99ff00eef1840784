import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { readOneOf } from '@lupa/server/parameters.ts';
import type { Context } from 'hono';
import { answerJson } from '../delivery/answerJson.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { buildJsonList, readBodies } from '../delivery/readBodies.ts';

/** `GET /globals/`: one item, none before the first publication. */
export async function listGlobals(context: Context, pool: Queryable): Promise<Response> {
  const locale = readOneOf(context, 'locale', contentLocales, defaultContentLocale);
  return answerJson(context, buildJsonList(await readBodies(pool, 'globals', locale)));
}
