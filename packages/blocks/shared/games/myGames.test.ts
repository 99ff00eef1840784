import { isArcadeId } from '@lupa/contracts/gameTraits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMyGames, maximumFavourites, maximumRecent, noGames, parseMyGames, withFavouriteToggled, withRecentGame } from './myGames.ts';

const anyId = fc.integer({ min: 1, max: 200 }).map(String);
const anyIds = fc.array(anyId, { maxLength: 200 });
const played = (ids: string[]) => ids.reduce(withRecentGame, noGames);

test('the game played last comes first, once, and the oldest make room', () => {
  fc.assert(
    fc.property(anyIds, (ids) => {
      const latestFirst = [...new Set(ids.toReversed())];
      expect(played(ids).recent).toEqual(latestFirst.slice(0, maximumRecent));
    }),
  );
});

test('a favourite that is toggled twice leaves the others as they were', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyId, { maxLength: maximumFavourites - 1 }), fc.integer({ min: 201 }).map(String), (ids, id) => {
      const marked = ids.reduce(withFavouriteToggled, noGames);
      expect(marked.favourites).toEqual(ids.toReversed());
      const more = withFavouriteToggled(marked, id);
      expect(more.favourites[0]).toBe(id);
      expect(withFavouriteToggled(more, id)).toEqual(marked);
    }),
  );
});

test('there is an end to favourites', () => {
  const many = Array.from({ length: maximumFavourites + 5 }, (_, index) => String(index + 1));
  expect(many.reduce(withFavouriteToggled, noGames).favourites).toEqual(many.toReversed().slice(0, maximumFavourites));
});

test('what is kept reads back as it was', () => {
  fc.assert(
    fc.property(anyIds, anyIds, (favourites, recent) => {
      const games = { favourites: favourites.reduce(withFavouriteToggled, noGames).favourites, recent: played(recent).recent };
      expect(parseMyGames(formatMyGames(games))).toEqual(games);
    }),
  );
});

test('whatever else is stored there, lists of ids within their bounds come out', () => {
  const junk = fc.oneof(fc.string(), fc.json());
  const almost = fc
    .record({ version: fc.constantFrom(1, 2, '1'), favourites: fc.jsonValue(), recent: fc.array(fc.oneof(fc.integer(), fc.jsonValue())) })
    .map((value) => JSON.stringify(value));
  fc.assert(
    fc.property(fc.oneof(fc.constant(null), junk, almost), (text) => {
      const { favourites, recent } = parseMyGames(text);
      for (const list of [favourites, recent]) expect(list.every(isArcadeId) && new Set(list).size === list.length).toBe(true);
      expect(favourites.length <= maximumFavourites && recent.length <= maximumRecent).toBe(true);
    }),
  );
  expect(parseMyGames('{"version":2,"favourites":[1],"recent":[2]}')).toEqual(noGames);
  expect(parseMyGames('{"version":1,"favourites":[1,"andes","1",null,"a,b",""," ",{},4]}')).toEqual({
    favourites: ['1', 'andes', '4'],
    recent: [],
  });
});
