import type { StatementCell } from '@lupa/contracts/statement.ts';
import { findRepeated, shorten } from '../../exchange/tables/cells.ts';
import { maximumRows, maximumRowsText, FileFault, readTable } from '../../exchange/tables/readTable.ts';

export type Sheet = { names: string[]; rows: { line: number; cells: Record<string, StatementCell> }[] };

const mostBytes = 10 * 1024 * 1024;

/** Reads a CSV or XLSX file in the browser. @throws FileFault */
export async function readStatementFile(file: File): Promise<Sheet> {
  if (file.size > mostBytes) throw new FileFault('El archivo pesa más de 10 MB. Divídelo.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const sheet = isZip ? await readBook(bytes.buffer) : readText(bytes);
  if (sheet.rows.length === 0) throw new FileFault('El archivo tiene los nombres de las columnas y ninguna fila.');
  if (sheet.rows.length > maximumRows) throw new FileFault(`El archivo tiene más de ${maximumRowsText} filas, que es el máximo. Divídelo.`);
  return sheet;
}

function readText(bytes: Uint8Array): Sheet {
  const { names, rows } = readTable(bytes, []);
  return { names, rows: rows.map(({ row, cells }) => ({ line: row, cells: cells as Record<string, string> })) };
}

/** The first sheet of a book. Its first row with two texts or more is the heading: above it often stands what the sheet is about. */
async function readBook(bytes: ArrayBuffer): Promise<Sheet> {
  const { readSheet } = await import('read-excel-file/universal');
  const table = await readSheet<string | number>(bytes, { parseNumber: readNumber }).catch(() => {
    throw new FileFault('Este libro de Excel no se puede abrir. Guárdalo otra vez como .xlsx, o como CSV.');
  });
  const head = table.findIndex((row) => row.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length >= 2);
  if (head === -1) throw new FileFault('La primera hoja no tiene una fila con los nombres de las columnas.');
  const names = (table[head] ?? []).map((cell) => (typeof cell === 'string' ? cell.trim() : ''));
  const repeated = findRepeated(names);
  if (repeated !== undefined) throw new FileFault(`La columna «${shorten(repeated)}» está dos veces. Deja una.`);
  const rows = table.slice(head + 1).map((row, index) => ({
    line: head + index + 2,
    cells: Object.fromEntries(names.flatMap((name, column) => (name === '' ? [] : [[name, readCell(row[column] ?? null)]]))),
  }));
  return {
    names: names.filter((name) => name !== ''),
    rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== null)),
  };
}

/** A number of an event may be longer than numbers are exact. */
function readNumber(text: string): string | number {
  const number = Number(text);
  return /^\d+$/.test(text) && !Number.isSafeInteger(number) ? text : number;
}

function readCell(cell: unknown): StatementCell {
  if (cell instanceof Date) return cell.toISOString().replace('T00:00:00.000Z', '');
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' && cell.trim() !== '' ? cell : null;
}
