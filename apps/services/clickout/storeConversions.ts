import type { KeptCall } from '@lupa/contracts/postback.ts';
import type { Pool } from '@lupa/database/connect.ts';
import { insertConversionsQuery } from '@lupa/database/insertConversions.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { runWithin } from './runWithin.ts';

/**
 * `apart` belong to no click of the partner. Places, from 1: `refused` of those whose call's number was used before, `unpaid` of those that lack
 * their amount.
 */
export type Storing = { given: number; inserted: number; apart: number; changed: number; refused: number[]; unpaid: number[] };

const uniqueViolation = '23505';
const isTakenNonce = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === uniqueViolation;

/** Stores events, given as a JSON array of `ConversionRow`. @throws DeadlineError after `deadline` milliseconds */
export async function storeConversions(pool: Pool, rowsAsJson: string, deadline: number): Promise<Storing> {
  const store = () => runWithin(pool, deadline, insertConversionsQuery, [rowsAsJson]);
  // Another host took the number of a call in this moment: asked again, the database knows it.
  const rows = await store().catch((error: unknown) => {
    if (isTakenNonce(error)) return store();
    throw error;
  });
  return rows[0] ?? { given: 0, inserted: 0, apart: 0, changed: 0, refused: [], unpaid: [] };
}

const insertRefusedQuery = defineQuery(
  'conversions.insertRefused',
  `insert into conversions.refused (id, partner_slug, received_at, reason, parameters, event_id, click_id, call)
  select id, partner_slug, received_at, reason, parameters, event_id, click_id, call
  from json_populate_recordset(null::conversions.refused, $1::json) on conflict (id) do nothing`,
);
const addDroppedQuery = defineQuery(
  'conversions.addDropped',
  `insert into conversions.dropped as known (day, partner_slug, name, calls)
  select day, partner_slug, name, calls from json_populate_recordset(null::conversions.dropped, $1::json)
  on conflict (day, partner_slug, name) do update set calls = known.calls + excluded.calls`,
);

export type DroppedRow = { day: string; partner_slug: string; name: string; calls: number };

export async function storeNotes(pool: Pool, refused: readonly RefusedRow[], dropped: readonly DroppedRow[]): Promise<void> {
  if (refused.length > 0) await runQuery(pool, insertRefusedQuery, [JSON.stringify(refused)]);
  if (dropped.length > 0) await runQuery(pool, addDroppedQuery, [JSON.stringify(dropped)]);
}

export type RefusedRow = {
  id: string;
  partner_slug: string;
  received_at: string;
  reason: string;
  parameters: string[];
  event_id: string | null;
  click_id: string | null;
  call: KeptCall | null;
};
