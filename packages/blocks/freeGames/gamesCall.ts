import type { GamesQuery } from '@lupa/clients/clients.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { PresentedGame } from '../shared/games/presentGame.ts';
import type { LibraryCounts } from './libraryChoices.ts';

export const gamesPath = '/api/games';
export const gamesByIdsPath = '/api/games/ids';

export type GamePage = { games: PresentedGame[]; rowsFound: number; pagesCount: number; counts: LibraryCounts | null };

export type GamesById = { games: PresentedGame[] };

/** How long an answer may take, in milliseconds: a visitor who waits on for nothing is better told. */
const patience = 20_000;

class GamesCallError extends Error {
  override readonly name = 'GamesCallError';
}

export function fetchGamePage(query: GamesQuery, locale: PageLocale, signal: AbortSignal): Promise<GamePage> {
  const { gameTypes = [], providerIds = [], volatility = [], ...rest } = query;
  const lists = { gameTypes: gameTypes.join(), providerIds: providerIds.join(), volatility: volatility.join() };
  return fetchAnswer<GamePage>(gamesPath, { locale, ...lists, ...rest }, signal);
}

export function fetchGamesById(ids: readonly string[], locale: PageLocale, signal: AbortSignal): Promise<GamesById> {
  return fetchAnswer<GamesById>(gamesByIdsPath, { locale, ids: ids.join() }, signal);
}

async function fetchAnswer<Answer>(path: string, parameters: object, signal: AbortSignal): Promise<Answer> {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`],
  );
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const response = await fetch(`${path}?${query.join('&')}`, { signal: inTime, headers: { accept: 'application/json' } });
    if (!response.ok) throw new GamesCallError(`${path} answered ${response.status}`);
    // The same deployment has written it.
    return (await response.json()) as Answer;
  } catch (error) {
    if (signal.aborted || error instanceof GamesCallError) throw error;
    throw new GamesCallError(`${path} cannot be reached`, { cause: error });
  }
}
