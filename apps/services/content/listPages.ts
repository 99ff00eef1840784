import { legalBoundaries, legalStatusAt } from '@lupa/domain/legalStatus.ts';
import { defineQuery } from '@lupa/database/query.ts';
import type { Context } from 'hono';
import { buildCacheControl } from '../cacheControl.ts';
import { answerJson } from '../delivery/answerJson.ts';
import { publishedDate } from '../delivery/publishedDate.ts';
import { queryDocuments, type Queryable } from '../delivery/queryDocuments.ts';
import { readLegalPeriods } from '../delivery/readLegalPeriods.ts';
import { buildJsonList } from '../delivery/readBodies.ts';
import { isMadeOfOffers } from './madeOfOffers.ts';

const routesQuery = defineQuery(
  'delivery.routes',
  // Read as a record, each body is unpacked once instead of once per field.
  `select json_build_object('internalName', "internalName", 'slug', slug, 'sitemapCategory', "sitemapCategory", 'title', title,
      'updatedDate', "updatedDate", 'publishedDate', ${publishedDate}, 'noIndex', coalesce("noIndex", false) or ($1::boolean and ${isMadeOfOffers('key', 'body')}), 'author', author->>'name',
      'images', (select coalesce(json_agg(distinct src), '[]') from jsonb_path_query(content, 'strict $.**.src', '{}', true) src
        where jsonb_typeof(src) = 'string'),
      'translations', coalesce(translations, '[]'))::text as route
    from delivery.documents left join delivery.publications using (source, locale),
      jsonb_to_record(body) as page("internalName" text, slug text, "sitemapCategory" text, title text, "updatedDate" text,
        "noIndex" boolean, author jsonb, content jsonb, translations jsonb)
    where kind = 'page' order by position, key, locale`,
  { notNull: ['route'], isPrepared: true },
);

/** `GET /pages/all`: the pages of all locales. */
export async function listPages(context: Context, pool: Queryable, now: Date): Promise<Response> {
  const periods = await readLegalPeriods(pool);
  const rows = await queryDocuments(pool, routesQuery, [legalStatusAt(periods, now) === 'prohibited']);
  return answerJson(context, buildJsonList(rows.map(({ route }) => route)), buildCacheControl(legalBoundaries(periods), now));
}
