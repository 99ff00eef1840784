import type { CatalogueIndex } from './catalogueIndex.ts';
import { findPrefix, findSimilar, hasLength } from './vocabulary.ts';

const maximumQueryWords = 8;

const prefixCost = 1;
// One word with an error weighs more than eight that are only the beginning of a word.
const errorCost = maximumQueryWords * prefixCost + 1;

/** One more than the greatest cost: two errors in each of eight words. */
export const costLimit = maximumQueryWords * errorCost * 2 + 1;

/** `games` that have all words of a query, the most popular first; by game, one more than what its match costs. */
export type Matches = { games: Int32Array; costs: Uint8Array };

type Scratch = { present: Uint8Array; next: Uint8Array; games: Int32Array };
const scratches = new WeakMap<CatalogueIndex, Scratch>();

/** Which games have all words of the query, and how well. The arrays are used again by the next call. */
export function matchText(index: CatalogueIndex, query: string[]): Matches {
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
  return { games: listMatches(scratch), costs: scratch.present };
}

function listMatches({ present, games }: Scratch): Int32Array {
  // Four games at once, as most have no match.
  const fours = new Uint32Array(present.buffer);
  let count = 0;
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    for (let game = four * 4; game < four * 4 + 4; game++) if (present[game] !== 0) games[count++] = game;
  }
  return games.subarray(0, count);
}

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
  const length = Math.ceil(index.size / 4) * 4;
  const made = { present: new Uint8Array(length), next: new Uint8Array(length), games: new Int32Array(length) };
  scratches.set(index, made);
  return made;
}
