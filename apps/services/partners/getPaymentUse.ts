import type { PaymentUse } from '@lupa/contracts/paymentUse.ts';
import { defineQuery } from '@lupa/database/query.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { readText } from '@lupa/server/parameters.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { buildCacheControl } from '../cacheControl.ts';
import { answerJson } from '../delivery/answerJson.ts';
import { queryDocuments, type Queryable } from '../delivery/queryDocuments.ts';
import { rateCasino } from '../delivery/rateCasino.ts';
import { readRatedPartners } from '../delivery/readPartnerDocuments.ts';

/** So many of the best rated are named. */
const maximumBest = 10;
/** So many casinos are read at a time: others are answered in between. */
const readTogether = 50;

const useQuery = defineQuery(
  'delivery.paymentUse',
  // Read as a record, each body is unpacked once instead of once per field.
  `with recommended as materialized (
        select key, position, review_slug is not null as "isReviewed", "depositPaymentMethods" @> method as deposits, "withdrawalPaymentMethods" @> method as withdrawals
        from delivery.documents,
          jsonb_to_record(body->'entity') as entity("activePartner" boolean, "recommendedPartner" text, "depositPaymentMethods" jsonb, "withdrawalPaymentMethods" jsonb),
          jsonb_build_array(jsonb_build_object('internalName', $1::text)) as method
        where kind = 'partner' and "activePartner" is not false and "recommendedPartner" is null
      )
      select count(*)::int as recommended, count(*) filter (where deposits)::int as deposits, count(*) filter (where withdrawals)::int as withdrawals,
        coalesce(array_agg(key order by position, key) filter (where "isReviewed" and (deposits or withdrawals)), '{}') as takers
      from recommended`,
  { notNull: ['recommended', 'deposits', 'withdrawals', 'takers'] },
);
/** What a rating comes from: the casino, its records, and the versions of the method. */
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

/** A rating, and from when until when it holds. */
type Rated = { rating: number; from: Date; until: Date | null };
const known = new LRUCache<string, Rated>({ max: 10_000 });

/** `GET /payment-use/`: how many recommended casinos take a payment method, and the best rated of them. It holds until a rating changes by itself. */
export async function getPaymentUse(context: Context<ServiceVariables>, pool: Queryable, now: Date): Promise<Response> {
  const method = readText(context, 'method', 100);
  if (method === undefined) throw new ParameterError('method', 'the internal name of a payment method');
  const [use] = await queryDocuments(pool, useQuery, [method]);
  if (!use) throw new Error('counting answers one row');
  const { takers, ...counts } = use;
  const rated = await rateCasinos(takers, { pool, logger: context.get('logger'), now });
  const best = takers.toSorted((one, other) => (rated.get(other)?.rating ?? 0) - (rated.get(one)?.rating ?? 0)).slice(0, maximumBest);
  const answer: PaymentUse = { ...counts, best };
  const boundaries = [...rated.values()].flatMap(({ until }) => until ?? []);
  return answerJson(context, JSON.stringify(answer), buildCacheControl(boundaries, now));
}

type Rating = { pool: Queryable; logger: Logger; now: Date };

/** Reads those casinos alone whose rating is not known in the state that they are in. */
async function rateCasinos(slugs: readonly string[], { pool, logger, now }: Rating): Promise<Map<string, Rated>> {
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
