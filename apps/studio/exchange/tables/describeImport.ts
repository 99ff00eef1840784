import type { Executor } from '@lupa/database/query.ts';
import { countRows, type ImportCounts, type ImportRecord } from './importTables.ts';

export type ImportAnswer = ReturnType<typeof describeImport>;

function summarize(counts: ImportCounts) {
  const sums = { total: 0, draftOnly: 0, new: 0, changed: 0, same: 0, error: 0, unchecked: 0, done: 0, failed: 0, undone: 0, kept: 0 };
  for (const { verdict, state, rows, draftOnly } of counts) {
    sums.total += rows;
    sums[verdict] += rows;
    if (state !== 'ready') sums[state] += rows;
    if (verdict === 'new' || verdict === 'changed') sums.draftOnly += draftOnly;
  }
  return sums;
}

export async function describeImports(executor: Executor, records: readonly ImportRecord[]): Promise<ImportAnswer[]> {
  const counts = await countRows(
    executor,
    records.map(({ id }) => id),
  );
  return records.map((record) => describeImport(record, counts.get(record.id) ?? []));
}

/** Moments are ISO texts. */
function describeImport(record: ImportRecord, counts: ImportCounts) {
  const { personName: person, personId: _, createdAt, appliedAt, finishedAt, undoneAt, ...rest } = record;
  return {
    ...rest,
    person,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    counts: summarize(counts),
  };
}
