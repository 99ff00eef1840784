export type Cell = string | number | null;

// Spreadsheets set for Chile write decimals with a comma and so expect a semicolon between cells.
const separator = ';';
const byteOrderMark = '\uFEFF';

/**
 * Rows as a file that spreadsheets set for Chile open rightly: UTF-8 with its mark, RFC 4180 quoting, decimal commas. Text that a
 * spreadsheet would compute (`=…`) gets an apostrophe in front.
 */
export function buildCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => row.map(formatCell).join(separator)).join('\r\n') + '\r\n';
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n,\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
