import { casinoRecordSchema, type CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { ratingMethodSchema, type RatingMethod } from '@lupa/contracts/ratingMethod.ts';
import {
  storedOfferSchema,
  storedPartnerSchema,
  storedToplistSchema,
  type StoredOffer,
  type StoredPartner,
  type StoredToplist,
} from '@lupa/database/storedDocuments.ts';
import { defineQuery, type RowOf } from '@lupa/database/query.ts';
import { compareOffers } from '@lupa/domain/toplistRules.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { z } from 'zod';
import { queryDocuments, type Queryable } from './queryDocuments.ts';

export type PublishedPartner = StoredPartner & { slug: string; version: number; updatedAt: Date };
export type PublishedToplist = StoredToplist & { version: number; updatedAt: Date };

/**
 * Partners by slug in their order, each partner's offers in theirs, its records, all versions of the rating method, and toplists: one state of
 * the database.
 */
export type PartnerDocuments = {
  partners: Map<string, PublishedPartner>;
  offers: Map<string, StoredOffer[]>;
  records: Map<string, CasinoRecord[]>;
  methods: RatingMethod[];
  toplists: PublishedToplist[];
};

const columns = `kind, key, body, version, updated_at as "updatedAt"`;
/** Without the partners' long texts, which only their own entries carry: reading them is most of the work. */
const briefColumns = `kind, key, case kind when 'partner' then body #- '{entity,description}' #- '{entity,realMoneyDescription}' else body end as body,
  version, updated_at as "updatedAt"`;
const order = 'order by kind, position, key';

const allPartnersQuery = defineQuery(
  'delivery.allPartners',
  `select ${columns} from delivery.documents where kind in ('partner', 'offer', 'casinoRecord', 'ratingMethod', 'toplist') ${order}`,
  { isPrepared: true },
);
const partnersQuery = defineQuery(
  'delivery.partners',
  `select ${columns} from delivery.documents
      where (kind = 'partner' and key = any($1)) or (kind in ('offer', 'casinoRecord') and split_part(key, '/', 1) = any($1))
        or kind in ('ratingMethod', 'toplist') ${order}`,
  { isPrepared: true },
);
const briefPartnersQuery = defineQuery(
  'delivery.briefPartners',
  `select ${briefColumns} from delivery.documents
      where (kind = 'partner' and key = any($1)) or (kind in ('offer', 'casinoRecord') and split_part(key, '/', 1) = any($1))
        or kind = 'ratingMethod' ${order}`,
  { notNull: ['body'], isPrepared: true },
);
const toplistQuery = defineQuery(
  'delivery.toplist',
  `with toplist as materialized (select * from delivery.documents where kind = 'toplist' and key = $1),
        slugs as materialized (select array(select jsonb_path_query(body, '$.entries[*].partnerSlug') #>> '{}' from toplist) as list)
      select ${columns} from toplist
      union all
      select ${briefColumns} from delivery.documents, slugs where kind = 'partner' and key = any(slugs.list)
      union all
      select ${columns} from delivery.documents, slugs where kind in ('offer', 'casinoRecord') and split_part(key, '/', 1) = any(slugs.list)
      union all
      select ${columns} from delivery.documents where kind = 'ratingMethod'`,
  { notNull: ['kind', 'key', 'body', 'version', 'updatedAt'], isPrepared: true },
);

const recordsQuery = defineQuery(
  'delivery.records',
  `select ${columns} from delivery.documents where kind = 'casinoRecord' and ($1::text is null or split_part(key, '/', 1) = $1)
      order by body->>'day' desc, key`,
  { isPrepared: true },
);
const ratingMethodsQuery = defineQuery(
  'delivery.ratingMethods',
  `select ${columns} from delivery.documents where kind = 'ratingMethod' order by (body->'version')::int desc`,
  { isPrepared: true },
);

type DocumentRow = RowOf<typeof partnersQuery>;

/** All partners with what belongs to them, and all toplists. */
export function readAllPartners(pool: Queryable, logger: Logger): Promise<PartnerDocuments> {
  return queryDocuments(pool, allPartnersQuery, []).then((rows) => collect(rows, logger));
}

/** These partners with what belongs to them, and all toplists. */
export function readPartners(pool: Queryable, logger: Logger, slugs: readonly string[]): Promise<PartnerDocuments> {
  return queryDocuments(pool, partnersQuery, [slugs]).then((rows) => collect(rows, logger));
}

/** These partners with what belongs to them, without their long texts and without toplists. */
export function readBriefPartners(pool: Queryable, logger: Logger, slugs: readonly string[]): Promise<PartnerDocuments> {
  return queryDocuments(pool, briefPartnersQuery, [slugs]).then((rows) => collect(rows, logger));
}

/** One toplist with its partners, without their long texts, and what belongs to them; no toplist when the identifier is unknown. */
export function readToplist(pool: Queryable, logger: Logger, identifier: string): Promise<PartnerDocuments> {
  return queryDocuments(pool, toplistQuery, [identifier]).then((rows) => collect(rows, logger));
}

/** What was found out about a partner, or about all, the newest first. */
export async function readRecords(pool: Queryable, logger: Logger, partnerSlug: string | undefined): Promise<CasinoRecord[]> {
  const rows = await queryDocuments(pool, recordsQuery, [partnerSlug ?? null]);
  return rows.flatMap((row) => parseBody(casinoRecordSchema, row, logger) ?? []);
}

/** All versions of the rating method, the newest first. */
export async function readRatingMethods(pool: Queryable, logger: Logger): Promise<RatingMethod[]> {
  const rows = await queryDocuments(pool, ratingMethodsQuery, []);
  return rows.flatMap((row) => parseBody(ratingMethodSchema, row, logger) ?? []);
}

function collect(rows: DocumentRow[], logger: Logger): PartnerDocuments {
  const documents: PartnerDocuments = { partners: new Map(), offers: new Map(), records: new Map(), methods: [], toplists: [] };
  for (const row of rows) addDocument(documents, row, logger);
  for (const offers of documents.offers.values()) offers.sort(compareOffers);
  return documents;
}

function addDocument({ partners, offers, records, methods, toplists }: PartnerDocuments, row: DocumentRow, logger: Logger): void {
  const { version, updatedAt } = row;
  if (row.kind === 'partner') {
    const partner = parseBody(storedPartnerSchema, row, logger);
    if (partner) partners.set(row.key, { ...partner, slug: row.key, version, updatedAt });
  } else if (row.kind === 'offer') {
    const offer = parseBody(storedOfferSchema, row, logger);
    if (offer) addTo(offers, offer.partnerSlug, offer);
  } else if (row.kind === 'casinoRecord') {
    const record = parseBody(casinoRecordSchema, row, logger);
    if (record) addTo(records, record.partnerSlug, record);
  } else if (row.kind === 'ratingMethod') {
    const method = parseBody(ratingMethodSchema, row, logger);
    if (method) methods.push(method);
  } else {
    const toplist = parseBody(storedToplistSchema, row, logger);
    if (toplist) toplists.push({ ...toplist, version, updatedAt });
  }
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
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
