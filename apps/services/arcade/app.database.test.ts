// Requirements: 3.7, 3.9, 5.13, 7.17, 7.18, 7.19, 7.20, 7.21, 7.23, 7.24, 7.25, 7.30, 7.31, 9.4.
import { calls, type CallName, problemSchema } from '@lupa/contracts/calls.ts';
import {
  gamePagesSchema,
  gamesAnswerSchema,
  gameResultsSchema,
  noFacets,
  providersSchema,
  similarGamesSchema,
} from '@lupa/contracts/game.ts';
import { deservesSearchEngines } from '@lupa/domain/searchEngines.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { queryOnce } from '../../../tests/setup/queryOnce.ts';
import { findTestPostgres } from '../../../tests/setup/testDatabase.ts';
import { checkCall } from '../contractChecks.ts';
import { exampleFeed, openArcade, toLines, type OpenArcade } from './testing/openArcade.ts';

let arcade: OpenArcade;
beforeAll(async () => {
  arcade = await openArcade();
  await arcade.ready();
  expect((await arcade.put(toLines(exampleFeed(60)))).status).toBe(200);
});
afterAll(() => arcade.close());

const games = async (query: string) => gamesAnswerSchema.parse(await arcade.json(`/games/${query}`));
const results = async (path: string) => gameResultsSchema.parse(await arcade.json(path)).results;

it.each((Object.keys(calls) as CallName[]).filter((call) => calls[call].service === 'arcade'))(
  '%s sends the complete shape, with and without trailing slash, and knows HEAD, ETag and If-None-Match',
  async (call) => {
    const send = (path: string, init?: RequestInit) => fetch(`${arcade.origin}${path}`, init);
    await checkCall({ send, call, segment: '1', parameters: call === 'gamesByIds' ? { ids: '101,102' } : {} });
  },
);

