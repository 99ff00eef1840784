// The one build that browsers can read, too.
import { type CsvError, parse } from 'csv-parse/browser/esm/sync';
import { isEmptyCell } from './cells.ts';
import { maximumRows, maximumRowsText } from './limits.ts';

/** A file that is not read at all. The message is a sentence for staff. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

export type Separator = ',' | ';' | '\t';
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** `row` is the number that a spreadsheet shows beside it; in JSON the first is 1. `fault` is why its cells cannot be trusted. */
export type FileRow = { row: number; cells: Record<string, unknown>; fault: string | null };

export type Table = {
  format: 'csv' | 'json';
  encoding: Encoding;
  separator: Separator | null;
  /** As the file names them. */
  names: string[];
  rows: FileRow[];
};

/** Reads a file. `known` are the columns to tell separators by. @throws FileFault */
export function readTable(bytes: Uint8Array, known: readonly string[]): Table {
  const { text, encoding } = decodeText(bytes);
  if (text.trim() === '') throw new FileFault('El archivo está vacío.');
  const table = /^\s*[[{]/.test(text) ? readJson(text, encoding) : readCsv(text, encoding, known);
  if (table.rows.length === 0) throw new FileFault('El archivo tiene los nombres de las columnas y ninguna fila.');
  if (table.rows.length > maximumRows) throw new FileFault(`El archivo tiene más de ${maximumRowsText} filas, que es el máximo. Divídelo.`);
  return table;
}

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

function readJson(text: string, encoding: Encoding): Table {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const [, line] = /\(line (\d+) column \d+\)/.exec(String(error)) ?? [];
    throw new FileFault(`El archivo no es JSON válido${line === undefined ? '' : `: revisa la línea ${line}`}.`);
  }
  if (!Array.isArray(parsed)) throw new FileFault('El archivo JSON tiene que ser una lista: [{"…": "…"}].');
  const rows = parsed.map((cells: unknown, index): FileRow => {
    const isObject = typeof cells === 'object' && cells !== null && !Array.isArray(cells);
    return {
      row: index + 1,
      cells: isObject ? { ...(cells as Record<string, unknown>) } : {},
      fault: isObject ? null : 'Esta entrada no es un objeto.',
    };
  });
  return { format: 'json', encoding, separator: null, names: [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))], rows };
}

function readCsv(text: string, encoding: Encoding, known: readonly string[]): Table {
  const hint = /^sep=(.)\r?\n/.exec(text);
  const body = hint ? text.slice(hint[0].length) : text;
  const separator = (['\t', ';', ','] as const)
    .map((one) => ({ one, names: readNames(body, one) }))
    .toSorted((one, other) => countKnown(other.names, known) - countKnown(one.names, known) || other.names.length - one.names.length)[0];
  const { one: delimiter, names } = separator ?? { one: ';' as const, names: [] };
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (repeated !== undefined) throw new FileFault(`La columna «${repeated}» está dos veces. Deja una.`);
  const [, ...records] = parseRecords(body, delimiter);
  const skipped = hint ? 1 : 0;
  const rows = records.flatMap((record, index) => (record.every(isEmptyCell) ? [] : [buildRow(record, index + 2 + skipped, names)]));
  return { format: 'csv', encoding, separator: delimiter, names: names.filter((name) => name !== ''), rows };
}

function buildRow(record: readonly string[], row: number, names: readonly string[]): FileRow {
  const last = record.findLastIndex((cell) => cell.trim() !== '');
  const isShort = record.length < names.length;
  const fault =
    isShort || last >= names.length
      ? `Esta fila tiene ${record.length} celdas y el encabezado ${names.length}: sobra o falta un separador, o una comilla.`
      : null;
  const cells = Object.fromEntries(names.flatMap((name, index) => (name === '' ? [] : [[name, unprotect(record[index] ?? '')]])));
  return { row, cells, fault };
}

/** What `protectFromFormulas` of `writeTable.ts` put in front. */
const unprotect = (cell: string): string => (/^'+\s*[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** Of a separator that is not the file's, quotes may make no sense: then there are none. */
function readNames(text: string, delimiter: Separator): string[] {
  try {
    return (parseRecords(text, delimiter, 1)[0] ?? []).map((name) => unprotect(name).trim());
  } catch (error) {
    if (error instanceof FileFault) return [];
    throw error;
  }
}

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
