// Requirements: 7.29, 14.7.
import { rtpFloors, volatilityLevels, winFloors } from '@lupa/contracts/gameTraits.ts';
import { gameTypes } from '@lupa/contracts/gameType.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectNaively } from '../testing/naiveCatalogue.ts';
import { buildFacets } from '../games/buildFacets.ts';
import { createIndexBuilder, type IndexedGame, type IndexedProvider } from './buildIndex.ts';
import { sortOrders } from './catalogueIndex.ts';
import { splitWords } from './vocabulary.ts';
import { selectGames, type GameQuery } from './selectGames.ts';

const providers: IndexedProvider[] = [1, 2, 3, 4, 5].map((id) => ({
  id,
  name: `Estudio ${6 - id}`,
  normalisedName: `estudio-${6 - id}`,
  archived: false,
  images: [],
  founded: 'N/A',
  url: null,
}));

function buildIndex(games: IndexedGame[]) {
  const builder = createIndexBuilder(games.length, providers);
  games.toSorted((a, b) => b.searchVolume - a.searchVolume || a.id - b.id).forEach(builder.add);
  return builder.finish(1);
}

const syllable = fc.constantFrom('do', 'ra', 'dó', 'ñu', 'fue', 'go', 'mar', 'ma', 'rx', 'l', 'de', 'Sol', 'e');
const word = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const games = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    name,
    type: fc.constantFrom('SLOTS', 'SLOTS', 'ROULETTE', 'KENO'),
    providerId: fc.constantFrom(1, 2, 3, 4),
    searchVolume: fc.integer({ min: 0, max: 5 }),
    releaseDay: fc.option(fc.integer({ min: -10, max: 10 })),
    hasJackpots: fc.boolean(),
    rtp: fc.constantFrom(null, '93.9', '94', '95.2', '96.51', '97.3'),
    volatility: fc.constantFrom(null, 'LOW', 'HIGH', 'VERY_HIGH'),
    highestWin: fc.constantFrom(null, '2.5', '500', '4999', '5000', '20000'),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const query: fc.Arbitrary<GameQuery> = fc.record({
  types: fc.option(fc.subarray(['SLOTS', 'ROULETTE', 'KENO', 'CRAPS'] as const, { minLength: 1 }), { nil: undefined }),
  providerIds: fc.option(fc.subarray([1, 2, 3, 4, 5, 99], { minLength: 1 }), { nil: undefined }),
  jackpotsOnly: fc.boolean(),
  minRtp: fc.constantFrom(undefined, undefined, ...rtpFloors),
  minWin: fc.constantFrom(undefined, undefined, ...winFloors),
  volatilities: fc.option(fc.subarray([...volatilityLevels], { minLength: 1 }), { nil: undefined }),
  words: fc.oneof(
    fc.constant<string[]>([]),
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => splitWords(words.join(' '))),
  ),
  sort: fc.constantFrom(...sortOrders, 'relevance' as const),
  offset: fc.integer({ min: 0, max: 20 }),
  limit: fc.integer({ min: 1, max: 10 }),
});

