import { gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import { jackpotOfCell, popularOrder, slotOfCell, typeOfCell, type CatalogueIndex, type Cells, type SortOrder } from './catalogueIndex.ts';
import { costLimit, forEachMatch, matchText } from './matchText.ts';

export type GameQuery = {
  /** Undefined: of any type. */
  types?: GameType[] | undefined;
  providerIds?: number[] | undefined;
  jackpotsOnly: boolean;
  /** From `splitWords`; empty: no text search. */
  words: string[];
  /** `relevance`: best match first, then the most popular; without words simply the most popular. */
  sort: SortOrder | 'relevance';
  offset: number;
  limit: number;
};

/** How many games each value would leave, given the other filters. By place in `gameTypes` and `index.providers`. */
export type FacetCounts = { types: Int32Array; providers: Int32Array; jackpots: number };

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

/** From the number of games per cell: which cells pass, how many games that is, and what each filter value would leave. */
function countFacets(index: CatalogueIndex, { types, providerIds, jackpotsOnly }: GameQuery, counts: Int32Array) {
  const wantedProviders = providerIds && new Set(providerIds);
  const isType = gameTypes.map((type) => !types || types.includes(type));
  const isProvider = index.providers.map(({ id }) => !wantedProviders || wantedProviders.has(id));
  const passing = new Uint8Array(counts.length);
  const facets: FacetCounts = { types: new Int32Array(gameTypes.length), providers: new Int32Array(index.providers.length), jackpots: 0 };
  let rowsFound = 0;
  for (const cell of index.usedCells) {
    const count = counts[cell] ?? 0;
    if (count === 0) continue;
    const slot = slotOfCell(cell);
    const type = typeOfCell(cell);
    const hasJackpots = jackpotOfCell(cell) === 1;
    const isJackpot = hasJackpots || !jackpotsOnly;
    if (isJackpot && isProvider[slot]) facets.types[type] = (facets.types[type] ?? 0) + count;
    if (isJackpot && isType[type]) facets.providers[slot] = (facets.providers[slot] ?? 0) + count;
    if (!isProvider[slot] || !isType[type]) continue;
    if (hasJackpots) facets.jackpots += count;
    if (!isJackpot) continue;
    passing[cell] = 1;
    rowsFound += count;
  }
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
