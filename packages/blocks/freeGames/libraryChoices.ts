import type { GamesQuery } from '@lupa/clients/clients.ts';
import type { Facets } from '@lupa/contracts/game.ts';
import { nameGameType, progressiveJackpots } from '@lupa/contracts/gameType.ts';
import { type ContentQuery, formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import {
  everything,
  isPageOf,
  libraryOf,
  libraryTraits,
  type LibraryQuery,
  type LibrarySort,
  type LibraryTrait,
  readLibraryQuery,
  type RequestableType,
  requestableTypes,
  traitOrders,
  typeSlug,
  wantsJackpots,
  withoutJackpots,
  writeLibraryQuery,
} from './libraryQuery.ts';

/** What a library can be filtered by, in an order that does not change with the filters. A list of none: no such filter. */
export type LibraryChoices = {
  types: { value: RequestableType; name: string }[];
  providers: { value: string; name: string }[];
  /** Values of `libraryTraits`. */
  traits: string[];
};

/** How many games each choice would leave; those that are not named, none. */
export type LibraryCounts = {
  types: Partial<Record<RequestableType, number>>;
  providers: Record<string, number>;
  traits: Record<string, number>;
};

/** A list of more cannot be looked through: those with most games are offered, and the search finds the games of the others. */
export const maximumProviders = 80;

/** Null where the games service does not count. */
export function readCounts(facets: Facets): LibraryCounts | null {
  const { gameTypes, providers, jackpots } = facets;
  if (gameTypes.length === 0 && providers.length === 0 && jackpots === 0) return null;
  const some = (key: string, count: number | null): [string, number][] => (count !== null && count > 0 ? [[key, count]] : []);
  return {
    types: Object.fromEntries([...gameTypes.flatMap(({ type, count }) => some(type, count)), ...some(progressiveJackpots, jackpots)]),
    providers: Object.fromEntries(providers.flatMap(({ id, count }) => some(id, count))),
    traits: Object.fromEntries(libraryTraits.flatMap((trait) => some(trait.value, countTrait(facets, trait) ?? null))),
  };
}

/** Undefined where the service does not filter by it, null where it does not count. */
function countTrait({ rtp, volatility, highestWin }: Facets, { family, from, level }: LibraryTrait): number | null | undefined {
  if (family === 'volatility') return volatility.find((facet) => facet.level === level)?.count;
  return (family === 'rtp' ? rtp : highestWin).find((facet) => facet.from === from)?.count;
}

/** What tells the `total` games of a preset apart: types with most games first, providers by name. */
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
    traits: libraryTraits.filter((trait) => isWorthAsking(countTrait(facets, trait), total)).map(({ value }) => value),
  };
}

function choiceOf(value: RequestableType, locale: string): LibraryChoices['types'][number] {
  return { value, name: nameGameType(value, locale) ?? value };
}

const isWorthAsking = (count: number | null | undefined, total: number): boolean =>
  count === null || (count !== undefined && count > 0 && count < total);

function byCount<Choice extends { count: number | null }>(choices: readonly Choice[], total: number): Choice[] {
  return choices.filter(({ count }) => isWorthAsking(count, total)).toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/** Of what is asked for that which is a choice here: what else an address says is meant for another list. */
export function limitToChoices(query: LibraryQuery, { types, providers, traits }: LibraryChoices): LibraryQuery {
  const order = traitOrders.find((each) => each.order === query.sort);
  return {
    ...query,
    types: query.types.filter((type) => types.some(({ value }) => value === type)),
    providers: query.providers.filter((id) => providers.some(({ value }) => value === id)),
    traits: query.traits.filter((value) => traits.includes(value)),
    sort: order && !hasFamily(traits, order.family) ? null : query.sort,
  };
}

export const hasFamily = (traits: readonly string[], family: LibraryTrait['family']): boolean =>
  libraryTraits.some((trait) => trait.family === family && traits.includes(trait.value));

/** What the editor decided: no visitor sees games beyond it. Types by their keys; an empty list is all. */
export type LibraryPreset = { types: readonly string[]; providers: readonly string[]; sort: LibrarySort; pageSize: number };

export function buildGamesQuery(preset: LibraryPreset, query: LibraryQuery): GamesQuery {
  const { search, sort, page } = query;
  return {
    gameTypes: narrow(withoutJackpots<string>(preset.types), withoutJackpots<string>(query.types)),
    providerIds: narrow(preset.providers, query.providers),
    ...(wantsJackpots(preset.types) || wantsJackpots(query.types) ? { jackpots: true } : {}),
    ...askForTraits(query.traits),
    ...(search === '' ? {} : { search }),
    // Without an order the service puts the best match first.
    ...(search !== '' && sort === null ? {} : { sort: sort ?? preset.sort }),
    page,
    pageSize: preset.pageSize,
  };
}

function askForTraits(values: readonly string[]): Pick<GamesQuery, 'minRtp' | 'volatility' | 'minHighestWin'> {
  const traits = libraryTraits.filter(({ value }) => values.includes(value));
  const floorOf = (family: LibraryTrait['family']) => traits.find((trait) => trait.family === family)?.from;
  const [minRtp, minHighestWin] = [floorOf('rtp'), floorOf('highestWin')];
  const volatility = traits.flatMap(({ level }) => level ?? []);
  return {
    ...(minRtp === undefined ? {} : { minRtp }),
    ...(volatility.length === 0 ? {} : { volatility }),
    ...(minHighestWin === undefined ? {} : { minHighestWin }),
  };
}

/** Of the visitor's choices those that the preset has; without one of them, the preset. */
function narrow<Value>(preset: readonly Value[], wanted: readonly Value[]): readonly Value[] {
  const both = preset.length === 0 ? wanted : wanted.filter((value) => preset.includes(value));
  return both.length > 0 ? both : preset;
}

/** The order in effect; null: the best match first. */
export function orderOf(preset: LibraryPreset, { search, sort }: LibraryQuery): LibraryQuery['sort'] {
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
  const { tipo, proveedor, rasgo, pagina } = others;
  const search = formatContentQuery({
    ...others,
    ...(offered.choices && { buscar: own.buscar, orden: own.orden }),
    tipo: [...tipo, ...own.tipo],
    proveedor: [...proveedor, ...own.proveedor],
    rasgo: [...rasgo, ...own.rasgo],
    pagina: [...pagina, ...own.pagina].toSorted((a, b) => libraryOf(a) - libraryOf(b)),
  });
  return `./${search && `?${search}`}#${anchor}`;
}

/** What an address says to others: choices that are none here, and how far other libraries have come. */
function otherChoices(address: ContentQuery, { choices, place }: Offered) {
  const { tipo = [], proveedor = [], rasgo = [], pagina = [] } = address;
  return {
    ...address,
    tipo: tipo.filter((slug) => !choices?.types.some(({ value }) => typeSlug(value) === slug)),
    proveedor: proveedor.filter((id) => !choices?.providers.some(({ value }) => value === id)),
    rasgo: rasgo.filter((value) => !choices?.traits.includes(value)),
    pagina: pagina.filter((page) => !isPageOf(place, page)),
  };
}
