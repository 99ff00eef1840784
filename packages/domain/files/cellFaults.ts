/** What a spreadsheet does to a cell that nobody can take back, or what never was a value. */
export type CellLoss = 'scientific' | 'rounded' | 'monthFirst' | 'formula' | 'error' | 'letters';

const losses: readonly (readonly [CellLoss, RegExp])[] = [
  // Excel, Sheets, Numbers and LibreOffice write it with its sign; who types a number does not.
  ['scientific', /^[+-]?\d(?:[.,]\d+)?E[+-]\d{1,3}$/i],
  ['error', /^(?:#[¡¿]?[A-ZÁÉÍÓÚ]+(?:\/0)?[!?]|#N\/[AD]|#GETTING_DATA|Loading\.\.\.|#{3,}|Err:\d{3})$/],
  ['formula', /^=\s*[-+(]*(?:[A-ZÁÉÍÓÚÑ][\w.ÁÉÍÓÚÑ]*\(|'?[\w ]+'?!|\$?[A-Z]{1,3}\$?\d)/i],
  // UTF-8 that was opened as Windows-1252 and saved again: «Ã±» where «ñ» was; MS-DOS and Macintosh: «Ma¤ana», «p‡gina».
  ['letters', /Ã[\u0080-\u00BFŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›™]|Â[¡¿°ºª«»´·]|â€[\u0080-\u00BFœ“”™˜¦¢]|\p{Ll}[¢£¤¥‡„ƒ]\p{Ll}/u],
];

/** Null for a cell that says what was written in it. Whether its digits were rounded is seen by its column: `findRounded`. */
export function findLoss(cell: string): CellLoss | null {
  const text = cell.trim();
  return losses.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const day = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}(?:[ ,].*)?$/;

/** Which cells of a column are days of which nobody can tell the month: all that have two numbers in front, where one has its month first. */
export function findMonthFirst(column: readonly string[]): ReadonlySet<number> {
  const days = column.flatMap((cell, index) => {
    const [, first, second] = day.exec(cell.trim()) ?? [];
    return first === undefined ? [] : [{ index, isMonthFirst: Number(first) <= 12 && Number(second) > 12 }];
  });
  return new Set(days.some(({ isMonthFirst }) => isMonthFirst) ? days.map(({ index }) => index) : []);
}

const longNumber = /^[+-]?\d{16,}$/;
/** Spreadsheets keep 15 digits and write zeros for the others. */
const endsInZeros = /^[+-]?\d{15}0+$/;

/**
 * Which cells of a column hold a number of 16 digits or more whose last ones may be lost: each, unless another one of the column shows that
 * they are kept.
 */
export function findRounded(column: readonly string[]): ReadonlySet<number> {
  const long = column.flatMap((cell, index) => (longNumber.test(cell.trim()) ? [index] : []));
  return new Set(long.every((index) => endsInZeros.test(column[index]?.trim() ?? '')) ? long : []);
}
