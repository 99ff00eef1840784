import { gameTypes } from '@lupa/contracts/gameType.ts';
import type { Provider } from '@lupa/contracts/game.ts';
import type { Vocabulary } from './vocabulary.ts';

export const sortOrders = [
  'search_volume:desc',
  'search_volume:asc',
  'name:asc',
  'name:desc',
  'release_date:asc',
  'release_date:desc',
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Most popular first: the order in which the index counts games, so that it needs no list of its own. */
export const popularOrder = 'search_volume:desc';

/** This catalogue numbers its providers and games. */
export type CatalogueProvider = Omit<Provider, 'id'> & { id: number };

/** Numbers of cells: see `cellOf`. As small as they fit. */
export type Cells = Uint16Array | Uint32Array;

/** Games in an order, each with its cell beside it, so that a filter reads straight through. */
export type OrderedGames = { games: Int32Array; cells: Cells };

/**
 * The catalogue as one revision of it was, in columns. A game is a number here: its rank by search volume, ties by id.
 * Built in a worker, never changed, replaced as a whole.
 */
export type CatalogueIndex = {
  revision: number;
  /** How many games there are. */
  size: number;
  /** Sorted by name; a place in this list is a slot. */
  providers: CatalogueProvider[];
  ids: Int32Array;
  /** What filters ask of a game, in one number: its provider, type, and whether it has jackpots. */
  cells: Cells;
  /** How many games each cell has. */
  counts: Int32Array;
  /** The cells that have any. */
  usedCells: Cells;
  /** The other orders than the popular one. Games without a release date come last in both directions; ties are by id. */
  orders: Record<Exclude<SortOrder, typeof popularOrder>, OrderedGames>;
  /** Games by ascending id. */
  byId: Int32Array;
  words: Vocabulary;
};

const typeCount = gameTypes.length;

/** The cell of a provider's slot, a type's place in `gameTypes`, and 1 for jackpots, else 0. */
export function cellOf(slot: number, type: number, jackpot: number): number {
  return (slot * typeCount + type) * 2 + jackpot;
}

export const slotOfCell = (cell: number): number => Math.floor(cell / (typeCount * 2));
export const typeOfCell = (cell: number): number => (cell >> 1) % typeCount;
export const jackpotOfCell = (cell: number): number => cell & 1;

/** The game with this id; undefined when the catalogue does not have it. */
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
    index.usedCells,
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
