import { spanishLocale } from '@lupa/contracts/market.ts';
import { maximumUploadText } from '../../core/media/uploadLimits.ts';

/** Rows of one file. */
export const maximumRows = 20_000;
const maximumRowsText = maximumRows.toLocaleString(spanishLocale);
export const maximumColumns = 500;
/** Characters of one cell. */
export const maximumCell = 200_000;
/** All cells of a file together. */
export const maximumCells = 2_000_000;
export const limitsText = `hasta ${maximumUploadText} y ${maximumRowsText} filas`;

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
