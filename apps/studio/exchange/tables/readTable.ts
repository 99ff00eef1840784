import { createTextDecoding, TextFault, type TextFaultKind } from '@lupa/domain/files/decodeText.ts';
import { type FileForm, readFileForm } from '@lupa/domain/files/fileForm.ts';
import { isServerFile, readApache } from './readApache.ts';
import { readBook } from './readBook.ts';
import { readCsv } from './readCsv.ts';
import {
  FileFault,
  maximumRows,
  type Table,
  type TableOptions,
  tooManyRows,
  type FileRow,
  maximumColumns,
  tooManyColumns,
} from './table.ts';
import { describeLoss } from './buildTable.ts';
import { nestsDeeper } from './cells.ts';
import { findLoss } from '@lupa/domain/files/cellFaults.ts';

/** Lists and objects inside of each other in one row. */
const maximumNesting = 20;

/** @throws FileFault */
function readJson(text: string, known: readonly string[]): Omit<Table, 'encoding'> {
  const parsed = parseList(text);
  if (parsed.length > maximumRows) throw tooManyRows();
  const names = new Set<string>();
  const kept = new Set(known);
  const rows = parsed.map((cells: unknown, index): FileRow => {
    const isObject = typeof cells === 'object' && cells !== null && !Array.isArray(cells);
    const entries = isObject ? Object.entries(cells) : [];
    for (const [name] of entries) names.add(name);
    if (names.size > maximumColumns) throw tooManyColumns();
    const isDeep = nestsDeeper(cells, maximumNesting);
    return {
      row: index + 1,
      cells: isDeep ? {} : Object.fromEntries(entries.filter(([name]) => kept.size === 0 || kept.has(name))),
      fault: !isObject ? 'Esta entrada no es un objeto.' : isDeep ? 'Esta entrada lleva listas u objetos demasiado anidados.' : null,
      losses: findLosses(isDeep ? [] : entries),
    };
  });
  return { format: 'json', separator: null, names: [...names], rows };
}

/** Of what a spreadsheet does to a cell, what stays in JSON. */
function findLosses(entries: readonly [string, unknown][]): Record<string, string> {
  const lost = entries.filter(([, cell]) => typeof cell === 'string' && findLoss(cell) === 'letters');
  return Object.fromEntries(lost.map(([name, cell]) => [name, describeLoss(cell, 'letters')]));
}

/** Digits beyond those that a number keeps stay as they are written. */
const keepDigits = (_name: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) ? (context?.source ?? value) : value;

function parseList(text: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text, keepDigits);
  } catch (error) {
    const [, line] = /\(line (\d+) column \d+\)/.exec(String(error)) ?? [];
    throw new FileFault(`El archivo no es JSON válido${line === undefined ? '' : `: revisa la línea ${line}`}.`);
  }
  // As WordPress' Redirection writes its own.
  if (typeof parsed === 'object' && parsed !== null && 'redirects' in parsed) parsed = parsed.redirects;
  if (!Array.isArray(parsed)) throw new FileFault('El archivo JSON tiene que ser una lista: [{"…": "…"}].');
  return parsed;
}

/** Reads a file as people send it. Takes seconds for a large one: on a server see `readTableApart.ts`. @throws FileFault */
export async function readTable(bytes: Uint8Array, options: TableOptions): Promise<Table> {
  const form = readFileForm(bytes);
  const refusal = refusals[form];
  if (refusal !== undefined) throw new FileFault(`${refusal} ${save}`);
  const table = form === 'excel' ? await readBook(bytes, options) : readText(bytes, form, options);
  const isNamed = options.known.length === 0 || table.names.some((name) => options.known.includes(name));
  if (table.rows.length === 0 && isNamed) throw new FileFault('El archivo tiene los nombres de las columnas y ninguna fila.');
  if (table.rows.length > maximumRows) throw tooManyRows();
  return table;
}

const save = 'Guárdalo como «CSV UTF-8» o como libro de Excel (.xlsx) y súbelo de nuevo.';

const refusals: Partial<Record<FileForm, string>> = {
  openDocument: 'Este archivo es una planilla OpenDocument (.ods).',
  oldExcel: 'Este archivo es un libro de Excel antiguo (.xls).',
  zip: 'Este archivo es un archivo comprimido, o una planilla de Numbers.',
  gzip: 'Este archivo está comprimido (.gz).',
  pdf: 'Este archivo es un PDF.',
  picture: 'Este archivo es una imagen.',
  html: 'Este archivo es una página web, aunque su nombre diga otra cosa.',
  xml: 'Este archivo es XML.',
};

const textFaults: Record<TextFaultKind, string> = {
  binary: `Este archivo no es de texto. ${save}`,
  lost: 'El archivo ya perdió letras: donde iban hay «�». Expórtalo de nuevo desde donde salió.',
  mixed: 'El archivo mezcla dos codificaciones. Expórtalo de nuevo desde donde salió.',
  unknown: `No se reconoce la codificación del archivo. ${save}`,
};

function readText(bytes: Uint8Array, form: FileForm, options: TableOptions): Table {
  const decoding = createTextDecoding();
  let text: string;
  try {
    text = decoding.decode(bytes, true);
  } catch (error) {
    if (error instanceof TextFault) throw new FileFault(textFaults[error.kind]);
    throw error;
  }
  if (text.trim() === '') throw new FileFault('El archivo está vacío.');
  const { encoding } = decoding;
  if (options.isOfRedirects && isServerFile(text)) return { ...readApache(text), encoding };
  return form === 'json' ? { ...readJson(text, options.known), encoding } : { ...readCsv(text, options), encoding };
}
