import { gameTypes } from '@lupa/contracts/gameType.ts';
import type pg from 'pg';
import { buildWords, createRandom, providerCount, zipf } from './generateFeed.ts';

/** A request of the service and the SQL that would answer the same, each with its own random parameters. */
export type Scenario = { name: string; path: () => string; sql?: () => Statement[] };
export type Statement = { text: string; values: unknown[] };

export async function runAll(database: pg.Client, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) await database.query(text, values);
}

const columns = `g.*, p.name as provider_name`;
const from = 'from arcade.games g join arcade.providers p on p.id = g.provider_id';
const filtered = '(cardinality($1::text[]) = 0 or g.type = any($1)) and (cardinality($2::int[]) = 0 or g.provider_id = any($2))';
const orders = {
  'search_volume:desc': 'g.search_volume desc nulls last, g.id',
  'name:asc': 'g.name, g.id',
  'release_date:desc': 'g.release_date desc, g.id',
};

export const pageSql = (types: string[], providers: number[], sort: keyof typeof orders, offset: number, limit = 24): Statement => ({
  text: `select ${columns} ${from} where ${filtered} order by ${orders[sort]} limit ${limit} offset ${offset}`,
  values: [types, providers],
});
const countSql = (types: string[], providers: number[]): Statement => ({
  text: `select count(*) ${from} where ${filtered}`,
  values: [types, providers],
});
const facetSql = (types: string[], providers: number[]): Statement[] => [
  {
    text: `select g.type, count(*) from arcade.games g where ($1::text[] is not null) and (cardinality($2::int[]) = 0 or g.provider_id = any($2)) group by 1`,
    values: [types, providers],
  },
  {
    text: `select g.provider_id, count(*) from arcade.games g where (cardinality($1::text[]) = 0 or g.type = any($1)) and ($2::int[] is not null) group by 1`,
    values: [types, providers],
  },
  { text: `select count(*) from arcade.games g where ${filtered} and g.jackpots <> '[]'`, values: [types, providers] },
];
export const searchSql = (search: string): Statement[] => [
  {
    text: `select ${columns}, count(*) over () ${from} where $1 <% g.name order by $1 <<-> g.name, g.search_volume desc limit 24`,
    values: [search],
  },
];

/**
 * The questions of the benchmark. Every request differs, and `ignoreCache` keeps finished answers out of it. Searches ask as the site does, without counts
 * of the filters; the last one asks as the library does.
 */
export function buildScenarios(games: number): Scenario[] {
  const random = createRandom(23);
  const words = buildWords();
  const pick = (limit: number) => Math.floor(random() * limit);
  const list = <T>(length: number, make: () => T) => Array.from({ length }, make);
  const someTypes = () => list(1 + pick(3), () => gameTypes[pick(gameTypes.length)] ?? 'SLOTS');
  const someProviders = () => list(1 + pick(5), () => 1 + zipf(random, providerCount));
  const sorts = Object.keys(orders) as (keyof typeof orders)[];
  const someSort = () => sorts[pick(sorts.length)] ?? 'name:asc';
  const word = () => words[20 + zipf(random, words.length - 20)] ?? 'luna';
  const deepPage = () => Math.max(1, Math.floor((games * 0.65) / 24) - pick(100));
  const text = (search: string) => encodeURIComponent(search);

  return [
    {
      name: 'list',
      path: () => `/games/?sort=${someSort()}&page=${1 + pick(20)}`,
      sql: () => [pageSql([], [], someSort(), 24 * pick(20)), countSql([], [])],
    },
    {
      name: 'filter',
      path: () => `/games/?gameTypes=${someTypes().join()}&providerIds=${someProviders().join()}&sort=${someSort()}`,
      sql: () => {
        const [types, providers] = [someTypes(), someProviders()];
        return [pageSql(types, providers, someSort(), 0), countSql(types, providers)];
      },
    },
    {
      name: 'facets',
      path: () => `/games/?gameTypes=${someTypes().join()}&jackpots=${String(random() < 0.3)}&pageSize=1`,
      sql: () => facetSql(someTypes(), []),
    },
    {
      name: 'deep page',
      path: () => `/games/?gameTypes=SLOTS&sort=name:asc&page=${deepPage()}`,
      sql: () => [pageSql(['SLOTS'], [], 'name:asc', 24 * (deepPage() - 1))],
    },
    { name: 'search, a word', path: () => `/games/?facets=false&search=${text(word())}`, sql: () => searchSql(word()) },
    {
      name: 'search, common words',
      path: () => `/games/?facets=false&search=${text(list(1 + pick(3), () => words[pick(20)]).join(' '))}`,
      sql: () => searchSql(list(1 + pick(3), () => words[pick(20)]).join(' ')),
    },
    { name: 'search, first letters', path: () => `/games/?facets=false&search=${text(word().slice(0, 1 + pick(3)))}` },
    {
      name: 'search, typing errors',
      path: () => `/games/?facets=false&search=${text(list(1 + pick(2), () => withError(word(), pick)).join(' '))}`,
      sql: () => searchSql(list(1 + pick(2), () => withError(word(), pick)).join(' ')),
    },
    {
      name: 'search, filtered and sorted',
      path: () => `/games/?search=${text(word())}&gameTypes=${someTypes().join()}&sort=${someSort()}`,
    },
    { name: 'by ids', path: () => `/games/ids/?ids=${list(24, () => 1 + pick(games)).join()}` },
    { name: 'by type', path: () => `/games/game_type/?gameTypes=${someTypes().join()}&sortingFields=search_volume:desc` },
    { name: "a provider's games", path: () => `/games/provider/${1 + pick(providerCount)}/` },
  ];
}

function withError(word: string, pick: (limit: number) => number): string {
  const at = 1 + pick(Math.max(1, word.length - 2));
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}e${word.slice(at)}`,
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return kinds[pick(kinds.length)] ?? word;
}
