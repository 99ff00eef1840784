type TableColumn = { name: string; cells: CellSegment[][] };

// What a phone of 320 px has beside the cells' padding, in letters of the table's text.
const phoneLetters = 30;
const phoneColumns = 4;
const halfPhoneLetters = 44;
const shortLetters = 24;

export type TableShape = 'narrow' | 'wide' | 'stacked';

export function chooseShape(columns: TableColumn[]): TableShape {
  if (fitsPhone(columns)) return 'narrow';
  return columns.every(isShort) ? 'wide' : 'stacked';
}

/** Yes and no, an amount, a name: what can be read in a line. */
const isShort = ({ cells }: TableColumn): boolean => cells.every((cell) => textOf(cell).length <= shortLetters);

/** Whether a phone can show the columns side by side without breaking a word. */
function fitsPhone(columns: TableColumn[]): boolean {
  const letters = columns.reduce((sum, column) => sum + longestWord([column.name, ...column.cells.map(textOf)]), 0);
  return columns.length <= phoneColumns && letters <= phoneLetters;
}

/** Whether a cell says more than two lines hold in half the width of a phone. */
export const isLong = ({ cells }: TableColumn): boolean => cells.some((cell) => textOf(cell).length > halfPhoneLetters);

/** Whether every cell that says something is one figure: `$5.000`, `+$18.000`, `2,9 %`, `35x`. */
export function isNumeric({ cells }: TableColumn): boolean {
  const texts = cells.map(textOf).filter((text) => text !== '' && text !== '-');
  return texts.length > 0 && texts.every((text) => /^[-+−]?(US\s?|UF\s?)?[$€£]?\s?[-+−]?\d[\d.,]*\s?(%|x)?$/.test(text));
}

const textOf = (cell: CellSegment[]) =>
  cell
    .map(({ text }) => text)
    .join('')
    .trim();

const longestWord = (texts: string[]) => Math.max(0, ...texts.flatMap((text) => text.split(/\s+/).map((word) => word.length)));

export type CellSegment = { text: string; mark: 'strong' | 'em' | null; call?: string };

const call = /^\[([^\]]+)\]\((tel:[\d+*#]+)\)$/;

/** Requirement 5.27: `**bold**` is strong, `*one asterisk*` emphasised, `[600 360](tel:600360)` a call; nothing else is markup. */
export function formatCell(markdown: string): CellSegment[] {
  return markdown
    .split(/(\[[^\]]+\]\(tel:[\d+*#]+\)|\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((text) => text !== '')
    .map((text) => {
      const [, number = '', href] = call.exec(text) ?? [];
      if (href) return { text: number, mark: null, call: href };
      if (/^\*\*[^*]+\*\*$/.test(text)) return { text: text.slice(2, -2), mark: 'strong' };
      if (/^\*[^*]+\*$/.test(text)) return { text: text.slice(1, -1), mark: 'em' };
      return { text, mark: null };
    });
}