it('tells which games may have a page in search engines, by the part', async () => {
  const read = async (part: string) => gamePagesSchema.parse(await arcade.json(`/games/pages/${part}`));
  const feed = exampleFeed(60).flatMap((row) => (row.kind === 'game' ? [row] : []));
  const { results: listed, partsCount } = await read('');
  expect(partsCount).toBe(1);
  expect(listed.map(({ id }) => Number(id))).toEqual(
    feed.filter((game) => game.localUrl === null && deservesSearchEngines(game)).map(({ id }) => id),
  );
  expect(listed[0]).toMatchObject({ name: expect.any(String), updatedDate: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(await read('?part=2')).toEqual({ results: [], partsCount: 1 });
  expect((await arcade.get('/games/pages/?part=0')).status).toBe(400);
});

describe('games', () => {
  it('shows the first 24 by popularity, ties by id', async () => {
    const { results: shown, rowsFound, pagesCount } = await games('');
    expect([shown.length, rowsFound, pagesCount]).toEqual([24, 60, 3]);
    const order = shown.map(({ searchVolume, id }) => [searchVolume ?? 0, id] as const);
    expect(order).toEqual(order.toSorted((a, b) => b[0] - a[0] || Number(a[1]) - Number(b[1])));
  });

  it('filters, and counts what each value would leave', async () => {
    const { facets, ...page } = await games('?gameTypes=slots&providerIds=1,2&pageSize=100&unknown=1');
    const { results: shown, rowsFound } = page;
    expect(await games('?gameTypes=slots&providerIds=1,2&pageSize=100&facets=false')).toEqual({ ...page, facets: noFacets });
    expect(shown).toHaveLength(rowsFound);
    expect(shown.every(({ type, provider }) => type === 'SLOTS' && Number(provider.id) < 3)).toBe(true);
    for (const { type, count } of facets.gameTypes) {
      expect((await games(`?gameTypes=${type}&providerIds=1,2`)).rowsFound).toBe(count);
    }
    for (const { id, count } of facets.providers) expect((await games(`?gameTypes=SLOTS&providerIds=${id}`)).rowsFound).toBe(count);
    expect((await games('?gameTypes=SLOTS&providerIds=1,2&jackpots=true')).rowsFound).toBe(facets.jackpots);
  });

  it('keeps only games with jackpots for PROGRESSIVE_JACKPOTS and for jackpots=true', async () => {
    const preset = await games('?gameTypes=Progressive jackpots');
    expect(preset.results.every(({ jackpots }) => jackpots.length > 0)).toBe(true);
    expect(preset.rowsFound).toBe(12);
    expect((await games('?jackpots=true')).results).toEqual(preset.results);
    const roulette = await results('/games/game_type/?gameTypes=PROGRESSIVE_JACKPOTS,ROULETTE');
    expect(roulette.map(({ type, jackpots }) => [type, jackpots.length])).toEqual(Array.from({ length: 6 }, () => ['ROULETTE', 1]));
  });

  it('sorts ascending when asked to ascend', async () => {
    const names = (await games('?sort=name:asc&pageSize=100')).results.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
    expect((await games('?sort=name:desc&pageSize=100')).results.map(({ name }) => name)).toEqual(names.toReversed());
    const dates = (await games('?sort=release_date:asc&pageSize=100')).results.map(({ releaseDate }) => releaseDate ?? '9999');
    expect(dates).toEqual(dates.toSorted());
    const volumes = (await results('/games/game_type/?gameTypes=SLOTS&sortingFields=search_volume:asc&pageSize=100')).map(
      (game) => game.searchVolume,
    );
    expect(volumes).toEqual(volumes.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('finds without accents and with typing errors', async () => {
    const { results: shown, rowsFound } = await games('?search=CONDRO salvaje');
    expect(rowsFound).toBe(10);
    expect(shown.every(({ name }) => name.startsWith('Cóndor Salvaje'))).toBe(true);
    expect((await games('?search=nandu&providerIds=1')).rowsFound).toBe(20);
    expect((await games('?search=...')).rowsFound).toBe(0);
  });

  it('has an empty page beyond the last', async () => {
    const { results: shown, rowsFound } = await games('?page=4');
    expect([shown, rowsFound]).toEqual([[], 60]);
  });

  it('answers the same with ignoreCache', async () => {
    expect(await games('?ignoreCache=true')).toEqual(await games('?ignoreCache=false'));
  });
});

describe('the other calls', () => {
  it('gives games by id in the order asked, without unknown ones', async () => {
    expect((await results('/games/ids/?ids=120,101,7,110,101')).map(({ id }) => id)).toEqual(['120', '101', '110']);
    expect(await results('/games/ids/?ids=')).toEqual([]);
  });

  it("gives a provider's four most popular games", async () => {
    const shown = await results('/games/provider/2/');
    expect(shown.map(({ provider }) => provider.id)).toEqual(['2', '2', '2', '2']);
    expect(shown).toEqual(await results('/games/game_type/?providerIds=2&pageSize=4'));
    expect(await results('/games/provider/999/?pageSize=9')).toEqual([]);
  });

  it('gives five similar games without the excluded', async () => {
    const similar = async (query: string) => similarGamesSchema.parse(await arcade.json(`/games/search/?${query}`)).results;
    const all = await similar('providerIds=1,2&pageSize=6');
    expect(all).toHaveLength(6);
    const excluded = all[2]?.id ?? 0;
    expect(await similar(`providerIds=1,2&exclude=${excluded}`)).toEqual(all.filter(({ id }) => id !== excluded));
  });

  it('gives the games most like one: of its type before those of its provider alone, and never itself', async () => {
    const [game] = await results('/games/?gameTypes=SLOTS&pageSize=1');
    const { results: similar } = similarGamesSchema.parse(
      await arcade.json(`/games/search/?providerIds=${game?.provider.id}&like=${game?.id}&pageSize=9`),
    );
    const found = await results(`/games/ids/?ids=${similar.map(({ id }) => id).join(',')}`);
    expect(found).toHaveLength(9);
    expect(found.map(({ id }) => id)).not.toContain(game?.id);
    const ranks = found.map(({ type, provider }) => (type === game?.type ? 2 : 0) + (provider.id === game?.provider.id ? 1 : 0));
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    expect(ranks[0]).toBe(3);
    const unknown = similarGamesSchema.parse(await arcade.json('/games/search/?providerIds=2&like=999999'));
    expect(unknown).toEqual(similarGamesSchema.parse(await arcade.json('/games/search/?providerIds=2')));
  });

  it('tells which types a provider has, and defaults for what it does not say', async () => {
    const providers = providersSchema.parse(await arcade.json('/providers'));
    expect(providers.map(({ id, founded, archived, gameTypes }) => [id, founded, archived, gameTypes])).toEqual([
      ['3', 'N/A', true, ['ROULETTE', 'SLOTS']],
      ['2', 'N/A', false, ['ROULETTE', 'SLOTS']],
      ['1', '2014', false, ['ROULETTE', 'SLOTS']],
    ]);
  });
});

describe('a malformed parameter', () => {
  const tooMany = Array.from({ length: 201 }, (_, id) => id + 1).join(',');
  it.each([
    ['/games/?page=0', 'page'],
    ['/games/?pageSize=101', 'pageSize'],
    ['/games/?providerIds=1,b', 'providerIds'],
    ['/games/?gameTypes=SLOTS,POKEMON', 'gameTypes'],
    ['/games/?jackpots=yes', 'jackpots'],
    ['/games/?ignoreCache=1', 'ignoreCache'],
    ['/games/?sort=rating:asc', 'sort'],
    [`/games/?search=${'a'.repeat(201)}`, 'search'],
    ['/games/game_type/?sortingFields=name:up', 'sortingFields'],
    [`/games/ids/?ids=${tooMany}`, 'ids'],
    ['/games/search/?exclude=x', 'exclude'],
    ['/games/provider/abc/', 'id'],
  ])('%s is a 400 that names it', async (path, parameter) => {
    const answer = await arcade.get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    expect(problemSchema.parse(await answer.json())).toMatchObject({ status: 400, parameter });
  });
});

it('answers /healthz and /readyz, and counts games and imports', async () => {
  expect((await fetch(`${arcade.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${arcade.origin}/readyz`)).status).toBe(200);
  const metrics = await arcade.metrics.registry.metrics();
  expect(metrics).toMatch(/arcade_index_games\{service="arcade"\} 60/);
  expect(metrics).toMatch(/arcade_imports_total\{outcome="changed",service="arcade"\} 1/);
});

it('is not ready, and says so, until the first index is built', async () => {
  const slow = await openArcade(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('closed')))),
  );
  onTestFinished(slow.close);
  expect((await fetch(`${slow.origin}/readyz`)).status).toBe(503);
  const answer = await slow.get('/games/');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json']);
});

it('answers what it still knows while the database is away, and 503 for the rest', async () => {
  const away = await openArcade();
  onTestFinished(away.close);
  const name = new URL(away.databaseUrl).pathname.slice(1);
  const postgres = await findTestPostgres();
  await away.ready();
  expect((await away.put(toLines(exampleFeed(12)))).status).toBe(200);
  const before = await away.json('/games/');
  await queryOnce(postgres, `alter database ${name} allow_connections false`);
  await queryOnce(postgres, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  expect(await away.json('/games/')).toEqual(before);
  const answer = await away.get('/games/?ignoreCache=true');
  expect([answer.status, problemSchema.parse(await answer.json()).title]).toEqual([503, expect.stringContaining('database')]);
  await queryOnce(postgres, `alter database ${name} allow_connections true`);
  expect(await away.json('/games/?ignoreCache=true')).toEqual(before);
});
