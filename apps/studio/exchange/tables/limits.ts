import { spanishLocale } from '@lupa/contracts/market.ts';
import { maximumUploadText } from '../../core/media/uploadLimits.ts';

/** Rows of one file. */
export const maximumRows = 20_000;
export const maximumRowsText = maximumRows.toLocaleString(spanishLocale);
export const maximumColumns = 500;
/** Characters of one cell. */
export const maximumCell = 200_000;
/** All cells of a file together. */
export const maximumCells = 2_000_000;
/** Lists and objects inside of each other in one row of JSON. */
export const maximumNesting = 20;
export const limitsText = `hasta ${maximumUploadText} y ${maximumRowsText} filas`;
