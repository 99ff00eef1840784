import type { BlockContext } from '../../block.ts';
import { loadGames } from './loadGames.ts';
import type { Game } from './shapeGame.ts';

/** Other popular games of the same provider. The search answers with names and pictures only (requirement 7.25); the rest is in the catalogue. */
export async function loadSimilarGames(game: Pick<Game, 'id' | 'providerId'>, context: BlockContext): Promise<Game[]> {
  const { arcade } = context.clients;
  const similar = await arcade.fetchSimilarGames({ providerIds: [game.providerId], exclude: [game.id] });
  return loadGames(arcade.fetchGamesByIds(similar.map(({ id }) => id)), context);
}
