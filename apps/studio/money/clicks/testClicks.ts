import type { clicks, dailyClicks } from '@lupa/database/clicks.ts';
import type { conversions } from '@lupa/database/conversions.ts';
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

/** Rows of a table, by the names of the schema. */
async function insert(pool: Pool, table: string, rows: readonly object[]): Promise<void> {
  const nameOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const records = rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [nameOf(name), value as unknown])));
  await pool.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [JSON.stringify(records)]);
}

export const insertClicks = (pool: Pool, rows: readonly Row[]): Promise<void> => insert(pool, 'clicks.clicks', rows);

export function insertDaily(pool: Pool, changes: Partial<DailyRow>): Promise<void> {
  const { partnerSlug, afflinkProxy, offerId, page, block, toplist, position, country, device, botClass } = sampleClick();
  const place = { partnerSlug, afflinkProxy, offerId, page, block, toplist, position, country, device, botClass };
  return insert(pool, 'clicks.daily', [{ day: '2026-08-01', ...place, clicks: 1, ...changes }]);
}

/** What a programme called back: a commission that belongs to no click, unless told otherwise. */
type EventChanges = Partial<Omit<typeof conversions.$inferInsert, 'at' | 'receivedAt'>> & { at?: string };
export function insertEvent(pool: Pool, changes: EventChanges = {}): Promise<void> {
  made += 1;
  const at = changes.at ?? '2026-10-15T12:00:00Z';
  const event = {
    partnerSlug: 'casino-andino',
    id: `event-${made}`,
    kind: 'commission',
    at,
    receivedAt: at,
    attribution: 'none',
    status: 'approved',
  };
  return insert(pool, 'conversions.events', [{ ...event, ...changes }]);
}
