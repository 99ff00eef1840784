import { contentQueryKeys, formatContentQuery, type ContentQuery } from '@lupa/contracts/pageQuery.ts';
import type { PresentedGame } from '../shared/games/presentGame.ts';
import type { BlockContext } from '../block.ts';
import { listPages, pagesTo, withoutRepeated } from './gamePages.ts';
import { understandAddress } from './libraryAddress.ts';
import { buildGamesQuery, type LibraryPreset } from './libraryPreset.ts';
import { everything, nameOfList, writeLibraryQuery, type LibraryQuery } from './libraryQuery.ts';
import { listChoices, readCounts, type LibraryChoices, type LibraryCounts } from './libraryChoices.ts';
import { loadGamePage, type LoadedGamePage } from './loadGamePage.ts';

/** What there is of the games that were asked for, of which pages `first` to `last` are shown together. */
export type FoundGames = { rowsFound: number; pagesCount: number; counts: LibraryCounts; first: number; last: number };

/** Everything of a library but its games: what its island needs to go on. */
export type LibraryModel = {
  preset: LibraryPreset;
  /** Place among the libraries of the page, from 0. */
  place: number;
  /** Null where there is nothing to choose: the editor wants no filters, or all games can be seen at a glance. */
  choices: LibraryChoices | null;
  /** What the page's address asks for, as far as blocks may understand it: `tipo=ruleta`. */
  address: string;
  /** How many games there are before anybody filters. */
  total: number;
  found: FoundGames;
};

/** So few games need no filters. */
const atAGlance = 6;

/** The games that the page's address asks for, within what the editor decided. Tells the address what of it is understood. @throws ServiceUnavailableError */
export async function loadLibrary(
  preset: LibraryPreset,
  showFilters: boolean,
  context: BlockContext,
): Promise<{ library: LibraryModel; games: PresentedGame[] }> {
  const { query, locale, place } = context;
  const load = (wanted: LibraryQuery) => loadGamePage(buildGamesQuery(preset, wanted), context);
  const address = Object.fromEntries(contentQueryKeys.map((key) => [key, query.read(key)]));
  const all = await load(everything);
  const choices = showFilters && all.rowsFound > atAGlance ? listChoices(all.facets, all.rowsFound, preset, locale) : null;
  const wanted = understandAddress(address, { choices, preset, place });
  const start = nameOfList(wanted) === '' ? all : await load({ ...wanted, page: 1 });
  const { first, last } = pagesTo(wanted.page, start.pagesCount);
  const later = await Promise.all(listPages(Math.max(first, 2), last).map((page) => load({ ...wanted, page })));
  const pages = first === 1 ? [start, ...later] : later;
  useAddress({ ...wanted, page: last }, context);
  return {
    library: {
      preset,
      place,
      choices,
      address: formatContentQuery(address),
      total: all.rowsFound,
      found: { rowsFound: start.rowsFound, pagesCount: start.pagesCount, counts: countsOf(start, choices), first, last },
    },
    games: withoutRepeated(pages.flatMap(({ games }) => games)),
  };
}

function useAddress(understood: LibraryQuery, { query, place }: BlockContext): void {
  const values: ContentQuery = writeLibraryQuery(understood, place);
  for (const key of contentQueryKeys) if (values[key]?.length) query.use(key, values[key]);
}

const noCounts: LibraryCounts = { types: {}, providers: {} };
const countsOf = ({ facets }: LoadedGamePage, choices: LibraryChoices | null): LibraryCounts => (choices ? readCounts(facets) : noCounts);
