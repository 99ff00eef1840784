import { defineQuery, runQuery, type Executor, type RowOf } from '@lupa/database/query.ts';
import type { Change, PlannedRow, Verdict } from './planRow.ts';
import type { ImportMode, ImportState, RowFilter, RowState } from './importStates.ts';
import type { ExchangeKind } from './kinds.ts';
import type { Cells } from './layout.ts';

const addImportQuery = defineQuery(
  'studio.addImport',
  `
  insert into studio.imports (kind, file_name, state, person_id, person_name, reading)
  values ($1, $2, 'checking', $3, $4, $5::jsonb) returning id`,
);
const addRowsQuery = defineQuery(
  'studio.addImportRows',
  `
  insert into studio.import_rows (import_id, position, rows, key, verdict, state, document_id, seen_at, cells, changes, message, note)
  select $1::int, row.* from unnest(
    $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::text[], $9::jsonb[], $10::jsonb[], $11::text[], $12::text[]
  ) as row`,
);
const selectImports = `
  select id, kind, file_name as "fileName", state, mode, person_id as "personId", person_name as "personName", reading,
    created_at as "createdAt", applied_at as "appliedAt", finished_at as "finishedAt", undone_at as "undoneAt", undone_by as "undoneBy"
  from studio.imports`;
const importQuery = defineQuery('studio.importById', `${selectImports} where id = $1`);
const importsQuery = defineQuery('studio.latestImports', `${selectImports} where kind = any($1::text[]) order by id desc limit 50`);
const workQuery = defineQuery(
  'studio.importsToRun',
  `select id, kind, state, mode, person_id as "personId" from studio.imports where state in ('checking', 'applying', 'undoing') order by id`,
);
const nextQuery = defineQuery(
  'studio.nextImportRows',
  `
  select id, key, document_id::int as "documentId", seen_at as "seenAt", cells, draft_only as "draftOnly", before, saved_at as "savedAt"
  from studio.import_rows
  where import_id = $1 and state = $2 and verdict in ('new', 'changed')
  order by case when $3::bool then -position else position end limit $4`,
);
const wholeOf = (key: string) => `split_part(${key}, '/', 1)`;
const restQuery = defineQuery(
  'studio.restOfWhole',
  `
  select id, key, document_id::int as "documentId", seen_at as "seenAt", cells, draft_only as "draftOnly", before, saved_at as "savedAt"
  from studio.import_rows
  where import_id = $1 and state = 'ready' and verdict in ('new', 'changed') and ${wholeOf('key')} = ${wholeOf('$2::text')}
  order by position`,
);
/** $2, $3: what is said of rows whose whole has rows with an error, or rows that can only be drafts. */
const refusePartsQuery = defineQuery(
  'studio.refusePartsOfImport',
  `
  with wholes as (
    select ${wholeOf('key')} as whole,
      string_agg(rows, ', ' order by position) filter (where verdict = 'error') as broken,
      string_agg(rows, ', ' order by position) filter (where draft_only is not null) as drafts
    from studio.import_rows where import_id = $1 group by 1
  )
  update studio.import_rows as part set verdict = case when broken is null then verdict else 'error' end,
    message = case when broken is null then message else $2 || left(broken, 100) || '.' end,
    draft_only = case when broken is null then coalesce(draft_only, $3 || left(drafts, 100) || '.') end
  from wholes
  where import_id = $1 and verdict in ('new', 'changed') and ${wholeOf('key')} = whole and (broken is not null or drafts is not null)`,
);
const checkedQuery = defineQuery(
  'studio.noteImportRowChecked',
  `update studio.import_rows set state = 'ready', verdict = coalesce($2, verdict), message = $3, draft_only = $4 where id = $1`,
);
const doneQuery = defineQuery(
  'studio.noteImportRowDone',
  `update studio.import_rows set state = 'done', document_id = $2::int, before = $3::jsonb, saved_at = $4, message = null where id = $1`,
);
const endedQuery = defineQuery('studio.noteImportRowEnded', `update studio.import_rows set state = $2, message = $3 where id = $1`);
const startQuery = defineQuery(
  'studio.startImport',
  `update studio.imports set state = 'applying', mode = $2, applied_at = now(), updated_at = now() where id = $1 and state = 'ready'`,
);
const undoQuery = defineQuery(
  'studio.undoImport',
  `update studio.imports set state = 'undoing', undone_at = now(), undone_by = $2, updated_at = now() where id = $1 and state = 'applied'`,
);
const finishQuery = defineQuery(
  'studio.finishImport',
  `update studio.imports set state = $3, finished_at = now(), updated_at = now() where id = $1 and state = $2`,
);
const countsQuery = defineQuery(
  'studio.importCounts',
  `
  select import_id as "importId", verdict, state, count(*)::int as rows, count(draft_only)::int as "draftOnly"
  from studio.import_rows where import_id = any($1::int[]) group by import_id, verdict, state`,
  { notNull: ['rows', 'draftOnly'] },
);
const rowsQuery = defineQuery(
  'studio.importRowsOf',
  `
  select id, rows, key, verdict, state, document_id::int as "documentId", changes, message, note, draft_only as "draftOnly"
  from studio.import_rows
  where import_id = $1 and case $2::text
    when 'touched' then verdict <> 'same'
    when 'problem' then verdict = 'error' or state in ('failed', 'kept')
    when 'draftOnly' then draft_only is not null
    else $2 in ('all', verdict)
  end
  order by position limit $3 offset $4`,
);
const isOld = `(created_at < $1::timestamptz or (state in ('checking', 'ready') and created_at < $2::timestamptz))`;
const purgeRowsQuery = defineQuery(
  'studio.purgeImportRows',
  `delete from studio.import_rows where import_id in (select id from studio.imports where ${isOld})`,
);
const purgeQuery = defineQuery('studio.purgeImports', `delete from studio.imports where ${isOld}`);

