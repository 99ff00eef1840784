type Row = readonly unknown[];
export type Heading = { index: number; names: string[] };

/** Rows among which the names of the columns are looked for: above them stands what the table is about. */
export const headingRows = 30;

/** A name as it is compared: without what is not seen, and without spaces at its ends. */
export const cleanName = (cell: unknown): string =>
  typeof cell === 'string'
    ? cell
        .normalize('NFC')
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : '';

/** The row that names the columns: the one with most known names, else the first one as wide as the table that holds no number. */
export function findHeading(rows: readonly Row[], isKnown: (name: string) => boolean): Heading {
  const named = rows.slice(0, headingRows).map((row, index) => {
    const names = row.map(cleanName);
    const filled = names.filter((name) => name !== '');
    return { index, names, width: filled.length, known: new Set(filled.filter(isKnown)).size };
  });
  const [best] = named.toSorted((one, other) => other.known - one.known || other.width - one.width || one.index - other.index);
  const found = best !== undefined && best.known > 0 ? best : named[findWidest(rows)];
  return found === undefined ? { index: 0, names: [] } : { index: found.index, names: nameRepeated(found.names, rows[found.index - 1]) };
}

function findWidest(rows: readonly Row[]): number {
  const sample = rows.slice(0, headingRows);
  const widths = sample.map((row) => row.filter(isFilled).length).filter((width) => width > 0);
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([one, times], [other, otherTimes]) => otherTimes - times || other - one)[0] ?? [1];
  const index = sample.findIndex((row) => row.filter(isName).length >= usual && row.every((cell) => !isFilled(cell) || isName(cell)));
  return index === -1 ? sample.findIndex((row) => row.some(isFilled)) : index;
}

const isFilled = (cell: unknown): boolean => cell !== null && cell !== undefined && (typeof cell !== 'string' || cell.trim() !== '');
const isName = (cell: unknown): boolean => cleanName(cell) !== '' && !/^[-+(]?[\d.,:/ $€%-]+\)?$/.test(cleanName(cell));

/** A name that stands there twice belongs to the heading above it: «CPA Monto», «Revshare Monto». */
function nameRepeated(names: string[], above: Row | undefined): string[] {
  const isRepeated = (name: string) => name !== '' && names.indexOf(name) !== names.lastIndexOf(name);
  if (above === undefined || !names.some(isRepeated)) return names;
  let group = '';
  return names.map((name, index) => {
    group = cleanName(above[index]) || group;
    return isRepeated(name) && group !== '' ? `${group} ${name}` : name;
  });
}

export type Separator = ',' | ';' | '\t' | '|';
const separators = ['\t', ';', ',', '|'] as const;

/** How the start of a file is separated: as most of its names become known ones, else most names. `parse` answers no rows where it cannot. */
export function findSeparator(parse: (separator: Separator) => readonly Row[], isKnown: (name: string) => boolean): Separator {
  const tried = separators.map((separator) => {
    const names = findHeading(parse(separator), isKnown).names.filter((name) => name !== '');
    return { separator, known: names.filter(isKnown).length, count: names.length };
  });
  return tried.toSorted((one, other) => other.known - one.known || other.count - one.count)[0]?.separator ?? ';';
}
