// Requirements: 2.75, 4.10.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listSimilarGames } from './overlay/GamePlayer.island.tsx';

const id = fc.integer({ min: 1, max: 50 }).map(String);
const ids = fc.uniqueArray(id, { maxLength: 8 });
const gamesOf = (list: string[]) => list.map((id) => ({ id }));

test('is exactly one shorter than the answer: without the present game, otherwise without the last', () => {
  fc.assert(
    fc.property(ids, id, (list, present) => {
      const shown = listSimilarGames(gamesOf(list), present).map(({ id }) => id);
      expect(shown).toHaveLength(Math.max(0, list.length - 1));
      if (!list.includes(present)) expect(shown).toEqual(list.slice(0, -1));
    }),
  );
});

test('five that are asked for leave four', () => {
  expect(listSimilarGames(gamesOf(['1', '2', '3', '4', '5']), '3').map(({ id }) => id)).toEqual(['1', '2', '4', '5']);
  expect(listSimilarGames(gamesOf(['1', '2', '3', '4', '5']), '9').map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});
