import type { RawGame } from '@lupa/contracts/game.ts';
import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import { findGame, type CatalogueIndex } from '../index/catalogueIndex.ts';
import type { Catalogue } from './answerCache.ts';

export type CatalogueGame = Omit<RawGame, 'id' | 'provider'> & { id: number; provider: Omit<RawGame['provider'], 'id'> & { id: number } };

const gamesQuery = defineQuery(
  'arcade.gamesById',
  `select id, name, normalised_name, type, provider_id, images, attributes, free_play_hash, jackpots,
  release_date::text, search_volume, local_url, revision from arcade.games where id = any($1::int[])`,
  { isPrepared: true },
);
type GameRow = RowOf<typeof gamesQuery>;

// The row that an import after revision $2 replaced first is the row of revision $2.
const supersededQuery = defineQuery(
  'arcade.supersededGames',
  `select distinct on (id) game from arcade.superseded_games
  where id = any($1::int[]) and superseded_by > $2 order by id, superseded_by`,
);

/** Games in the order asked, as of the index's revision; unknown ids are left out. @throws ProblemError 503 */
export async function readGames(pool: Pool, { index, stopped }: Catalogue, ids: number[]): Promise<CatalogueGame[]> {
  const known = ids.filter((id) => findGame(index, id) !== undefined);
  if (known.length === 0) return [];
  const { rows } = await runQuery(pool, gamesQuery, [known]).catch(throwUnavailable);
  const found = new Map(rows.filter(({ revision }) => revision <= index.revision).map((row) => [row.id, row]));
  const replaced = known.filter((id) => !found.has(id));
  if (replaced.length > 0) {
    const { rows: old } = await runQuery(pool, supersededQuery, [replaced, index.revision]).catch(throwUnavailable);
    for (const { game } of old) found.set((game as GameRow).id, game as GameRow);
  }
  return known.flatMap((id) => {
    const row = found.get(id);
    return row ? [{ ...buildGame(index, row), isFreePlayStopped: stopped.has(id) }] : [];
  });
}

export function throwUnavailable(cause: unknown): never {
  throw new ProblemError(503, 'The database does not answer; try again in a moment', { cause });
}

function buildGame(index: CatalogueIndex, row: GameRow): Omit<CatalogueGame, 'isFreePlayStopped'> {
  const provider = index.providers[index.slots[index.cells[findGame(index, row.id) ?? 0] ?? 0] ?? 0];
  return {
    id: row.id,
    name: row.name,
    normalisedName: row.normalised_name,
    type: row.type,
    images: row.images as RawGame['images'],
    provider: {
      id: row.provider_id,
      name: provider?.name ?? 'N/A',
      normalisedName: provider?.normalisedName ?? '',
      images: provider?.images ?? [],
    },
    attributes: row.attributes as RawGame['attributes'],
    freePlayHash: row.free_play_hash,
    jackpots: row.jackpots as RawGame['jackpots'],
    releaseDate: row.release_date,
    searchVolume: row.search_volume,
    localUrl: row.local_url,
  };
}
