import type { GamesAnswer } from '@lupa/contracts/game.ts';
import { catalogueTag } from '@lupa/contracts/tags.ts';
import { maximumListLength } from './callPolicies.ts';
import type { ArcadeClient } from './clients.ts';
import type { DataCache } from './dataCache.ts';
import { chunked, whole, type Asker } from './serviceCalls.ts';

/** Requirements 9.4 and 9.5. */
const providerGamesPageSize = 4;
const similarGamesPageSize = 5;

const byPopularity = 'search_volume:desc';

export function createArcadeClient(cache: DataCache, asker: Asker): ArcadeClient {
  const tags = () => [catalogueTag()];
  return {
    fetchProviders: () => cache.fetch({ call: 'providers', read: whole('providers'), tags }, asker),
    fetchFilters: () => cache.fetch({ call: 'filters', read: whole('filters'), tags }, asker),
    fetchGames: ({ gameTypes, providerIds, search, jackpots, minRtp, volatility, minHighestWin, sort, page, pageSize, facets }) =>
      cache.fetch(
        {
          call: 'games',
          parameters: {
            gameTypes: joined(gameTypes),
            providerIds: joined(providerIds),
            search: search || undefined,
            jackpots,
            minRtp,
            volatility: joined(volatility),
            minHighestWin,
            sort,
            page,
            pageSize,
            facets,
            ignoreCache: false,
          },
          read: (answer) => countPages(jackpots ? keepJackpots(whole('games')(answer)) : whole('games')(answer), page, pageSize),
          tags,
        },
        asker,
      ),
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

/** Of a service that does not count its pages, or sends all whatever page is asked for. */
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
  const rowsFound = answer.rowsFound || (page < pagesCount ? pagesCount * pageSize : first + results.length);
  return { ...answer, rowsFound, pagesCount: pagesCount || Math.ceil(rowsFound / pageSize) };
}

/** Requirement 5.13, also of a service that does not know the parameter: what it counts is then not what is left. */
function keepJackpots(answer: GamesAnswer): GamesAnswer {
  const results = answer.results.filter(({ jackpots }) => jackpots.length > 0);
  if (results.length === answer.results.length) return answer;
  const isPaged = answer.pagesCount > 1 || answer.rowsFound > answer.results.length;
  return { ...answer, results, rowsFound: isPaged ? answer.rowsFound : results.length };
}

function joined(entries: readonly string[] | undefined): string | undefined {
  return entries === undefined || entries.length === 0 ? undefined : entries.join(',');
}
