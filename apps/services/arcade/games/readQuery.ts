import type { Context } from 'hono';
import { rtpFloors, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { isGameType, normaliseGameType, progressiveJackpots, type GameType } from '@lupa/contracts/gameType.ts';
import { readBoolean, readIds, readInteger, readList, readNumberOf, readOnce, readSomeOf } from '@lupa/server/parameters.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import { popularOrder, sortOrders, type SortOrder } from '../index/catalogueIndex.ts';
import { splitWords } from '../index/vocabulary.ts';
import type { GameQuery } from '../index/selectGames.ts';

const maximumSearchLength = 200;
const maximumPage = 1_000_000;

type WantedTypes = Pick<GameQuery, 'types' | 'jackpotsOnly'>;

/** `gameTypes`, spelled as requirement 5.12 forgives; PROGRESSIVE_JACKPOTS asks for games with jackpots. @throws ParameterError */
function readTypes(context: Context): WantedTypes {
  const names = (readList(context, 'gameTypes') ?? []).map(normaliseGameType);
  const types: GameType[] = [];
  for (const name of names) {
    if (isGameType(name)) types.push(name);
    else if (name !== progressiveJackpots) throw new ParameterError('gameTypes', 'a comma separated list of game types');
  }
  return { types: types.length > 0 ? types : undefined, jackpotsOnly: names.includes(progressiveJackpots) };
}

/** An empty list is no filter (requirement 5.5). */
function readProviderIds(context: Context): number[] | undefined {
  const ids = readIds(context, 'providerIds');
  return ids && ids.length > 0 ? ids : undefined;
}

function readSort<Fallback extends string>(context: Context, name: string, fallback: Fallback): SortOrder | Fallback {
  const text = readOnce(context, name);
  if (text === undefined || text === '') return fallback;
  const order = sortOrders.find((candidate) => candidate === text);
  if (!order) throw new ParameterError(name, `one of ${sortOrders.join(', ')}`);
  return order;
}

export function readPageSize(context: Context, fallback: number): number {
  return readInteger(context, 'pageSize', { minimum: 1, maximum: 100, fallback });
}

export function readPart(context: Context): number {
  return readInteger(context, 'part', { minimum: 1, maximum: maximumPage, fallback: 1 });
}

function readWords(context: Context): string[] {
  const text = readOnce(context, 'search') ?? '';
  if (text.length > maximumSearchLength) throw new ParameterError('search', `a text of at most ${maximumSearchLength} characters`);
  const words = splitWords(text);
  // Signs alone are in no name.
  return words.length === 0 && text.trim() !== '' ? [text.trim()] : words;
}

export function readListQuery(context: Context): GameQuery {
  const page = readInteger(context, 'page', { minimum: 1, maximum: maximumPage, fallback: 1 });
  const limit = readPageSize(context, 24);
  const { types, jackpotsOnly } = readTypes(context);
  const onlyWithJackpots = readBoolean(context, 'jackpots');
  const words = readWords(context);
  const volatilities = readSomeOf(context, 'volatility', volatilityLevels);
  return {
    types,
    providerIds: readProviderIds(context),
    jackpotsOnly: jackpotsOnly || onlyWithJackpots,
    minRtp: readNumberOf(context, 'minRtp', rtpFloors),
    minWin: readNumberOf(context, 'minHighestWin', winFloors),
    volatilities: volatilities.length > 0 ? volatilities : undefined,
    words,
    sort: readSort(context, 'sort', 'relevance'),
    offset: (page - 1) * limit,
    limit,
  };
}

export function readTypeQuery(context: Context): GameQuery {
  return {
    ...readTypes(context),
    providerIds: readProviderIds(context),
    words: [],
    sort: readSort(context, 'sortingFields', popularOrder),
    offset: 0,
    limit: readPageSize(context, 24),
  };
}

/** The parameters of `GET /games/search/`, with room for the games that are left out. @throws ParameterError */
export function readSimilarQuery(context: Context): { query: GameQuery; like: number | null; exclude: number[]; pageSize: number } {
  const exclude = readIds(context, 'exclude') ?? [];
  const pageSize = readPageSize(context, 5);
  const [like = null] = readIds(context, 'like') ?? [];
  return { query: popularOf(readProviderIds(context), pageSize + exclude.length), like, exclude, pageSize };
}

export function popularOf(providerIds: number[] | undefined, limit: number): GameQuery {
  return { providerIds, jackpotsOnly: false, words: [], sort: popularOrder, offset: 0, limit };
}
