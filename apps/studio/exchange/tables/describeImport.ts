import type { ImportCounts, ImportRecord, Reading } from './importTables.ts';
import type { ImportMode, ImportState } from './importStates.ts';
import type { ExchangeKind } from './kinds.ts';

export type ImportSummary = {
  total: number;
  new: number;
  changed: number;
  same: number;
  error: number;
  draftOnly: number;
  unchecked: number;
  done: number;
  failed: number;
  undone: number;
  kept: number;
};

export type ImportAnswer = {
  id: number;
  kind: ExchangeKind;
  fileName: string;
  state: ImportState;
  mode: ImportMode | null;
  person: string;
  createdAt: string;
  appliedAt: string | null;
  finishedAt: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
  reading: Reading;
  counts: ImportSummary;
};

export function summarize(counts: ImportCounts): ImportSummary {
  const sum = (isCounted: (count: ImportCounts[number]) => boolean): number =>
    counts.filter(isCounted).reduce((total, { rows }) => total + rows, 0);
  const isWritten = ({ verdict }: ImportCounts[number]) => verdict === 'new' || verdict === 'changed';
  return {
    total: sum(() => true),
    new: sum(({ verdict }) => verdict === 'new'),
    changed: sum(({ verdict }) => verdict === 'changed'),
    same: sum(({ verdict }) => verdict === 'same'),
    error: sum(({ verdict }) => verdict === 'error'),
    draftOnly: counts.filter(isWritten).reduce((total, { draftOnly }) => total + draftOnly, 0),
    unchecked: sum(({ state }) => state === 'unchecked'),
    done: sum(({ state }) => state === 'done'),
    failed: sum(({ state }) => state === 'failed'),
    undone: sum(({ state }) => state === 'undone'),
    kept: sum(({ state }) => state === 'kept'),
  };
}

export function describeImport(record: ImportRecord, counts: ImportCounts): ImportAnswer {
  const { id, kind, fileName, state, mode, personName, reading, undoneBy } = record;
  return {
    id,
    kind,
    fileName,
    state,
    mode,
    person: personName,
    createdAt: record.createdAt.toISOString(),
    appliedAt: record.appliedAt?.toISOString() ?? null,
    finishedAt: record.finishedAt?.toISOString() ?? null,
    undoneAt: record.undoneAt?.toISOString() ?? null,
    undoneBy,
    reading,
    counts: summarize(counts),
  };
}
