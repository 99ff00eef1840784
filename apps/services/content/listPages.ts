import { createHash } from 'node:crypto';
import { routesDelta } from '@lupa/contracts/route.ts';
import { legalBoundaries, legalStatusAt } from '@lupa/domain/legalStatus.ts';
import { defineQuery } from '@lupa/database/query.ts';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { buildCacheControl } from '../cacheControl.ts';
import type { Published } from '../delivery/answerAt.ts';
import { answerJson } from '../delivery/answerJson.ts';
import { publishedDate } from '../delivery/publishedDate.ts';
import { queryDocuments } from '../delivery/queryDocuments.ts';
import { readLegalPeriods } from '../delivery/readLegalPeriods.ts';
import { buildJsonList } from '../delivery/readBodies.ts';
import { buildDelta } from './buildDelta.ts';
import { isMadeOfOffers } from './madeOfOffers.ts';

const routesQuery = defineQuery(
  'delivery.routes',
  // Read as a record, each body is unpacked once instead of once per field.
  `select key, locale, json_build_object('internalName', "internalName", 'slug', slug, 'sitemapCategory', "sitemapCategory", 'title', title,
      'updatedDate', "updatedDate", 'publishedDate', ${publishedDate}, 'noIndex', coalesce("noIndex", false) or ($1::boolean and ${isMadeOfOffers('key', 'body')}), 'author', author->>'name',
      'images', (select coalesce(json_agg(distinct src), '[]') from jsonb_path_query(content, 'strict $.**.src', '{}', true) src
        where jsonb_typeof(src) = 'string'),
      'translations', coalesce(translations, '[]'))::text as route
    from delivery.documents left join delivery.publications using (source, locale),
      jsonb_to_record(body) as page("internalName" text, slug text, "sitemapCategory" text, title text, "updatedDate" text,
        "noIndex" boolean, author jsonb, content jsonb, translations jsonb)
    where kind = 'page' and ($2::text[] is null or key = any($2)) order by position, key, locale`,
  { notNull: ['route'], isPrepared: true },
);
// `xmin` is another one for each row that was written, and the same on a replica.
const stampsQuery = defineQuery(
  'delivery.routeStamps',
  `select key, locale, documents.xmin || '.' || coalesce(publications.xmin::text, '') as stamp
    from delivery.documents left join delivery.publications using (source, locale) where kind = 'page' order by position, key, locale`,
  { notNull: ['stamp'], isPrepared: true },
);

/** So many lists are known by their ETag. They share what is the same in them. */
const knownLists = 16;

/**
 * `GET /pages/all`: the pages of all locales. What a page says in it is read again when its row has been written; a reader that has an earlier list, and says
 * so by RFC 3229, is told the difference.
 */
export function createPageList(): (context: Context, published: Published) => Promise<Response> {
  const lists = new LRUCache<string, readonly string[]>({ max: knownLists });
  let known = new Map<string, { stamp: string; route: string }>();
  let wasProhibited = false;

  async function readRoutes({ pool, isPreview }: Published, isProhibited: boolean): Promise<string[]> {
    if (isPreview) return (await queryDocuments(pool, routesQuery, [isProhibited, null])).map(({ route }) => route);
    const before = wasProhibited === isProhibited ? known : new Map<string, { stamp: string; route: string }>();
    const stamps = await queryDocuments(pool, stampsQuery, []);
    const written = stamps.filter((row) => before.get(nameOf(row))?.stamp !== row.stamp);
    const rows = written.length === 0 ? [] : await queryDocuments(pool, routesQuery, [isProhibited, keysOf(written, stamps)]);
    const read = new Map(rows.map((row) => [nameOf(row), row.route]));
    const now = new Map<string, { stamp: string; route: string }>();
    for (const row of stamps) {
      const name = nameOf(row);
      const route = read.get(name) ?? before.get(name)?.route;
      if (route !== undefined) now.set(name, { stamp: row.stamp, route });
    }
    known = now;
    wasProhibited = isProhibited;
    return [...now.values()].map(({ route }) => route);
  }

  return async (context, published) => {
    const periods = await readLegalPeriods(published.pool);
    const routes = await readRoutes(published, legalStatusAt(periods, published.now) === 'prohibited');
    const cacheControl = buildCacheControl(legalBoundaries(periods), published.now);
    const list = buildJsonList(routes);
    if (published.isPreview) return answerJson(context, list, cacheControl);
    const etag = `"${createHash('sha256').update(list).digest('base64url')}"`;
    lists.set(etag, routes);
    context.header('ETag', etag);
    const base = readBase(context);
    const from = base === undefined || base === etag ? undefined : lists.get(base);
    const delta = from && buildDelta(from, routes);
    if (base === undefined || delta === undefined || delta.length > list.length / 2) return answerJson(context, list, cacheControl);
    context.header('IM', routesDelta);
    context.header('Delta-Base', base);
    context.status(226);
    return context.body(delta, { headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl } });
  };
}

/** The ETag of the list that a reader has, where it understands a difference. */
function readBase(context: Context): string | undefined {
  const isUnderstood =
    context.req
      .header('a-im')
      ?.split(',')
      .some((name) => name.trim() === routesDelta) ?? false;
  return isUnderstood ? context.req.header('if-none-match') : undefined;
}

type Row = { key: string; locale: string };

function nameOf({ key, locale }: Row): string {
  return `${locale} ${key}`;
}

/** Null for most of them: then all are read. */
function keysOf(written: readonly Row[], all: readonly Row[]): string[] | null {
  return written.length > all.length / 2 ? null : written.map(({ key }) => key);
}
