import { isArcadeId, rtpFloors, type TraitSort, type VolatilityLevel, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { progressiveJackpots, requestableTypeLabels } from '@lupa/contracts/gameType.ts';
import { type ContentQuery, formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import { slugify } from '@lupa/domain/foldText.ts';

/** Orders of the catalogue (requirement 7.30), as the arcade service and as addresses name them. The first is the default. */
export const librarySorts = [
  { order: 'search_volume:desc', slug: 'populares', text: 'sort_popular' },
  { order: 'release_date:desc', slug: 'nuevos', text: 'sort_newest' },
  { order: 'name:asc', slug: 'nombre-az', text: 'sort_name_ascending' },
  { order: 'name:desc', slug: 'nombre-za', text: 'sort_name_descending' },
] as const;

export type LibrarySort = (typeof librarySorts)[number]['order'];

/** What visitors may sort by, too, where the catalogue can. */
export const traitOrders = [
  { order: 'rtp:desc', slug: 'rtp', text: 'sort_rtp', family: 'rtp' },
  { order: 'highest_win:desc', slug: 'premio-maximo', text: 'sort_highest_win', family: 'highestWin' },
  { order: 'volatility:asc', slug: 'volatilidad-baja', text: 'sort_volatility_low', family: 'volatility' },
  { order: 'volatility:desc', slug: 'volatilidad-alta', text: 'sort_volatility_high', family: 'volatility' },
] as const satisfies readonly { order: TraitSort; family: LibraryTrait['family']; slug: string; text: string }[];

const allSorts = [...librarySorts, ...traitOrders];

/** A type of the catalogue, or the games with jackpots. */
export type RequestableType = keyof typeof requestableTypeLabels;

const levelSlugs = { LOW: 'baja', MEDIUM: 'media', HIGH: 'alta', VERY_HIGH: 'muy-alta' } as const satisfies Record<VolatilityLevel, string>;

/** What of a game's mathematics can be asked for, as addresses name it. Of returns and wins one: the least. */
export type LibraryTrait =
  | { value: string; family: 'rtp' | 'highestWin'; from: number; level?: undefined }
  | { value: string; family: 'volatility'; level: VolatilityLevel; from?: undefined };

export const libraryTraits: readonly LibraryTrait[] = [
  ...rtpFloors.map((from) => ({ value: `rtp-${from}`, family: 'rtp' as const, from })),
  ...volatilityLevels.map((level) => ({ value: `volatilidad-${levelSlugs[level]}`, family: 'volatility' as const, level })),
  ...winFloors.map((from) => ({ value: `premio-${from}`, family: 'highestWin' as const, from })),
];

function combineTraits(values: readonly string[]): LibraryTrait[] {
  const wanted = libraryTraits.filter(({ value }) => values.includes(value));
  return wanted.filter(({ family }, place) => family === 'volatility' || wanted.findIndex((other) => other.family === family) === place);
}

/** What a visitor asks of the library. `sort` null: as the editor has it, or the best match of a search. `page` counts from 1. */
export type LibraryQuery = {
  types: readonly RequestableType[];
  providers: readonly string[];
  /** Values of `libraryTraits`. */
  traits: readonly string[];
  search: string;
  sort: LibrarySort | TraitSort | null;
  page: number;
};

export const everything: LibraryQuery = { types: [], providers: [], traits: [], search: '', sort: null, page: 1 };

export const requestableTypes = Object.keys(requestableTypeLabels) as RequestableType[];

/** How an address names a type: `juegos-de-mesa`. */
export const typeSlug = (type: RequestableType): string => slugify(requestableTypeLabels[type]);

export const maximumSearchLength = 60;

/** What an address asks of the library at `place` among those of its page (docs/library.md): they share all but the page number. */
export function readLibraryQuery(
  { tipo = [], proveedor = [], rasgo = [], buscar = [], orden = [], pagina = [] }: ContentQuery,
  place = 0,
): LibraryQuery {
  return {
    types: requestableTypes.filter((type) => tipo.includes(typeSlug(type))),
    providers: inOrder(proveedor.filter(isArcadeId)),
    traits: combineTraits(rasgo).map(({ value }) => value),
    search: cleanSearch(buscar.join(' ')),
    sort: allSorts.find(({ slug }) => orden.includes(slug))?.order ?? null,
    page: Math.max(1, ...pagina.filter((page) => isPageOf(place, page)).map(pageNumberOf)),
  };
}

/** Whether a value of `pagina` is for the library at this place: `3` for the first on a page, `2-3` for the second. */
export const isPageOf = (place: number, value: string): boolean =>
  (place === 0 ? /^\d{1,6}$/ : new RegExp(`^${place + 1}-\\d{1,6}$`)).test(value);
export const libraryOf = (value: string): number => (value.includes('-') ? Number.parseInt(value, 10) : 1);
const pageNumberOf = (value: string): number => Number(value.split('-').at(-1));
const pageValue = (place: number, page: number): string => (place === 0 ? String(page) : `${place + 1}-${page}`);

export function writeLibraryQuery({ types, providers, traits, search, sort, page }: LibraryQuery, place = 0) {
  return {
    tipo: types.map(typeSlug),
    proveedor: [...providers],
    rasgo: [...traits],
    buscar: search === '' ? [] : [search],
    orden: allSorts.filter(({ order }) => order === sort).map(({ slug }) => slug),
    pagina: page > 1 ? [pageValue(place, page)] : [],
  } satisfies ContentQuery;
}

/** Requirement 4.17: added when marked, removed when not. From the first page on. */
export function toggleType(query: LibraryQuery, type: RequestableType): LibraryQuery {
  const types = requestableTypes.filter((other) => query.types.includes(other) !== (other === type));
  return { ...query, types, page: 1 };
}

export function toggleProvider(query: LibraryQuery, id: string): LibraryQuery {
  const others = query.providers.filter((other) => other !== id);
  const providers = others.length < query.providers.length ? others : inOrder([...others, id]);
  return { ...query, providers, page: 1 };
}

/** The same for a trait; a floor takes the place of another one of its family. */
export function toggleTrait(query: LibraryQuery, value: string): LibraryQuery {
  const { family } = libraryTraits.find((trait) => trait.value === value) ?? {};
  const isReplaced = (other: string) =>
    family !== 'volatility' && libraryTraits.some((trait) => trait.value === other && trait.family === family);
  const others = query.traits.filter((other) => other !== value && !isReplaced(other));
  const traits = query.traits.includes(value) ? others : combineTraits([...others, value]).map((trait) => trait.value);
  return { ...query, traits, page: 1 };
}

export const searchFor = (query: LibraryQuery, text: string): LibraryQuery => ({ ...query, search: cleanSearch(text), page: 1 });

export const clearFilters = ({ sort }: LibraryQuery): LibraryQuery => ({ ...everything, sort });

export function isNarrowed({ types, providers, traits, search }: LibraryQuery): boolean {
  return types.length > 0 || providers.length > 0 || traits.length > 0 || search !== '';
}

/** Names what is asked for, but for the page: lists with one name have the same games in the same order. */
export const nameOfList = (query: LibraryQuery): string => formatContentQuery(writeLibraryQuery({ ...query, page: 1 }));

export const wantsJackpots = (types: readonly string[]): boolean => types.includes(progressiveJackpots);
export const withoutJackpots = <Type extends string>(types: readonly Type[]): Type[] =>
  types.filter((type) => type !== progressiveJackpots);

// An address separates values by commas.
export function cleanSearch(text: string): string {
  const words = text
    .toWellFormed()
    .replace(/[\s,\p{Cc}]+/gu, ' ')
    .trim();
  // Signs alone, as 🎰, are part of no name.
  if (!/[\p{L}\p{N}]/u.test(words)) return '';
  return words.slice(0, maximumSearchLength).toWellFormed().trim();
}

const byNumber = new Intl.Collator('en', { numeric: true });

function inOrder(ids: readonly string[]): string[] {
  return [...new Set(ids)].toSorted((a, b) => byNumber.compare(a, b) || (a < b ? -1 : 1));
}

/** The page to show for whoever asks for `asked`: beyond the end it is the last one. Of an empty list, its first. */
export const pageWithin = (asked: number, pagesCount: number): number => Math.max(1, Math.min(asked, pagesCount));
