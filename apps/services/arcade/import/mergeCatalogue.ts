import type { ImportReport } from '@lupa/contracts/catalogueFeed.ts';
import { catalogueTag } from '@lupa/contracts/tags.ts';
import { channels } from '@lupa/database/listen.ts';
import { runQuery, type Query } from '@lupa/database/query.ts';
import type pg from 'pg';
import { FeedError } from './feedLines.ts';
import { reportedRejections, type RejectionLog } from './stageFeed.ts';
import * as sql from './mergeStatements.ts';

export type MergeOptions = { startedAt: Date; read: number; rejections: RejectionLog; allowLargeRemoval: boolean };

export type Merged = { report: ImportReport; revision: number; hasChanged: boolean };

export class LargeRemovalError extends FeedError {
  readonly removed: number;
  readonly existing: number;
  constructor(removed: number, existing: number) {
    super(
      `The feed would remove ${removed} of ${existing} games; if that is meant, say allowLargeRemoval=true (--allow-large-removal for a file)`,
    );
    this.removed = removed;
    this.existing = existing;
  }
}

/** Brings the catalogue to what is staged in one transaction, and tells readers when something changed. @throws LargeRemovalError */
export async function mergeCatalogue(client: pg.Client, options: MergeOptions): Promise<Merged> {
  await client.query('begin');
  try {
    const merged = await merge(client, options);
    await client.query('commit');
    return merged;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function merge(client: pg.Client, { startedAt, read, rejections, allowLargeRemoval }: MergeOptions): Promise<Merged> {
  const count = async <Values extends unknown[]>(query: Query<unknown, Values>, values: NoInfer<Values>) =>
    (await runQuery(client, query, values)).rowCount;
  await client.query(`set local work_mem = '64MB'`);
  await reject(client, sql.rejectRepeated, rejections);
  await reject(client, sql.rejectWithoutProvider, rejections);
  if (!allowLargeRemoval) await refuseLargeRemoval(client);

  const { rows: started } = await runQuery(client, sql.startImport, [startedAt]);
  const revision = started[0]?.id ?? 0;
  await runQuery(client, sql.forgetSuperseded, []);
  await runQuery(client, sql.supersedeGames, [revision]);
  const providers = { updated: await count(sql.updateProviders, []), inserted: await count(sql.insertProviders, []) };
  const updated = providers.updated + (await count(sql.updateGames, [revision]));
  const inserted = providers.inserted + (await count(sql.insertGames, [revision]));
  const removed = (await count(sql.removeGames, [])) + (await count(sql.removeProviders, []));
  const { rows: staged } = await runQuery(client, sql.countStaged, []);
  const unchanged = (staged[0]?.rows ?? 0) - inserted - updated;

  const report: ImportReport = { read, inserted, updated, unchanged, removed, ...rejections.report() };
  const hasChanged = inserted + updated + removed > 0;
  await runQuery(client, sql.finishImport, [revision, JSON.stringify(report), hasChanged]);
  if (hasChanged) {
    await client.query('select pg_notify($1, $2)', [channels.catalogue, String(revision)]);
    // Last, because its lock lasts until the commit.
    await client.query('select delivery.record_change(array[$1]::text[])', [catalogueTag()]);
  }
  return { report, revision, hasChanged };
}

async function reject(
  client: pg.Client,
  query: typeof sql.rejectRepeated | typeof sql.rejectWithoutProvider,
  rejections: RejectionLog,
): Promise<void> {
  const { rows } = await runQuery(client, query, [reportedRejections]);
  rejections.addFound(
    rows.map(({ row, id, reason }) => ({ row, id, reason })),
    rows[0]?.total ?? 0,
  );
}

async function refuseLargeRemoval(client: pg.Client): Promise<void> {
  const { rows } = await runQuery(client, sql.countRemovals, []);
  const { existing = 0, removed = 0 } = rows[0] ?? {};
  if (removed * 2 > existing) throw new LargeRemovalError(removed, existing);
}
