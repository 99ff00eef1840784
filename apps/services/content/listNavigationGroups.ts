import { defineQuery } from '@lupa/database/query.ts';
import type { Context } from 'hono';
import { answerJson } from '../delivery/answerJson.ts';
import { queryDocuments, type Queryable } from '../delivery/queryDocuments.ts';
import { buildJsonList } from '../delivery/readBodies.ts';

const groupsQuery = defineQuery(
  'delivery.navigationGroups',
  `select body::text as body from delivery.documents where kind = 'navigationGroup' order by position, key, locale`,
  { notNull: ['body'], isPrepared: true },
);

/** `GET /navigationGroup`: the groups of all locales; each says its own. */
export async function listNavigationGroups(context: Context, pool: Queryable): Promise<Response> {
  const rows = await queryDocuments(pool, groupsQuery, []);
  return answerJson(context, buildJsonList(rows.map(({ body }) => body)));
}
