import { casinoRecordSchema, type CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import type { LegalPeriod } from '@lupa/contracts/legalStatus.ts';
import { ratingMethodSchema, type RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import {
  storedLegalStatusSchema,
  storedOfferSchema,
  storedPartnerSchema,
  storedToplistSchema,
  type StoredOffer,
  type StoredPartner,
  type StoredToplist,
} from '@lupa/database/storedDocuments.ts';
import type { DocumentKind } from '@lupa/database/delivery.ts';
import { defineQuery, type RowOf } from '@lupa/database/query.ts';
import { compareOffers } from '@lupa/domain/toplistRules.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { z } from 'zod';
import { publishedDate, queryDocuments, type Queryable } from './queryDocuments.ts';

export type PublishedPartner = StoredPartner & { slug: string; version: number; updatedAt: Date };
export type PublishedToplist = StoredToplist & { version: number; updatedAt: Date };

/** Documents that are parsed when somebody reads them. `revision` names this state of them: it is never that of another one. */
type LazyDocuments<Item> = { revision: string; read: () => Item[] };

/** Partners in their order with offers, records, methods, toplists and the law: one state of the database. */
export type PartnerDocuments = {
  partners: Map<string, PublishedPartner>;
  offers: Map<string, StoredOffer[]>;
  records: Map<string, LazyDocuments<CasinoRecord>>;
  methods: LazyDocuments<RatingMethod>;
  toplists: PublishedToplist[];
  legalPeriods: LegalPeriod[];
};

export type RatedDocuments = Pick<PartnerDocuments, 'records' | 'methods'>;
export type RatedPartner = Pick<PublishedPartner, 'slug' | 'version' | 'updatedAt' | 'scoreMoves'>;

const columns = `kind, key, body, version, updated_at as "updatedAt"`;
const leanBody = `case kind when 'casinoRecord' then body - '{source,capture,captureFocus,by,note,corrections}'::text[] else body end`;
const leanColumns = `kind, key, ${leanBody} as body, version, updated_at as "updatedAt"`;
/** Also without the partners' long texts, which only their own entries carry: reading them is most of the work. */
const briefColumns = `kind, key, case kind when 'partner' then body #- '{entity,description}' #- '{entity,realMoneyDescription}' else ${leanBody} end as body,
  version, updated_at as "updatedAt"`;
const order = 'order by kind, position, key';

const allPartnersQuery = defineQuery(
  'delivery.allPartners',
  `select ${leanColumns} from delivery.documents where kind in ('partner', 'offer', 'casinoRecord', 'ratingMethod', 'toplist', 'legalStatus') ${order}`,
  { notNull: ['body'], isPrepared: true },
);
const partnersQuery = defineQuery(
  'delivery.partners',
  `select ${leanColumns} from delivery.documents
      where (kind = 'partner' and key = any($1)) or (kind in ('offer', 'casinoRecord') and split_part(key, '/', 1) = any($1))
        or kind in ('ratingMethod', 'toplist', 'legalStatus') ${order}`,
  { notNull: ['body'], isPrepared: true },
);
const briefPartnersQuery = defineQuery(
  'delivery.briefPartners',
  `select ${briefColumns} from delivery.documents
      where (kind = 'partner' and key = any($1)) or (kind in ('offer', 'casinoRecord') and split_part(key, '/', 1) = any($1))
        or kind in ('ratingMethod', 'legalStatus') ${order}`,
  { notNull: ['body'], isPrepared: true },
);
const ratedPartnersQuery = defineQuery(
  'delivery.ratedPartners',
  `select kind, key, case kind when 'partner' then jsonb_build_object('scoreMoves', body->'scoreMoves', 'rating', body #> '{entity,rating}') else ${leanBody} end as body,
        version, updated_at as "updatedAt"
      from delivery.documents
      where (kind = 'partner' and key = any($1)) or (kind = 'casinoRecord' and split_part(key, '/', 1) = any($1)) or kind = 'ratingMethod' ${order}`,
  { notNull: ['body'], isPrepared: true },
);
const toplistQuery = defineQuery(
  'delivery.toplist',
  `with toplist as materialized (select * from delivery.documents where kind = 'toplist' and key = $1),
        slugs as materialized (
          select array(
            select jsonb_path_query(body, '$.entries[*].partnerSlug') #>> '{}' from toplist
            union all select body #>> '{highlight,partnerSlug}' from toplist
          ) as list
        )
      select ${columns} from toplist
      union all
      select ${briefColumns} from delivery.documents, slugs where kind = 'partner' and key = any(slugs.list)
      union all
      select ${leanColumns} from delivery.documents, slugs where kind in ('offer', 'casinoRecord') and split_part(key, '/', 1) = any(slugs.list)
      union all
      select ${columns} from delivery.documents where kind in ('ratingMethod', 'legalStatus')`,
  { notNull: ['kind', 'key', 'body', 'version', 'updatedAt'], isPrepared: true },
);

const recordColumns = `kind, key, body || jsonb_build_object('publishedDate', ${publishedDate}) as body, version, updated_at as "updatedAt"`;
const withPublications = 'delivery.documents left join delivery.publications using (source, locale)';
const recordsQuery = defineQuery(
  'delivery.records',
  `select ${recordColumns} from ${withPublications} where kind = 'casinoRecord' and ($1::text is null or split_part(key, '/', 1) = $1)
      order by body->>'day' desc, key`,
  { notNull: ['body'], isPrepared: true },
);
const correctedOn = `body #>> '{corrections,-1,day}'`;
const noonOf = (day: string) => `((${day}) || 'T12:00Z')::timestamptz`;
/** By their last news: the moment at which they were published, else noon of their day, or noon of the day of their last correction. */
const newestRecordsQuery = defineQuery(
  'delivery.newestRecords',
  `with newest as materialized (
        select key from ${withPublications}
        where kind = 'casinoRecord' and ($1::text is null or split_part(key, '/', 1) = $1)
        order by greatest(coalesce(first_published_at, ${noonOf("body->>'day'")}), ${noonOf(correctedOn)}) desc, key limit $2
      )
      select ${recordColumns} from ${withPublications} join newest using (key) where kind = 'casinoRecord' order by body->>'day' desc, key`,
  { notNull: ['body'] },
);
const correctedRecordsQuery = defineQuery(
  'delivery.correctedRecords',
  `with corrected as materialized (
        select key from delivery.documents
        where kind = 'casinoRecord' and ($1::text is null or split_part(key, '/', 1) = $1) and ${correctedOn} is not null
        order by ${correctedOn} desc, key limit $2
      )
      select ${recordColumns} from ${withPublications} join corrected using (key) where kind = 'casinoRecord' order by body->>'day' desc, key`,
  { notNull: ['body'] },
);
const recordsInPartsQuery = defineQuery(
  'delivery.recordsInParts',
  `select ${recordColumns} from ${withPublications}
      where kind = 'casinoRecord' and ($1::text is null or split_part(key, '/', 1) = $1) and key > coalesce($2, '') order by key limit $3`,
  { notNull: ['body'] },
);
const ratingMethodsQuery = defineQuery(
  'delivery.ratingMethods',
  `select ${columns} from delivery.documents where kind = 'ratingMethod' order by (body->'version')::int desc`,
  { notNull: ['body'], isPrepared: true },
);

type DocumentRow = RowOf<typeof partnersQuery>;

export function readAllPartners(pool: Queryable, logger: Logger): Promise<PartnerDocuments> {
  return queryDocuments(pool, allPartnersQuery, []).then((rows) => collect(rows, logger));
}

export function readPartners(pool: Queryable, logger: Logger, slugs: readonly string[]): Promise<PartnerDocuments> {
  return queryDocuments(pool, partnersQuery, [slugs]).then((rows) => collect(rows, logger));
}

export function readBriefPartners(pool: Queryable, logger: Logger, slugs: readonly string[]): Promise<PartnerDocuments> {
  return queryDocuments(pool, briefPartnersQuery, [slugs]).then((rows) => collect(rows, logger));
}

const ratedPartnerSchema = z.object({ scoreMoves: storedPartnerSchema.shape.scoreMoves, rating: z.number().nullable() });

export async function readRatedPartners(
  pool: Queryable,
  logger: Logger,
  slugs: readonly string[],
): Promise<RatedDocuments & { partners: Map<string, RatedPartner & { storedRating: number | null }> }> {
  const rowsOf = Map.groupBy(await queryDocuments(pool, ratedPartnersQuery, [slugs]), ({ kind }) => kind);
  const partners = (rowsOf.get('partner') ?? []).flatMap((row) => {
    const body = parseBody(ratedPartnerSchema, row, logger);
    const { key: slug, version, updatedAt } = row;
    return body ? [[slug, { slug, version, updatedAt, scoreMoves: body.scoreMoves, storedRating: body.rating }] as const] : [];
  });
  return { partners: new Map(partners), ...collectRated(rowsOf, logger) };
}

export function readToplist(pool: Queryable, logger: Logger, identifier: string): Promise<PartnerDocuments> {
  return queryDocuments(pool, toplistQuery, [identifier]).then((rows) => collect(rows, logger));
}

/** `newest`: with the last news; `first`: by casino and number, from the beginning or `after` one (`<partnerSlug>/<id>`). */
export type RecordChoice = {
  partnerSlug?: string | undefined;
  newest?: number | undefined;
  isCorrected?: boolean;
  first?: number | undefined;
  after?: string | undefined;
};

export async function readRecords(
  pool: Queryable,
  logger: Logger,
  { partnerSlug, newest, isCorrected = false, first, after }: RecordChoice,
): Promise<CasinoRecord[]> {
  const slug = partnerSlug ?? null;
  const read = () => {
    if (isCorrected) return queryDocuments(pool, correctedRecordsQuery, [slug, newest ?? null]);
    if (first !== undefined) return queryDocuments(pool, recordsInPartsQuery, [slug, after ?? null, first]);
    if (newest !== undefined) return queryDocuments(pool, newestRecordsQuery, [slug, newest]);
    return queryDocuments(pool, recordsQuery, [slug]);
  };
  return parseRows(casinoRecordSchema, await read(), logger);
}

export async function readRatingMethods(pool: Queryable, logger: Logger): Promise<RatingMethod[]> {
  const rows = await queryDocuments(pool, ratingMethodsQuery, []);
  return parseRows(ratingMethodSchema, rows, logger);
}

function collect(rows: DocumentRow[], logger: Logger): PartnerDocuments {
  const rowsOf = Map.groupBy(rows, ({ kind }) => kind);
  const read = <Schema extends z.ZodType>(kind: DocumentKind, schema: Schema) =>
    (rowsOf.get(kind) ?? []).flatMap((row) => {
      const body = parseBody(schema, row, logger);
      return body === undefined ? [] : [{ body, slug: row.key, version: row.version, updatedAt: row.updatedAt }];
    });
  const offers = Map.groupBy(
    read('offer', storedOfferSchema).map(({ body }) => body),
    ({ partnerSlug }) => partnerSlug,
  );
  for (const list of offers.values()) list.sort(compareOffers);
  return {
    partners: new Map(read('partner', storedPartnerSchema).map(({ body, slug, ...row }) => [slug, { ...body, slug, ...row }])),
    offers,
    ...collectRated(rowsOf, logger),
    // Not as the others: without it casinos would be offered that may not be.
    legalPeriods: (rowsOf.get('legalStatus') ?? []).flatMap(({ body }) => storedLegalStatusSchema.parse(body).periods),
    toplists: read('toplist', storedToplistSchema).map(({ body, version, updatedAt }) => ({ ...body, version, updatedAt })),
  };
}

function collectRated(rowsOf: Map<string, DocumentRow[]>, logger: Logger): RatedDocuments {
  const records = Map.groupBy(rowsOf.get('casinoRecord') ?? [], ({ key }) => key.split('/')[0] ?? key);
  return {
    records: new Map([...records].map(([slug, ofSlug]) => [slug, readLater(casinoRecordSchema, ofSlug, logger)])),
    methods: readLater(ratingMethodSchema, rowsOf.get('ratingMethod') ?? [], logger),
  };
}

function readLater<Schema extends z.ZodType>(schema: Schema, rows: DocumentRow[], logger: Logger): LazyDocuments<z.output<Schema>> {
  return {
    revision: rows.map(({ key, version, updatedAt }) => `${key}@${version}.${updatedAt.getTime()}`).join(),
    read: () => parseRows(schema, rows, logger),
  };
}

function parseRows<Schema extends z.ZodType>(schema: Schema, rows: DocumentRow[], logger: Logger): z.output<Schema>[] {
  return rows.flatMap((row) => parseBody(schema, row, logger) ?? []);
}

/** A body that cannot be read costs its document only. */
function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  { kind, key, body }: DocumentRow,
  logger: Logger,
): z.output<Schema> | undefined {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  logger.error({ kind, key, err: result.error }, 'a published document cannot be read');
  return undefined;
}
