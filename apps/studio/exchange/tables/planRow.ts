import { type Cell, CellFault, formatCell, isEmptyCell, isSameCell, shorten } from './cells.ts';
import type { Column } from './columns.ts';
import type { DocumentRow } from './joinRows.ts';
import type { Cells, Layout } from './layout.ts';
import type { StoredDocument } from './loadDocuments.ts';
import type { References } from './references.ts';

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

export type Known = { doc: StoredDocument; cells: Cells; isAlone: boolean };

/** What one document of a file becomes, compared with the one of its key. */
export function planRow(layout: Layout, row: DocumentRow, known: ReadonlyMap<string, Known>, references: References): PlannedRow {
  const key = layout.keyColumns.map((column) => formatRaw(row.cells[column.key])).join('/');
  const found = known.get(key);
  const faults = [...row.faults];
  if (layout.isRegister && key !== '' && !found) faults.push(`No hay ninguna con el número ${shorten(key)}. Déjalo vacío si es nueva.`);
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
      isKey: !layout.isRegister && layout.keyColumns.includes(column),
      references,
    });
    if (parsed.fault !== null) faults.push(`${column.label}: ${parsed.fault}`);
    else if (!isSameCell(parsed.cell, before)) {
      cells[column.key] = parsed.cell;
      changes.push({
        key: column.key,
        label: column.label,
        before: formatForPeople(before, column),
        after: formatForPeople(parsed.cell, column),
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

export const formatRaw = (raw: unknown): string => (isEmptyCell(raw) ? '' : formatCell(raw as Cell).trim());

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

const formatForPeople = (cell: Cell, column: Column): string => (cell === null || !column.show ? formatCell(cell, ',') : column.show(cell));
