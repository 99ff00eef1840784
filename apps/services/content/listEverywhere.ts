import { anyLocale, type DocumentKind } from '@lupa/database/delivery.ts';
import type { Context } from 'hono';
import { answerJson } from '../documents/answerJson.ts';
import type { Queryable } from '../documents/queryDocuments.ts';
import { buildJsonList, readBodies } from '../documents/readBodies.ts';

/** `GET /globalPaymentMethod/`, `/gameEntity/` and `/redirects`: documents that are the same in every language. */
export async function listEverywhere(context: Context, pool: Queryable, kind: DocumentKind): Promise<Response> {
  return answerJson(context, buildJsonList(await readBodies(pool, kind, anyLocale)));
}
