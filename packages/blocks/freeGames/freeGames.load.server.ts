import type { GamesQuery } from '@lupa/clients/clients.ts';
import { isOpenEnded, noFacets, type Facets, type RawGame } from '@lupa/contracts/game.ts';
import { normaliseGameType, progressiveJackpots } from '@lupa/contracts/gameType.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import { type ContentQuery, contentQueryKeys, formatContentQuery } from '@lupa/contracts/pageQuery.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { type BlockContext, type BlockLoader, type BlockHead, defineError, presentHead } from '../block.ts';
import { tellOpened } from '../shared/filters/shownFilters.ts';
import { loadGames } from '../shared/games/loadGames.ts';
import { type PresentedGame, presentGame } from '../shared/games/presentGame.ts';
import { type HighestJackpot, loadHighestJackpot } from '../shared/jackpot/loadJackpot.ts';
import type { StoredFreeGames } from './freeGames.schema.ts';
import {
  buildGamesQuery,
  type LibraryChoices,
  type LibraryCounts,
  type LibraryPreset,
  listChoices,
  readCounts,
  understandAddress,
} from './libraryChoices.ts';
import { everything, type LibraryQuery, nameOfList, pageWithin, writeLibraryQuery } from './libraryQuery.ts';

export type FreeGamesProps = BlockHead & {
  games: PresentedGame[];
  library: LibraryModel;
  /** Of a list of games with jackpots; null for other lists, and where nobody says how much is in them. */
  highestJackpot: HighestJackpot | null;
  allGames: AnchorProps | null;
  locale: PageLocale;
};

/** A library without games says so; a list on a page about something else is left out with its heading. */
const NoGamesError = defineError('NoGamesError', (id: string) => `No game of the catalogue is in the list "${id}".`);

/**
 * The games that the editor chose, as far as the address narrows them. @throws ServiceUnavailableError without the catalogue, and
 * NoGamesError
 */
export const loadFreeGames: BlockLoader<StoredFreeGames, FreeGamesProps> = async (stored, context) => {
  const { presenter, microcopy, page, locale } = context;
  const { gameTypes, providerIds, sort, pageSize, showFilters } = stored;
  // Requirement 5.13.
  const preset = { types: gameTypes.map(normaliseGameType), providers: providerIds, sort, pageSize };
  const [{ library, games }, highestJackpot] = await Promise.all([
    loadLibrary(preset, showFilters, context),
    preset.types.includes(progressiveJackpots) ? loadHighestJackpot(buildGamesQuery(preset, everything), context) : null,
  ]);
  // The page of a game does not offer that game again.
  const shown = showFilters ? games : games.filter((game) => game.page?.href !== page.slug);
  if (!showFilters && shown.length === 0) throw new NoGamesError(stored.id);
  return {
    ...presentHead(stored, context),
    games: shown,
    library,
    highestJackpot,
    allGames: page.slug === microcopy.free_games_path ? null : presenter.anchor({ url: microcopy.free_games_path }),
    locale,
  };
};

export type FoundGames = { rowsFound: number; pagesCount: number; counts: LibraryCounts | null; page: number };

export type LibraryModel = {
  preset: LibraryPreset;
  /** Place among the libraries of the page, from 0. */
  place: number;
  /** Null where there is nothing to choose: the editor wants no filters, or all games can be seen at a glance. */
  choices: LibraryChoices | null;
  /** What the page's address asks for, as far as blocks may understand it: `tipo=ruleta`. */
  address: string;
  total: number;
  /** Nobody says how many there are: there are more than `total`. */
  isOpen: boolean;
  found: FoundGames;
};

const libraryGroups = ['tipo', 'proveedor', 'rasgo', 'orden'];

/** Nobody filters, so nobody reads what each value would leave. */
const withoutFacets = { facets: false };

const atAGlance = 6;

