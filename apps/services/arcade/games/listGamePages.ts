import { logoHash, type RawGame } from '@lupa/contracts/game.ts';
import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { deservesSearchEngines } from '@lupa/domain/searchEngines.ts';
import type { CatalogueIndex } from '../index/catalogueIndex.ts';
import { throwUnavailable } from './readGames.ts';

const gamesPerPart = 10_000;

const pagesQuery = defineQuery(
  'arcade.gamePages',
  `select g.id, g.name, g.normalised_name, g.provider_id, g.images, g.attributes, g.free_play_hash, i.finished_at
  from arcade.games g left join arcade.imports i on i.id = g.revision
  where g.id between $1::int and $2::int and g.local_url is null order by g.id`,
);

/** `GET /games/pages/`: see `gamePagesSchema`. Parts count from 1. @throws ProblemError (503) when the database does not answer */
export async function listGamePages(pool: Pool, { ids, byId, size }: CatalogueIndex, part: number) {
  const partsCount = Math.ceil(size / gamesPerPart);
  const idAt = (place: number) => ids[byId[Math.min(place, size - 1)] ?? 0] ?? 0;
  const first = (part - 1) * gamesPerPart;
  if (first >= size) return { results: [], partsCount };
  const { rows } = await runQuery(pool, pagesQuery, [idAt(first), idAt(first + gamesPerPart - 1)]).catch(throwUnavailable);
  const results = rows.flatMap((row) => {
    const images = row.images as RawGame['images'];
    const game = { freePlayHash: row.free_play_hash, images, attributes: row.attributes as RawGame['attributes'] };
    if (!deservesSearchEngines(game)) return [];
    const { id, name, normalised_name: normalisedName, provider_id: providerId, finished_at: updatedDate } = row;
    return [{ id, name, normalisedName, providerId, image: logoHash(images), updatedDate }];
  });
  return { results, partsCount };
}
