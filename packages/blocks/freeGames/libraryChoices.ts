import type { Facets } from '@lupa/contracts/game.ts';
import { progressiveJackpots, requestableTypeLabels } from '@lupa/contracts/gameType.ts';
import type { LibraryPreset } from './libraryPreset.ts';
import { requestableTypes, withoutJackpots, type LibraryQuery, type RequestableType } from './libraryQuery.ts';

/** What a library can be filtered by, in an order that does not change with the filters. A list of none: no such filter. */
export type LibraryChoices = { types: { value: RequestableType; name: string }[]; providers: { value: number; name: string }[] };

/** How many games each choice would leave; those that are not named, none. */
export type LibraryCounts = { types: Partial<Record<RequestableType, number>>; providers: Record<number, number> };

/** A list of more cannot be looked through: those with most games are offered, and the search finds the games of the others. */
export const maximumProviders = 80;

export function readCounts({ gameTypes, providers, jackpots }: Facets): LibraryCounts {
  const types = gameTypes.filter(({ count }) => count > 0).map(({ type, count }) => [type, count]);
  return {
    types: { ...Object.fromEntries(types), ...(jackpots > 0 ? { [progressiveJackpots]: jackpots } : {}) },
    providers: Object.fromEntries(providers.filter(({ count }) => count > 0).map(({ id, count }) => [id, count])),
  };
}

/**
 * What tells the games of a preset apart: `total` of them, of which `facets` tells before anybody filters. Types with most games first;
 * providers by name. What the preset decides already is no choice.
 */
export function listChoices(facets: Facets, total: number, preset: LibraryPreset, locale: string): LibraryChoices {
  const { types: counts } = readCounts(facets);
  const within = withoutJackpots<string>(preset.types);
  const types = requestableTypes
    .filter((type) => within.length === 0 || type === progressiveJackpots || within.includes(type))
    .map((value) => ({ ...choiceOf(value), count: counts[value] ?? 0 }));
  const providers = facets.providers
    .filter(({ id, name }) => name !== '' && (preset.providers.length === 0 || preset.providers.includes(id)))
    .map(({ id, name, count }) => ({ value: id, name, count }));
  return {
    types: byCount(types, total).map(({ value, name }) => ({ value, name })),
    providers: byCount(providers, total)
      .slice(0, maximumProviders)
      .map(({ value, name }) => ({ value, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

function choiceOf(value: RequestableType): LibraryChoices['types'][number] {
  return { value, name: requestableTypeLabels[value] };
}

/** Those that leave some games and leave some out. */
function byCount<Choice extends { count: number }>(choices: readonly Choice[], total: number): Choice[] {
  return choices.filter(({ count }) => count > 0 && count < total).toSorted((a, b) => b.count - a.count);
}

/** Of what is asked for that which is a choice here: what else an address says is meant for another list. */
export function keepChoices(query: LibraryQuery, { types, providers }: LibraryChoices): LibraryQuery {
  return {
    ...query,
    types: query.types.filter((type) => types.some(({ value }) => value === type)),
    providers: query.providers.filter((id) => providers.some(({ value }) => value === id)),
  };
}
