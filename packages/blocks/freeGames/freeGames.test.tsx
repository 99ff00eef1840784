// Requirements: 1.9, 2.96, 5.1, 5.12, 5.13, 7.30, 9.11, 14.1.
import type { GamesQuery } from '@lupa/clients/clients.ts';
import { noFacets } from '@lupa/contracts/game.ts';
import type { ContentQuery } from '@lupa/contracts/pageQuery.ts';
import { registerIslands } from '@lupa/islands/registerIslands.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleCatalogue, selectGames } from '../shared/examples/exampleCatalogue.ts';
import { createExampleContext, createExampleQuery } from '../shared/examples/exampleContext.ts';
import { FreeGames } from './FreeGames.tsx';
import { freeGamesExamples } from './freeGames.examples.ts';
import { loadFreeGames } from './freeGames.load.server.ts';
import { freeGamesSchema } from './freeGames.schema.ts';
import * as island from './GameLibrary.island.tsx';

beforeAll(() => registerIslands({ './GameLibrary.island.tsx': island }));

type Options = Parameters<typeof createExampleContext>[0];
const load = (block: object, options?: Options) => loadFreeGames(freeGamesSchema.parse(block), createExampleContext(options));

/** Loads a block on a page at this address; with it what the block understood, and what it asked the catalogue for. */
async function loadAt(address: ContentQuery, block: object = {}) {
  const query = createExampleQuery(address);
  const queries: GamesQuery[] = [];
  const fetchGames = async (asked: GamesQuery) => {
    queries.push(asked);
    return selectGames(exampleCatalogue, asked);
  };
  const props = await load({ id: 'a', pageSize: 4, ...block }, { query, clients: { arcade: { fetchGames } } });
  return { ...props, used: query.used, queries };
}

const namesOf = ({ games }: { games: { name: string }[] }) => games.map(({ name }) => name);

describe('the preset', () => {
  test('is what the catalogue is asked for, types by their keys', async () => {
    const preset = { gameTypes: ['Table games', 'SLOTS'], providerIds: [3, '7'], sort: 'name:asc', pageSize: 12 };
    const { queries } = await loadAt({}, preset);
    expect(queries).toEqual([{ gameTypes: ['TABLE_GAMES', 'SLOTS'], providerIds: ['3', '7'], sort: 'name:asc', page: 1, pageSize: 12 }]);
  });

  test('progressive jackpots are no type: they keep the games with jackpots', async () => {
    const { games } = await load({ id: 'a', gameTypes: ['Progressive Jackpots'], pageSize: 100 });
    expect(games.length).toBeGreaterThan(1);
    expect(games.every(({ hasJackpot }) => hasJackpot)).toBe(true);
    expect(games).toHaveLength(exampleCatalogue.filter(({ jackpots }) => jackpots.length > 0).length);
  });

  test('decides which filters make sense', async () => {
    const all = (await loadAt({})).library.choices;
    expect(all?.types.map(({ value }) => value)).toEqual(['SLOTS', 'PROGRESSIVE_JACKPOTS', 'BLACKJACK', 'BINGO', 'ROULETTE']);
    const slots = (await loadAt({}, { gameTypes: ['Slots'] })).library.choices;
    expect(slots?.types.map(({ value }) => value)).toEqual(['PROGRESSIVE_JACKPOTS']);
    const two = (await loadAt({}, { gameTypes: ['Slots', 'Blackjack'], providerIds: [3] })).library.choices;
    expect(two).toMatchObject({ types: [{ value: 'SLOTS' }, { value: 'PROGRESSIVE_JACKPOTS' }, { value: 'BLACKJACK' }], providers: [] });
  });

  test('cannot be left: an address narrows within it', async () => {
    const { used, queries } = await loadAt({ tipo: ['ruleta', 'blackjack'], proveedor: ['7'] }, { gameTypes: ['SLOTS', 'BLACKJACK'] });
    expect(queries.at(-1)).toMatchObject({ gameTypes: ['BLACKJACK'], providerIds: ['7'] });
    expect(used).toEqual({ tipo: ['blackjack'], proveedor: ['7'] });
  });
});

describe('the address', () => {
  test('filters, searches and sorts', async () => {
    const { used, ...props } = await loadAt({ buscar: ['CONDOR'], orden: ['nombre-az'] });
    expect(namesOf(props)).toEqual(['Condor de Fuego', 'Cóndor de Plata', 'Cóndor Nocturno', 'Cóndor Real']);
    expect(used).toEqual({ buscar: ['CONDOR'], orden: ['nombre-az'] });
    expect(props.library.found).toMatchObject({ rowsFound: 4, pagesCount: 1 });
  });

  test('a search without an order has the best match first, whatever order the editor chose', async () => {
    const { queries } = await loadAt({ buscar: ['condor'] }, { sort: 'release_date:desc' });
    expect(queries.at(-1)).not.toHaveProperty('sort');
    expect((await loadAt({ buscar: ['condor'], orden: ['populares'] })).queries.at(-1)).toMatchObject({ sort: 'search_volume:desc' });
  });

  test('says nothing that goes without saying, or that nobody can mean', async () => {
    const { used } = await loadAt({ orden: ['populares'], tipo: ['oro'], proveedor: ['99', 'x'], buscar: [' '], pagina: ['1', 'x'] });
    expect(used).toEqual({});
  });

  test('of a block without filters is only asked for a page', async () => {
    const { used, library, queries } = await loadAt({ tipo: ['ruleta'], buscar: ['condor'], pagina: ['2'] }, { showFilters: false });
    expect(used).toEqual({ pagina: ['2'] });
    expect(library.choices).toBeNull();
    expect(queries.map(({ page }) => page)).toEqual([1, 2]);
  });
});

