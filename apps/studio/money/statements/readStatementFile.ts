import type { StatementCell, StatementMapping } from '@lupa/contracts/statement.ts';
import { guessColumns } from '@lupa/domain/postback/readStatement.ts';
import { largeTableMessage, maximumTableBytes } from '../../core/media/uploadLimits.ts';
import { readTable } from '../../exchange/tables/readTable.ts';
import { FileFault } from '../../exchange/tables/table.ts';

/** `left`: what was left out, in words. `losses` say of a row which of its cells a spreadsheet has destroyed, and how. */
export type Sheet = {
  names: string[];
  left: string;
  rows: { line: number; cells: Record<string, StatementCell>; fault: string | null; losses: Record<string, string> }[];
};

/** Reads a CSV or XLSX file in the browser. @throws FileFault */
export async function readStatementFile(file: File): Promise<Sheet> {
  if (file.size > maximumTableBytes) throw new FileFault(largeTableMessage);
  const isHeading = (name: string) => Object.keys(guessColumns([name])).length > 0;
  const { names, rows, left = [] } = await readTable(new Uint8Array(await file.arrayBuffer()), { known: [], isHeading });
  return {
    names,
    left: left.join(', '),
    rows: rows.map(({ row, cells, fault, losses }) => ({
      line: row,
      cells: Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, readCell(cell)])),
      fault,
      losses,
    })),
  };
}

/** Why rows cannot be trusted, by their lines, as far as the chosen columns go. */
export function findDamaged({ rows }: Sheet, { columns }: Pick<StatementMapping, 'columns'>): ReadonlyMap<number, string> {
  const chosen = Object.values(columns);
  return new Map(
    rows.flatMap(({ line, fault, losses }) => {
      const found = fault ?? chosen.map((name) => losses[name]).find((loss) => loss !== undefined);
      return found === undefined ? [] : [[line, found] as const];
    }),
  );
}

function readCell(cell: unknown): StatementCell {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' && cell.trim() !== '' ? cell : null;
}
