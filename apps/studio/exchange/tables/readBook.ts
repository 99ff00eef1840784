import { findHeading } from '@lupa/domain/files/findHeading.ts';
import { buildTable, describeRows, isHeading } from './buildTable.ts';
import { shorten } from './cells.ts';
import {
  FileFault,
  maximumCells,
  maximumColumns,
  maximumRows,
  type Table,
  type TableOptions,
  tooManyCells,
  tooManyColumns,
  tooManyRows,
} from './table.ts';

const unreadable = 'Este libro de Excel no se puede abrir. Guárdalo otra vez como .xlsx, o como CSV.';

type Sheet = { sheet: string; data: readonly (readonly unknown[])[] };

/** A book of Excel: the one sheet that has the columns, or the only one that has any rows. @throws FileFault */
export async function readBook(bytes: Uint8Array, options: TableOptions): Promise<Table> {
  const { default: readSheets } = await import('read-excel-file/universal');
  const { strFromU8, zipSync } = await import('fflate');
  const parts = await unpack(bytes);
  // Packed again without compression: the library unpacks larger parts in a worker that the studio's pages may not start.
  const file = new Uint8Array(zipSync(parts, { level: 0 })).buffer;
  const sheets: Sheet[] = await readSheets<string | number>(file, { parseNumber: readNumber }).catch((cause: unknown) => {
    throw new FileFault(unreadable, 422, { cause });
  });
  const details = readDetails(parts, strFromU8);
  const { data, sheet, others, index } = chooseSheet(
    sheets.map((one, place) => ({ ...one, isHidden: details[place]?.isHidden ?? false })),
    isHeading(options),
  );
  if (data.length > maximumRows * 2) throw tooManyRows();
  const columns = data[0]?.length ?? 0;
  if (columns > maximumColumns) throw tooManyColumns();
  if (columns * data.length > maximumCells) throw tooManyCells();
  const xml = details[index]?.xml ?? '';
  const failed = findFailed(xml);
  const rows = data.map((row, line) => row.map((cell, column) => readCell(cell) ?? failed.get(`${nameColumn(column)}${line + 1}`) ?? null));
  const covered = findCovered(xml, rows);
  const lossOf = (row: number, column: number) => covered.get(`${nameColumn(column)}${row + 1}`);
  const table = buildTable({ rows, skipped: 0, isWhole: true, lossOf }, options);
  const read = new Set(table.rows.map(({ row }) => row));
  const left = [
    ...(others.length === 0 ? [] : [`hoja «${shorten(sheet)}», sin leer ${others.map((name) => `«${shorten(name)}»`).join(', ')}`]),
    ...(table.left ?? []),
    ...describeRows(
      'con lo que la planilla oculta',
      findHidden(xml)
        .filter((row) => read.has(row))
        .map(String),
    ),
  ];
  return { format: 'xlsx', encoding: null, separator: null, ...table, left };
}

type Choice = Sheet & { isHidden: boolean };

function chooseSheet(sheets: readonly Choice[], isKnown: (name: string) => boolean): Sheet & { index: number; others: string[] } {
  const filled = sheets.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
  const counted = filled.map((one) => ({ one, known: findHeading(one.data, isKnown).names.filter(isKnown).length }));
  const most = Math.max(0, ...counted.map(({ known }) => known));
  const [first, ...others] = counted.filter(({ known }) => known === most).map(({ one }) => one);
  if (first === undefined) throw new FileFault('El archivo está vacío.');
  if (others.length > 0) {
    const names = [first, ...others].map(({ sheet, isHidden }) => `«${shorten(sheet)}»${isHidden ? ' (oculta)' : ''}`).join(', ');
    throw new FileFault(`Más de una hoja puede ser la tabla: ${names}. Deja una en el archivo.`);
  }
  return { ...first, index: sheets.indexOf(first), others: filled.filter((one) => one !== first).map(({ sheet }) => sheet) };
}

