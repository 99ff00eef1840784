import type { Context } from 'hono';
import { answerJson } from '../documents/answerJson.ts';
import { queryDocuments, type Queryable } from '../documents/queryDocuments.ts';
import { buildJsonList } from '../documents/readBodies.ts';

/** `GET /pages/all`: the pages of all locales. */
export async function listPages(context: Context, pool: Queryable): Promise<Response> {
  const rows = await queryDocuments<{ route: string }>(pool, {
    name: 'routes',
    text: `select jsonb_build_object('internalName', body->'internalName', 'slug', body->'slug', 'sitemapCategory', body->'sitemapCategory',
        'title', body->'title', 'updatedDate', body->'updatedDate')::text as route
      from delivery.documents where kind = 'page' order by position, key, locale`,
  });
  return answerJson(context, buildJsonList(rows.map(({ route }) => route)));
}
