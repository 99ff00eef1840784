import { setImmediate } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { type Cell, CellFault, formatCell, isEmptyCell, isSameCell, splitList } from './cells.ts';
import type { Column } from './columns.ts';
import { type Cells, keyOfCells, type Layout, readCells } from './layout.ts';
import { loadDocuments, type StoredDocument } from './loadDocuments.ts';
import { checkNames, type DocumentRow, joinRows } from './joinRows.ts';
import { formatPlaces } from './places.ts';
import { loadReferences, type References, type TypedChoice } from './references.ts';
import type { Table } from './table.ts';

export type Verdict = 'new' | 'changed' | 'same' | 'error';
export type Change = { key: string; label: string; before: string; after: string };

export type PlannedRow = {
  rows: number[];
  key: string;
  verdict: Verdict;
  documentId: number | null;
  /** `updatedAt` of the version that was compared. */
  seenAt: string | null;
  cells: Cells;
  changes: Change[];
  message: string | null;
  note: string | null;
};

/** Compares a file with what the studio has, as the person behind the request may see it. Nothing is written. @throws FileFault */
export async function planImport(req: PayloadRequest, layout: Layout, table: Table): Promise<{ rows: PlannedRow[]; unknown: string[] }> {
  const unknown = checkNames(layout, table.names);
  const references = await loadReferences(req, layout.targets, listTypedChoices(layout, table));
  const known = indexDocuments(layout, await loadDocuments(req, layout), references);
  const rows: PlannedRow[] = [];
  for (const [index, row] of joinRows(layout, keyRows(layout, table, references)).entries()) {
    rows.push(planRow(layout, row, known, references));
    // Other requests are answered in between.
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
  }
  await notePendingDrafts(req, layout, rows, known, references);
  return { rows, unknown };
}

const rowsAtOnce = 100;

function listTypedChoices({ columns }: Layout, { rows }: Table): TypedChoice[] {
  const typed = rows.flatMap(({ cells }) =>
    columns.flatMap(({ key, choices: kind }) =>
      kind === undefined || isEmptyCell(cells[key]) ? [] : splitList(cells[key]).map((one) => JSON.stringify([kind, String(one)])),
    ),
  );
  return [...new Set(typed)].map((one) => {
    const [kind, text] = JSON.parse(one) as [TypedChoice['kind'], string];
    return { kind, typed: text };
  });
}

/** Rows that name what they are about as the studio does. What cannot be read stays, and is refused with its row. */
function keyRows({ keyColumns }: Layout, table: Table, references: References): Table {
  const keyOf = (column: Column, raw: unknown): unknown => {
    try {
      return typeof raw === 'string' && raw.trim() !== '' ? column.parse(raw.trim(), references) : raw;
    } catch (error) {
      if (error instanceof CellFault) return raw;
      throw error;
    }
  };
  const rows = table.rows.map((row) => ({
    ...row,
    cells: { ...row.cells, ...Object.fromEntries(keyColumns.map((column) => [column.key, keyOf(column, row.cells[column.key])])) },
  }));
  return { ...table, rows };
}

type Known = { doc: StoredDocument; cells: Cells; isAlone: boolean };

function indexDocuments(layout: Layout, docs: readonly StoredDocument[], references: References): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const doc of docs) {
    const cells = readCells(layout, doc, references);
    const key = keyOfCells(layout, cells);
    known.set(key, { doc, cells, isAlone: !known.has(key) });
  }
  return known;
}

