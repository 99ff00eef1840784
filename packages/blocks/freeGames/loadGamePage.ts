import type { GamesQuery } from '@lupa/clients/clients.ts';
import type { Facets, RawGame } from '@lupa/contracts/game.ts';
import type { BlockContext } from '../block.ts';
import { loadGames } from '../shared/games/loadGames.ts';
import { presentGame, type PresentedGame } from '../shared/games/presentGame.ts';

type GamesContext = Pick<BlockContext, 'clients' | 'presenter' | 'locale'>;

/** One page of games, and what there is of them beyond it. */
export type LoadedGamePage = { games: PresentedGame[]; rowsFound: number; pagesCount: number; facets: Facets };

/** What the library's block and its calls from the browser are answered with alike. @throws ServiceUnavailableError */
export async function loadGamePage(query: GamesQuery, context: GamesContext): Promise<LoadedGamePage> {
  const { results, facets, ...found } = await context.clients.arcade.fetchGames(query);
  const { page = 1, pageSize = results.length } = query;
  // A service that does not count leaves 0.
  const rowsFound = Math.max(found.rowsFound, (page - 1) * (results.length > 0 ? pageSize : 0) + results.length);
  const pagesCount = Math.max(found.pagesCount, Math.ceil(rowsFound / Math.max(1, pageSize)));
  return { games: await presentGames(results, context), rowsFound, pagesCount, facets };
}

/** In the order asked; games that the catalogue does not know are left out. @throws ServiceUnavailableError */
export async function loadGamesByIds(ids: readonly number[], context: GamesContext): Promise<PresentedGame[]> {
  return presentGames(await context.clients.arcade.fetchGamesByIds(ids), context);
}

async function presentGames(raws: readonly RawGame[], context: GamesContext): Promise<PresentedGame[]> {
  return (await loadGames(raws, context)).map((game) => presentGame(game, context));
}
