import { findHeading } from '@lupa/domain/files/findHeading.ts';
import { buildTable, isHeading } from './buildTable.ts';
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
  const { data } = chooseSheet(sheets, isHeading(options));
  if (data.length > maximumRows * 2) throw tooManyRows();
  const columns = data[0]?.length ?? 0;
  if (columns > maximumColumns) throw tooManyColumns();
  if (columns * data.length > maximumCells) throw tooManyCells();
  const sheetTexts = Object.entries(parts).flatMap(([name, part]) => (/^xl\/worksheets\/[^/]+\.xml$/.test(name) ? [strFromU8(part)] : []));
  const failed = findFailed(sheetTexts);
  const rows = data.map((row, line) => row.map((cell, column) => readCell(cell) ?? failed.get(`${nameColumn(column)}${line + 1}`) ?? null));
  return { format: 'xlsx', encoding: null, separator: null, ...buildTable({ rows, skipped: 0, isWhole: true }, options) };
}

function chooseSheet(sheets: readonly Sheet[], isKnown: (name: string) => boolean): Sheet {
  const filled = sheets.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
  const counted = filled.map((one) => ({ one, known: findHeading(one.data, isKnown).names.filter(isKnown).length }));
  const most = Math.max(0, ...counted.map(({ known }) => known));
  const [first, ...others] = counted.filter(({ known }) => known === most).map(({ one }) => one);
  if (first === undefined) throw new FileFault('El archivo está vacío.');
  if (others.length > 0) {
    const names = [first, ...others].map(({ sheet }) => `«${shorten(sheet)}»`).join(', ');
    throw new FileFault(`Más de una hoja puede ser la tabla: ${names}. Deja una en el archivo.`);
  }
  return first;
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
 * addresses, of all sheets.
 */
function findFailed(sheets: readonly string[]): ReadonlyMap<string, string> {
  const failed = new Map<string, string>();
  for (const sheet of sheets) {
    for (const [, attributes = '', content = ''] of sheet.matchAll(cellPattern)) {
      const [, address] = /\br="([A-Z]+\d+)"/.exec(attributes) ?? [];
      const [, value] = /<(?:\w+:)?v>([^<]+)</.exec(content) ?? [];
      const isError = attributes.includes(' t="e"');
      const isUncomputed = value === undefined && /<(?:\w+:)?f\b/.test(content) && !attributes.includes(' t="str"');
      if (address !== undefined && (isError || isUncomputed)) failed.set(address, value ?? noResult);
    }
  }
  return failed;
}

/** `AA` of 26. */
function nameColumn(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest === 0 ? '' : nameColumn(rest - 1)}${String.fromCharCode(65 + (index % 26))}`;
}
