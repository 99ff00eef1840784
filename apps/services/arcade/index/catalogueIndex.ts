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

/**
 * The catalogue as one revision of it was, in columns. A game is a number here: its rank by search volume, ties by id.
 * Built in a worker, never changed, replaced as a whole.
 */
export type CatalogueIndex = {
  revision: number;
  /** How many games there are. */
  size: number;
  /** Sorted by name. A game's `providerSlots` entry is a place in this list. */
  providers: Provider[];
  ids: Int32Array;
  /** Places in `gameTypes` of the contracts. */
  types: Uint8Array;
  providerSlots: Uint16Array | Uint32Array;
  /** 1 for a game with jackpots. */
  jackpots: Uint8Array;
  /** Games in each order but the popular one; games without a release date come last, ties are by id. */
  orders: Record<Exclude<SortOrder, typeof popularOrder>, Int32Array>;
  /** Games by ascending id. */
  byId: Int32Array;
  words: Vocabulary;
  /** Games per provider, type and jackpot: see `cell`. */
  counts: Int32Array;
};

/** Where `counts` holds the games of a provider and a type, without or with jackpots. */
export function cell(providerSlot: number, type: number, jackpot: number): number {
  return (providerSlot * gameTypes.length + type) * 2 + jackpot;
}

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
  const columns = [index.ids, index.types, index.providerSlots, index.jackpots, index.byId, index.counts];
  const arrays = [...columns, ...Object.values(index.orders), codes, offsets, shared, postings, postingOffsets];
  return arrays.map((array) => array.buffer).filter((buffer) => buffer instanceof ArrayBuffer);
}

export function indexBytes(index: CatalogueIndex): number {
  return indexBuffers(index).reduce((sum, buffer) => sum + buffer.byteLength, 0);
}
