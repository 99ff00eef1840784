import { wordOutlines } from './wordOutlines.ts';

/** The typefaces of wordmarks, all under the SIL Open Font License: files of `@fontsource` (see `wordOutlines.build.ts`). */
export type Face = keyof typeof wordOutlines;
export type Word = { text: string; face: Face };

type Place = {
  x: number;
  /** Of the baseline. */
  y: number;
  /** Of the type, in units of the drawing. */
  size: number;
  fill: string;
};

/** A word as SVG paths, as its typeface draws it on every machine. @throws Error for a word without outlines */
export function drawWord(word: Word, { x, y, size, fill }: Place): string {
  const { glyphs } = outlinesOf(word.face);
  const places = placesOf(word);
  const letters = Array.from(word.text, (letter, at) => `<path transform="translate(${places[at] ?? 0})" d="${glyphs[letter] ?? ''}"/>`);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 1000)})" fill="${fill}">${letters.join('')}</g>`;
}

export const measureWord = (word: Word, size: number): number => ((placesOf(word).at(-1) ?? 0) * size) / 1000;

const outlinesOf = (face: Face): { glyphs: Record<string, string>; words: Record<string, number[]> } => wordOutlines[face];

function placesOf({ text, face }: Word): number[] {
  const places = outlinesOf(face).words[text];
  if (!places) throw new Error(`No outlines of "${text}" in ${face}: run npm run outlines -w packages/demo`);
  return places;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
