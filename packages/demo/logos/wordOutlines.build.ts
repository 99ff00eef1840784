import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { paymentWords } from './paymentMarks.ts';
import { houseWords } from './houseMarks.ts';
import { trustWords } from './trustMarks.ts';
import type { Face, Word } from './drawWord.ts';

const files: Record<Face, string> = {
  serif: 'fraunces/files/fraunces-latin-600-normal.woff',
  strong: 'montserrat/files/montserrat-latin-700-normal.woff',
  slanted: 'montserrat/files/montserrat-latin-800-italic.woff',
  round: 'poppins/files/poppins-latin-600-normal.woff',
};

type Outlines = { glyphs: Record<string, string>; words: Record<string, number[]> };

/**
 * The words of the demo's wordmarks, 1000 units to the em: the outline of each glyph, and per word where each glyph begins and where the word
 * ends. Run after a change of words: `npm run outlines -w packages/demo`.
 */
async function buildOutlines(words: readonly Word[]): Promise<Record<string, Outlines>> {
  const { resolve } = createRequire(import.meta.url);
  const outlines: Record<string, Outlines> = {};
  for (const [face, file] of Object.entries(files)) {
    const { buffer, byteOffset, byteLength } = await readFile(resolve(`@fontsource/${file}`));
    const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
    const texts = [...new Set(words.filter((word) => word.face === face).map(({ text }) => text))].toSorted();
    outlines[face] = {
      glyphs: Object.fromEntries(
        [...new Set(texts.join(''))].toSorted().map((letter) => [letter, font.getPath(letter, 0, 0, 1000).toPathData(0)]),
      ),
      words: Object.fromEntries(texts.map((text) => [text, placesOf(font, text)])),
    };
  }
  return outlines;
}

function placesOf(font: opentype.Font, text: string): number[] {
  const places: number[] = [];
  const width = font.forEachGlyph(text, 0, 0, 1000, { kerning: true }, (_glyph, x) => places.push(Math.round(x)));
  return [...places, Math.round(width)];
}

const outlines = await buildOutlines([...paymentWords, ...trustWords, ...houseWords]);
const head = '// Made by wordOutlines.build.ts of Fraunces, Montserrat and Poppins (SIL Open Font License 1.1).';
await writeFile(new URL('wordOutlines.ts', import.meta.url), `${head}\nexport const wordOutlines = ${JSON.stringify(outlines)};\n`);
