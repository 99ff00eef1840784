import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { readInteger, readOneOf } from '@lupa/server/parameters.ts';
import type { Context } from 'hono';
import { answerJson } from '../delivery/answerJson.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { buildJsonList, readBodies } from '../delivery/readBodies.ts';

/** Requirement 9.3: microcopy limit 1000. */
const limits = { minimum: 1, maximum: 1000, fallback: 1000 };

/** `GET /Microcopy/` */
export async function listMicrocopy(context: Context, pool: Queryable): Promise<Response> {
  const locale = readOneOf(context, 'locale', contentLocales, defaultContentLocale);
  const limit = readInteger(context, 'limit', limits);
  return answerJson(context, buildJsonList(await readBodies(pool, 'microcopy', locale, limit)));
}
