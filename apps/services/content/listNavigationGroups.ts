import type { Context } from 'hono';
import { answerJson } from '../documents/answerJson.ts';
import { queryDocuments, type Queryable } from '../documents/queryDocuments.ts';
import { buildJsonList } from '../documents/readBodies.ts';

/** `GET /navigationGroup`: the groups of all locales; each says its own. */
export async function listNavigationGroups(context: Context, pool: Queryable): Promise<Response> {
  const rows = await queryDocuments<{ body: string }>(pool, {
    name: 'navigation groups',
    text: `select body::text as body from delivery.documents where kind = 'navigationGroup' order by position, key, locale`,
  });
  return answerJson(context, buildJsonList(rows.map(({ body }) => body)));
}
