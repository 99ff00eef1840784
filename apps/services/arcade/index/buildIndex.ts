import { readFigure, readVolatility, rtpFloors, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { gameTypes, isGameType } from '@lupa/contracts/gameType.ts';
import type { CatalogueIndex, CatalogueProvider, Cells, KindTraits, OrderedGames } from './catalogueIndex.ts';
import { createVocabularyBuilder } from './buildVocabulary.ts';

/** What the index needs of a game. `rtp`, `volatility` and `highestWin` as the feed says them; null when it does not. */
export type IndexedGame = {
  id: number;
  name: string;
  type: string;
  providerId: number;
  searchVolume: number;
  /** Days since 1970; null when not known. */
  releaseDay: number | null;
  hasJackpots: boolean;
  rtp: string | null;
  volatility: string | null;
  highestWin: string | null;
};

export type IndexedProvider = Omit<CatalogueProvider, 'gameTypes'>;

/** Sorts after every date, in both directions: see `descending`. */
const noDate = 2 ** 31 - 1;
const otherType = gameTypes.indexOf('OTHER');

export function createIndexBuilder(size: number, given: IndexedProvider[]) {
  const collator = new Intl.Collator('es');
  const providers = given.toSorted((a, b) => collator.compare(a.name, b.name) || a.id - b.id);
  const slots = new Map(providers.map(({ id }, slot) => [id, slot]));
  const cellsBuilder = createCellsBuilder();
  const cellOfGame = new Uint32Array(size);
  const ids = new Int32Array(size);
  const volumes = new Int32Array(size);
  const days = new Int32Array(size);
  const rtps = new Float32Array(size);
  const levels = new Int8Array(size);
  const wins = new Float32Array(size);
  const names: string[] = [];
  const vocabulary = createVocabularyBuilder(size);

  function add(game: IndexedGame): void {
    const at = names.length;
    const type = isGameType(game.type) ? gameTypes.indexOf(game.type) : otherType;
    const rtp = figureOf(game.rtp);
    const win = figureOf(game.highestWin);
    const level = levelOf(game.volatility);
    ids[at] = game.id;
    cellOfGame[at] = cellsBuilder.add(slots.get(game.providerId) ?? 0, {
      types: type,
      jackpots: game.hasJackpots ? 1 : 0,
      rtps: countReached(rtpFloors, rtp),
      volatilities: level,
      wins: countReached(winFloors, win),
    });
    rtps[at] = rtp;
    levels[at] = level;
    wins[at] = win;
    volumes[at] = game.searchVolume;
    days[at] = game.releaseDay ?? noDate;
    names.push(game.name);
    vocabulary.add(game.name);
  }

  function finish(revision: number): CatalogueIndex {
    const columns = cellsBuilder.finish();
    const cells: Cells = columns.counts.length > 0xffff ? cellOfGame : Uint16Array.from(cellOfGame);
    const withCells = (games: Int32Array): OrderedGames => ({ games, cells: cells.map((_, at) => cells[games[at] ?? 0] ?? 0) });
    const at = (column: { [game: number]: number }, game: number) => column[game] ?? 0;
    const byId = (a: number, b: number) => at(ids, a) - at(ids, b);
    const byVolume = (a: number, b: number) => at(volumes, a) - at(volumes, b);
    const byDay = (a: number, b: number) => at(days, a) - at(days, b);
    const byName = (a: number, b: number) => collator.compare(names[a] ?? '', names[b] ?? '');
    const popular = Int32Array.from({ length: size }, (_, game) => game);
    const sorted = (compare: (a: number, b: number) => number) => popular.toSorted((a, b) => compare(a, b) || byId(a, b));
    const most = (column: { [game: number]: number }) => withCells(popular.toSorted((a, b) => at(column, b) - at(column, a) || a - b));
    // Unknown is 0, and stays last.
    const calm = (game: number) => at(levels, game) || volatilityLevels.length + 1;
    const types = listTypes(columns, providers.length);
    const nameOrder = sorted(byName);
    const dayOrder = sorted(byDay);
    const firstUndated = dayOrder.findIndex((game) => at(days, game) === noDate);
    return {
      revision,
      size,
      providers: providers.map((provider, slot) => ({ ...provider, gameTypes: types[slot] ?? [] })),
      ids,
      cells,
      ...columns,
      byId: sorted(() => 0),
      orders: {
        'search_volume:asc': withCells(descending(popular, byVolume, size)),
        'name:asc': withCells(nameOrder),
        'name:desc': withCells(descending(nameOrder, byName, size)),
        'release_date:asc': withCells(dayOrder),
        'release_date:desc': withCells(descending(dayOrder, byDay, firstUndated === -1 ? size : firstUndated)),
        'rtp:desc': most(rtps),
        'highest_win:desc': most(wins),
        'volatility:asc': withCells(popular.toSorted((a, b) => calm(a) - calm(b) || a - b)),
        'volatility:desc': most(levels),
      },
      words: vocabulary.finish(),
    };
  }

  return { add, finish };
}

/** 0 where it is not known: no game returns or wins nothing. */
function figureOf(text: string | null): number {
  const figure = readFigure(text ?? '');
  return Number.isFinite(figure) && figure > 0 ? figure : 0;
}

function levelOf(text: string | null): number {
  const level = readVolatility(text ?? '');
  return level === null ? 0 : volatilityLevels.indexOf(level) + 1;
}

const countReached = (floors: readonly number[], figure: number): number => floors.filter((floor) => figure >= floor).length;

type Traits = Record<keyof KindTraits, number>;
type CellColumns = Pick<CatalogueIndex, 'counts' | 'slots' | 'kinds' | 'traits'>;

/** Numbers the combinations of traits that games have, their kinds, and those of a kind and a provider, their cells: small parts of what there could be. */
function createCellsBuilder() {
  const kindsByKey = new Map<number, number>();
  const traits: Traits[] = [];
  const cellsByKey = new Map<number, number>();
  const cells: { slot: number; kind: number; count: number }[] = [];

  function add(slot: number, kindTraits: Traits): number {
    const { types, jackpots, rtps, volatilities, wins } = kindTraits;
    const kindKey = (((types * 2 + jackpots) * 8 + rtps) * 8 + volatilities) * 8 + wins;
    const kind = kindsByKey.get(kindKey) ?? traits.push(kindTraits) - 1;
    kindsByKey.set(kindKey, kind);
    const key = slot * 0x10000 + kind;
    const number = cellsByKey.get(key) ?? cells.push({ slot, kind, count: 0 }) - 1;
    cellsByKey.set(key, number);
    const cell = cells[number];
    if (cell) cell.count++;
    return number;
  }

  const column = (name: keyof KindTraits) => Uint8Array.from(traits, (each) => each[name]);
  const finish = (): CellColumns => ({
    counts: Int32Array.from(cells, ({ count }) => count),
    slots: Uint16Array.from(cells, ({ slot }) => slot),
    kinds: Uint16Array.from(cells, ({ kind }) => kind),
    traits: {
      types: column('types'),
      jackpots: column('jackpots'),
      rtps: column('rtps'),
      volatilities: column('volatilities'),
      wins: column('wins'),
    },
  });

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

function listTypes({ slots, kinds, traits }: CellColumns, providers: number): string[][] {
  const present = Array.from({ length: providers }, () => new Set<number>());
  slots.forEach((slot, cell) => present[slot]?.add(traits.types[kinds[cell] ?? 0] ?? 0));
  return present.map((types) => gameTypes.filter((_, type) => types.has(type)));
}
