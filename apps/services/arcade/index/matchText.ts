import type { CatalogueIndex } from './catalogueIndex.ts';
import { findPrefix, findSimilar, hasLength } from './vocabulary.ts';

/** More words than this in a query are not looked at. */
export const maximumQueryWords = 8;

const prefixCost = 1;
// One word with an error weighs more than eight that are only the beginning of a word.
const errorCost = maximumQueryWords * prefixCost + 1;

/** One more than the greatest cost: two errors in each of eight words. */
export const costLimit = maximumQueryWords * errorCost * 2 + 1;

type Scratch = { present: Uint8Array; next: Uint8Array };
const scratches = new WeakMap<CatalogueIndex, Scratch>();

/**
 * Which games have all words of the query, and how well: 0 for no match, else one more than the cost. Exact words cost
 * nothing, beginnings little, typing errors much. The array is used again by the next call.
 */
export function matchText(index: CatalogueIndex, query: string[]): Uint8Array {
  const scratch = takeScratch(index);
  query.slice(0, maximumQueryWords).forEach((word, place) => {
    const { present, next } = scratch;
    next.fill(0);
    const { postings, postingOffsets } = index.words;
    for (const [cost, found] of matchingWords(index, word)) {
      for (const number of found) {
        const end = postingOffsets[number + 1] ?? 0;
        for (let at = postingOffsets[number] ?? 0; at < end; at++) {
          const game = postings[at] ?? 0;
          if (next[game] !== 0) continue;
          if (place === 0) next[game] = cost + 1;
          else if (present[game] !== 0) next[game] = (present[game] ?? 0) + cost;
        }
      }
    }
    scratch.present = next;
    scratch.next = present;
  });
  return scratch.present;
}

/** Calls `visit` for each match, the most popular game first. */
export function forEachMatch(matches: Uint8Array, visit: (game: number, match: number) => void): void {
  const fours = new Uint32Array(matches.buffer, 0, matches.length / 4);
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    for (let game = four * 4; game < four * 4 + 4; game++) {
      const match = matches[game] ?? 0;
      if (match !== 0) visit(game, match);
    }
  }
}

/** Words of the vocabulary that a query word stands for, by cost, cheapest first. */
function matchingWords({ words }: CatalogueIndex, query: string): [number, number[]][] {
  const exact: number[] = [];
  const begun: number[] = [];
  const [first, end] = findPrefix(words, query);
  for (let word = first; word < end; word++) (hasLength(words, word, query.length) ? exact : begun).push(word);
  const similar: number[][] = [[], [], []];
  findSimilar(words, query, (word, errors) => {
    if (word < first || word >= end) similar[errors]?.push(word);
  });
  return [
    [0, exact],
    [prefixCost, begun],
    [errorCost, similar[1] ?? []],
    [errorCost * 2, similar[2] ?? []],
  ];
}

function takeScratch(index: CatalogueIndex): Scratch {
  const known = scratches.get(index);
  if (known) return known;
  // A multiple of four, so that `forEachMatch` can look at four games at once.
  const length = Math.ceil(index.size / 4) * 4;
  const made = { present: new Uint8Array(length), next: new Uint8Array(length) };
  scratches.set(index, made);
  return made;
}
