import { type Cell, formatCell, isSameCell } from './cells.ts';
import type { Data } from './columns.ts';
import { neededKeys } from './kinds.ts';
import type { Cells, Layout } from './layout.ts';
import { formatRaw, type Known, type PlannedRow } from './planRow.ts';

/**
 * What rows of a register are: those without a number are one that is there, the repetition of another row, or something new. A row is one that
 * is there when that says all that the row says.
 */
export function createRegister({ columns, keyColumns }: Layout, known: ReadonlyMap<string, Known>) {
  const needed = neededKeys.flatMap((key) => columns.filter((column) => column.key === key));
  const groupOf = (cells: Cells): string => JSON.stringify(neededKeys.map((key) => cells[key] ?? null));
  const groups = Map.groupBy(known.values(), ({ cells }) => groupOf(cells));
  const rows = new Map<string, number>();

  const nameRow = ({ documentId, cells }: PlannedRow, raw: Data): string => {
    const stored = known.get(String(documentId))?.cells;
    const words = needed.map(({ key, show }) => {
      const cell = cells[key] ?? stored?.[key];
      return cell === undefined || cell === null ? formatRaw(raw[key]) : (show?.(cell) ?? formatCell(cell));
    });
    const name = words.filter((word) => word !== '').join(', ') || '(sin datos)';
    return documentId === null ? name : `${documentId}: ${name}`;
  };

  return (planned: PlannedRow, raw: Data): PlannedRow => {
    if (planned.verdict !== 'new') return { ...planned, key: nameRow(planned, raw) };
    const given = Object.entries(planned.cells);
    const alike = groups.get(groupOf(planned.cells)) ?? [];
    const find = (isFitting: (cell: Cell, stored: Cell) => boolean): Known | undefined =>
      alike.find(({ cells }) => given.every(([key, cell]) => isFitting(cell, cells[key] ?? null)));
    const same = find(isSameCell);
    if (same) {
      const { id, updatedAt, _status } = same.doc;
      const found = { ...planned, documentId: id, seenAt: updatedAt, verdict: 'same' as const, cells: {}, changes: [] };
      return { ...found, key: nameRow(found, raw), note: _status === 'draft' ? waits : planned.note };
    }
    const key = nameRow(planned, raw);
    const text = JSON.stringify(planned.cells);
    const first = rows.get(text);
    if (first !== undefined)
      return {
        ...planned,
        key,
        verdict: 'error',
        message: `Dice lo mismo que la fila ${first}, que entra una vez. Si fueron dos, distínguelas, por ejemplo en la nota.`,
      };
    rows.set(text, planned.rows[0] ?? 0);
    const poorer = find((cell, stored) => stored === null || isSameCell(cell, stored));
    return { ...planned, key, note: poorer ? describePoorer(poorer, keyColumns[0]?.shortLabel ?? '') : planned.note };
  };
}

const waits = 'Está guardada como borrador: para que salga en el sitio, publícala en su ficha.';

const describePoorer = ({ doc }: Known, column: string): string =>
  `La ${doc.id} dice lo mismo con menos datos. Si es la misma, escribe ${doc.id} en la columna «${column}»; así, entra como otra.`;
