import { gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import { rtpFloors, type VolatilityLevel, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { popularOrder, type CatalogueIndex, type Cells, type CellTraits, type SortOrder } from './catalogueIndex.ts';
import { costLimit, forEachMatch, matchText } from './matchText.ts';

export type GameQuery = {
  /** Undefined: of any type. */
  types?: GameType[] | undefined;
  providerIds?: number[] | undefined;
  jackpotsOnly: boolean;
  /** One of `rtpFloors`, and one of `winFloors`; undefined: any. */
  minRtp?: number | undefined;
  minWin?: number | undefined;
  volatilities?: VolatilityLevel[] | undefined;
  /** From `splitWords`; empty: no text search. */
  words: string[];
  /** `relevance`: best match first, then the most popular; without words simply the most popular. */
  sort: SortOrder | 'relevance';
  offset: number;
  limit: number;
};

/**
 * How many games each value would leave, given the other filters. By place in `gameTypes` and `index.providers`; of the traits by what `CellTraits` has
 * of them, unknown ones at 0.
 */
export type FacetCounts = {
  types: Int32Array;
  providers: Int32Array;
  jackpots: number;
  rtps: Int32Array;
  volatilities: Int32Array;
  wins: Int32Array;
};

export type SelectedGames = { ids: number[]; rowsFound: number; facets: FacetCounts };

/** Filters, counts and pages in one go; nothing here waits. */
export function selectGames(index: CatalogueIndex, query: GameQuery): SelectedGames {
  const matches = query.words.length > 0 ? matchText(index, query.words) : undefined;
  const counts = matches ? countMatches(index, matches) : index.counts;
  const { passing, rowsFound, facets } = countFacets(index, query, counts);
  const wanted = Math.max(0, Math.min(query.limit, rowsFound - query.offset));
  const page: Page = { passing, matches, offset: query.offset, wanted };
  const games =
    wanted === 0 ? [] : matches && query.sort === 'relevance' ? takeByCost(index, page, matches) : takeInOrder(index, page, query);
  return { ids: games.map((game) => index.ids[game] ?? 0), rowsFound, facets };
}

/** `passing`: 1 for each cell whose games pass all filters. `wanted` is at least one and at most what there is. */
type Page = { passing: Uint8Array; matches: Uint8Array | undefined; offset: number; wanted: number };

function countMatches({ cells, counts: all }: CatalogueIndex, matches: Uint8Array): Int32Array {
  const counts = new Int32Array(all.length);
  forEachMatch(matches, (game) => {
    const cell = cells[game] ?? 0;
    counts[cell] = (counts[cell] ?? 0) + 1;
  });
  return counts;
}

/** Of each trait, by its value, 1 where it passes its own filter. */
function listPassing(index: CatalogueIndex, query: GameQuery) {
  const wantedProviders = query.providerIds && new Set(query.providerIds);
  const reaches = (floors: readonly number[], least: number | undefined) => {
    const place = least === undefined ? 0 : floors.indexOf(least) + 1;
    return Uint8Array.from({ length: floors.length + 1 }, (_, reached) => Number(reached >= place));
  };
  const isLevel = (level: VolatilityLevel | undefined) =>
    !query.volatilities || (level !== undefined && query.volatilities.includes(level));
  return {
    slots: Uint8Array.from(index.providers, ({ id }) => Number(!wantedProviders || wantedProviders.has(id))),
    types: Uint8Array.from(gameTypes, (type) => Number(!query.types || query.types.includes(type))),
    jackpots: Uint8Array.of(Number(!query.jackpotsOnly), 1),
    rtps: reaches(rtpFloors, query.minRtp),
    volatilities: Uint8Array.from([undefined, ...volatilityLevels], (level) => Number(isLevel(level))),
    wins: reaches(winFloors, query.minWin),
  } satisfies Record<keyof CellTraits, Uint8Array>;
}

const traitNames = ['slots', 'types', 'jackpots', 'rtps', 'volatilities', 'wins'] as const satisfies (keyof CellTraits)[];

/**
 * From the number of games per cell: which cells pass, how many games that is, and what each filter value would leave. A cell that passes all filters
 * counts for all of them, one that only one filter keeps out for that one.
 */
function countFacets(index: CatalogueIndex, query: GameQuery, counts: Int32Array) {
  const { traits } = index;
  const isPassing = listPassing(index, query);
  const passing = new Uint8Array(counts.length);
  const perValue = Object.fromEntries(traitNames.map((name) => [name, new Int32Array(isPassing[name].length)])) as Record<
    keyof CellTraits,
    Int32Array
  >;
  let rowsFound = 0;
  for (let cell = 0; cell < counts.length; cell++) {
    const count = counts[cell] ?? 0;
    if (count === 0) continue;
    let missed: keyof CellTraits | null = null;
    let misses = 0;
    for (const name of traitNames) {
      if (isPassing[name][traits[name][cell] ?? 0] === 1) continue;
      missed = name;
      if (++misses > 1) break;
    }
    if (misses > 1) continue;
    for (const name of missed ? [missed] : traitNames) {
      const value = traits[name][cell] ?? 0;
      perValue[name][value] = (perValue[name][value] ?? 0) + count;
    }
    if (missed) continue;
    passing[cell] = 1;
    rowsFound += count;
  }
  const { slots: providers, types, jackpots, rtps, volatilities, wins } = perValue;
  const facets: FacetCounts = { types, providers, jackpots: jackpots[1] ?? 0, rtps, volatilities, wins };
  return { passing, rowsFound, facets };
}

function takeInOrder(index: CatalogueIndex, { passing, matches, offset, wanted }: Page, { sort }: GameQuery): number[] {
  const order = sort === 'relevance' || sort === popularOrder ? undefined : index.orders[sort];
  const cells = order ? order.cells : index.cells;
  const taken: number[] = [];
  const start = matches ? { at: 0, skip: offset } : skipBlocks(cells, passing, offset);
  let skip = start.skip;
  for (let at = start.at; at < index.size; at++) {
    if (passing[cells[at] ?? 0] === 0) continue;
    const game = order ? (order.games[at] ?? 0) : at;
    if (matches && matches[game] === 0) continue;
    if (skip > 0) skip--;
    else if (taken.push(game) === wanted) break;
  }
  return taken;
}

const blockSize = 1024;

/** Passes over whole blocks that hold nothing but what is to be skipped: counting without branches is several times faster. */
function skipBlocks(cells: Cells, passing: Uint8Array, offset: number): { at: number; skip: number } {
  let at = 0;
  let skip = offset;
  for (; at + blockSize <= cells.length; at += blockSize) {
    let inBlock = 0;
    for (let place = at; place < at + blockSize; place++) inBlock += passing[cells[place] ?? 0] ?? 0;
    if (inBlock > skip) break;
    skip -= inBlock;
  }
  return { at, skip };
}

function takeByCost(index: CatalogueIndex, { passing, offset, wanted }: Page, matches: Uint8Array): number[] {
  const perMatch = new Int32Array(costLimit + 1);
  forEachMatch(matches, (game, match) => {
    if (passing[index.cells[game] ?? 0] === 1) perMatch[match] = (perMatch[match] ?? 0) + 1;
  });
  const taken: number[] = [];
  let skip = offset;
  for (let match = 1; match <= costLimit && taken.length < wanted; match++) {
    let left = perMatch[match] ?? 0;
    if (skip >= left) {
      skip -= left;
      continue;
    }
    for (let game = 0; left > 0 && taken.length < wanted; game++) {
      if (matches[game] !== match || passing[index.cells[game] ?? 0] === 0) continue;
      left--;
      if (skip > 0) skip--;
      else taken.push(game);
    }
  }
  return taken;
}
