import { z } from 'zod';
import { readContent } from '../writing/readContent.ts';
import type { Drawing } from './drawBrand.ts';
import { drawWord, measureWord, type Word } from './drawWord.ts';

const stroke = (d: string, weight = 8) =>
  `<path d="${d}" fill="none" stroke="#FFFFFF" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** White on a disc of the mark's colour, in a box of 100 by 100. */
const symbols = {
  phone: '<path d="M36 25l9 17-7 8c4 8 8 12 16 16l8-7 16 9c-1 9-6 13-14 13C42 80 20 58 20 37c0-8 6-13 16-12z" fill="#FFFFFF"/>',
  lifeline: stroke('M16 52h16l9-20 16 40 9-20h18', 9),
  help: `${stroke('M28 34a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H52L39 74V62h-5a6 6 0 0 1-6-6z', 7)}${stroke('M40 45h20', 7)}`,
  check: `${stroke('M50 22l24 8v18c0 16-11 25-24 31-13-6-24-15-24-31V30z', 7)}${stroke('M39 50l8 8 15-16')}`,
  age: '',
};

const schema = z.array(
  z.strictObject({
    file: z.string().endsWith('.png'),
    alt: z.string().min(1),
    symbol: z.enum(Object.keys(symbols) as (keyof typeof symbols)[]),
    /** What the sign says: its name, and a second line. Of an age the first stands within the ring. */
    lines: z.tuple([z.string(), z.string()]),
    tint: z.string().regex(/^#[0-9A-F]{6}$/),
  }),
);
export type TrustMark = z.output<typeof schema>[number];

/** Signs of helplines and ages: `content/signs.yaml`. */
export const trustMarks = readContent('signs.yaml', schema);

const width = 320;
const height = 128;
const disc = { x: 52, radius: 46 };
const textLeft = 116;
const textWidth = width - textLeft - 4;
const ink = '#24313D';
const strong = (text: string): Word => ({ text, face: 'strong' });
/** Two words of an age in two rows, as a name in two. */
const rowsOf = ({ symbol, lines: [first, second] }: Pick<TrustMark, 'symbol' | 'lines'>): string[] =>
  symbol === 'age' ? second.split(' ') : [first, second];

export const trustWords: Word[] = trustMarks.flatMap((mark) => [
  ...rowsOf(mark).map(strong),
  ...(mark.symbol === 'age' ? [strong(mark.lines[0])] : []),
]);

/** A disc with a sign, and beside it two rows of words of one size: all of a set, on nothing. */
export function drawTrustMark(mark: TrustMark): Drawing {
  const { symbol, lines, tint } = mark;
  const rows = rowsOf(mark).map(strong);
  const widest = Math.max(...rows.map((row) => measureWord(row, 1)));
  const size = Math.min(36, textWidth / widest);
  const step = size * 1.16;
  const first = height / 2 + size * 0.35 - ((rows.length - 1) * step) / 2;
  // Sign and words together in the middle.
  const shift = Math.round((textWidth - widest * size) / 2);
  const words = rows.map((row, index) => drawWord(row, { x: textLeft, y: first + index * step, size, fill: index === 0 ? tint : ink }));
  const sign =
    symbol === 'age'
      ? drawAge(lines[0], tint)
      : `<circle cx="${disc.x}" cy="64" r="${disc.radius}" fill="${tint}"/><g transform="translate(${disc.x - 46} 18) scale(.92)">${symbols[symbol]}</g>`;
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g transform="translate(${shift})">${sign}${words.join('')}</g></svg>`,
  };
}

function drawAge(age: string, tint: string): string {
  const word = strong(age);
  const size = Math.min(44, 66 / measureWord(word, 1));
  const x = disc.x - measureWord(word, size) / 2;
  return `<circle cx="${disc.x}" cy="64" r="${disc.radius - 4.5}" fill="#FFFFFF" stroke="${tint}" stroke-width="9"/>${drawWord(word, { x, y: 64 + size * 0.35, size, fill: tint })}`;
}
