import type { Placement } from '@lupa/contracts/placement.server.ts';
import type { BotClass, Device } from '@lupa/server/classifyVisitor.ts';
import { randomFillSync } from 'node:crypto';
import { analyticsConstants } from '@lupa/contracts/analytics.ts';
import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { market } from '@lupa/contracts/market.ts';
import type { Loss } from './lostClicks.ts';
import { runWithin } from './runWithin.ts';

export type ClickRow = {
  id: string;
  at: string;
  partner_slug: string;
  afflink_proxy: string;
  offer_id: string;
  page: string | null;
  block: string | null;
  toplist: string | null;
  response_id: string | null;
  link_id: string | null;
  position: number | null;
  cclid: string | null;
  cmpccl: string | null;
  country: string | null;
  device: Device;
  bot_class: BotClass;
  bot_reason: string | null;
  visitor_key: string;
  experiment: string | null;
};

export type PlacementColumns = Pick<ClickRow, 'page' | 'block' | 'toplist' | 'response_id' | 'link_id' | 'position'>;

export const noPlacement: PlacementColumns = { page: null, block: null, toplist: null, response_id: null, link_id: null, position: null };

/** Empty text and position 0 mean "not known" in a placement; in the log that is null. */
export function placementColumns(placement: Placement | null): PlacementColumns {
  if (placement === null) return noPlacement;
  return {
    page: storable(placement.page),
    block: storable(placement.block),
    toplist: storable(placement.toplist),
    response_id: storable(placement.responseId),
    link_id: storable(placement.linkId),
    position: placement.position === 0 ? null : placement.position,
  };
}

/** Postgres text takes neither NUL nor half of a surrogate pair. */
function storable(text: string): string | null {
  return text.replaceAll('\0', '').toWellFormed() || null;
}

const randomBytesPerId = 8;
const pool = Buffer.alloc(512 * randomBytesPerId);
let used = pool.length;

/** Transaction id `5400-<time>-<random>`: milliseconds in 13 digits, so that ids sort by time, and 64 random bits in hexadecimal. */
export function createClickId(now: number): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.toString('hex', used, (used += randomBytesPerId));
  return `${firstClickIdAt(now)}-${random}`;
}

/** Before the ids of a moment, in milliseconds since 1970, and after all that are older. */
export const firstClickIdAt = (time: number): string => `${analyticsConstants.transactionSite}-${String(time).padStart(13, '0')}`;
export const timeOfClickId = (id: string): number => Number(id.split('-')[1]);

const columns =
  'id, at, partner_slug, afflink_proxy, offer_id, page, block, toplist, response_id, link_id, position, cclid, cmpccl, country, device, bot_class, bot_reason, visitor_key, experiment';
const insertQuery = defineQuery(
  'clicks.insert',
  `
  with fresh as (
    insert into clicks.clicks (${columns})
    select ${columns} from json_populate_recordset(null::clicks.clicks, $1::json) on conflict (id) do nothing
    returning at
  )
  insert into conversions.late_days (day)
  select distinct (at at time zone '${market.timeZone}')::date from fresh
  where at < (now() at time zone '${market.timeZone}')::date::timestamp at time zone '${market.timeZone}'`,
  { isPrepared: true },
);
const insertLossQuery = defineQuery(
  'clicks.insertLoss',
  'insert into clicks.lost (id, at, clicks) values ($1, $2, $3) on conflict (id) do nothing',
);

/** Inserts clicks (a JSON array of `ClickRow`); known ids are left alone. @throws DeadlineError after `deadline` milliseconds */
export async function insertClicks(pool: Pool, rowsAsJson: string, deadline: number): Promise<void> {
  await runWithin(pool, deadline, insertQuery, [rowsAsJson]);
}

export async function insertLoss(pool: Pool, { id, at, clicks }: Loss): Promise<void> {
  await runQuery(pool, insertLossQuery, [id, at, clicks]);
}
