import type { GamesQuery } from '@lupa/clients/clients.ts';
import { facetsExample } from '@lupa/contracts/game.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createExampleContext } from '../exampleContext.ts';
import { exampleGames } from '../exampleGames.ts';
import { FreeGames } from './FreeGames.tsx';
import { freeGamesExamples } from './freeGames.examples.ts';
import { loadFreeGames } from './freeGames.load.server.ts';
import { freeGamesSchema } from './freeGames.schema.ts';

type Options = Parameters<typeof createExampleContext>[0];
const load = (block: object, options?: Options) => loadFreeGames(freeGamesSchema.parse(block), createExampleContext(options));

const answering = (rowsFound: number, onQuery: (query: GamesQuery) => void = () => undefined): Options => ({
  clients: {
    arcade: {
      fetchGames: async (query) => {
        onQuery(query);
        return { results: exampleGames.slice(0, query.pageSize), rowsFound, pagesCount: 1, facets: facetsExample };
      },
    },
  },
});

test('asks the catalogue for what the editor chose, types by their keys', async () => {
  const queries: GamesQuery[] = [];
  const chosen = { id: 'a', gameTypes: ['Table games', 'SLOTS'], providerIds: [3, '7'], sort: 'name:asc', pageSize: 12 };
  await load(
    chosen,
    answering(5, (query) => queries.push(query)),
  );
  expect(queries).toEqual([{ gameTypes: ['TABLE_GAMES', 'SLOTS'], providerIds: [3, 7], sort: 'name:asc', pageSize: 12 }]);
});

test('progressive jackpots are no type: they keep the games with jackpots', async () => {
  const { games } = await load({ id: 'a', gameTypes: ['Progressive Jackpots'] });
  expect(games.map(({ name }) => name)).toEqual(exampleGames.filter(({ jackpots }) => jackpots.length > 0).map(({ name }) => name));
});

test.each([
  [1200, 5, '5 de 1.200 juegos'],
  [5, 5, '5 juegos'],
  [1, 1, '1 juego'],
  [0, 5, '5 juegos'],
])('of %i games %i are shown: %s', async (rowsFound, pageSize, expected) => {
  expect((await load({ id: 'a', pageSize }, answering(rowsFound))).count).toBe(expected);
});

test('an empty page says so and leads to all games, but not to itself', async () => {
  const props = await load(freeGamesExamples.nothing);
  const html = renderToString(<FreeGames {...props} />);
  expect(html).toContain('href="/juegos-gratis/"');
  expect(html).toContain(props.microcopy.no_games);
  const { page } = createExampleContext();
  const own = await load(freeGamesExamples.nothing, { page: { ...page, slug: '/juegos-gratis/' } });
  expect(renderToString(<FreeGames {...own} />)).not.toContain('href=');
});

test('without the catalogue there is no block', async () => {
  await expect(load({ id: 'a' }, { clients: { arcade: { fetchGames: () => Promise.reject(new Error('gone')) } } })).rejects.toThrow('gone');
});

test('nothing that works only with a later script is shown', async () => {
  const html = renderToString(<FreeGames {...await load(freeGamesExamples.firstOfMany)} />);
  expect(html).not.toMatch(/<(button|input|select)/);
});
