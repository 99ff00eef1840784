import { defineQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { LRUCache } from 'lru-cache';
import { queryDocuments, type Queryable } from './queryDocuments.ts';
import { rateCasino } from './rateCasino.ts';
import { readRatedPartners } from './readPartnerDocuments.ts';

/** So many casinos are read at a time: others are answered in between. */
const readTogether = 50;

const statesQuery = defineQuery(
  'delivery.ratingStates',
  `with method as materialized (
        select string_agg(key || '@' || version || '.' || updated_at, ',' order by key) as state from delivery.documents where kind = 'ratingMethod'
      )
      select split_part(key, '/', 1) as slug, md5(string_agg(key || '@' || version || '.' || updated_at, ',' order by key) || coalesce(min(method.state), '')) as state
      from delivery.documents cross join method
      where kind in ('partner', 'casinoRecord') and split_part(key, '/', 1) = any($1) group by 1`,
  { notNull: ['slug', 'state'] },
);

export type Rated = { rating: number; from: Date; until: Date | null };
const known = new LRUCache<string, Rated>({ max: 10_000 });

export async function rateCasinos(
  pool: Queryable,
  slugs: readonly string[],
  { logger, now }: { logger: Logger; now: Date },
): Promise<Map<string, Rated>> {
  const states = slugs.length > 0 ? await queryDocuments(pool, statesQuery, [[...slugs]]) : [];
  const keys = new Map(states.map(({ slug, state }) => [slug, `${slug} ${state}`]));
  const rated = new Map<string, Rated>();
  for (const [slug, key] of keys) {
    const before = known.get(key);
    if (before && before.from <= now && (before.until === null || now < before.until)) rated.set(slug, before);
  }
  const unknown = [...keys.keys()].filter((slug) => !rated.has(slug));
  for (let from = 0; from < unknown.length; from += readTogether) {
    const documents = await readRatedPartners(pool, logger, unknown.slice(from, from + readTogether));
    for (const partner of documents.partners.values()) {
      const { rating, boundaries } = rateCasino(documents, partner, now);
      const until = boundaries.filter((moment) => moment > now).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
      const found = { rating: (rating ? rating.rating : partner.storedRating) ?? 0, from: now, until };
      rated.set(partner.slug, found);
      known.set(keys.get(partner.slug) ?? partner.slug, found);
    }
  }
  return rated;
}
