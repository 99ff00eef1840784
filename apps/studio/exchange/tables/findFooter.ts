import { cleanName } from '@lupa/domain/files/findHeading.ts';
import { isEmptyCell } from './cells.ts';

type Row = readonly unknown[];
/** By the index of the row: what is left out, with its first words, and what is read by nobody as it may belong to another table. */
export type Footer = { left: ReadonlyMap<number, string>; apart: ReadonlySet<number> };

const sum = /^(?:grand |gran |sub-?\s?)?tot(?:al|als|ales)\b/i;
const wholeSum = /^(?:(?:grand |gran |sub-?\s?)?tot(?:al|als|ales)(?: general)?|suma|sum|promedio|average)\s*:?$/i;
const note =
  /^(?:[*©†]|\(?\d+ (?:rows?|filas?|registros?|records?|items?|resultados?)\b|(?:rows|filas|registros|records)\s*:|(?:export(?:ed|ado)|generat?(?:ed|do)|printed|impreso|report(?:e|ed)?|informe|cread[oa]|created|emitid[oa]|actualizad[oa]|updated|página|page|notas?|notes?|fuente|source|aviso|disclaimer|fin|end)\b[^-\w]*[\s:])/i;
/** Under the heading, as Markdown and consoles draw a table. */
const isRule = (row: Row): boolean => {
  const filled = row.filter((cell) => !isEmptyCell(cell));
  return filled.length > 1 && filled.every((cell) => typeof cell === 'string' && /^\s*:?[-=+]{2,}:?\s*$/.test(cell));
};
/** Amounts, shares, days and counts. */
const figure = /^\W*(?:[A-Z]{3}\b)?[\W\d]*(?:[A-Z]{3}|US\$|\d+ \p{L}+)?\W*$/u;
const longestFigure = 40;

function isFigure(cell: unknown): boolean {
  const text = typeof cell === 'string' ? cell.trim() : '0';
  return text.startsWith('=') || (text.length <= longestFigure && figure.test(text));
}

/** The totals of a table, wherever they stand, and the notes below it, as reports write them. */
export function findFooter(rows: readonly Row[], start: number): Footer {
  const read = rows.map((row, index) => {
    const filled = index <= start ? [] : row.filter((cell) => !isEmptyCell(cell));
    return { width: filled.length, first: cleanName(filled[0]), others: filled.slice(1) };
  });
  const usual = mostCommon(read.map(({ width }) => width).filter((width) => width > 0));
  const isSum = ({ first, width, others }: (typeof read)[number]) =>
    width > 1 && (wholeSum.test(first) || (sum.test(first) && width < usual)) && others.every(isFigure);
  const isNote = ({ first, width, others }: (typeof read)[number]) =>
    note.test(`${first} `) && (width === 1 || (width < Math.max(3, usual) && others.every(isFigure)));
  const last = read.findLastIndex((row) => row.width > 1 && !isSum(row) && !isNote(row));
  const left = new Map<number, string>();
  const [lastSum, apart] = [read.findLastIndex((row) => isSum(row) && !/^sub/i.test(row.first)), new Set<number>()];
  const gap = lastSum === -1 ? -1 : read.findIndex(({ width }, index) => index > lastSum && width === 0);
  let isBelow = false;
  for (const [index, row] of read.entries()) {
    if (index <= start) continue;
    const isPart: boolean =
      isSum(row) || isRule(rows[index] ?? []) || (index > last && (isNote(row) || (wholeSum.test(row.first) && row.width === 1)));
    const isText: boolean = index > last && isBelow && row.width === 1 && /\p{L}\s+\p{L}/u.test(row.first);
    if (isPart || isText) left.set(index, row.first);
    else if (gap !== -1 && index > gap && row.width > 0) apart.add(index);
    isBelow = row.width === 0 || isPart || isText;
  }
  return { left, apart };
}

export function mostCommon(numbers: readonly number[]): number {
  const groups = Map.groupBy(numbers, (one) => one);
  return [...groups.values()].toSorted((one, other) => other.length - one.length)[0]?.[0] ?? 0;
}
