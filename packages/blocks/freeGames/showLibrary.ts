import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { ContentQuery } from '@lupa/contracts/pageQuery.ts';
import type { FilterLink, ShownChip, ShownChoice, ShownGroup, ShownWay } from '../shared/filters/shownFilters.ts';
import { slugify } from '@lupa/domain/foldText.ts';
import type { LibraryModel } from './freeGames.load.server.ts';
import { formatLibraryHref, hasFamily, type LibraryChoices, type LibraryCounts, maximumProviders, orderOf } from './libraryChoices.ts';
import {
  clearFilters,
  everything,
  isNarrowed,
  type LibraryQuery,
  type LibraryTrait,
  libraryTraits,
  librarySorts,
  searchFor,
  toggleProvider,
  toggleTrait,
  toggleType,
  traitOrders,
  wantsJackpots,
  withoutJackpots,
} from './libraryQuery.ts';
import { countGames, type LibraryTexts, nameTrait } from './libraryTexts.ts';

/** What the controls of a library are made of: `query` is what the address asks for, `counts` what is known of what each choice leaves. */
export type LibraryView = {
  library: LibraryModel;
  query: LibraryQuery;
  counts: LibraryCounts | null;
  /** A link after whose use it is not there any more takes the focus with it: `isLastUse`. */
  linkTo: (query: LibraryQuery, isLastUse?: boolean) => FilterLink;
  locale: PageLocale;
  texts: LibraryTexts;
};

export function showGroups({ library: { preset, choices }, query, counts, linkTo, locale, texts }: LibraryView): ShownGroup[] {
  if (!choices) return [];
  const types = choices.types.map(({ value, name }) => ({
    value,
    name,
    count: counts && countGames(counts.types[value] ?? 0, locale, texts),
    isSelected: query.types.includes(value),
    link: linkTo(toggleType(query, value)),
  }));
  const providers = choices.providers.map(({ value, name }) => ({
    value,
    name,
    count: counts && countGames(counts.providers[value] ?? 0, locale, texts),
    isSelected: query.providers.includes(value),
    link: linkTo(toggleProvider(query, value)),
  }));
  const traits = choices.traits.map((value) => ({
    value,
    name: nameTrait(value, locale, texts),
    column: columnOf(value),
    count: counts && countGames(counts.traits[value] ?? 0, locale, texts),
    isSelected: query.traits.includes(value),
    link: linkTo(toggleTrait(query, value)),
  }));
  const present = orderOf(preset, query);
  const best = query.search === '' ? [] : [{ order: null, slug: '', text: 'sort_relevance' } as const];
  const byTraits = traitOrders.filter(({ family }) => hasFamily(choices.traits, family));
  const sorts = [...best, ...librarySorts, ...byTraits].map(({ order, slug, text }) => ({
    value: slug,
    name: texts[text],
    count: null,
    isSelected: order === present,
    link: linkTo({ ...query, sort: query.search === '' && order === preset.sort ? null : order, page: 1 }),
  }));
  return [
    { key: 'tipo', label: texts.game_type, chosen: query.types.length, choices: types },
    { key: 'proveedor', label: texts.game_provider, chosen: query.providers.length, choices: providers },
    { key: 'rasgo', label: texts.game_traits, chosen: query.traits.length, choices: traits },
    { key: 'orden', label: texts.sort_by, chosen: 0, present: sorts.find(({ isSelected }) => isSelected)?.name, choices: sorts },
  ].filter((group) => group.choices.length > 0);
}

const columns = { rtp: 1, volatility: 2, highestWin: 3 } as const satisfies Record<LibraryTrait['family'], ShownChoice['column']>;

function columnOf(value: string): 1 | 2 | 3 {
  return columns[libraryTraits.find((trait) => trait.value === value)?.family ?? 'rtp'];
}

type Taken = { key: string; name: string; without: LibraryQuery };

function listTaken({ query, locale, texts }: LibraryView, { types, providers }: LibraryChoices): Taken[] {
  const search = { key: 'buscar', name: texts.searched_text.replace('{text}', () => query.search), without: searchFor(query, '') };
  return [
    ...(query.search === '' ? [] : [search]),
    ...types
      .filter(({ value }) => query.types.includes(value))
      .map(({ value, name }) => ({ key: value, name, without: toggleType(query, value) })),
    ...providers
      .filter(({ value }) => query.providers.includes(value))
      .map(({ value, name }) => ({ key: value, name, without: toggleProvider(query, value) })),
    ...query.traits.map((value) => ({ key: value, name: nameTrait(value, locale, texts), without: toggleTrait(query, value) })),
  ];
}

