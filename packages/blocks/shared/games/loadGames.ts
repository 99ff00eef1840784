import type { RawGame } from '@lupa/contracts/game.ts';
import type { BlockContext } from '../../block.ts';
import { shapeGame, type Game } from './shapeGame.ts';

/** Raw games, or the answer with them, and what editors add to them. That embellishes: without it the games stand by themselves. */
export async function loadGames(
  given: readonly RawGame[] | Promise<readonly RawGame[]>,
  { clients, locale }: Pick<BlockContext, 'clients' | 'locale'>,
): Promise<Game[]> {
  const [raws, entities] = await Promise.all([given, clients.content.fetchGameEntities().catch(() => [])]);
  const byId = new Map(entities.map((entity) => [entity.arcadeId, entity]));
  return raws.map((raw) => shapeGame(raw, byId.get(raw.id), locale));
}

/**
 * Games like this one, those of its type first: a service that does not know `like` answers with its provider's. The search answers with names and
 * pictures only (requirement 7.25).
 */
export async function loadSimilarGames({ id, providerId, type }: SimilarTo, context: BlockContext, exclude?: string[]): Promise<Game[]> {
  const { arcade } = context.clients;
  const similar = await arcade.fetchSimilarGames({ providerIds: [providerId], like: id, exclude });
  const games = await loadGames(arcade.fetchGamesByIds(similar.map((game) => game.id)), context);
  return games.toSorted((one, other) => Number(other.type === type) - Number(one.type === type));
}

type SimilarTo = Pick<Game, 'id' | 'providerId' | 'type'>;
