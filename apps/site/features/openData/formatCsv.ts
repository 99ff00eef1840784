export type CsvValue = string | number | boolean | null;

/** A table as RFC 4180 wants it: lines end with CRLF, the names of the columns come first, null is empty. */
export function formatCsv<Column extends string>(columns: readonly Column[], rows: readonly Record<Column, CsvValue>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((values) => `${values.map(formatValue).join(',')}\r\n`).join('');
}

function formatValue(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