async function loadLibrary(
  preset: LibraryPreset,
  showFilters: boolean,
  context: BlockContext,
): Promise<{ library: LibraryModel; games: PresentedGame[] }> {
  const { query, locale, place } = context;
  const load = (wanted: LibraryQuery) => loadGamePage({ ...buildGamesQuery(preset, wanted), ...(!showFilters && withoutFacets) }, context);
  const address = Object.fromEntries(contentQueryKeys.map((key) => [key, query.read(key)]));
  const [all, filters] = await Promise.all([
    showFilters ? load(everything) : loadFirst(preset, context),
    // Where the list itself does not tell what it can be filtered by.
    showFilters ? context.clients.arcade.fetchFilters().catch(() => noFacets) : noFacets,
  ]);
  const facets = readCounts(all.facets) === null ? filters : all.facets;
  const choices = showFilters && all.rowsFound > atAGlance ? listChoices(facets, all.rowsFound, preset, locale) : null;
  const wanted = understandAddress(address, { choices, preset, place });
  const isStart = wanted.page === 1 && nameOfList(wanted) === '';
  const asked = isStart ? all : await load(wanted);
  const page = pageWithin(wanted.page, asked.pagesCount);
  const shown = page === wanted.page ? asked : await load({ ...wanted, page });
  useAddress({ ...wanted, page }, context);
  if (choices) tellOpened(query, libraryGroups);
  return {
    library: {
      preset,
      place,
      choices,
      address: formatContentQuery(address),
      total: all.rowsFound,
      isOpen: isOpenEnded(all, preset.pageSize),
      found: { rowsFound: shown.rowsFound, pagesCount: shown.pagesCount, counts: countsOf(shown, choices), page },
    },
    games: shown.games,
  };
}

/** The first page of a list without filters. Of types the most searched games come from a call of their own (requirement 7.22). */
async function loadFirst(preset: LibraryPreset, context: BlockContext): Promise<LoadedGamePage> {
  const query = { ...buildGamesQuery(preset, everything), ...withoutFacets };
  const { gameTypes = [], providerIds, jackpots = false, sort, pageSize } = query;
  const isOfTypes = gameTypes.length > 0 && !jackpots && sort === 'search_volume:desc';
  if (!isOfTypes) return loadGamePage(query, context);
  const [counted, results] = await Promise.allSettled([
    loadGamePage(query, context),
    presentGames(context.clients.arcade.fetchGamesByType({ gameTypes, providerIds, pageSize }), context),
  ]);
  if (results.status === 'rejected' || results.value.length === 0) return valueOf(counted);
  const games = results.value;
  return counted.status === 'fulfilled' ? { ...counted.value, games } : { games, rowsFound: games.length, pagesCount: 1, facets: noFacets };
}

function valueOf<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

function useAddress(understood: LibraryQuery, { query, place }: BlockContext): void {
  const values: ContentQuery = writeLibraryQuery(understood, place);
  for (const key of contentQueryKeys) if (values[key]?.length) query.use(key, values[key]);
}

const countsOf = ({ facets }: LoadedGamePage, choices: LibraryChoices | null) => (choices ? readCounts(facets) : null);

type GamesContext = Pick<BlockContext, 'clients' | 'presenter' | 'locale'>;

type LoadedGamePage = { games: PresentedGame[]; rowsFound: number; pagesCount: number; facets: Facets };

/** What the library's block and its calls from the browser are answered with alike. @throws ServiceUnavailableError */
export async function loadGamePage(query: GamesQuery, context: GamesContext): Promise<LoadedGamePage> {
  const answer = context.clients.arcade.fetchGames(query);
  const [{ results, facets, ...found }, games] = await Promise.all([
    answer,
    presentGames(
      answer.then(({ results }) => results),
      context,
    ),
  ]);
  const { page = 1, pageSize = results.length } = query;
  // A service that does not count leaves 0.
  const rowsFound = Math.max(found.rowsFound, (page - 1) * (results.length > 0 ? pageSize : 0) + results.length);
  const pagesCount = Math.max(found.pagesCount, Math.ceil(rowsFound / Math.max(1, pageSize)));
  return { games, rowsFound, pagesCount, facets };
}

export async function loadGamesByIds(ids: readonly string[], context: GamesContext): Promise<PresentedGame[]> {
  return presentGames(context.clients.arcade.fetchGamesByIds(ids), context);
}

async function presentGames(raws: Promise<readonly RawGame[]>, context: GamesContext): Promise<PresentedGame[]> {
  return (await loadGames(raws, context)).map((game) => presentGame(game, context));
}
