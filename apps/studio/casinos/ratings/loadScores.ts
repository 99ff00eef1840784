import { type CasinoRecord, casinoRecordSchema } from '@lupa/contracts/casinoRecord.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { storedBodySchemas, storedPartnerSchema } from '@lupa/database/storedDocuments.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import { type CasinoScore, scoreCasino } from '@lupa/domain/rating/scoreCasino.ts';

type Queryable = Parameters<typeof runQuery>[0];

const factsQuery = defineQuery(
  'delivery.ratingFacts',
  `select kind, key, body from delivery.documents
      where kind = 'ratingMethod' or (kind = 'partner' and key = any($1)) or (kind = 'casinoRecord' and split_part(key, '/', 1) = any($1))`,
);

/** What ratings are computed from, as it is published: the method that holds now, and the records of casinos by slug. */
export type RatingFacts = { method: RatingMethod | null; records: Map<string, CasinoRecord[]>; bodies: Map<string, unknown> };

export async function loadRatingFacts(queryable: Queryable, slugs: readonly string[], now: Date): Promise<RatingFacts> {
  const { rows } = await runQuery(queryable, factsQuery, [[...slugs]]);
  const methods = rows.flatMap(({ kind, body }) =>
    kind === 'ratingMethod' ? (storedBodySchemas.ratingMethod.safeParse(body).data ?? []) : [],
  );
  const records = Map.groupBy(
    rows.flatMap(({ kind, body }) => (kind === 'casinoRecord' ? (casinoRecordSchema.safeParse(body).data ?? []) : [])),
    ({ partnerSlug }) => partnerSlug,
  );
  const bodies = new Map(rows.filter(({ kind }) => kind === 'partner').map(({ key, body }) => [key, body]));
  return { method: methodOn(methods, dayInMarket(now)), records, bodies };
}

/** The computed scores of published casinos by slug, as the site shows them now; those without records are left out. */
export async function loadScores(queryable: Queryable, slugs: readonly string[], now: Date): Promise<Map<string, CasinoScore>> {
  const { method, records, bodies } = await loadRatingFacts(queryable, slugs, now);
  const scores = new Map<string, CasinoScore>();
  for (const [slug, body] of bodies) {
    const moves = storedPartnerSchema.safeParse(body).data?.scoreMoves ?? [];
    const score = method && scoreCasino(method, records.get(slug) ?? [], moves, now);
    if (score) scores.set(slug, score);
  }
  return scores;
}
