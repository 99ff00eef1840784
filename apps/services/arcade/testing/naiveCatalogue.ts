import { traitSorts, volatilityLevels } from '@lupa/contracts/gameTraits.ts';
import { gameTypes } from '@lupa/contracts/gameType.ts';
import type { IndexedGame } from '../index/buildIndex.ts';
import { splitWords } from '../index/vocabulary.ts';
import type { GameQuery } from '../index/selectGames.ts';

export function selectNaively(games: IndexedGame[], query: GameQuery) {
  const costs = new Map(games.map((game) => [game.id, costOf(game.name, query.words)]));
  const cost = (game: IndexedGame) => costs.get(game.id) ?? Infinity;
  const isType = (game: IndexedGame) => !query.types || query.types.some((type) => type === game.type);
  const isProvider = (game: IndexedGame) => !query.providerIds || query.providerIds.includes(game.providerId);
  const isJackpot = (game: IndexedGame) => !query.jackpotsOnly || game.hasJackpots;
  const isRtp = (game: IndexedGame) => query.minRtp === undefined || Number(game.rtp) >= query.minRtp;
  const isWin = (game: IndexedGame) => query.minWin === undefined || Number(game.highestWin) >= query.minWin;
  const isLevel = (game: IndexedGame) => !query.volatilities || query.volatilities.some((level) => level === game.volatility);
  const tests = { isType, isProvider, isJackpot, isRtp, isWin, isLevel };
  const matching = games.filter((game) => cost(game) < Infinity);
  const without = (left: keyof typeof tests | null) =>
    matching.filter((game) => Object.entries(tests).every(([name, passes]) => name === left || passes(game)));
  const found = without(null);
  const ofAnyType = without('isType');
  const byPopularity = (a: IndexedGame, b: IndexedGame) => b.searchVolume - a.searchVolume || a.id - b.id;
  const isByTrait = traitSorts.some((sort) => sort === query.sort);
  const sorted = found.toSorted((a, b) => compare(query, cost)(a, b) || (isByTrait ? byPopularity(a, b) : a.id - b.id));
  return {
    ids: sorted.slice(query.offset, query.offset + query.limit).map(({ id }) => id),
    rowsFound: found.length,
    types: gameTypes.map((type) => ofAnyType.filter((game) => game.type === type).length),
    providerCount: (id: number) => without('isProvider').filter((game) => game.providerId === id).length,
    jackpots: without('isJackpot').filter((game) => game.hasJackpots).length,
    rtpCount: (floor: number) => without('isRtp').filter((game) => Number(game.rtp) >= floor).length,
    winCount: (floor: number) => without('isWin').filter((game) => Number(game.highestWin) >= floor).length,
    levelCount: (level: string) => without('isLevel').filter((game) => game.volatility === level).length,
  };
}

function compare(query: GameQuery, cost: (game: IndexedGame) => number): (a: IndexedGame, b: IndexedGame) => number {
  if (query.sort === 'relevance') return (a, b) => cost(a) - cost(b) || b.searchVolume - a.searchVolume;
  const sign = query.sort.endsWith(':desc') ? -1 : 1;
  if (query.sort === 'rtp:desc') return (a, b) => Number(b.rtp) - Number(a.rtp);
  if (query.sort === 'highest_win:desc') return (a, b) => Number(b.highestWin) - Number(a.highestWin);
  if (query.sort.startsWith('volatility')) {
    const level = (game: IndexedGame) => volatilityLevels.findIndex((each) => each === game.volatility);
    return (a, b) => Number(level(a) < 0) - Number(level(b) < 0) || sign * (level(a) - level(b));
  }
  if (query.sort.startsWith('name')) return (a, b) => sign * a.name.localeCompare(b.name, 'es');
  if (query.sort.startsWith('search_volume')) return (a, b) => sign * (a.searchVolume - b.searchVolume);
  return (a, b) => {
    if (a.releaseDay === null || b.releaseDay === null) return Number(a.releaseDay === null) - Number(b.releaseDay === null);
    return sign * (a.releaseDay - b.releaseDay);
  };
}

function costOf(name: string, query: string[]): number {
  const words = splitWords(name);
  return query.slice(0, 8).reduce((sum, wanted) => sum + Math.min(...words.map((word) => wordCost(word, wanted)), Infinity), 0);
}

function wordCost(word: string, wanted: string): number {
  if (word === wanted) return 0;
  if (word.startsWith(wanted)) return 1;
  const allowed = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  const candidates = wanted.length < 5 ? [word] : Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
  const errors = Math.min(...candidates.map((candidate) => editDistance(candidate, wanted)));
  return errors <= allowed ? errors * 9 : Infinity;
}

function editDistance(a: string, b: string): number {
  const known = new Map<string, number>();
  const distance = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i},${j}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const result = Math.min(
      distance(i - 1, j) + 1,
      distance(i, j - 1) + 1,
      distance(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      isSwapped ? distance(i - 2, j - 2) + 1 : Infinity,
    );
    known.set(key, result);
    return result;
  };
  return distance(a.length, b.length);
}
