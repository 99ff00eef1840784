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
          read: (answer) => (jackpots ? keepJackpots(whole('games')(answer)) : whole('games')(answer)),
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
          read: (answer) => whole('gamesByType')(answer).results,
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
          read: (answer) => whole('similarGames')(answer).results,
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
          read: (answer) => whole('gamesByProvider')(answer).results,
          tags,
        },
        asker,
      ),
  };
}

/** Requirement 5.13, also of a service that does not know the parameter: what it counts is then not what is left. */
function keepJackpots(answer: GamesAnswer): GamesAnswer {
  const results = answer.results.filter(({ jackpots }) => jackpots.length > 0);
  if (results.length === answer.results.length) return answer;
  return { ...answer, results, rowsFound: answer.pagesCount > 1 ? answer.rowsFound : results.length };
}

function joined(entries: readonly string[] | undefined): string | undefined {
  return entries === undefined || entries.length === 0 ? undefined : entries.join(',');
}
