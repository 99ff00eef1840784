import { findSeparator, headingRows, type Separator } from '@lupa/domain/files/findHeading.ts';
// The one build that browsers can read, too.
import { type CsvError, parse } from 'csv-parse/browser/esm/sync';
import { buildTable, isHeading } from './buildTable.ts';
import type { Table, TableOptions } from './table.ts';
import { FileFault, maximumCell, maximumCells, maximumColumns, maximumRows, tooManyCells, tooManyColumns, tooManyRows } from './table.ts';

/** As much of a file as tells its separator. */
const headLength = 65_536;

/** @throws FileFault */
export function readCsv(text: string, options: TableOptions): Omit<Table, 'encoding'> {
  const hint = /^"?sep=(.)"?(?:\r\n?|\n)/i.exec(text);
  const body = hint ? text.slice(hint[0].length) : text;
  const head = body.slice(0, headLength);
  const separator = findSeparator((one) => parseHead(head, one), isHeading(options));
  checkShape(body, separator);
  const rows = parseRecords(body, separator);
  const table = buildTable({ rows, skipped: hint ? 1 : 0, isWhole: /[\r\n]$/.test(body) }, options);
  return { format: 'csv', separator, ...table };
}

/** The parser knows no bound of columns and cells, and takes seconds for each million of them. @throws FileFault */
function checkShape(text: string, delimiter: Separator): void {
  const [quote, lineEnd, separator] = ['"', '\n', delimiter].map((one) => one.charCodeAt(0));
  let [isQuoted, cell, columns, rows, cells] = [false, 0, 1, 1, 1];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    cell += 1;
    if (code === quote) isQuoted = !isQuoted;
    else if (!isQuoted && (code === separator || code === lineEnd)) {
      const isEnd = code === lineEnd;
      [cell, columns, rows, cells] = [0, isEnd ? 1 : columns + 1, rows + Number(isEnd), cells + 1];
    }
    if (cell > maximumCell)
      throw new FileFault(`Una celda cerca de la fila ${rows} es demasiado larga, o tiene una comilla que no se cierra.`, 400);
    if (columns > maximumColumns) throw tooManyColumns();
    if (rows > maximumRows * 2) throw tooManyRows();
    if (cells > maximumCells) throw tooManyCells();
  }
}

/** Where a quote makes no sense, as by a separator that is not the file's, the first line alone may; else there are no rows. */
function parseHead(text: string, delimiter: Separator, to = headingRows): string[][] {
  try {
    return parseRecords(text, delimiter, to);
  } catch (error) {
    if (error instanceof FileFault) return to === 1 ? [] : parseHead(text, delimiter, 1);
    throw error;
  }
}

/** `="0012"`, with which programs keep zeros, as a quoted cell. */
const quoteFormulas = (text: string, delimiter: Separator): string =>
  text.includes('="')
    ? text.replaceAll(new RegExp(`(^|[${delimiter}\\n\\r])="([^"\\r\\n]+)"(?=[${delimiter}\\r\\n]|$)`, 'g'), '$1"=""$2"""')
    : text;

function parseRecords(text: string, delimiter: Separator, to?: number): string[][] {
  try {
    return parse(quoteFormulas(text, delimiter), {
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // What sheets copy has no quotes around a cell that has some inside.
      relax_quotes: delimiter === '\t',
      to: to ?? maximumRows * 2,
    });
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number };
    const line = lines === undefined ? '' : ` cerca de la línea ${lines}`;
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      throw new FileFault(`Una comilla se abre${line} y no se cierra. Ciérrala, o escríbela dos veces: "".`);
    if (code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_CLOSING_QUOTE')
      throw new FileFault(`Hay una comilla fuera de lugar${line}. Dentro de un texto entre comillas va dos veces: "".`);
    throw new FileFault(`El archivo no se puede leer como CSV${line}.`);
  }
}
