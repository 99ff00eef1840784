import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;
export type CsvFile = { name: string; rows: Cell[][] };

/**
 * Rows as a file that spreadsheets set for Spanish with a decimal comma open rightly: UTF-8 with its mark, RFC 4180 quoting, decimal commas and so semicolons between
 * cells. Text that a spreadsheet would compute (`=…`) gets an apostrophe in front.
 */
export function buildCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_match: /[,\t\r\n]/,
    cast: { number: (value) => ({ value: String(value).replace('.', ','), quoted_match: [] }), string: withoutFormula },
  });
}

/** The library's own guard looks at the first character only; spreadsheets skip spaces. */
function withoutFormula(text: string): string {
  return /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}
