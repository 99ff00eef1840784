import type { GamesQuery } from '@lupa/clients/clients.ts';
import { wantsJackpots, withoutJackpots, type LibraryQuery } from './libraryQuery.ts';
import type { LibrarySort } from './librarySorts.ts';

/** What the editor decided: no visitor sees games beyond it. Types by their keys; an empty list is all. */
export type LibraryPreset = { types: readonly string[]; providers: readonly number[]; sort: LibrarySort; pageSize: number };

/** One page of what a visitor asks for within a preset, as the arcade service is asked. */
export function buildGamesQuery(preset: LibraryPreset, query: LibraryQuery): GamesQuery {
  const { search, sort, page } = query;
  return {
    gameTypes: narrow(withoutJackpots<string>(preset.types), withoutJackpots<string>(query.types)),
    providerIds: narrow(preset.providers, query.providers),
    ...(wantsJackpots(preset.types) || wantsJackpots(query.types) ? { jackpots: true } : {}),
    ...(search === '' ? {} : { search }),
    // Without an order the service puts the best match first.
    ...(search !== '' && sort === null ? {} : { sort: sort ?? preset.sort }),
    page,
    pageSize: preset.pageSize,
  };
}

/** Of the visitor's choices those that the preset has; without one of them, the preset. */
function narrow<Value>(preset: readonly Value[], wanted: readonly Value[]): readonly Value[] {
  const both = preset.length === 0 ? wanted : wanted.filter((value) => preset.includes(value));
  return both.length > 0 ? both : preset;
}

/** The order in effect; null: the best match first. */
export function orderOf(preset: LibraryPreset, { search, sort }: LibraryQuery): LibrarySort | null {
  return sort ?? (search === '' ? preset.sort : null);
}

/** An order that would be there anyway is not part of the address. */
export function withoutUsualOrder(preset: LibraryPreset, query: LibraryQuery): LibraryQuery {
  return query.search === '' && query.sort === preset.sort ? { ...query, sort: null } : query;
}