export type ImportRecord = Omit<RowOf<typeof importQuery>, 'kind' | 'state' | 'mode' | 'reading'> & {
  kind: ExchangeKind;
  state: ImportState;
  mode: ImportMode | null;
  reading: Reading;
};
type Reading = { how: string; unknown: string[]; rows: number };
export type ImportWork = Pick<ImportRecord, 'id' | 'kind' | 'state' | 'mode' | 'personId'>;
export type WorkRow = Omit<RowOf<typeof nextQuery>, 'cells' | 'before'> & { cells: Cells; before: unknown };
export type ShownRow = Omit<RowOf<typeof rowsQuery>, 'verdict' | 'state' | 'changes'> & {
  verdict: Verdict;
  state: RowState;
  changes: Change[];
};
export type ImportCounts = { verdict: Verdict; state: RowState; rows: number; draftOnly: number }[];

type NewImport = { kind: ExchangeKind; fileName: string; person: { id: number; name: string }; reading: Reading };

const rowsAtOnce = 500;

/** To be called in a transaction. @returns its number */
export async function addImport(
  executor: Executor,
  { kind, fileName, person, reading }: NewImport,
  rows: readonly PlannedRow[],
): Promise<number> {
  const { rows: added } = await runQuery(executor, addImportQuery, [kind, fileName, person.id, person.name, JSON.stringify(reading)]);
  const id = Number(added[0]?.id);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const list = <Name extends keyof PlannedRow>(name: Name) => some.map((row) => row[name]);
    await runQuery(executor, addRowsQuery, [
      id,
      some.map((_row, index) => start + index),
      some.map((row) => row.rows.join(', ')),
      list('key'),
      list('verdict'),
      list('verdict').map((verdict) => (verdict === 'new' || verdict === 'changed' ? 'unchecked' : 'ready')),
      list('documentId') as number[],
      list('seenAt') as string[],
      list('cells').map((cells) => JSON.stringify(cells)),
      list('changes').map((changes) => JSON.stringify(changes)),
      list('message') as string[],
      list('note') as string[],
    ]);
  }
  return id;
}

