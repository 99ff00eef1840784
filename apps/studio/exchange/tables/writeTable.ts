import { stringify } from 'csv-stringify/sync';
import { type Cell, formatCell } from './cells.ts';
import type { Cells } from './layout.ts';
import type { Separator } from './readTable.ts';

/**
 * RFC 4180, UTF-8 with its mark. With `;` between cells, as spreadsheets set for Spanish with a decimal comma expect, numbers have a
 * decimal comma. Text that a spreadsheet would compute (`=…`) gets an apostrophe in front, which `readTable.ts` takes away again.
 */
export function writeCsv(keys: readonly string[], rows: readonly Cells[], separator: Separator): string {
  const decimal = separator === ';' ? ',' : '.';
  const text = (cell: Cell): string => {
    const written = formatCell(cell, decimal);
    return typeof cell === 'number' ? written : protectFromFormulas(written);
  };
  return stringify([[...keys], ...rows.map((row) => keys.map((key) => text(row[key] ?? null)))], {
    bom: true,
    delimiter: separator,
    record_delimiter: 'windows',
    quoted_match: /[,;\t\r\n]/,
  });
}

export const writeJson = (keys: readonly string[], rows: readonly Cells[]): string =>
  `${JSON.stringify(
    rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null]))),
    null,
    1,
  )}\n`;

const protectFromFormulas = (text: string): string => (/^'*\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text);
