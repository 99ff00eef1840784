import { gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import { rtpFloors, type VolatilityLevel, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { popularOrder, type CatalogueIndex, type Cells, type KindTraits, type SortOrder } from './catalogueIndex.ts';
import { costLimit, matchText, type Matches } from './matchText.ts';

export type GameQuery = {
  types?: GameType[] | undefined;
  providerIds?: number[] | undefined;
  jackpotsOnly: boolean;
  /** One of `rtpFloors`, and one of `winFloors`; undefined: any. */
  minRtp?: number | undefined;
  minWin?: number | undefined;
  volatilities?: VolatilityLevel[] | undefined;
  /** From `splitWords`; empty: no text search. */
  words: string[];
  sort: SortOrder | 'relevance';
  offset: number;
  limit: number;
};

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

type Page = { passing: Uint8Array; matches: Matches | undefined; offset: number; wanted: number };

/** For all calls on an index, each of which comes to its end before the next: by cell they are too large to be thrown away each time. */
type Scratch = { counts: Int32Array; passing: Uint8Array };
const scratches = new WeakMap<CatalogueIndex, Scratch>();

function takeScratch(index: CatalogueIndex): Scratch {
  const { length } = index.counts;
  const scratch = scratches.get(index) ?? { counts: new Int32Array(length), passing: new Uint8Array(length) };
  scratches.set(index, scratch);
  return scratch;
}

function countMatches(index: CatalogueIndex, { games }: Matches): Int32Array {
  const { cells } = index;
  const { counts } = takeScratch(index);
  counts.fill(0);
  for (let at = 0; at < games.length; at++) {
    const cell = cells[games[at] ?? 0] ?? 0;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  return counts;
}

/** A bit for each filter of kinds: set where it keeps a kind out. */
const filterBits = { types: 1, jackpots: 2, rtps: 4, volatilities: 8, wins: 16 } as const satisfies Record<keyof KindTraits, number>;
const traitNames = Object.keys(filterBits) as (keyof KindTraits)[];

function listKeptOut({ types, jackpotsOnly, minRtp, minWin, volatilities }: GameQuery): Record<keyof KindTraits, boolean[]> {
  const below = (floors: readonly number[], least: number | undefined) => {
    const place = least === undefined ? 0 : floors.indexOf(least) + 1;
    return Array.from({ length: floors.length + 1 }, (_, reached) => reached < place);
  };
  return {
    types: gameTypes.map((type) => types !== undefined && !types.includes(type)),
    jackpots: [jackpotsOnly, false],
    rtps: below(rtpFloors, minRtp),
    volatilities: [undefined, ...volatilityLevels].map(
      (level) => volatilities !== undefined && (level === undefined || !volatilities.includes(level)),
    ),
    wins: below(winFloors, minWin),
  };
}

function markMissed(traits: KindTraits, keptOut: Record<keyof KindTraits, boolean[]>): Uint8Array {
  const missed = new Uint8Array(traits.types.length);
  for (const name of traitNames) {
    const isOut = keptOut[name];
    if (!isOut.includes(true)) continue;
    traits[name].forEach((value, kind) => {
      if (isOut[value]) missed[kind] = (missed[kind] ?? 0) | filterBits[name];
    });
  }
  return missed;
}

/** What passes by cell, and what each value would leave. Cells are hundreds of thousands: the loop reads typed arrays alone. */
function countFacets(index: CatalogueIndex, query: GameQuery, counts: Int32Array) {
  const { slots, kinds, traits, providers } = index;
  const wanted = query.providerIds && new Set(query.providerIds);
  const isWanted = Uint8Array.from(providers, ({ id }) => Number(wanted === undefined || wanted.has(id)));
  const keptOut = listKeptOut(query);
  const missed = markMissed(traits, keptOut);
  const { passing } = takeScratch(index);
  passing.fill(0);
  const perSlot = new Int32Array(providers.length);
  const perKind = new Int32Array(missed.length);
  for (let cell = 0; cell < counts.length; cell++) {
    const count = counts[cell] ?? 0;
    if (count === 0) continue;
    const slot = slots[cell] ?? 0;
    const kind = kinds[cell] ?? 0;
    const ofWanted = isWanted[slot] ?? 0;
    if (ofWanted === 1) perKind[kind] = (perKind[kind] ?? 0) + count;
    if (missed[kind] !== 0) continue;
    perSlot[slot] = (perSlot[slot] ?? 0) + count;
    passing[cell] = ofWanted;
  }
  const countValues = (name: keyof KindTraits): Int32Array => {
    const found = new Int32Array(keptOut[name].length);
    const values = traits[name];
    for (let kind = 0; kind < values.length; kind++) {
      if (((missed[kind] ?? 0) & ~filterBits[name]) !== 0) continue;
      const value = values[kind] ?? 0;
      found[value] = (found[value] ?? 0) + (perKind[kind] ?? 0);
    }
    return found;
  };
  const facets: FacetCounts = {
    types: countValues('types'),
    providers: perSlot,
    jackpots: countValues('jackpots')[1] ?? 0,
    rtps: countValues('rtps'),
    volatilities: countValues('volatilities'),
    wins: countValues('wins'),
  };
  return { passing, rowsFound: perKind.reduce((sum, games, kind) => sum + (missed[kind] === 0 ? games : 0), 0), facets };
}

/** Numbers of the most popular games in the cells that pass. */
export const takePopular = (index: CatalogueIndex, passing: Uint8Array, wanted: number): number[] =>
  takeInOrder(index, { passing, matches: undefined, offset: 0, wanted }, { sort: popularOrder });

/** Read at once: counting without branches is several times faster than asking each game. */
const blockSize = 1024;

function takeInOrder(index: CatalogueIndex, { passing, matches, offset, wanted }: Page, { sort }: Pick<GameQuery, 'sort'>): number[] {
  const order = sort === 'relevance' || sort === popularOrder ? undefined : index.orders[sort];
  const cells = order ? order.cells : index.cells;
  const taken: number[] = [];
  let skip = offset;
  for (let start = 0; start < index.size && taken.length < wanted; start += blockSize) {
    const end = Math.min(start + blockSize, index.size);
    // Nothing in it, or nothing but what is to be skipped.
    const most = countPassing(cells, passing, start, end);
    if (most === 0 || (!matches && most <= skip)) {
      skip -= most;
      continue;
    }
    for (let at = start; at < end && taken.length < wanted; at++) {
      if (passing[cells[at] ?? 0] === 0) continue;
      const game = order ? (order.games[at] ?? 0) : at;
      if (matches && matches.costs[game] === 0) continue;
      if (skip > 0) skip--;
      else taken.push(game);
    }
  }
  return taken;
}

function countPassing(cells: Cells, passing: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) count += passing[cells[at] ?? 0] ?? 0;
  return count;
}

function takeByCost({ cells }: CatalogueIndex, { passing, offset, wanted }: Page, { games, costs }: Matches): number[] {
  const perCost = new Int32Array(costLimit + 1);
  for (let at = 0; at < games.length; at++) {
    const game = games[at] ?? 0;
    const cost = costs[game] ?? 0;
    perCost[cost] = (perCost[cost] ?? 0) + (passing[cells[game] ?? 0] ?? 0);
  }
  const taken: number[] = [];
  let skip = offset;
  for (let cost = 1; cost <= costLimit && taken.length < wanted; cost++) {
    let left = perCost[cost] ?? 0;
    if (skip >= left) {
      skip -= left;
      continue;
    }
    for (let at = 0; left > 0 && taken.length < wanted; at++) {
      const game = games[at] ?? 0;
      if (costs[game] !== cost || passing[cells[game] ?? 0] === 0) continue;
      left--;
      if (skip > 0) skip--;
      else taken.push(game);
    }
  }
  return taken;
}
