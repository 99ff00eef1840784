import { anyLocale, type DocumentKind } from '@lupa/database/delivery.ts';
import type { Context } from 'hono';
import { answerJson } from '../delivery/answerJson.ts';
import type { Queryable } from '../delivery/queryDocuments.ts';
import { buildJsonList, readBodies } from '../delivery/readBodies.ts';

/** `GET /globalPaymentMethod/`, `/gameEntity/`, `/corrections` and `/redirects`: documents that are the same in every language. */
export async function listEverywhere(context: Context, pool: Queryable, kind: DocumentKind): Promise<Response> {
  return answerJson(context, buildJsonList(await readBodies(pool, kind, anyLocale)));
}
