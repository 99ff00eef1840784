import { spanishLocale } from '@lupa/contracts/market.ts';
import { maximumUploadText } from '../media/uploadLimits.ts';

/** Rows of one file. */
export const maximumRows = 20_000;
export const maximumRowsText = maximumRows.toLocaleString(spanishLocale);
export const limitsText = `hasta ${maximumUploadText} y ${maximumRowsText} filas`;
