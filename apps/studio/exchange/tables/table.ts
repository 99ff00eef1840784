import { spanishLocale } from '@lupa/contracts/market.ts';
import type { Encoding } from '@lupa/domain/files/decodeText.ts';
import type { Separator } from '@lupa/domain/files/findHeading.ts';
import { maximumTableText } from '../../core/media/uploadLimits.ts';

/**
 * `row` is the number that a spreadsheet shows beside it; in JSON the first is 1. `fault` is why none of its cells can be trusted, `losses`
 * why some cannot, by their columns.
 */
export type FileRow = {
  row: number;
  cells: Record<string, unknown>;
  fault: string | null;
  losses: Record<string, string>;
  /** What whoever applies the row should know. */
  note?: string;
};

export type Table = {
  format: 'csv' | 'json' | 'xlsx' | 'apache' | 'nginx';
  encoding: Encoding | null;
  separator: Separator | null;
  names: string[];
  rows: FileRow[];
  /** What of the file is not in the rows, or not as it is seen, in words. */
  left?: string[];
};

/**
 * `known` are the columns whose cells are kept; without any, all are. `aliases` are other names of them, folded. `isHeading` tells names of columns from other cells. `isOfRedirects`: rules
 * of Apache are read, too.
 */
export type TableOptions = {
  known: readonly string[];
  aliases?: ReadonlyMap<string, string>;
  isHeading?: (name: string) => boolean;
  isOfRedirects?: boolean;
};

/** Rows of one file. */
export const maximumRows = 20_000;
const maximumRowsText = maximumRows.toLocaleString(spanishLocale);
export const maximumColumns = 500;
/** Characters of one cell. */
export const maximumCell = 200_000;
/** All cells of a file together. */
export const maximumCells = 2_000_000;
export const limitsText = `hasta ${maximumTableText} y ${maximumRowsText} filas`;

export class FileFault extends Error {
  override readonly name = 'FileFault';
  /** 400 for more than is read, 422 for what cannot be. */
  readonly status: 400 | 422;

  constructor(message: string, status: 400 | 422 = 422, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export const tooManyRows = () => new FileFault(`El archivo tiene más de ${maximumRowsText} filas, que es el máximo. Divídelo.`, 400);
export const tooManyColumns = () =>
  new FileFault(`El archivo tiene más de ${maximumColumns} columnas, que es el máximo. Quita las que sobran.`, 400);
export const tooManyCells = () => new FileFault('El archivo tiene demasiadas celdas. Quita columnas que sobran, o divídelo.', 400);
