import { type CellLoss, findLoss, findMonthFirst, findRounded } from '@lupa/domain/files/cellFaults.ts';
import { cleanName, findHeading } from '@lupa/domain/files/findHeading.ts';
import { foldText } from '@lupa/domain/foldText.ts';
import { findFooter, type Footer, mostCommon } from './findFooter.ts';
import { findRepeated, isEmptyCell, shorten, unprotectCell } from './cells.ts';
import { FileFault, type FileRow, type Table, type TableOptions } from './table.ts';

export type Grid = {
  rows: readonly (readonly unknown[])[];
  /** Lines of the file above the first row. */
  skipped: number;
  /** Why a cell cannot be trusted, by the indexes of its row and column. */
  lossOf?: (row: number, column: number) => string | undefined;
  /** Whether the last row ends as the others do: one that does not, and is short, may be half of one. */
  isWhole: boolean;
};

/** The rows of a grid below its heading, each cell by the name of its column. @throws FileFault */
export function buildTable({ rows, skipped, isWhole, lossOf }: Grid, options: TableOptions): Pick<Table, 'names' | 'rows' | 'left'> {
  const nameOf = createNaming(options);
  const heading = findHeading(rows, isHeading(options));
  const names = heading.names.map((name) => nameOf(unprotectCell(name)));
  const repeated = findRepeated(names);
  if (repeated !== undefined) throw new FileFault(`La columna «${shorten(repeated)}» está dos veces. Deja una.`);
  const kept = new Set(options.known);
  const columns = names.flatMap((name, index) => (name !== '' && (kept.size === 0 || kept.has(name)) ? [{ name, index }] : []));
  const again = findAgain(rows, heading.index, options);
  const { left, apart } = columns.length > 1 ? findFooter(rows, heading.index) : nothing;
  const filled = rows.flatMap((cells, index) =>
    index <= heading.index || cells.every(isEmptyCell) || again.has(index) || left.has(index) ? [] : [{ cells, index }],
  );
  const usual = mostCommon(filled.map(({ cells }) => cells.length));
  const built = filled.map(({ cells, index: line }): FileRow => {
    const isCut = line === rows.length - 1 && !isWhole && cells.length < names.length;
    const ofBook = columns.flatMap(({ name, index }) => {
      const loss = lossOf?.(line, index);
      return loss === undefined ? [] : [[name, loss] as const];
    });
    return {
      row: line + 1 + skipped,
      cells: Object.fromEntries(columns.map(({ name, index }) => [name, unprotect(cells[index] ?? '')])),
      fault: isCut ? cutOff : apart.has(line) ? otherTable : findShift(cells, names.length, usual),
      losses: { ...findLosses(cells, columns), ...Object.fromEntries(ofBook) },
    };
  });
  for (const { name } of columns) {
    noteColumn(built, name, 'rounded', findRounded);
    // A statement says by itself how its days are written.
    if (kept.size > 0) noteColumn(built, name, 'monthFirst', findMonthFirst);
  }
  return {
    names: names.filter((name) => name !== ''),
    rows: built,
    left: [
      ...describeRows(
        'sin el encabezado repetido',
        [...again].toSorted((one, other) => one - other).map((index) => String(index + 1 + skipped)),
      ),
      ...describeRows(
        'sin totales ni notas',
        [...left].map(([index, text]) => `${index + 1 + skipped}: «${shorten(text)}»`),
      ),
    ],
  };
}

const nothing: Footer = { left: new Map(), apart: new Set() };
const mostShown = 10;

export function describeRows(what: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  return [`${what} (${rows.length === 1 ? 'fila' : 'filas'} ${rows.slice(0, mostShown).join(', ')}${rows.length > mostShown ? '…' : ''})`];
}

/**
 * Where the heading stands again, as at the breaks of pages and where exports were put under each other, with the lines that are above it each
 * time. @throws FileFault where one names other columns
 */
