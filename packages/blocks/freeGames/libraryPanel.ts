import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { ContentQuery } from '@lupa/contracts/pageQuery.ts';
import { type FilterPanel, showWays } from '../shared/filters/filterPanel.ts';
import type { ShownChoice, ShownWay } from '../shared/filters/shownFilters.ts';
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
  linkTo: FilterPanel<LibraryQuery>['linkTo'];
  locale: PageLocale;
  texts: LibraryTexts;
};

/** The filters and orders of a library; null where there is nothing to choose. */
export function buildLibraryPanel(view: LibraryView): FilterPanel<LibraryQuery> | null {
  const { library, query, counts, linkTo, locale, texts } = view;
  const { preset, choices, total } = library;
  if (!choices) return null;
  const countIn = (group: keyof LibraryCounts, value: string) => counts && ((counts[group] as Record<string, number>)[value] ?? 0);
  const types = choices.types.map(({ value, name }) => ({
    value,
    name,
    count: countIn('types', value),
    isSelected: query.types.includes(value),
    toggled: toggleType(query, value),
  }));
  const providers = choices.providers.map(({ value, name }) => ({
    value,
    name,
    count: countIn('providers', value),
    isSelected: query.providers.includes(value),
    toggled: toggleProvider(query, value),
  }));
  const traits = choices.traits.map((value) => ({
    value,
    name: nameTrait(value, locale, texts),
    column: columnOf(value),
    count: countIn('traits', value),
    isSelected: query.traits.includes(value),
    toggled: toggleTrait(query, value),
  }));
  const searched = { key: 'buscar', name: texts.searched_text.replace('{text}', () => query.search), without: searchFor(query, '') };
  const present = orderOf(preset, query);
  return {
    filters: [
      { key: 'tipo', label: texts.game_type, choices: types },
      { key: 'proveedor', label: texts.game_provider, choices: providers },
      { key: 'rasgo', label: texts.game_traits, choices: traits },
    ],
    searched: query.search === '' ? undefined : searched,
    orders: {
      key: 'orden',
      label: texts.sort_by,
      choices: listOrders(query, choices).map(({ order, slug, text }) => ({
        value: slug,
        name: texts[text],
        isSelected: order === present,
        link: linkTo({ ...query, sort: query.search === '' && order === preset.sort ? null : order, page: 1 }),
      })),
    },
    everything: clearFilters(query),
    total,
    linkTo,
    countOf: (without) => countWithout(view, without),
    formatCount: (count) => countGames(count, locale, texts),
    texts,
  };
}

function listOrders({ search }: LibraryQuery, { traits }: LibraryChoices) {
  const best = search === '' ? [] : [{ order: null, slug: '', text: 'sort_relevance' } as const];
  return [...best, ...librarySorts, ...traitOrders.filter(({ family }) => hasFamily(traits, family))];
}

const columns = { rtp: 1, volatility: 2, highestWin: 3 } as const satisfies Record<LibraryTrait['family'], ShownChoice['column']>;

function columnOf(value: string): 1 | 2 | 3 {
  return columns[libraryTraits.find((trait) => trait.value === value)?.family ?? 'rtp'];
}

/** Where no game has it all: what the searched words may have meant, and which single filter to take back. */
export function showLibraryWays(view: LibraryView): ShownWay[] {
  const panel = buildLibraryPanel(view);
  if (!panel || !view.library.choices) return [];
  const guesses = guessChoices(view.query.search, view.library.choices).map(({ key, name, wanted }) => ({
    key,
    text: name,
    count: null,
    link: view.linkTo({ ...wanted, sort: view.query.sort }, true),
  }));
  return [...guesses, ...showWays(panel)];
}

/** How many games there are with one filter less; null where the counts do not tell. A game has one type and one provider. */
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

type Guess = { key: string; name: string; wanted: LibraryQuery };

const shortestWord = 3;
const maximumGuesses = 3;

/** Which types (`slots`, `ruletas gratis`) or providers somebody may want whose words are in no name of a game. */
export function guessChoices(search: string, { types, providers }: LibraryChoices): Guess[] {
  const asked = slugify(search);
  if (asked.length < shortestWord) return [];
  const ofTypes = types
    .filter(({ value, name }) => matchesWords(asked, slugify(name)) || matchesWords(asked, slugify(value)))
    .map(({ value, name }) => ({ key: `guess-${value}`, name, wanted: toggleType(everything, value) }));
  const ofProviders = providers
    .filter(({ name }) => matchesWords(asked, slugify(name)))
    .map(({ value, name }) => ({ key: `guess-${value}`, name, wanted: toggleProvider(everything, value) }));
  return [...ofTypes, ...ofProviders].slice(0, maximumGuesses);
}

/** One has the whole of the other, word by word; the last word of what is asked may be unfinished, or a plural. */
function matchesWords(asked: string, name: string): boolean {
  const begun = asked.replace(/s$/, '');
  return `-${name}`.includes(`-${begun}`) || `-${asked}`.includes(`-${name}`);
}
