import type { GamesQuery } from '@lupa/clients/clients.ts';
import type { Facets } from '@lupa/contracts/game.ts';
import { nameGameType, progressiveJackpots } from '@lupa/contracts/gameType.ts';
import { type ContentQuery, formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import {
  everything,
  isPageOf,
  libraryOf,
  type LibraryQuery,
  type LibrarySort,
  readLibraryQuery,
  type RequestableType,
  requestableTypes,
  typeSlug,
  wantsJackpots,
  withoutJackpots,
  writeLibraryQuery,
} from './libraryQuery.ts';

/** What a library can be filtered by, in an order that does not change with the filters. A list of none: no such filter. */
export type LibraryChoices = { types: { value: RequestableType; name: string }[]; providers: { value: string; name: string }[] };

/** How many games each choice would leave; those that are not named, none. */
export type LibraryCounts = { types: Partial<Record<RequestableType, number>>; providers: Record<string, number> };

/** A list of more cannot be looked through: those with most games are offered, and the search finds the games of the others. */
export const maximumProviders = 80;

/** Null where the games service does not count. */
export function readCounts({ gameTypes, providers, jackpots }: Facets): LibraryCounts | null {
  if (gameTypes.length === 0 && providers.length === 0 && jackpots === 0) return null;
  const some = (key: string, count: number | null): [string, number][] => (count !== null && count > 0 ? [[key, count]] : []);
  return {
    types: Object.fromEntries([...gameTypes.flatMap(({ type, count }) => some(type, count)), ...some(progressiveJackpots, jackpots)]),
    providers: Object.fromEntries(providers.flatMap(({ id, count }) => some(id, count))),
  };
}

/**
 * What tells the games of a preset apart: `total` of them, of which `facets` tells before anybody filters. Types with most games first;
 * providers by name. What the preset decides already is no choice.
 */
export function listChoices(facets: Facets, total: number, preset: LibraryPreset, locale: string): LibraryChoices {
  const counted = new Map(facets.gameTypes.map(({ type, count }) => [type, count]));
  if (facets.jackpots > 0) counted.set(progressiveJackpots, facets.jackpots);
  const within = withoutJackpots<string>(preset.types);
  const types = requestableTypes
    .filter((type) => within.length === 0 || type === progressiveJackpots || within.includes(type))
    .filter((value) => counted.has(value))
    .map((value) => ({ ...choiceOf(value, locale), count: counted.get(value) ?? null }));
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

function choiceOf(value: RequestableType, locale: string): LibraryChoices['types'][number] {
  return { value, name: nameGameType(value, locale) ?? value };
}

/** Those that leave some games and leave some out, as far as somebody counts. */
function byCount<Choice extends { count: number | null }>(choices: readonly Choice[], total: number): Choice[] {
  return choices.filter(({ count }) => count === null || (count > 0 && count < total)).toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/** Of what is asked for that which is a choice here: what else an address says is meant for another list. */
export function limitToChoices(query: LibraryQuery, { types, providers }: LibraryChoices): LibraryQuery {
  return {
    ...query,
    types: query.types.filter((type) => types.some(({ value }) => value === type)),
    providers: query.providers.filter((id) => providers.some(({ value }) => value === id)),
  };
}

/** What the editor decided: no visitor sees games beyond it. Types by their keys; an empty list is all. */
export type LibraryPreset = { types: readonly string[]; providers: readonly string[]; sort: LibrarySort; pageSize: number };

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

type Offered = { choices: LibraryChoices | null; place: number };

/** What an address asks of a library, as far as the library offers it. */
export function understandAddress(address: ContentQuery, { choices, preset, place }: Offered & { preset: LibraryPreset }): LibraryQuery {
  const asked = readLibraryQuery(address, place);
  return choices ? withoutUsualOrder(preset, limitToChoices(asked, choices)) : { ...everything, page: asked.page };
}

/** The same page at its library, asked for this: `./?tipo=ruleta#freeGames-todos`. What its address says to other blocks stays. */
export function formatLibraryHref(address: ContentQuery, query: LibraryQuery, anchor: string, offered: Offered): string {
  const others = otherChoices(address, offered);
  const own = writeLibraryQuery(query, offered.place);
  const { tipo, proveedor, pagina } = others;
  const search = formatContentQuery({
    ...others,
    ...(offered.choices && { buscar: own.buscar, orden: own.orden }),
    tipo: [...tipo, ...own.tipo],
    proveedor: [...proveedor, ...own.proveedor],
    pagina: [...pagina, ...own.pagina].toSorted((a, b) => libraryOf(a) - libraryOf(b)),
  });
  return `./${search && `?${search}`}#${anchor}`;
}

/** What an address says to others: choices that are none here, and how far other libraries have come. */
function otherChoices(address: ContentQuery, { choices, place }: Offered) {
  const { tipo = [], proveedor = [], pagina = [] } = address;
  return {
    ...address,
    tipo: tipo.filter((slug) => !choices?.types.some(({ value }) => typeSlug(value) === slug)),
    proveedor: proveedor.filter((id) => !choices?.providers.some(({ value }) => value === id)),
    pagina: pagina.filter((page) => !isPageOf(place, page)),
  };
}
