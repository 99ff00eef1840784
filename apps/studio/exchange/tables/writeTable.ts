import type { Separator } from '@lupa/domain/files/findHeading.ts';
import { stringify } from 'csv-stringify/sync';
import { type Cell, formatCell, protectCell } from './cells.ts';
import type { Cells } from './layout.ts';

/**
 * RFC 4180, UTF-8 with its mark. With `;` between cells, as spreadsheets set for Spanish with a decimal comma expect, numbers have a
 * decimal comma. Text of which a spreadsheet would make something else gets an apostrophe in front, which `buildTable.ts` takes away again.
 */
export function writeCsv(keys: readonly string[], rows: readonly Cells[], separator: Separator): string {
  const decimal = separator === ';' ? ',' : '.';
  const text = (cell: Cell): string => {
    const written = formatCell(cell, decimal);
    return typeof cell === 'number' ? written : protectCell(written);
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
