import type { GamesAnswer } from '@lupa/contracts/game.ts';
import { catalogueTag } from '@lupa/contracts/tags.ts';
import { maximumListLength } from './callPolicies.ts';
import type { ArcadeClient, GamesQuery } from './clients.ts';
import type { DataCache } from './dataCache.ts';
import { chunked, whole, type Asker } from './serviceCalls.ts';

/** Requirements 9.4 and 9.5. */
const providerGamesPageSize = 4;
const similarGamesPageSize = 5;

const byPopularity = 'search_volume:desc';

export function createArcadeClient(cache: DataCache, asker: Asker): ArcadeClient {
  const tags = () => [catalogueTag()];
  const fetchGames = ({ gameTypes, providerIds, volatility, search, jackpots, ...query }: GamesQuery): Promise<GamesPage> =>
    cache.fetch(
      {
        call: 'games',
        parameters: {
          gameTypes: joined(gameTypes),
          providerIds: joined(providerIds),
          search: search || undefined,
          jackpots,
          volatility: joined(volatility),
          ...query,
          ignoreCache: false,
        },
        read: (answer) => readPage(whole('games')(answer), { ...query, jackpots }),
        tags,
      },
      asker,
    );
  return {
    fetchProviders: () => cache.fetch({ call: 'providers', read: whole('providers'), tags }, asker),
    fetchFilters: () => cache.fetch({ call: 'filters', read: whole('filters'), tags }, asker),
    fetchGames: async (query) => {
      const { page = 1, pageSize = Infinity } = query;
      const { isFull, ...answer } = await fetchGames(query);
      if (answer.pagesCount > 0) return answer;
      // A full page of a service that counts nothing: there may be more.
      const next = isFull ? await fetchGames({ ...query, page: page + 1 }).catch(() => null) : null;
      const shown = new Set(answer.results.map(({ id }) => id));
      const hasMore = next !== null && next.results.some(({ id }) => !shown.has(id));
      const rowsFound = (page - 1) * (pageSize === Infinity ? 0 : pageSize) + answer.results.length;
      return { ...answer, rowsFound, pagesCount: Math.ceil(rowsFound / pageSize) + (hasMore ? 1 : 0) };
    },
    fetchGamesByIds: (ids) =>
      chunked(ids, maximumListLength, (some) =>
        cache.fetch(
          {
            call: 'gamesByIds',
            parameters: { ids: some.join(','), ignoreCache: false },
            read: (answer) => whole('gamesByIds')(answer).results,
            tags,
          },
          asker,
        ),
      ),
    fetchGamePages: (part) =>
      cache.fetch({ call: 'gamePages', parameters: { part }, read: (answer) => answer ?? { results: [], partsCount: 0 }, tags }, asker),
    fetchGamesByType: ({ gameTypes, providerIds, pageSize }) =>
      cache.fetch(
        {
          call: 'gamesByType',
          parameters: {
            gameTypes: joined(gameTypes),
            providerIds: joined(providerIds),
            sortingFields: byPopularity,
            pageSize,
            ignoreCache: false,
          },
          read: (answer) => whole('gamesByType')(answer).results.slice(0, pageSize),
          tags,
        },
        asker,
      ),
    fetchGameTypes: () => cache.fetch({ call: 'gameTypes', read: (answer) => whole('gameTypes')(answer).gameTypes, tags }, asker),
    fetchSimilarGames: ({ providerIds, pageSize = similarGamesPageSize, exclude, like }) =>
      cache.fetch(
        {
          call: 'similarGames',
          parameters: { providerIds: joined(providerIds), pageSize, exclude: joined(exclude), like },
          read: (answer) => whole('similarGames')(answer).results.slice(0, pageSize),
          tags,
        },
        asker,
      ),
    fetchGamesByProvider: (providerId, pageSize = providerGamesPageSize) =>
      cache.fetch(
        {
          call: 'gamesByProvider',
          path: `/games/provider/${encodeURIComponent(providerId)}/`,
          parameters: { pageSize },
          read: (answer) => whole('gamesByProvider')(answer).results.slice(0, pageSize),
          tags,
        },
        asker,
      ),
  };
}

/** `isFull`: as many came as were asked for. */
type GamesPage = GamesAnswer & { isFull: boolean };

function readPage(answer: GamesAnswer, { jackpots, page, pageSize }: GamesQuery): GamesPage {
  const isFull = answer.results.length === pageSize;
  return { ...countPages(jackpots ? keepJackpots(answer, isFull) : answer, page, pageSize), isFull };
}

/** Of a service that sends all whatever page is asked for, or does not count its pages, which stay 0 where it counts nothing at all. */
function countPages(answer: GamesAnswer, page = 1, pageSize = Infinity): GamesAnswer {
  const { results, pagesCount } = answer;
  const first = page === 1 ? 0 : (page - 1) * pageSize;
  if (results.length > pageSize && pagesCount <= 1 && answer.rowsFound <= results.length)
    return {
      ...answer,
      results: results.slice(first, first + pageSize),
      rowsFound: results.length,
      pagesCount: Math.ceil(results.length / pageSize),
    };
  if (answer.rowsFound === 0 && pagesCount === 0) return answer;
  const rowsFound = answer.rowsFound || (page < pagesCount ? pagesCount * pageSize : first + results.length);
  return { ...answer, rowsFound, pagesCount: pagesCount || Math.ceil(rowsFound / pageSize) };
}

/** Requirement 5.13, also of a service that does not know the parameter: what it counts is then not what is left. */
function keepJackpots(answer: GamesAnswer, isFull: boolean): GamesAnswer {
  const results = answer.results.filter(({ jackpots }) => jackpots.length > 0);
  if (results.length === answer.results.length) return answer;
  const isPaged = answer.pagesCount > 1 || answer.rowsFound > answer.results.length || (isFull && answer.rowsFound === 0);
  return { ...answer, results, rowsFound: isPaged ? answer.rowsFound : results.length };
}

function joined(entries: readonly string[] | undefined): string | undefined {
  return entries === undefined || entries.length === 0 ? undefined : entries.join(',');
}
