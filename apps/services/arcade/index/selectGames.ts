import { gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import { cell, popularOrder, type CatalogueIndex, type SortOrder } from './catalogueIndex.ts';
import { costLimit, matchText } from './matchText.ts';

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

type Filter = { types: Uint8Array; providers: Uint8Array; jackpotsOnly: boolean };
type Counted = { rowsFound: number; facets: FacetCounts; byCost: Int32Array };

/** Filters, counts and pages in one go; nothing here waits. */
export function selectGames(index: CatalogueIndex, query: GameQuery): SelectedGames {
  const filter = buildFilter(index, query);
  const matches = query.words.length > 0 ? matchText(index, query.words) : undefined;
  const { rowsFound, facets, byCost } = matches ? countMatches(index, filter, matches) : countAll(index, filter);
  const wanted = Math.max(0, Math.min(query.limit, rowsFound - query.offset));
  if (wanted === 0) return { ids: [], rowsFound, facets };
  const games =
    matches && query.sort === 'relevance'
      ? takeByCost(index, filter, matches, byCost, query.offset, wanted)
      : takeInOrder(index, filter, query.sort === 'relevance' ? popularOrder : query.sort, query.offset, wanted, matches);
  return { ids: games.map((game) => index.ids[game] ?? 0), rowsFound, facets };
}

function buildFilter(index: CatalogueIndex, { types, providerIds, jackpotsOnly }: GameQuery): Filter {
  const wantedProviders = providerIds && new Set(providerIds);
  return {
    types: Uint8Array.from(gameTypes, (type) => (!types || types.includes(type) ? 1 : 0)),
    providers: Uint8Array.from(index.providers, ({ id }) => (!wantedProviders || wantedProviders.has(id) ? 1 : 0)),
    jackpotsOnly,
  };
}

const noFacets = (index: CatalogueIndex): FacetCounts => ({
  types: new Int32Array(gameTypes.length),
  providers: new Int32Array(index.providers.length),
  jackpots: 0,
});

/** Adds `count` games of one provider, type and jackpot to the values that would show them. Returns those that pass everything. */
function tally(facets: FacetCounts, filter: Filter, provider: number, type: number, jackpot: number, count: number): number {
  const isType = filter.types[type] === 1;
  const isProvider = filter.providers[provider] === 1;
  const isJackpot = !filter.jackpotsOnly || jackpot === 1;
  if (isProvider && isJackpot) facets.types[type] = (facets.types[type] ?? 0) + count;
  if (isType && isJackpot) facets.providers[provider] = (facets.providers[provider] ?? 0) + count;
  if (!isType || !isProvider) return 0;
  if (jackpot === 1) facets.jackpots += count;
  return isJackpot ? count : 0;
}

function countAll(index: CatalogueIndex, filter: Filter): Counted {
  const facets = noFacets(index);
  let rowsFound = 0;
  for (let provider = 0; provider < index.providers.length; provider++) {
    for (let type = 0; type < gameTypes.length; type++) {
      for (let jackpot = 0; jackpot < 2; jackpot++) {
        const count = index.counts[cell(provider, type, jackpot)] ?? 0;
        if (count > 0) rowsFound += tally(facets, filter, provider, type, jackpot, count);
      }
    }
  }
  return { rowsFound, facets, byCost: new Int32Array(0) };
}

function countMatches({ size, types, providerSlots, jackpots, ...index }: CatalogueIndex, filter: Filter, matches: Uint8Array): Counted {
  const facets = noFacets({ size, types, providerSlots, jackpots, ...index });
  const byCost = new Int32Array(costLimit);
  let rowsFound = 0;
  for (let game = 0; game < size; game++) {
    const match = matches[game] ?? 0;
    if (match === 0) continue;
    if (tally(facets, filter, providerSlots[game] ?? 0, types[game] ?? 0, jackpots[game] ?? 0, 1) === 0) continue;
    rowsFound++;
    byCost[match - 1] = (byCost[match - 1] ?? 0) + 1;
  }
  return { rowsFound, facets, byCost };
}

/** Whether a game passes all filters. */
function passes({ types, providerSlots, jackpots }: CatalogueIndex, filter: Filter, game: number): boolean {
  return (
    filter.types[types[game] ?? 0] === 1 &&
    filter.providers[providerSlots[game] ?? 0] === 1 &&
    (!filter.jackpotsOnly || jackpots[game] === 1)
  );
}

function takeInOrder(
  index: CatalogueIndex,
  filter: Filter,
  sort: SortOrder,
  offset: number,
  wanted: number,
  matches: Uint8Array | undefined,
): number[] {
  const order = sort === popularOrder ? undefined : index.orders[sort];
  const taken: number[] = [];
  let skip = offset;
  for (let at = 0; at < index.size; at++) {
    const game = order ? (order[at] ?? 0) : at;
    if (matches && matches[game] === 0) continue;
    if (!passes(index, filter, game)) continue;
    if (skip > 0) skip--;
    else if (taken.push(game) === wanted) break;
  }
  return taken;
}

function takeByCost(
  index: CatalogueIndex,
  filter: Filter,
  matches: Uint8Array,
  byCost: Int32Array,
  offset: number,
  wanted: number,
): number[] {
  const taken: number[] = [];
  let skip = offset;
  for (let cost = 0; cost < costLimit && taken.length < wanted; cost++) {
    const count = byCost[cost] ?? 0;
    if (skip >= count) {
      skip -= count;
      continue;
    }
    let left = count;
    for (let game = 0; left > 0 && taken.length < wanted; game++) {
      if (matches[game] !== cost + 1 || !passes(index, filter, game)) continue;
      left--;
      if (skip > 0) skip--;
      else taken.push(game);
    }
  }
  return taken;
}
