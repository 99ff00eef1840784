import { gameTypes, isGameType } from '@lupa/contracts/gameType.ts';
import { cellOf, type CatalogueIndex, type CatalogueProvider, type Cells, type OrderedGames } from './catalogueIndex.ts';
import { createVocabularyBuilder } from './buildVocabulary.ts';

/** What the index needs of a game. */
export type IndexedGame = {
  id: number;
  name: string;
  type: string;
  providerId: number;
  searchVolume: number;
  /** Days since 1970; null when not known. */
  releaseDay: number | null;
  hasJackpots: boolean;
};

/** Providers without their game types: those follow from the games. */
export type IndexedProvider = Omit<CatalogueProvider, 'gameTypes'>;

/** Sorts after every date, in both directions: see `descending`. */
const noDate = 2 ** 31 - 1;
const otherType = gameTypes.indexOf('OTHER');

/** Takes games one by one, most popular first and ties by id, and makes the index of them. */
export function createIndexBuilder(size: number, given: IndexedProvider[]) {
  const collator = new Intl.Collator('es');
  const providers = given.toSorted((a, b) => collator.compare(a.name, b.name) || a.id - b.id);
  const slots = new Map(providers.map(({ id }, slot) => [id, slot]));
  const counts = new Int32Array(cellOf(providers.length, 0, 0));
  const createCells = (length: number) => (counts.length > 0xffff ? new Uint32Array(length) : new Uint16Array(length));
  const ids = new Int32Array(size);
  const cells = createCells(size);
  const volumes = new Int32Array(size);
  const days = new Int32Array(size);
  const names: string[] = [];
  const vocabulary = createVocabularyBuilder(size);

  function add(game: IndexedGame): void {
    const at = names.length;
    const type = isGameType(game.type) ? gameTypes.indexOf(game.type) : otherType;
    const cell = cellOf(slots.get(game.providerId) ?? 0, type, game.hasJackpots ? 1 : 0);
    ids[at] = game.id;
    cells[at] = cell;
    counts[cell] = (counts[cell] ?? 0) + 1;
    volumes[at] = game.searchVolume;
    days[at] = game.releaseDay ?? noDate;
    names.push(game.name);
    vocabulary.add(game.name);
  }

  function withCells(games: Int32Array): OrderedGames {
    const ordered = createCells(size);
    games.forEach((game, at) => (ordered[at] = cells[game] ?? 0));
    return { games, cells: ordered };
  }

  function listUsedCells(): Cells {
    const used = createCells(counts.reduce((sum, count) => sum + Math.min(count, 1), 0));
    let write = 0;
    counts.forEach((count, cell) => {
      if (count > 0) used[write++] = cell;
    });
    return used;
  }

  function finish(revision: number): CatalogueIndex {
    const at = (column: Int32Array, game: number) => column[game] ?? 0;
    const byId = (a: number, b: number) => at(ids, a) - at(ids, b);
    const byVolume = (a: number, b: number) => at(volumes, a) - at(volumes, b);
    const byDay = (a: number, b: number) => at(days, a) - at(days, b);
    const byName = (a: number, b: number) => collator.compare(names[a] ?? '', names[b] ?? '');
    const popular = Int32Array.from({ length: size }, (_, game) => game);
    const sorted = (compare: (a: number, b: number) => number) => popular.toSorted((a, b) => compare(a, b) || byId(a, b));
    const nameOrder = sorted(byName);
    const dayOrder = sorted(byDay);
    const firstUndated = dayOrder.findIndex((game) => at(days, game) === noDate);
    return {
      revision,
      size,
      providers: providers.map((provider, slot) => ({ ...provider, gameTypes: typesOf(counts, slot) })),
      ids,
      cells,
      counts,
      usedCells: listUsedCells(),
      byId: sorted(() => 0),
      orders: {
        'search_volume:asc': withCells(descending(popular, byVolume, size)),
        'name:asc': withCells(nameOrder),
        'name:desc': withCells(descending(nameOrder, byName, size)),
        'release_date:asc': withCells(dayOrder),
        'release_date:desc': withCells(descending(dayOrder, byDay, firstUndated === -1 ? size : firstUndated)),
      },
      words: vocabulary.finish(),
    };
  }

  return { add, finish };
}

/** The other way round, but equal games stay by ascending id, and what stands after `end` stays where it is. */
function descending(order: Int32Array, compare: (a: number, b: number) => number, end: number): Int32Array {
  const turned = order.slice();
  let write = 0;
  for (let last = end; last > 0;) {
    let first = last - 1;
    while (first > 0 && compare(order[first - 1] ?? 0, order[last - 1] ?? 0) === 0) first--;
    turned.set(order.subarray(first, last), write);
    write += last - first;
    last = first;
  }
  return turned;
}

function typesOf(counts: Int32Array, slot: number): string[] {
  return gameTypes.filter((_, type) => (counts[cellOf(slot, type, 0)] ?? 0) + (counts[cellOf(slot, type, 1)] ?? 0) > 0);
}
