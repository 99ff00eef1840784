import type { RawGame } from '@lupa/contracts/game.ts';
import type { BlockContext } from '../../block.ts';
import { shapeGame, type Game } from './shapeGame.ts';

/** Raw games with what editors add to them. Their additions embellish: without an answer the games stand without them. */
export async function loadGames(raws: readonly RawGame[], { clients, locale }: Pick<BlockContext, 'clients' | 'locale'>): Promise<Game[]> {
  const entities = await clients.content.fetchGameEntities().catch(() => []);
  const byId = new Map(entities.map((entity) => [entity.arcadeId, entity]));
  return raws.map((raw) => shapeGame(raw, byId.get(raw.id), locale));
}