describe('pages', () => {
  test('an address of a page shows the games of that page, and asks the catalogue for no other', async () => {
    const props = await loadAt({ pagina: ['3'], orden: ['nombre-az'] });
    const expected = selectGames(exampleCatalogue, { sort: 'name:asc', page: 3, pageSize: 4 }).results.map(({ name }) => name);
    expect(namesOf(props)).toEqual(expected);
    expect(props.library.found).toMatchObject({ page: 3, pagesCount: 9 });
    expect(props.queries.map(({ page, sort }) => [page, sort])).toEqual([
      [1, 'search_volume:desc'],
      [3, 'name:asc'],
    ]);
  });

  test('beyond the last one is the last one', async () => {
    const { used, ...props } = await loadAt({ pagina: ['70'] });
    expect(props.games).toHaveLength(exampleCatalogue.length % 4);
    expect(used).toEqual({ pagina: ['9'] });
  });

  test('of the second library on a page are named after it', async () => {
    const address = { pagina: ['2', '2-3'] };
    const query = createExampleQuery(address);
    const props = await load({ id: 'a', pageSize: 4 }, { query, place: 1 });
    expect(props.library.found).toMatchObject({ page: 3 });
    expect(query.used).toEqual({ pagina: ['2-3'] });
    expect(renderToString(<FreeGames {...props} />)).toContain('href="./?pagina=2,2-4#freeGames-a"');
  });

  test('are reached by links, which say which games these are and how many there are', async () => {
    const html = renderToString(<FreeGames {...await loadAt({ pagina: ['30'] }, { pageSize: 1 })} />);
    expect(html).toContain('Juegos 30 a 30 de 33');
    expect(html).toContain('href="./#freeGames-a"');
    for (const page of [29, 31, 33]) expect(html).toContain(`href="./?pagina=${page}#freeGames-a"`);
    expect(html).toContain('aria-current="page"');
  });
});

describe('the HTML', () => {
  const render = async (address: ContentQuery, block?: object) => renderToString(<FreeGames {...await loadAt(address, block)} />);

  test('has a form and links for everything, none of which search engines follow', async () => {
    const html = await render({ tipo: ['tragamonedas'], filtros: ['tipo'] });
    expect(html).toMatch(
      /<form[^>]* action="\.\/#freeGames-a"[^>]*>.*name="buscar".*<input type="hidden" name="tipo" value="tragamonedas"\/>/s,
    );
    expect(html).toContain('href="./?tipo=blackjack,tragamonedas&amp;filtros=tipo#freeGames-a"');
    const links = [...html.matchAll(/<a [^>]*href="\.\/[^>]*>/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThanOrEqual(10);
    expect(links.filter((link) => !/rel="nofollow[ "]/.test(link))).toEqual([]);
  });

  test('without filters has none, but still the way to the next page', async () => {
    const html = await render({}, { showFilters: false });
    expect(html).not.toMatch(/<(form|details)/);
    expect(html).toContain('href="./?pagina=2#freeGames-a"');
  });

  test('of a few games is no more than the games', async () => {
    const html = await render({}, { gameTypes: ['ROULETTE'] });
    expect(html).not.toMatch(/<(form|details|lupa-island)/);
  });

  test('with nothing left names what to take back, and how many games that brings where that is known', async () => {
    const html = await render({ tipo: ['ruleta'], proveedor: ['7'], buscar: ['condor'] });
    expect(html).toContain('Ni con lupa');
    const ways = [...html.slice(html.indexOf('data-nothing-left')).matchAll(/href="(\.\/[^"]*)"/g)].map(([, href]) => href);
    expect(ways).toEqual(['./?proveedor=7&amp;tipo=ruleta#freeGames-a', './?proveedor=7&amp;buscar=condor#freeGames-a', './#freeGames-a']);
  });
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

test('a service that counts nothing still has its games shown', async () => {
  const fetchGames = async () => ({
    results: exampleCatalogue.slice(0, 3),
    rowsFound: 0,
    pagesCount: 0,
    facets: noFacets,
  });
  const { games, library } = await load({ id: 'a' }, { clients: { arcade: { fetchGames } } });
  expect(games).toHaveLength(3);
  expect(library.found).toMatchObject({ rowsFound: 3, pagesCount: 1 });
});
