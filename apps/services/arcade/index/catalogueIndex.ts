import type { Provider } from '@lupa/contracts/game.ts';
import { traitSorts } from '@lupa/contracts/gameTraits.ts';
import type { Vocabulary } from './vocabulary.ts';

export const sortOrders = [
  'search_volume:desc',
  'search_volume:asc',
  'name:asc',
  'name:desc',
  'release_date:asc',
  'release_date:desc',
  ...traitSorts,
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Most popular first: the order in which the index counts games, so that it needs no list of its own. */
export const popularOrder = 'search_volume:desc';

export type CatalogueProvider = Omit<Provider, 'id'> & { id: number };

export type Cells = Uint16Array | Uint32Array;

/** Games in an order, each with its cell beside it, so that a filter reads straight through. */
export type OrderedGames = { games: Int32Array; cells: Cells };

/** One revision of the catalogue in columns. A game's number is its rank by search volume, ties by id. It is never changed. */
export type CatalogueIndex = {
  revision: number;
  size: number;
  /** Sorted by name; a place in this list is a slot. */
  providers: CatalogueProvider[];
  ids: Int32Array;
  /** What filters ask of a game, in one number: games that no filter tells apart are in one cell. */
  cells: Cells;
  counts: Int32Array;
  slots: Uint16Array;
  kinds: Uint16Array;
  traits: KindTraits;
  /** The other orders than the popular one. Games that do not tell their date or trait come last in both directions; ties are by id, those of traits by popularity. */
  orders: Record<Exclude<SortOrder, typeof popularOrder>, OrderedGames>;
  byId: Int32Array;
  words: Vocabulary;
};

/**
 * By kind: place in `gameTypes`, 1 with jackpots; how many of `rtpFloors` and of `winFloors` are reached, and the place in `volatilityLevels` from 1, 0
 * where that is not known. There are some thousands at most, however large the catalogue.
 */
export type KindTraits = {
  types: Uint8Array;
  jackpots: Uint8Array;
  rtps: Uint8Array;
  volatilities: Uint8Array;
  wins: Uint8Array;
};

export function findGame({ ids, byId }: CatalogueIndex, id: number): number | undefined {
  let low = 0;
  let high = byId.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const game = byId[middle] ?? 0;
    const found = ids[game] ?? 0;
    if (found === id) return game;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Every buffer of the index: what it weighs, and what moves from the worker without being copied. */
export function indexBuffers(index: CatalogueIndex): ArrayBuffer[] {
  const { codes, offsets, shared, postings, postingOffsets } = index.words;
  const orders = Object.values(index.orders).flatMap(({ games, cells }) => [games, cells]);
  const arrays = [
    index.ids,
    index.cells,
    index.counts,
    index.slots,
    index.kinds,
    ...Object.values(index.traits),
    index.byId,
    ...orders,
    codes,
    offsets,
    shared,
    postings,
    postingOffsets,
  ];
  return arrays.map((array) => array.buffer).filter((buffer) => buffer instanceof ArrayBuffer);
}

export function indexBytes(index: CatalogueIndex): number {
  return indexBuffers(index).reduce((sum, buffer) => sum + buffer.byteLength, 0);
}
