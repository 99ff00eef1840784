import type { ImportReport } from '@lupa/contracts/catalogueFeed.ts';
import { catalogueTag } from '@lupa/contracts/tags.ts';
import { channels } from '@lupa/database/listen.ts';
import { runQuery, type Query } from '@lupa/database/query.ts';
import type pg from 'pg';
import { FeedError } from './feedText.ts';
import { reportedRejections, type RejectionLog, type Staged } from './stageFeed.ts';
import * as sql from './mergeStatements.ts';

export type MergeOptions = Staged & { startedAt: Date; rejections: RejectionLog; allowLargeChange: boolean };

export type Merged = { report: ImportReport; revision: number; hasChanged: boolean };

type Changes = { existing: number; removed: number; renamed: number };

export class LargeChangeError extends FeedError {
  constructor({ existing, removed, renamed }: Changes) {
    super(
      `The feed would remove ${removed} and rename ${renamed} of ${existing} games and providers; if that is meant, say allowLargeChange=true (--allow-large-change for a file)`,
    );
  }
}

/** Brings the catalogue to what is staged in one transaction, and tells readers when something changed. @throws LargeChangeError */
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

async function merge(client: pg.Client, { startedAt, read, isWhole, rejections, allowLargeChange }: MergeOptions): Promise<Merged> {
  const count = async <Values extends unknown[]>(query: Query<unknown, Values>, values: NoInfer<Values>) =>
    (await runQuery(client, query, values)).rowCount;
  await client.query(`set local work_mem = '64MB'`);
  await reject(client, sql.rejectRepeated, rejections);
  // What is left out stays as it was, and may stand at the address of another row.
  while ((await reject(client, sql.rejectSharedAddress, rejections)) > 0);
  await reject(client, sql.rejectWithoutProvider, rejections);
  const changes = await countChanges(client);
  const held = isWhole ? 0 : changes.removed;
  if (!isWhole) await runQuery(client, sql.keepAll, []);
  if (!allowLargeChange && isLarge({ ...changes, removed: changes.removed - held })) throw new LargeChangeError(changes);

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

  const report: ImportReport = { read, inserted, updated, unchanged, removed, held, ...rejections.report() };
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
  query: typeof sql.rejectRepeated | typeof sql.rejectSharedAddress | typeof sql.rejectWithoutProvider,
  rejections: RejectionLog,
): Promise<number> {
  const { rows } = await runQuery(client, query, [reportedRejections]);
  const total = rows[0]?.total ?? 0;
  rejections.addFound(
    rows.map(({ row, id, reason }) => ({ row, id, reason })),
    total,
  );
  return total;
}

async function countChanges(client: pg.Client): Promise<Changes> {
  const { rows } = await runQuery(client, sql.countChanges, []);
  return rows[0] ?? { existing: 0, removed: 0, renamed: 0 };
}

const isLarge = ({ existing, removed, renamed }: Changes): boolean => removed * 10 > existing || renamed * 10 > existing;
