import { createHash } from 'node:crypto';
import { everythingTag, routesTag } from '@lupa/contracts/tags.ts';
import { defineQuery } from '@lupa/database/query.ts';
import { publishedDate, queryDocuments, type Queryable } from '../delivery/queryDocuments.ts';

/** SQL: whether a page is made of offers. While the law forbids to offer casinos, search engines list no such page. */
export const isMadeOfOffers = (key: string, body: string): string => `(${key} !~ '^/([a-z]{2}(-[a-z]{2})?/)?$'
  and jsonb_path_exists(${body}, '$.content[*] ? (@.type == "topList" || @.type == "bonusCards")')
  and not jsonb_path_exists(${body}, '$.content[*] ? (@.type == "generalReview")'))`;

const routesQuery = defineQuery(
  'delivery.routes',
  // Read as a record, each body is unpacked once instead of once per field.
  `select key, locale, position, json_build_object('internalName', "internalName", 'slug', slug, 'sitemapCategory', "sitemapCategory", 'title', title,
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
const orderQuery = defineQuery(
  'delivery.routeOrder',
  `select key, locale from delivery.documents where kind = 'page' order by position, key, locale`,
  { isPrepared: true },
);
const changedQuery = defineQuery(
  'delivery.changedPages',
  // A change of the list that names no page may be one of any.
  `select coalesce(max(id), 0) as newest, coalesce(min(id), 0) as oldest,
      coalesce((select array_agg(distinct tag) from delivery.changes,
          unnest(case when '${routesTag()}' = any(tags) and tags::text !~ '[{,"]page:' then array['${everythingTag}'] else tags end) as tag
        where id > $1 and (tag = '${everythingTag}' or tag like 'page:%')), '{}') as tags
    from delivery.changes`,
  { notNull: ['newest', 'oldest', 'tags'], isPrepared: true },
);

/** Milliseconds after which all of it is read again, whatever the changes say. */
const longest = 600_000;
const tagStart = 'page:';

type ListedRoute = { key: string; locale: string; position: number; text: string; digest: Buffer };
type Routes = Map<string, ListedRoute>;

/** `texts`: JSON of each `Route`, in the order of the list. `etag`: of the list. */
export type PageList = { texts: readonly string[]; etag: string };

type Known = { change: number; isProhibited: boolean; readAt: number; routes: Routes; list: PageList };

/** The list of pages: read whole once, and then what the changes name (`delivery.record_change`). */
export class RouteList {
  #known: Known | undefined;

  /** As Postgres has it now. `isProhibited`: the law forbids to offer casinos. */
  async read(pool: Queryable, isProhibited: boolean): Promise<PageList> {
    const known = this.#known?.isProhibited === isProhibited && performance.now() - this.#known.readAt < longest ? this.#known : undefined;
    const [state] = await queryDocuments(pool, changedQuery, [known?.change ?? Number.MAX_SAFE_INTEGER]);
    const [change, oldest, tags] = [Number(state?.newest ?? 0), Number(state?.oldest ?? 0), state?.tags ?? []];
    if (known === undefined || change < known.change || known.change + 1 < oldest || tags.includes(everythingTag)) {
      const routes = await readAll(pool, isProhibited);
      this.#known = { change, isProhibited, readAt: performance.now(), routes, list: describe(routes) };
    } else if (tags.length === 0) this.#known = { ...known, change };
    else {
      const routes = await readChanged(pool, known, tags);
      this.#known = { ...known, change, routes, list: describe(routes) };
    }
    return this.#known.list;
  }

  async readOnce(pool: Queryable, isProhibited: boolean): Promise<PageList> {
    return describe(await readAll(pool, isProhibited));
  }
}

async function readAll(pool: Queryable, isProhibited: boolean): Promise<Routes> {
  return byName(await queryDocuments(pool, routesQuery, [isProhibited, null]));
}

async function readChanged(pool: Queryable, { isProhibited, routes }: Known, tags: readonly string[]): Promise<Routes> {
  const keys = new Set(tags.map((tag) => tag.slice(tagStart.length)));
  const rows = byName(await queryDocuments(pool, routesQuery, [isProhibited, [...keys]]));
  const isInOrder = [...rows].every(([name, { position }]) => routes.get(name)?.position === position);
  const order = isInOrder ? [] : await queryDocuments(pool, orderQuery, []);
  for (const [name, { key }] of routes) if (keys.has(key) && !rows.has(name)) routes.delete(name);
  for (const [name, route] of rows) routes.set(name, route);
  return isInOrder ? routes : new Map(order.map((row) => [nameOf(row), routes.get(nameOf(row))] as const).filter(isThere));
}

function describe(routes: Routes): PageList {
  const hash = createHash('sha256');
  const texts: string[] = [];
  for (const { text, digest } of routes.values()) {
    texts.push(text);
    hash.update(digest);
  }
  return { texts, etag: `"${hash.digest('base64url')}"` };
}

type Row = { key: string; locale: string };

function nameOf({ key, locale }: Row): string {
  return `${locale} ${key}`;
}

function byName(rows: readonly (Row & { position: number; route: string })[]): Routes {
  return new Map(
    rows.map(({ key, locale, position, route }) => {
      const digest = createHash('sha256').update(route).digest();
      return [nameOf({ key, locale }), { key, locale, position, text: route, digest }];
    }),
  );
}

function isThere(entry: readonly [string, ListedRoute | undefined]): entry is [string, ListedRoute] {
  return entry[1] !== undefined;
}
