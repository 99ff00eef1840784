import { type CsvError, parse } from 'csv-parse/browser/esm/sync';
import { findRepeated, isEmptyCell, nestsDeeper, shorten } from './cells.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { maximumUploadText } from '../../core/media/uploadLimits.ts';

/** Rows of one file. */
export const maximumRows = 20_000;
export const maximumRowsText = maximumRows.toLocaleString(spanishLocale);
const maximumColumns = 500;
/** Characters of one cell. */
const maximumCell = 200_000;
/** All cells of a file together. */
const maximumCells = 2_000_000;
/** Lists and objects inside of each other in one row of JSON. */
const maximumNesting = 20;
export const limitsText = `hasta ${maximumUploadText} y ${maximumRowsText} filas`;

// The one build that browsers can read, too.

export class FileFault extends Error {
  override readonly name = 'FileFault';
  /** 400 for more than is read, 422 for what cannot be. */
  readonly status: 400 | 422;

  constructor(message: string, status: 400 | 422 = 422) {
    super(message);
    this.status = status;
  }
}

export type Separator = ',' | ';' | '\t';
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** `row` is the number that a spreadsheet shows beside it; in JSON the first is 1. `fault` is why its cells cannot be trusted. */
export type FileRow = { row: number; cells: Record<string, unknown>; fault: string | null };

export type Table = {
  format: 'csv' | 'json';
  encoding: Encoding;
  separator: Separator | null;
  names: string[];
  rows: FileRow[];
};

/**
 * Reads a file. `known` are the columns to tell separators by, and those whose cells are kept; without any, all are. Takes seconds for a
 * large file: on a server see `readTableApart.ts`. @throws FileFault
 */
export function readTable(bytes: Uint8Array, known: readonly string[]): Table {
  const { text, encoding } = decodeText(bytes);
  if (text.trim() === '') throw new FileFault('El archivo está vacío.');
  const table = /^\s*[[{]/.test(text) ? readJson(text, encoding, known) : readCsv(text, encoding, known);
  if (table.rows.length === 0) throw new FileFault('El archivo tiene los nombres de las columnas y ninguna fila.');
  if (table.rows.length > maximumRows) throw tooManyRows();
  return table;
}

const tooManyRows = () => new FileFault(`El archivo tiene más de ${maximumRowsText} filas, que es el máximo. Divídelo.`, 400);
const tooManyColumns = () =>
  new FileFault(`El archivo tiene más de ${maximumColumns} columnas, que es el máximo. Quita las que sobran.`, 400);
const tooManyCells = () => new FileFault('El archivo tiene demasiadas celdas. Quita columnas que sobran, o divídelo.', 400);

const save = 'Guárdalo como «CSV UTF-8» y súbelo de nuevo.';

function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) throw new FileFault(`Este archivo es un libro de Excel o un archivo comprimido. ${save}`);
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) throw new FileFault(`Este archivo no es de texto. ${save}`);
  const text = decodeUtf8(bytes);
  if (text?.includes('\uFFFD'))
    throw new FileFault('El archivo ya perdió letras: donde iban hay «�». Expórtalo de nuevo desde donde salió.');
  if (text !== null) return { text, encoding: 'UTF-8' };
  const old = new TextDecoder('windows-1252').decode(bytes);
  if (/[\u0080-\u009F]/.test(old)) throw new FileFault(`No se reconoce la codificación del archivo. ${save}`);
  return { text: old, encoding: 'Windows-1252' };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readJson(text: string, encoding: Encoding, known: readonly string[]): Table {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const [, line] = /\(line (\d+) column \d+\)/.exec(String(error)) ?? [];
    throw new FileFault(`El archivo no es JSON válido${line === undefined ? '' : `: revisa la línea ${line}`}.`);
  }
  if (!Array.isArray(parsed)) throw new FileFault('El archivo JSON tiene que ser una lista: [{"…": "…"}].');
  if (parsed.length > maximumRows) throw tooManyRows();
  const names = new Set<string>();
  const isKept = keeper(known);
  const rows = parsed.map((cells: unknown, index): FileRow => {
    const isObject = typeof cells === 'object' && cells !== null && !Array.isArray(cells);
    const entries = isObject ? Object.entries(cells) : [];
    for (const [name] of entries) names.add(name);
    if (names.size > maximumColumns) throw tooManyColumns();
    const isDeep = nestsDeeper(cells, maximumNesting);
    return {
      row: index + 1,
      cells: isDeep ? {} : Object.fromEntries(entries.filter(([name]) => isKept(name))),
      fault: !isObject ? 'Esta entrada no es un objeto.' : isDeep ? 'Esta entrada lleva listas u objetos demasiado anidados.' : null,
    };
  });
  return { format: 'json', encoding, separator: null, names: [...names], rows };
}

function keeper(known: readonly string[]): (name: string) => boolean {
  const kept = new Set(known);
  return (name) => kept.size === 0 || kept.has(name);
}

/** As much of a file as tells its separator: its first line is the names of its columns. */
const headLength = 65_536;

function readCsv(text: string, encoding: Encoding, known: readonly string[]): Table {
  const hint = /^sep=(.)\r?\n/.exec(text);
  const body = hint ? text.slice(hint[0].length) : text;
  const head = body.slice(0, headLength);
  const delimiter =
    (['\t', ';', ','] as const)
      .map((one) => ({ one, names: readNames(head, one) }))
      .toSorted((one, other) => countKnown(other.names, known) - countKnown(one.names, known) || other.names.length - one.names.length)[0]
      ?.one ?? ';';
  checkShape(body, delimiter);
  const [first = [], ...records] = parseRecords(body, delimiter);
  const names = cleanNames(first);
  const repeated = findRepeated(names);
  if (repeated !== undefined) throw new FileFault(`La columna «${shorten(repeated)}» está dos veces. Deja una.`);
  const skipped = hint ? 1 : 0;
  const isKept = keeper(known);
  const columns = names.flatMap((name, index) => (name !== '' && isKept(name) ? [{ name, index }] : []));
  const rows = records.flatMap((record, index) =>
    record.every(isEmptyCell) ? [] : [buildRow(record, index + 2 + skipped, { columns, count: names.length })],
  );
  return { format: 'csv', encoding, separator: delimiter, names: names.filter((name) => name !== ''), rows };
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

type Columns = { columns: readonly { name: string; index: number }[]; count: number };

function buildRow(record: readonly string[], row: number, { columns, count }: Columns): FileRow {
  const last = record.findLastIndex((cell) => cell.trim() !== '');
  const isShort = record.length < count;
  const fault =
    isShort || last >= count
      ? `Esta fila tiene ${record.length} celdas y el encabezado ${count}: sobra o falta un separador, o una comilla.`
      : null;
  const cells = Object.fromEntries(columns.map(({ name, index }) => [name, unprotect(record[index] ?? '')]));
  return { row, cells, fault };
}

/** What `protectFromFormulas` of `writeTable.ts` put in front. */
const unprotect = (cell: string): string => (/^'+\s*[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** Of a separator that is not the file's, quotes may make no sense: then there are none. */
function readNames(text: string, delimiter: Separator): string[] {
  try {
    return cleanNames(parseRecords(text, delimiter, 1)[0] ?? []);
  } catch (error) {
    if (error instanceof FileFault) return [];
    throw error;
  }
}

const cleanNames = (names: readonly string[]): string[] => names.map((name) => unprotect(name).trim());

const countKnown = (names: readonly string[], known: readonly string[]): number => names.filter((name) => known.includes(name)).length;

function parseRecords(text: string, delimiter: Separator, to?: number): string[][] {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, to: to ?? maximumRows * 2 });
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
