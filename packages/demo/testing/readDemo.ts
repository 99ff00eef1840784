import type { DemoBlock } from '../writing/block.schema.ts';
import type { DemoLocalePage, DemoPage } from '../writing/readPage.ts';

export function spanishPage({ internalName, locales }: DemoPage): DemoLocalePage {
  if (!locales.es_CL) throw new Error(`${internalName} is not in Spanish`);
  return locales.es_CL;
}

export const blocksOf = <Type extends DemoBlock['type']>({ blocks }: { blocks: DemoBlock[] }, type: Type) =>
  blocks.filter((block): block is Extract<DemoBlock, { type: Type }> => block.type === type);

export const wordsOf = (text: string): string[] =>
  text
    .replace(/<[^>]+>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\d$.,%]*[\p{L}\d]/gu) ?? [];

/** For each two texts, how much of the shorter one's phrases of six words the other has, too, from 0 to 1. */
export function sharesOfPhrases(texts: readonly string[][]): number[] {
  const phrases = texts.map((words) => new Set(words.map((_, index) => words.slice(index, index + 6).join(' '))));
  return phrases.flatMap((one, index) =>
    phrases.slice(index + 1).map((other) => one.intersection(other).size / Math.min(one.size, other.size)),
  );
}
