import type { Facets } from '@lupa/contracts/game.ts';
import { rtpFloors, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { gameTypeLabels, gameTypes } from '@lupa/contracts/gameType.ts';
import type { CatalogueIndex } from '../index/catalogueIndex.ts';
import type { FacetCounts } from '../index/selectGames.ts';

type CatalogueFacets = Omit<Facets, 'providers'> & { providers: { id: number; name: string; count: number }[] };

export function buildFacets(index: CatalogueIndex, counts: FacetCounts): CatalogueFacets {
  const facets: CatalogueFacets = {
    gameTypes: [],
    providers: [],
    jackpots: counts.jackpots,
    rtp: countFloors(rtpFloors, counts.rtps),
    volatility: volatilityLevels.map((level, place) => ({ level, count: counts.volatilities[place + 1] ?? 0 })),
    highestWin: countFloors(winFloors, counts.wins),
  };
  const present = presentTypes(index);
  gameTypes.forEach((type, place) => {
    if (present.has(type)) facets.gameTypes.push({ type, label: gameTypeLabels[type], count: counts.types[place] ?? 0 });
  });
  index.providers.forEach(({ id, name, gameTypes: types }, slot) => {
    if (types.length > 0) facets.providers.push({ id, name, count: counts.providers[slot] ?? 0 });
  });
  return facets;
}

function countFloors(floors: readonly number[], reached: Int32Array): { from: number; count: number }[] {
  return floors.map((from, place) => ({ from, count: reached.subarray(place + 1).reduce((sum, count) => sum + count, 0) }));
}

const known = new WeakMap<CatalogueIndex, Set<string>>();

function presentTypes(index: CatalogueIndex): Set<string> {
  const found = known.get(index) ?? new Set(index.providers.flatMap((provider) => provider.gameTypes));
  known.set(index, found);
  return found;
}
