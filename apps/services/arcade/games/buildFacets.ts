import type { Facets } from '@lupa/contracts/game.ts';
import { gameTypeLabels, gameTypes } from '@lupa/contracts/gameType.ts';
import type { CatalogueIndex } from '../index/catalogueIndex.ts';
import type { FacetCounts } from '../index/selectGames.ts';

/** Every type and provider that the catalogue has games of, with the number of games it would leave; zeros included. */
export function buildFacets(index: CatalogueIndex, counts: FacetCounts): Facets {
  const present = new Set(index.providers.flatMap((provider) => provider.gameTypes));
  return {
    gameTypes: gameTypes.flatMap((type, place) =>
      present.has(type) ? [{ type, label: gameTypeLabels[type], count: counts.types[place] ?? 0 }] : [],
    ),
    providers: index.providers.flatMap(({ id, name, gameTypes: types }, slot) =>
      types.length > 0 ? [{ id, name, count: counts.providers[slot] ?? 0 }] : [],
    ),
    jackpots: counts.jackpots,
  };
}
