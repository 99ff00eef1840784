import type { Pool } from '@lupa/database/connect.ts';

export type DeliveredDocument = {
  kind: string;
  key: string;
  locale: string;
  source: string;
  body: Record<string, unknown>;
  refs: string[];
  version: number;
};

export async function readDocuments(pool: Pool, source: string): Promise<DeliveredDocument[]> {
  const { rows } = await pool.query<DeliveredDocument>(
    'select kind, key, locale, source, body, refs, version from delivery.documents where source = $1 order by kind, key, locale',
    [source],
  );
  return rows;
}

/** Tags of the changes that were recorded while `act` ran, one list for each change. */
export async function collectChanges(pool: Pool, act: () => Promise<unknown>): Promise<string[][]> {
  const { rows: before } = await pool.query<{ last: string | null }>('select max(id)::text as last from delivery.changes');
  await act();
  const { rows } = await pool.query<{ tags: string[] }>('select tags from delivery.changes where id > $1 order by id', [
    before[0]?.last ?? 0,
  ]);
  return rows.map(({ tags }) => tags);
}