export async function findImport(executor: Executor, id: number): Promise<ImportRecord | null> {
  const { rows } = await runQuery(executor, importQuery, [id]);
  return (rows[0] as ImportRecord | undefined) ?? null;
}

export async function listImports(executor: Executor, kinds: readonly ExchangeKind[]): Promise<ImportRecord[]> {
  return (await runQuery(executor, importsQuery, [[...kinds]])).rows as ImportRecord[];
}

export async function listWork(executor: Executor): Promise<ImportWork[]> {
  return (await runQuery(executor, workQuery, [])).rows as ImportWork[];
}

type Wanted = { state: RowState; isLastFirst: boolean; limit: number };

export const nextRows = async (executor: Executor, importId: number, { state, isLastFirst, limit }: Wanted): Promise<WorkRow[]> =>
  (await runQuery(executor, nextQuery, [importId, state, isLastFirst, limit])).rows as WorkRow[];

/** All rows that are to be written with the one of this key. */
export const restOfWhole = async (executor: Executor, importId: number, key: string): Promise<WorkRow[]> =>
  (await runQuery(executor, restQuery, [importId, key])).rows as WorkRow[];

export const refuseParts = (executor: Executor, importId: number, messages: { broken: string; drafts: string }): Promise<unknown> =>
  runQuery(executor, refusePartsQuery, [importId, messages.broken, messages.drafts]);

type Checked = { verdict: Verdict | null; message: string | null; draftOnly: string | null };

export const noteChecked = (executor: Executor, row: number, { verdict, message, draftOnly }: Checked): Promise<unknown> =>
  runQuery(executor, checkedQuery, [row, verdict, message, draftOnly]);

type Done = { documentId: number; before: unknown; savedAt: string };

/** To be called in the transaction of the edit. */
export const noteDone = (executor: Executor, row: number, { documentId, before, savedAt }: Done): Promise<unknown> =>
  runQuery(executor, doneQuery, [row, documentId, JSON.stringify(before), savedAt]);

export const noteEnded = (executor: Executor, row: number, state: RowState, message: string | null): Promise<unknown> =>
  runQuery(executor, endedQuery, [row, state, message]);

export const startImport = async (executor: Executor, id: number, mode: ImportMode): Promise<boolean> =>
  (await runQuery(executor, startQuery, [id, mode])).rowCount === 1;

export const startUndo = async (executor: Executor, id: number, by: string): Promise<boolean> =>
  (await runQuery(executor, undoQuery, [id, by])).rowCount === 1;

export const finishImport = (executor: Executor, id: number, from: ImportState, to: ImportState): Promise<unknown> =>
  runQuery(executor, finishQuery, [id, from, to]);

export async function countRows(executor: Executor, ids: readonly number[]): Promise<Map<number, ImportCounts>> {
  const { rows } = await runQuery(executor, countsQuery, [[...ids]]);
  const counts = new Map<number, ImportCounts>(ids.map((id) => [id, []]));
  for (const { importId, ...count } of rows) counts.get(importId)?.push(count as ImportCounts[number]);
  return counts;
}

type Page = { filter: RowFilter; limit: number; offset: number };

export async function listRows(executor: Executor, importId: number, { filter, limit, offset }: Page): Promise<ShownRow[]> {
  return (await runQuery(executor, rowsQuery, [importId, filter, limit, offset])).rows as ShownRow[];
}

const keptDays = 400;
const keptDaysUnapplied = 7;

/** Deletes imports as old as the activity log's entries, and those that nobody applied. */
export async function purgeImports(executor: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  for (const query of [purgeRowsQuery, purgeQuery]) await runQuery(executor, query, [before(keptDays), before(keptDaysUnapplied)]);
}
