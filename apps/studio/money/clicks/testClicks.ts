import type { clicks, dailyClicks } from '@lupa/database/clicks.ts';
import type { Pool } from '@lupa/database/connect.ts';

type Row = typeof clicks.$inferInsert;
type DailyRow = typeof dailyClicks.$inferInsert;

let made = 0;

/** A click for tests: a person's on a phone in Chile, at the first place of the list `home`, unless told otherwise. */
export function sampleClick(changes: Partial<Row> = {}): Row {
  made += 1;
  const at = changes.at ?? new Date('2026-11-10T15:00:00Z');
  return {
    id: `5400-${at.getTime()}-${made.toString(16).padStart(16, '0')}`,
    at,
    partnerSlug: 'casino-andino',
    afflinkProxy: 'bienvenida',
    offerId: '1',
    page: '/',
    block: 'ranking',
    toplist: 'home',
    responseId: null,
    linkId: 'cta',
    position: 1,
    cclid: null,
    cmpccl: null,
    country: 'CL',
    device: 'mobile',
    botClass: 'human',
    botReason: null,
    visitorKey: `visitor-${made}`,
    ...changes,
  };
}

export async function insertClicks(pool: Pool, rows: readonly Row[]): Promise<void> {
  await pool.query(
    `insert into clicks.clicks (id, at, partner_slug, afflink_proxy, offer_id, page, block, toplist, response_id, link_id, position,
       cclid, cmpccl, country, device, bot_class, bot_reason, visitor_key, experiment)
     select "id", "at", "partnerSlug", "afflinkProxy", "offerId", "page", "block", "toplist", "responseId", "linkId", "position",
       "cclid", "cmpccl", "country", "device", "botClass", "botReason", "visitorKey", "experiment"
     from jsonb_to_recordset($1) as r("id" text, "at" timestamptz, "partnerSlug" text, "afflinkProxy" text, "offerId" text, "page" text,
       "block" text, "toplist" text, "responseId" text, "linkId" text, "position" int, "cclid" text, "cmpccl" text, "country" text,
       "device" text, "botClass" text, "botReason" text, "visitorKey" text, "experiment" text)`,
    [JSON.stringify(rows)],
  );
}

export async function insertDaily(pool: Pool, changes: Partial<DailyRow>): Promise<void> {
  const row: DailyRow = { day: '2026-08-01', ...pickDaily(sampleClick()), clicks: 1, ...changes };
  await pool.query(
    `insert into clicks.daily (day, partner_slug, afflink_proxy, offer_id, page, block, toplist, position, country, device, bot_class, clicks)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      row.day,
      row.partnerSlug,
      row.afflinkProxy,
      row.offerId,
      row.page,
      row.block,
      row.toplist,
      row.position,
      row.country,
      row.device,
      row.botClass,
      row.clicks,
    ],
  );
}

function pickDaily(click: Row): Omit<DailyRow, 'day' | 'clicks'> {
  const { partnerSlug, afflinkProxy, offerId, page, block, toplist, position, country, device, botClass } = click;
  return { partnerSlug, afflinkProxy, offerId, page, block, toplist, position, country, device, botClass };
}