function findAgain(rows: Grid['rows'], start: number, options: TableOptions): ReadonlySet<number> {
  const firstOf = (index: number) => cleanName(rows[index]?.find((cell) => !isEmptyCell(cell))).toLowerCase();
  const textOf = (index: number) => (rows[index] ?? []).map(cleanName).join('\0').replace(/\0+$/, '').toLowerCase();
  const isKnown = isHeading(options);
  const [first, text, count] = [firstOf(start), textOf(start), countNames(rows[start])];
  const again = new Set<number>();
  if (count < 2) return again;
  for (let index = start + 1; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    const name = firstOf(index);
    if (name === first && textOf(index) === text) {
      for (let above = 0; above <= start && textOf(index - above) === textOf(start - above); above += 1) again.add(index - above);
    } else if (countNames(row) >= Math.max(2, count / 2) && isKnown(name) && new Set(row).size === row.length) {
      if (row.every((cell) => isEmptyCell(cell) || isKnown(cleanName(cell))))
        throw new FileFault(
          `Dentro del archivo empieza otra tabla con otras columnas, en «${shorten(name)}». Sube cada una en su archivo.`,
        );
    }
  }
  return again;
}

const countNames = (row: readonly unknown[] = []): number => row.filter((cell) => cleanName(cell) !== '').length;

export const isHeading = (options: TableOptions): ((name: string) => boolean) => {
  const { known, isHeading: isOther = () => false } = options;
  const nameOf = createNaming(options);
  const names = new Set(known);
  return (name) => names.has(nameOf(unprotectCell(name))) || isOther(name);
};

/** Names as they are known, whatever their case became, or whatever else they are called. */
function createNaming({ known, aliases }: TableOptions): (name: string) => string {
  const byPlain = new Map(known.map((name) => [name.toLowerCase(), name]));
  return (name) => byPlain.get(cleanName(name).toLowerCase()) ?? aliases?.get(foldText(cleanName(name))) ?? cleanName(name);
}

const cutOff = 'Esta fila termina antes que las otras y el archivo acaba en ella: parece cortado. Expórtalo de nuevo.';

const otherTable = 'Está debajo del total y de una fila vacía: puede ser de otra tabla. Súbela en su archivo.';

/** Spreadsheets leave out empty cells at the end of a row; more cells than names come from a separator or a quote too many. */
function findShift(cells: readonly unknown[], count: number, usual: number): string | null {
  const last = cells.findLastIndex((cell) => !isEmptyCell(cell));
  if (cells.length <= count || (last < count && cells.length === usual)) return null;
  return `Esta fila tiene ${cells.length} celdas y el encabezado ${count}: sobra un separador, o falta una comilla.`;
}

const unprotect = (cell: unknown): unknown => (typeof cell === 'string' ? unprotectCell(cell) : cell);

const lossTexts: Record<CellLoss, string> = {
  scientific: 'la planilla cambió sus cifras por una potencia y las últimas se perdieron. Trae la columna como texto',
  rounded: 'tiene más de 15 cifras y la planilla pudo cambiar las últimas por ceros. Trae la columna como texto',
  formula: 'trae una fórmula y no su resultado. Pega los valores',
  error: 'trae el error de una fórmula',
  monthFirst: 'tiene el mes antes del día, o al revés: en esta columna hay fechas que solo se leen así. Escribe 2026-12-01',
  letters: 'perdió sus tildes: el archivo se abrió con otra codificación. Expórtalo de nuevo desde donde salió',
};

export const describeLoss = (cell: unknown, loss: CellLoss): string => `«${shorten(cell)}» ${lossTexts[loss]}.`;

type Column = { name: string; index: number };

function findLosses(cells: readonly unknown[], columns: readonly Column[]): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap(({ name, index }) => {
      const cell = cells[index];
      const loss = typeof cell === 'string' && unprotectCell(cell) === cell ? findLoss(cell) : null;
      return loss === null ? [] : [[name, describeLoss(cell, loss)]];
    }),
  );
}

function noteColumn(rows: readonly FileRow[], name: string, loss: CellLoss, find: typeof findRounded): void {
  for (const index of find(rows.map(({ cells }) => readDigits(cells[name])))) {
    const row = rows[index];
    if (row) row.losses[name] = describeLoss(row.cells[name], loss);
  }
}

/** A book keeps long numbers as numbers. */
const readDigits = (cell: unknown): string => (typeof cell === 'string' ? cell : Number.isInteger(cell) ? String(cell) : '');