describe('selectGames', () => {
  it('finds, counts, orders and pages as the obvious way does', () => {
    fc.assert(
      fc.property(games, fc.array(query, { minLength: 1, maxLength: 6 }), (all, queries) => {
        const index = buildIndex(all);
        for (const asked of queries) {
          const expected = selectNaively(all, asked);
          const { ids, rowsFound, facets } = selectGames(index, asked);
          expect({ ids, rowsFound, types: [...facets.types], jackpots: facets.jackpots }).toEqual({
            ids: expected.ids,
            rowsFound: expected.rowsFound,
            types: expected.types,
            jackpots: expected.jackpots,
          });
          index.providers.forEach(({ id }, slot) => expect(facets.providers[slot]).toBe(expected.providerCount(id)));
          const { rtp, volatility, highestWin } = buildFacets(index, facets);
          for (const { from, count } of rtp) expect(count).toBe(expected.rtpCount(from));
          for (const { from, count } of highestWin) expect(count).toBe(expected.winCount(from));
          for (const { level, count } of volatility) expect(count).toBe(expected.levelCount(level));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('counts for a value what choosing that value alone would find', () => {
    fc.assert(
      fc.property(games, query, (all, asked) => {
        const index = buildIndex(all);
        const { facets } = selectGames(index, asked);
        gameTypes.forEach((type, place) => {
          expect(facets.types[place]).toBe(selectGames(index, { ...asked, types: [type] }).rowsFound);
        });
        expect(facets.jackpots).toBe(selectGames(index, { ...asked, jackpotsOnly: true }).rowsFound);
      }),
    );
  });

  it('finds its way to deep pages', () => {
    const random = (place: number) => (place * 7919) % 1000;
    const all: IndexedGame[] = Array.from({ length: 5000 }, (_, place) => ({
      id: place + 1,
      name: `Juego ${random(place)}`,
      type: random(place) < 300 ? 'KENO' : 'SLOTS',
      providerId: (place % 4) + 1,
      searchVolume: random(place * 3),
      releaseDay: random(place * 5) < 50 ? null : random(place),
      hasJackpots: place % 9 === 0,
      rtp: place % 11 === 0 ? null : String(92 + (random(place) % 60) / 10),
      volatility: [null, 'LOW', 'MEDIUM', 'VERY_HIGH'][place % 4] ?? null,
      highestWin: String(random(place) * 20),
    }));
    const index = buildIndex(all);
    for (const sort of [...sortOrders, 'relevance' as const]) {
      for (const offset of [0, 1, 1023, 1024, 1025, 2500, 3479, 3499, 3500]) {
        const asked: GameQuery = { types: ['SLOTS'], jackpotsOnly: false, words: [], sort, offset, limit: 24 };
        expect(selectGames(index, asked).ids).toEqual(selectNaively(all, asked).ids);
      }
    }
  });

  it('shows every found game on exactly one page', () => {
    fc.assert(
      fc.property(games, query, (all, asked) => {
        const index = buildIndex(all);
        const { rowsFound } = selectGames(index, asked);
        const pages = Math.ceil(rowsFound / asked.limit);
        const shown = Array.from({ length: pages }, (_, page) => selectGames(index, { ...asked, offset: page * asked.limit }).ids).flat();
        expect(shown).toHaveLength(rowsFound);
        expect(new Set(shown).size).toBe(rowsFound);
      }),
    );
  });
});

describe('text search', () => {
  const named = (names: string[]) =>
    buildIndex(
      names.map((gameName, place) => ({
        id: place + 1,
        name: gameName,
        type: 'SLOTS',
        providerId: 1,
        searchVolume: 0,
        releaseDay: null,
        hasJackpots: false,
        rtp: null,
        volatility: null,
        highestWin: null,
      })),
    );
  const search = (names: string[], text: string) =>
    selectGames(named(names), { jackpotsOnly: false, words: splitWords(text), sort: 'relevance', offset: 0, limit: 100 }).ids.map(
      (id) => names[id - 1],
    );

  it.each([
    ['el nandu', 'El Ñandú Dorado'],
    ['ÑANDÚ', 'El Ñandú Dorado'],
    ['dorad', 'El Ñandú Dorado'],
    ['dragones', "Dragon's Cave"],
    ['dragno', 'Dragon Eterno'],
    ['drgon', 'Dragon Eterno'],
    ['draagon', 'Dragon Eterno'],
    ['cordilera', 'Cordillera Salvaje'],
    ['cordilerra', 'Cordillera Salvaje'],
    ['cordilerra salvage', 'Cordillera Salvaje'],
    ['deisert', 'Desierto Florido'],
  ])('finds by %j the game %j', (text, gameName) => {
    expect(search(['Otro Juego', gameName, 'Tercera Cosa'], text)).toEqual([gameName]);
  });

  it('puts exact words before beginnings, and both before typing errors', () => {
    expect(search(['Casas Vivas', 'Caza Mayor', 'Casa Roja'], 'casa')).toEqual(['Casa Roja', 'Casas Vivas', 'Caza Mayor']);
  });

  it('asks for all words of the query', () => {
    expect(search(['Fuego Azul', 'Fuego Rojo', 'Mar Azul'], 'azul fuego')).toEqual(['Fuego Azul']);
  });

  it('does not guess at words of less than four letters', () => {
    expect(search(['Mar', 'Sol'], 'mat')).toEqual([]);
  });
});
