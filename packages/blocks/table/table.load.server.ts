import { type IconName, isIconName } from '@lupa/ui/iconPaths.ts';
import { type BlockLoader, defineError } from '../block.ts';
import type { StoredTable } from './table.schema.ts';
import { type CellSegment, chooseShape, formatCell, isLong, isNumeric, type TableShape } from './tableShape.ts';

export type TableProps = {
  id: string;
  title: string | null;
  caption: string | null;
  columns: { name: string; icon: IconName | null; isNumeric: boolean; isLong: boolean }[];
  rows: CellSegment[][][];
  shape: TableShape;
};

export const EmptyTableError = defineError('EmptyTableError', (id: string) => `The table "${id}" has nothing to show.`);

const unknown: CellSegment[] = [{ text: '-', mark: null }];

export const loadTable: BlockLoader<StoredTable, TableProps> = async ({ id, title, caption, columns, ...stored }) => {
  const rows = stored.rows.filter(({ cells }) => cells.some((cell) => cell.value !== '' || cell.valueMarkdown !== ''));
  if (columns.length === 0 || rows.length === 0) throw new EmptyTableError(id);
  const cellsOf = (column: number) =>
    rows.map(({ cells }) => {
      const cell = cells[column];
      return cell ? formatCell(cell.valueMarkdown || cell.value) : [];
    });
  const shaped = columns.map(({ name, meta }, column) => ({ name, icon: meta.icon, cells: cellsOf(column) }));
  return {
    id,
    title,
    caption,
    columns: shaped.map((column, index) => ({
      name: column.name,
      icon: column.icon !== null && isIconName(column.icon) ? column.icon : null,
      // The first column names the rows, with figures too.
      isNumeric: index > 0 && isNumeric(column),
      isLong: isLong(column),
    })),
    rows: rows.map((_, row) => shaped.map(({ cells }, column) => (column > 0 && cells[row]?.length === 0 ? unknown : (cells[row] ?? [])))),
    shape: chooseShape(shaped),
  };
};
