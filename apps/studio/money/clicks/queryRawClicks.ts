import { defineQuery, runQuery, type Executor, type RowOf } from '@lupa/database/query.ts';
import { z } from 'zod';
import type { ClickFilter } from './clickKinds.ts';
import { narrowing, rawPeriod, valuesOf } from './queryClicks.ts';

const columns = `id, at, partner_slug as "partnerSlug", afflink_proxy as "afflinkProxy", offer_id as "offerId", page, block, toplist,
  response_id as "responseId", link_id as "linkId", position, cclid, cmpccl, country, device, bot_class as "botClass",
  bot_reason as "botReason"`;

const latestQuery = defineQuery(
  'clicks.latest',
  `select ${columns} from clicks.clicks where ${rawPeriod} and ${narrowing} order by at desc, id desc limit $4`,
);
const clickQuery = defineQuery('clicks.click', `select ${columns} from clicks.clicks where id = $1`);
const oldestQuery = defineQuery('clicks.oldest', 'select min(at) as at from clicks.clicks');
const answerQuery = defineQuery(
  'delivery.response',
  `select identifier, version, entries, first_answered_at as "firstAnsweredAt" from delivery.toplist_responses where response_id = $1`,
);

/** A click as it was recorded, without the visitor's key: nothing in the studio needs it. */
export type RawClick = RowOf<typeof latestQuery>;

export async function queryRawClicks(database: Executor, filter: ClickFilter, limit: number): Promise<RawClick[]> {
  const { rows } = await runQuery(database, latestQuery, [...valuesOf(filter), limit]);
  return rows;
}

export async function findRawClick(database: Executor, id: string): Promise<RawClick | null> {
  const { rows } = await runQuery(database, clickQuery, [id]);
  return rows[0] ?? null;
}

/** When the oldest click happened that is still there one by one; null when there is none. */
export async function findOldestRawClick(database: Executor): Promise<Date | null> {
  const { rows } = await runQuery(database, oldestQuery, []);
  return rows[0]?.at ?? null;
}

const entriesSchema = z.array(z.object({ partner: z.string(), offer: z.string() }));
/** A toplist as it was answered to the page on which the click happened, in rank order. */
export type ToplistAnswer = RowOf<typeof answerQuery> & { entries: z.output<typeof entriesSchema> };

export async function findToplistAnswer(database: Executor, responseId: string): Promise<ToplistAnswer | null> {
  const { rows } = await runQuery(database, answerQuery, [responseId]);
  return rows[0] ? { ...rows[0], entries: entriesSchema.parse(rows[0].entries) } : null;
}
