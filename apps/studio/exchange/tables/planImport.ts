import { setImmediate } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { CellFault, isEmptyCell, isSameCell, splitList } from './cells.ts';
import type { Column } from './columns.ts';
import { keyOfCells, type Layout, readCells } from './layout.ts';
import { loadDocuments, type StoredDocument } from './loadDocuments.ts';
import { checkNames, joinRows } from './joinRows.ts';
import { type Known, type PlannedRow, planRow } from './planRow.ts';
import { createRegister } from './register.ts';
import { loadReferences, type References, type TypedChoice } from './references.ts';
import type { Table } from './table.ts';

/** Compares a file with what the studio has, as the person behind the request may see it. Nothing is written. @throws FileFault */
export async function planImport(req: PayloadRequest, layout: Layout, table: Table): Promise<{ rows: PlannedRow[]; unknown: string[] }> {
  const unknown = checkNames(layout, table.names);
  const references = await loadReferences(req, layout.targets, listTypedChoices(layout, table));
  const known = indexDocuments(layout, await loadDocuments(req, layout), references);
  const register = layout.isRegister ? createRegister(layout, known) : null;
  const rows: PlannedRow[] = [];
  for (const [index, row] of joinRows(layout, keyRows(layout, table, references)).entries()) {
    const planned = planRow(layout, row, known, references);
    rows.push(register ? register(planned, row.cells) : planned);
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

function indexDocuments(layout: Layout, docs: readonly StoredDocument[], references: References): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const doc of docs) {
    const cells = readCells(layout, doc, references);
    const key = keyOfCells(layout, cells);
    known.set(key, { doc, cells, isAlone: !known.has(key) });
  }
  return known;
}

/** Whoever publishes a change publishes what waits in the draft with it. */
async function notePendingDrafts(
  req: PayloadRequest,
  layout: Layout,
  rows: readonly PlannedRow[],
  known: ReadonlyMap<string, Known>,
  references: References,
): Promise<void> {
  const byId = new Map(known.values().map((one) => [one.doc.id, one]));
  const drafts = rows.filter(({ verdict, documentId }) => verdict === 'changed' && byId.get(documentId ?? 0)?.doc._status === 'draft');
  if (!layout.hasDrafts || drafts.length === 0) return;
  const published = new Map((await loadDocuments(req, layout, { draft: false })).map((doc) => [doc.id, doc]));
  for (const row of drafts) {
    const doc = published.get(row.documentId ?? 0);
    if (doc?._status !== 'published') {
      row.note = 'Es un borrador que no está publicado.';
      continue;
    }
    const before = readCells(layout, doc, references);
    const pending = layout.columns.filter(({ key }) => !isSameCell(before[key] ?? null, byId.get(doc.id)?.cells[key] ?? null));
    if (pending.length > 0)
      row.note = `Tiene un borrador sin publicar, que se publica junto con esto: ${pending.map(({ label }) => label).join(', ')}.`;
  }
}
