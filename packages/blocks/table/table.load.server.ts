import { isIconName, type IconName } from '@lupa/ui/iconPaths.ts';
import type { BlockLoader } from '../block.ts';
import { formatCell, type CellSegment } from './formatCell.ts';
import type { StoredTable } from './table.schema.ts';

export type TableProps = {
  id: string;
  title: string | null;
  caption: string | null;
  columns: { name: string; icon: IconName | null }[];
  /** As many cells in each row as there are columns. */
  rows: CellSegment[][][];
};

export const loadTable: BlockLoader<StoredTable, TableProps> = async ({ id, title, caption, columns, rows }) => ({
  id,
  title,
  caption,
  columns: columns.map(({ name, meta }) => ({ name, icon: meta.icon !== null && isIconName(meta.icon) ? meta.icon : null })),
  rows: rows.map(({ cells }) =>
    columns.map((_, column) => {
      const cell = cells[column];
      return cell ? formatCell(cell.valueMarkdown || cell.value) : [];
    }),
  ),
});
