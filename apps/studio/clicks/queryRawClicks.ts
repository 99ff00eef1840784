import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import type { ClickFilter } from './clickFilter.ts';
import { narrowing, rawPeriod } from './narrowClicks.ts';
import type { Database } from './queryClicks.ts';

const rawClickSchema = z.object({
  id: z.string(),
  at: z.coerce.date(),
  partnerSlug: z.string(),
  afflinkProxy: z.string(),
  offerId: z.string(),
  page: z.string().nullable(),
  block: z.string().nullable(),
  toplist: z.string().nullable(),
  responseId: z.string().nullable(),
  linkId: z.string().nullable(),
  position: z.number().nullable(),
  cclid: z.string().nullable(),
  cmpccl: z.string().nullable(),
  country: z.string().nullable(),
  device: z.string(),
  botClass: z.string(),
  botReason: z.string().nullable(),
});
/** A click as it was recorded, without the visitor's key: nothing in the studio needs it. */
export type RawClick = z.output<typeof rawClickSchema>;

const columns = sql`id, at, partner_slug as "partnerSlug", afflink_proxy as "afflinkProxy", offer_id as "offerId", page, block, toplist,
  response_id as "responseId", link_id as "linkId", position, cclid, cmpccl, country, device, bot_class as "botClass",
  bot_reason as "botReason"`;

/** Clicks of a period one by one, the newest first. */
export async function queryRawClicks(database: Database, filter: ClickFilter, limit: number): Promise<RawClick[]> {
  const { rows } = await database.execute(sql`
    select ${columns} from clicks.clicks where ${rawPeriod(filter)} and ${narrowing(filter)} order by at desc, id desc limit ${limit}`);
  return rows.map((row) => rawClickSchema.parse(row));
}

export async function findRawClick(database: Database, id: string): Promise<RawClick | null> {
  const { rows } = await database.execute(sql`select ${columns} from clicks.clicks where id = ${id}`);
  return rows[0] ? rawClickSchema.parse(rows[0]) : null;
}

/** When the oldest click happened that is still there one by one; null when there is none. */
export async function findOldestRawClick(database: Database): Promise<Date | null> {
  const { rows } = await database.execute(sql`select min(at) as at from clicks.clicks`);
  return z.coerce
    .date()
    .nullable()
    .parse(rows[0]?.['at'] ?? null);
}

const toplistAnswerSchema = z.object({
  identifier: z.string(),
  version: z.number(),
  entries: z.array(z.object({ partner: z.string(), offer: z.string() })),
  firstAnsweredAt: z.coerce.date(),
});
/** A toplist as it was answered to the page on which the click happened, in rank order. */
export type ToplistAnswer = z.output<typeof toplistAnswerSchema>;

export async function findToplistAnswer(database: Database, responseId: string): Promise<ToplistAnswer | null> {
  const { rows } = await database.execute(sql`
    select identifier, version, entries, first_answered_at as "firstAnsweredAt"
    from delivery.toplist_responses where response_id = ${responseId}`);
  return rows[0] ? toplistAnswerSchema.parse(rows[0]) : null;
}