function planRow(layout: Layout, row: DocumentRow, known: ReadonlyMap<string, Known>, references: References): PlannedRow {
  const key = layout.keyColumns.map((column) => formatRaw(row.cells[column.key])).join('/');
  const found = known.get(key);
  const faults = [...row.faults];
  if (found && !found.isAlone) faults.push('Hay más de un documento con esta clave en el estudio.');
  const whole = found ? undefined : findWithZeros(key, known);
  if (whole !== undefined) faults.push(`En el estudio está «${whole}»: la planilla le quitó los ceros. Trae la columna como texto.`);
  const cells: Cells = {};
  const changes: Change[] = [];
  // Cells that moved to another column would be told one by one, and none of it would help.
  for (const column of row.faults.length > 0 ? [] : layout.columns) {
    if (!Object.hasOwn(row.cells, column.key)) continue;
    const before = found?.cells[column.key] ?? emptyCell(column, layout);
    const parsed = parseColumn(column, row.cells[column.key], {
      loss: row.losses[column.key] ?? null,
      before,
      isNew: !found,
      isKey: layout.keyColumns.includes(column),
      references,
    });
    if (parsed.fault !== null) faults.push(`${column.label}: ${parsed.fault}`);
    else if (!isSameCell(parsed.cell, before)) {
      cells[column.key] = parsed.cell;
      changes.push({
        key: column.key,
        label: column.label,
        before: formatForPeople(before, column, layout),
        after: formatForPeople(parsed.cell, column, layout),
      });
    }
  }
  const verdict = faults.length > 0 ? 'error' : !found ? 'new' : changes.length === 0 ? 'same' : 'changed';
  return {
    rows: row.rows,
    key: key === '' ? '(sin clave)' : key,
    verdict,
    documentId: found?.doc.id ?? null,
    seenAt: found?.doc.updatedAt ?? null,
    cells,
    changes,
    message: faults.length > 0 ? faults.join(' ') : null,
    note: row.note ?? null,
  };
}

/** The document that a key of digits alone names when the zeros in front of them are gone. */
function findWithZeros(key: string, known: ReadonlyMap<string, Known>): string | undefined {
  const dropZeros = (text: string) => text.replaceAll(/(^|\/)0+(?=\d+(?:\/|$))/g, '$1');
  return /(?:^|\/)[1-9]\d*(?:\/|$)/.test(key) ? known.keys().find((other) => dropZeros(other) === key) : undefined;
}

const formatRaw = (raw: unknown): string => (isEmptyCell(raw) ? '' : formatCell(raw as Cell).trim());

const emptyCell = (column: Column, { places }: Layout): Cell => (column === places?.column ? [] : null);

type Given = { loss: string | null; before: Cell; isNew: boolean; isKey: boolean; references: References };

function parseColumn(column: Column, raw: unknown, given: Given): { cell: Cell; fault: string | null } {
  const { loss, before, isNew, isKey, references } = given;
  // As it was exported, also where it could not be typed so.
  if (!isNew && typeof raw === 'string' && (raw === formatCell(before) || raw === formatCell(before, ',')))
    return { cell: before, fault: null };
  if (loss !== null) return { cell: before, fault: loss };
  // Something new starts with the value that its field starts with.
  if (isNew && isEmptyCell(raw) && !isKey) return { cell: before, fault: null };
  if (isKey && isEmptyCell(raw)) return { cell: before, fault: 'Está vacío, y dice a qué documento va la fila.' };
  try {
    return { cell: column.parse(isKey && typeof raw === 'string' ? raw.trim() : raw, references), fault: null };
  } catch (error) {
    if (error instanceof CellFault) return { cell: before, fault: error.message };
    throw error;
  }
}

function formatForPeople(cell: Cell, column: Column, { places }: Layout): string {
  return column === places?.column ? formatPlaces(cell) : formatCell(cell, ',');
}

/** Whoever publishes a change publishes what waits in the draft with it. */
async function notePendingDrafts(
  req: PayloadRequest,
  layout: Layout,
  rows: readonly PlannedRow[],
  known: ReadonlyMap<string, Known>,
  references: References,
): Promise<void> {
  const drafts = rows.filter(({ verdict, key }) => verdict === 'changed' && known.get(key)?.doc._status === 'draft');
  if (!layout.hasDrafts || drafts.length === 0) return;
  const published = new Map((await loadDocuments(req, layout, { draft: false })).map((doc) => [doc.id, doc]));
  for (const row of drafts) {
    const doc = published.get(row.documentId ?? 0);
    if (doc?._status !== 'published') {
      row.note = 'Es un borrador que no está publicado.';
      continue;
    }
    const before = readCells(layout, doc, references);
    const pending = layout.columns.filter(({ key }) => !isSameCell(before[key] ?? null, known.get(row.key)?.cells[key] ?? null));
    if (pending.length > 0)
      row.note = `Tiene un borrador sin publicar, que se publica junto con esto: ${pending.map(({ label }) => label).join(', ')}.`;
  }
}
