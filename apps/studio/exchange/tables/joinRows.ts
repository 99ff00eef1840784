import { formatCell, isEmptyCell, shorten } from './cells.ts';
import { type Layout, listFileKeys, statusKey } from './layout.ts';
import type { Column } from './columns.ts';
import { neededKeys, numberKey } from './kinds.ts';
import { FileFault, type FileRow, type Table } from './table.ts';
import { positionKey } from './places.ts';

/** `losses` are why single cells cannot be trusted, by their columns. */
export type DocumentRow = Pick<FileRow, 'cells' | 'losses' | 'note'> & { rows: number[]; faults: string[] };

/** Columns of the file that are not read, in its words. @throws FileFault when one is missing */
export function checkNames(layout: Layout, names: readonly string[]): string[] {
  const { places } = layout;
  const known = new Set(listFileKeys(layout));
  const needed = listNeeded(layout, names);
  if (!names.some((name) => known.has(name)))
    throw new FileFault(
      `No se encontró el encabezado: la primera fila lleva los nombres de las columnas, como ${nameColumns(needed)}. Aquí dice: ${listNames(names)}.`,
    );
  const missing = needed.filter(({ key }) => !names.includes(key));
  if (missing.length > 0)
    throw new FileFault(
      `Falta la columna ${nameColumns(missing)}, que dice a qué documento va cada fila. El archivo tiene: ${listNames(names)}.`,
    );
  const placeKeys = places?.keys ?? [];
  const given = placeKeys.filter((key) => names.includes(key));
  if (given.length > 0 && given.length < placeKeys.length)
    throw new FileFault(`Para cambiar los puestos hacen falta todas estas columnas: ${placeKeys.join(', ')}.`);
  return names.filter((name) => !known.has(name)).map(shorten);
}

/** Of a register, those of something new, unless the rows may have numbers. */
function listNeeded({ columns, keyColumns, isRegister }: Layout, names: readonly string[]): Column[] {
  if (!isRegister) return keyColumns;
  return names.includes(numberKey) ? [] : columns.filter(({ key }) => neededKeys.includes(key));
}

const nameColumns = (columns: readonly Column[]): string =>
  columns.map(({ key, shortLabel }) => `«${key}» (${shortLabel})`).join(columns.length > 2 ? ', ' : ' y ');

const mostNames = 20;

/** For a message: the file may have hundreds. */
function listNames(names: readonly string[]): string {
  const list = names.slice(0, mostNames).map(shorten).join(', ');
  return names.length > mostNames ? `${list} y ${names.length - mostNames} más` : list;
}

/**
 * Rows that are about the same document become one: the places of a toplist, or a repetition, which is a fault. A list is all of its rows or
 * none: one row that cannot be read refuses its list, and every list of the file where nobody can tell whose row it is.
 */
export function joinRows(layout: Layout, { rows, names }: Table): DocumentRow[] {
  const documents = new Map<string, FileRow[]>();
  for (const [index, row] of rows.entries()) {
    const key = keyOfRow(layout, row);
    // Each row without a key stands for itself, and so does one of which nothing can be trusted, unless it is part of a list.
    const group = key === '' || (row.fault !== null && !layout.places) ? `\0${index}` : key;
    const known = documents.get(group);
    if (known) known.push(row);
    else documents.set(group, [row]);
  }
  const lost = layout.places ? rows.filter((row) => isOfNoList(layout, row, documents)) : [];
  const joined = [...documents.values()].flatMap((group) =>
    layout.places ? [joinPlaces(layout, group, { names, lost })] : group.map((row) => alone(row, group)),
  );
  return joined.toSorted((one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0));
}

/** A row without a key, or one whose key is as little to be trusted as the rest and is no other row's. */
function isOfNoList(layout: Layout, row: FileRow, documents: ReadonlyMap<string, readonly FileRow[]>): boolean {
  const key = keyOfRow(layout, row);
  if (key === '' || layout.keyColumns.some((column) => row.losses[column.key] !== undefined)) return true;
  return row.fault !== null && (documents.get(key) ?? []).every(({ fault }) => fault !== null);
}

const keyOfRow = ({ keyColumns }: Layout, { cells }: FileRow): string =>
  keyColumns
    .map(({ key }) => rawText(cells[key]).trim())
    .join('/')
    .replace(/^\/*$/, '');

const rawText = (raw: unknown): string =>
  raw === undefined || raw === null ? '' : typeof raw === 'string' ? raw : formatCell(raw as never);

function alone({ row, fault, ...rest }: FileRow, group: readonly FileRow[]): DocumentRow {
  const first = group[0]?.row ?? row;
  const faults = fault === null ? [] : [fault];
  if (first !== row) faults.push(`La fila ${first} ya habla del mismo documento.`);
  return { ...rest, rows: [row], faults };
}

type Whole = { names: readonly string[]; lost: readonly FileRow[] };

function joinPlaces(layout: Layout, group: readonly FileRow[], { names, lost }: Whole): DocumentRow {
  const [first] = group;
  const { places, columns } = layout;
  if (!first || !places) return { rows: [], cells: {}, faults: [], losses: {} };
  const placeKeys = new Set([...places.keys, statusKey]);
  const faults = group.flatMap((row) => listFaults(row).map((fault) => `Fila ${row.row}: ${fault}`));
  if (faults.length > 0 && group.length > 1) faults.unshift(missingPart(group.filter((row) => listFaults(row).length > 0)));
  const others = lost.filter((row) => !group.includes(row));
  if (others.length > 0)
    faults.push(`${nameRows(others)} no dice a qué lista va, y podría ser de esta: mientras falte no se aplica ninguna lista del archivo.`);
  for (const { key, label } of faults.length > 0 ? [] : columns) {
    if (placeKeys.has(key) || key === places.column.key) continue;
    const other = group.find(({ cells }) => rawText(cells[key]) !== rawText(first.cells[key]));
    if (other) faults.push(`Las filas ${first.row} y ${other.row} dicen algo distinto en «${label}» de la misma lista.`);
  }
  const hasPlaces = names.includes(positionKey);
  const rows = group.map(({ cells }) => Object.fromEntries(places.keys.map((key) => [key, cells[key]])));
  const own = Object.fromEntries(Object.entries(first.cells).filter(([key]) => !placeKeys.has(key)));
  const isEmpty = rows.every((row) => Object.values(row).every(isEmptyCell));
  const cells = { ...own, ...(hasPlaces && { [places.column.key]: isEmpty ? [] : rows }) };
  return { rows: group.map(({ row }) => row), cells, faults, losses: {} };
}

const listFaults = ({ fault, losses }: FileRow): string[] => [...(fault === null ? [] : [fault]), ...Object.values(losses)];

const missingPart = (rows: readonly FileRow[]): string =>
  `La lista no se aplica sin ${rows.length === 1 ? 'un puesto que falta' : `${rows.length} puestos que faltan`}.`;

function nameRows(rows: readonly FileRow[]): string {
  const numbers = rows.slice(0, mostNames).map(({ row }) => row);
  return rows.length === 1 ? `La fila ${numbers.join('')}` : `Cada una de las filas ${numbers.join(', ')}`;
}