export function showChips(view: LibraryView): ShownChip[] {
  if (!view.library.choices) return [];
  return listTaken(view, view.library.choices).map(({ key, name, without }) => ({ key, name, link: view.linkTo(without, true) }));
}

/** Where no game has it all: what the searched words may have meant, and which single filter to take back; none that is known to bring nothing. */
export function showWays(view: LibraryView): ShownWay[] {
  const { library, query, linkTo, locale, texts } = view;
  if (!library.choices) return [];
  const meant = findMeant(query.search, library.choices).map(({ key, name, wanted }) => ({
    key,
    text: name,
    count: null,
    link: linkTo({ ...wanted, sort: query.sort }, true),
  }));
  const taken = listTaken(view, library.choices).map(({ key, name, without }) => ({
    key,
    text: texts.without_filter.replace('{filter}', () => name),
    brings: countWithout(view, without),
    link: linkTo(without, true),
  }));
  const clear = {
    key: 'all',
    text: texts.clear_filters,
    count: countGames(library.total, locale, texts),
    link: linkTo(clearFilters(query), true),
  };
  const ways = taken.filter(({ brings }) => brings !== 0);
  // With one filter alone, taking it back is taking all back.
  if (taken.length === 1) return [...meant, clear];
  const fewer = ways.map(({ brings, ...way }) => ({ ...way, count: brings === null ? null : countGames(brings, locale, texts) }));
  return [...meant, ...fewer, clear];
}

/** How many games there are with one filter less, as far as the counts of the others tell: a game has one type and one provider. Null: they do not. */
function countWithout({ library: { choices, total }, query, counts }: LibraryView, without: LibraryQuery): number | null {
  if (!choices || !isNarrowed(without)) return total;
  if (!counts || without.search !== query.search || without.traits.length !== query.traits.length) return null;
  if (wantsJackpots(without.types) !== wantsJackpots(query.types)) return null;
  if (without.providers.length < query.providers.length) {
    if (choices.providers.length >= maximumProviders) return null;
    const left = without.providers.length > 0 ? without.providers : choices.providers.map(({ value }) => value);
    return sum(left.map((id) => counts.providers[id]));
  }
  const types = withoutJackpots(without.types);
  const left = types.length > 0 ? types : withoutJackpots(choices.types.map(({ value }) => value));
  return sum(left.map((type) => counts.types[type]));
}

const sum = (figures: readonly (number | undefined)[]): number => figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);

/** What a form that searches has to say besides the text: `[['tipo', 'ruleta']]`. */
export function listHiddenFields(address: ContentQuery, { query, library }: LibraryView): [name: string, value: string][] {
  const search = formatLibraryHref(address, { ...query, search: '', page: 1 }, '', library).split(/[?#]/)[1] ?? '';
  return [...new URLSearchParams(search)];
}

type Meant = { key: string; name: string; wanted: LibraryQuery };

const shortestWord = 3;
const maximumMeant = 3;

/**
 * Games are searched by their names. Which choices somebody may have meant who searched for something else: a type (`slots`, `jackpot`,
 * `ruletas gratis`) or a provider (`cordillera`).
 */
export function findMeant(search: string, { types, providers }: LibraryChoices): Meant[] {
  const asked = slugify(search);
  if (asked.length < shortestWord) return [];
  const ofTypes = types
    .filter(({ value, name }) => isMeant(asked, slugify(name)) || isMeant(asked, slugify(value)))
    .map(({ value, name }) => ({ key: `meant-${value}`, name, wanted: toggleType(everything, value) }));
  const ofProviders = providers
    .filter(({ name }) => isMeant(asked, slugify(name)))
    .map(({ value, name }) => ({ key: `meant-${value}`, name, wanted: toggleProvider(everything, value) }));
  return [...ofTypes, ...ofProviders].slice(0, maximumMeant);
}

/** One has the whole of the other, word by word; the last word of what is asked may be unfinished, or a plural. */
function isMeant(asked: string, name: string): boolean {
  const begun = asked.replace(/s$/, '');
  return `-${name}`.includes(`-${begun}`) || `-${asked}`.includes(`-${name}`);
}
