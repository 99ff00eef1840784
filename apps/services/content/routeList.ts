import { createHash } from 'node:crypto';
import { everythingTag, routesTag } from '@lupa/contracts/tags.ts';
import { defineQuery } from '@lupa/database/query.ts';
import { publishedDate } from '../delivery/publishedDate.ts';
import { queryDocuments, type Queryable } from '../delivery/queryDocuments.ts';
import { isMadeOfOffers } from './madeOfOffers.ts';

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

/** `text`: JSON of a `Route`. */
export type ListedRoute = { key: string; locale: string; position: number; text: string; digest: Buffer };

type Known = { change: number; isProhibited: boolean; readAt: number; routes: ReadonlyMap<string, ListedRoute> };

/**
 * What each page says in the list of pages. All of it is read once, and then what the changes name, as whoever writes a page records it
 * (`delivery.record_change`).
 */
export class RouteList {
  #known: Known | undefined;

  /** As Postgres has it now. `isProhibited`: the law forbids to offer casinos. */
  async read(pool: Queryable, isProhibited: boolean): Promise<ListedRoute[]> {
    const known = this.#known?.isProhibited === isProhibited && performance.now() - this.#known.readAt < longest ? this.#known : undefined;
    const [state] = await queryDocuments(pool, changedQuery, [known?.change ?? Number.MAX_SAFE_INTEGER]);
    const [newest, oldest, tags] = [Number(state?.newest ?? 0), Number(state?.oldest ?? 0), state?.tags ?? []];
    const isComplete = known !== undefined && newest >= known.change && known.change + 1 >= oldest && !tags.includes(everythingTag);
    const routes = isComplete
      ? await readChanged(pool, known, tags)
      : byName((await queryDocuments(pool, routesQuery, [isProhibited, null])).map(listed));
    this.#known = { change: newest, isProhibited, readAt: isComplete ? known.readAt : performance.now(), routes };
    return [...routes.values()];
  }

  /** As it will be at a moment, or was: nothing of it is kept. */
  async readOnce(pool: Queryable, isProhibited: boolean): Promise<ListedRoute[]> {
    return (await queryDocuments(pool, routesQuery, [isProhibited, null])).map(listed);
  }
}

async function readChanged(pool: Queryable, { isProhibited, routes }: Known, tags: readonly string[]): Promise<Map<string, ListedRoute>> {
  const keys = new Set(tags.map((tag) => tag.slice(tagStart.length)));
  const now = new Map(routes);
  if (keys.size === 0) return now;
  const rows = byName((await queryDocuments(pool, routesQuery, [isProhibited, [...keys]])).map(listed));
  for (const [name, { key }] of routes) if (keys.has(key) && !rows.has(name)) now.delete(name);
  let isInOrder = true;
  for (const [name, route] of rows) {
    isInOrder &&= routes.get(name)?.position === route.position;
    now.set(name, route);
  }
  if (isInOrder) return now;
  const order = await queryDocuments(pool, orderQuery, []);
  return new Map(order.flatMap((row) => [[nameOf(row), now.get(nameOf(row))] as const].filter(isThere)));
}

function listed({ key, locale, position, route }: { key: string; locale: string; position: number; route: string }): ListedRoute {
  return { key, locale, position, text: route, digest: createHash('sha256').update(route).digest() };
}

type Row = { key: string; locale: string };

function nameOf({ key, locale }: Row): string {
  return `${locale} ${key}`;
}

function byName(routes: readonly ListedRoute[]): Map<string, ListedRoute> {
  return new Map(routes.map((route) => [nameOf(route), route]));
}

function isThere(entry: readonly [string, ListedRoute | undefined]): entry is [string, ListedRoute] {
  return entry[1] !== undefined;
}