const attributeOf = (tag: string, name: string): string => new RegExp(String.raw`\s(?:\w+:)?${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** What the library does not tell of each sheet, in its order. */
function readDetails(parts: Record<string, Uint8Array>, decode: (bytes: Uint8Array) => string): { isHidden: boolean; xml: string }[] {
  const tagsOf = (name: string, tag: string) =>
    [...decode(parts[name] ?? new Uint8Array()).matchAll(new RegExp(String.raw`<(?:\w+:)?${tag}\s[^>]*>`, 'g'))].map(([text]) => text);
  const targets = new Map(
    tagsOf('xl/_rels/workbook.xml.rels', 'Relationship').map((tag) => [attributeOf(tag, 'Id'), attributeOf(tag, 'Target')]),
  );
  return tagsOf('xl/workbook.xml', 'sheet').map((tag) => {
    const target = targets.get(attributeOf(tag, 'id')) ?? '';
    const part = parts[target.startsWith('/') ? target.slice(1) : `xl/${target}`] ?? new Uint8Array();
    return { isHidden: /hidden/i.test(attributeOf(tag, 'state')), xml: decode(part) };
  });
}

/** Numbers of rows. */
function findHidden(sheet: string): number[] {
  const rows = [...sheet.matchAll(/<(?:\w+:)?row\b[^>]*>/g)];
  return rows.flatMap(([tag], index) =>
    /^(?:1|true)$/.test(attributeOf(tag, 'hidden')) ? [Number(attributeOf(tag, 'r')) || index + 1] : [],
  );
}

/** Cells below or beside one with which they are merged: empty in the file, though people see its value. By their addresses. */
function findCovered(sheet: string, rows: readonly (readonly unknown[])[]): ReadonlyMap<string, string> {
  const covered = new Map<string, string>();
  for (const [, left = '', top = '', right = '', bottom = ''] of sheet.matchAll(
    /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g,
  )) {
    const [first, last, from] = [readColumn(left), readColumn(right), Number(top)];
    if ((rows[from - 1]?.[first] ?? null) === null) continue;
    for (let line = from; line <= Math.min(Number(bottom), rows.length); line += 1) {
      for (let column = first; column <= Math.min(last, maximumColumns); column += 1) {
        const address = `${nameColumn(column)}${line}`;
        if (address !== `${left}${top}`)
          covered.set(address, `Está combinada con la celda ${left}${top}. Sepáralas y escribe el valor en cada fila.`);
      }
    }
  }
  return covered;
}

/** Digits beyond those that a number keeps stay as they are written. */
function readNumber(text: string): string | number {
  const number = Number(text);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? text : number;
}

/** A moment of a sheet has no zone: it is what its clock shows. */
function readCell(cell: unknown): unknown {
  if (!(cell instanceof Date)) return typeof cell === 'string' && cell.trim() === '' ? null : cell;
  // A sheet keeps moments as parts of a day, which are not exact.
  const moment = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return moment.replace('T', ' ').replace(' 00:00:00', '');
}

/** Bytes of a book once it is unpacked: no part of it takes more than it says it does. */
const maximumUnpacked = 128 * 1024 ** 2;

async function unpack(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  let size = 0;
  try {
    unzipSync(bytes, { filter: ({ originalSize }) => ((size += originalSize), false) });
    if (size <= maximumUnpacked) return unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) });
  } catch (cause) {
    throw new FileFault(unreadable, 422, { cause });
  }
  throw new FileFault('Este libro de Excel es demasiado grande para leerlo. Divídelo.', 400);
}

const cellPattern = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs;
const noResult = '#N/A';

/**
 * The library takes the error of a formula, and a formula that was never computed, for an empty cell, which would empty a field. By their
 * addresses.
 */
function findFailed(sheet: string): ReadonlyMap<string, string> {
  const failed = new Map<string, string>();
  for (const [, attributes = '', content = ''] of sheet.matchAll(cellPattern)) {
    const address = attributeOf(attributes, 'r');
    const [, value] = /<(?:\w+:)?v>([^<]+)</.exec(content) ?? [];
    const isError = attributes.includes(' t="e"');
    const isUncomputed = value === undefined && /<(?:\w+:)?f\b/.test(content) && !attributes.includes(' t="str"');
    if (address !== '' && (isError || isUncomputed)) failed.set(address, value ?? noResult);
  }
  return failed;
}

/** 26 of `AA`. */
const readColumn = (name: string): number =>
  Array.from(name, (letter) => letter.charCodeAt(0) - 64).reduce((index, digit) => index * 26 + digit, 0) - 1;

/** `AA` of 26. */
function nameColumn(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest === 0 ? '' : nameColumn(rest - 1)}${String.fromCharCode(65 + (index % 26))}`;
}
