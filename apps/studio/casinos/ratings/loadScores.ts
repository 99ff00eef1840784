import { presentVerdict, type PresentedVerdict } from '@lupa/blocks/shared/rating/presentVerdict.ts';
import { type CasinoRecord, casinoRecordSchema } from '@lupa/contracts/casinoRecord.ts';
import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import { defaultContentLocale, defaultPageLocale } from '@lupa/contracts/locale.ts';
import { buildMicrocopy, type Microcopy } from '@lupa/contracts/microcopy.ts';
import type { RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { storedBodySchemas, storedPartnerSchema } from '@lupa/database/storedDocuments.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import { type CasinoScore, ratingOnWire, scoreCasino } from '@lupa/domain/rating/scoreCasino.ts';
import { judgeCasino } from '@lupa/domain/rating/verdict.ts';
import { type AgingRecord, listAging } from '@lupa/domain/rating/aging.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { plain } from '../../core/publish/reader.ts';

type Queryable = Parameters<typeof runQuery>[0];

const factsQuery = defineQuery(
  'delivery.ratingFacts',
  `select kind, key, body from delivery.documents
      where kind = 'ratingMethod' or (kind = 'microcopy' and locale = $2 and key ~ '^(verdict|measure|not_recommended)') or (kind = 'partner' and key = any($1)) or (kind = 'casinoRecord' and split_part(key, '/', 1) = any($1))`,
);

/** What ratings and verdicts are computed from and told by, as it is published; `method` is the one that holds now, the others are by slug. */
export type RatingFacts = {
  method: RatingMethod | null;
  methods: RatingMethod[];
  microcopy: Microcopy;
  records: Map<string, CasinoRecord[]>;
  bodies: Map<string, unknown>;
};

export async function loadRatingFacts(queryable: Queryable, slugs: readonly string[], now: Date): Promise<RatingFacts> {
  const { rows } = await runQuery(queryable, factsQuery, [[...slugs], defaultContentLocale]);
  const methods = rows.flatMap(({ kind, body }) =>
    kind === 'ratingMethod' ? (storedBodySchemas.ratingMethod.safeParse(body).data ?? []) : [],
  );
  const records = Map.groupBy(
    rows.flatMap(({ kind, body }) => (kind === 'casinoRecord' ? (casinoRecordSchema.safeParse(body).data ?? []) : [])),
    ({ partnerSlug }) => partnerSlug,
  );
  const bodies = new Map(rows.filter(({ kind }) => kind === 'partner').map(({ key, body }) => [key, body]));
  const microcopy = buildMicrocopy(
    rows.flatMap(({ kind, body }) => (kind === 'microcopy' ? (storedBodySchemas.microcopy.safeParse(body).data ?? []) : [])),
  );
  return { method: methodOn(methods, dayInMarket(now)), methods, microcopy, records, bodies };
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

/** What the site says of published casinos, by slug; those that there is nothing to judge by are left out. */
export async function loadVerdicts(queryable: Queryable, slugs: readonly string[], now: Date): Promise<Map<string, PresentedVerdict>> {
  const { method, methods, microcopy, records, bodies } = await loadRatingFacts(queryable, slugs, now);
  const verdicts = new Map<string, PresentedVerdict>();
  for (const [slug, body] of bodies) {
    const { data: partner } = storedPartnerSchema.safeParse(body);
    const own = records.get(slug) ?? [];
    if (!partner || (own.length === 0 && partner.state === 'open')) continue;
    const { state, stateSince, scoreMoves: moves, entity, attributes } = partner;
    const verdict = judgeCasino({ methods, records: own, moves, state, stateSince, isOutdated: isCasinoOutdated(entity) }, now);
    const rating = method && ratingOnWire(scoreCasino(method, own, moves, now), method.day);
    const told = presentVerdict({ ...attributes, ...rating, verdict }, { locale: defaultPageLocale, microcopy });
    if (told) verdicts.set(slug, told);
  }
  return verdicts;
}

export type NamedAgingRecord = AgingRecord & { partnerName: string; partnerId: number };

export async function loadAging(req: PayloadRequest, within: number, now: Date): Promise<NamedAgingRecord[]> {
  const { docs } = await req.payload.find({
    collection: slugs.partners,
    select: { name: true, slug: true },
    overrideAccess: false,
    ...plain(req),
  });
  const known = docs.map(({ slug }) => slug);
  const { method, records, bodies } = await loadRatingFacts(req.payload.db.pool, known, now);
  if (!method) return [];
  return docs
    .flatMap(({ id, name, slug }) => {
      const moves = storedPartnerSchema.safeParse(bodies.get(slug)).data?.scoreMoves ?? [];
      const own = { method, records: records.get(slug) ?? [], moves };
      return listAging(own, within, now).map((aging) => ({ ...aging, partnerName: name, partnerId: id }));
    })
    .toSorted((one, other) => one.lastDay.localeCompare(other.lastDay) || one.partnerName.localeCompare(other.partnerName, 'es'));
}

export const freshnessPath = '/admin/records-freshness';
/** In days. */
const usualWithin = 30;
export const withinParameter = 'dias';
export const maximumWithin = 365;

/** Days from the address of the report; what is missing or nonsense is as usual. */
export function readWithin(parameters: Record<string, unknown>): number {
  const given = parameters[withinParameter];
  const days = typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : usualWithin;
  return Math.min(days, maximumWithin);
}
