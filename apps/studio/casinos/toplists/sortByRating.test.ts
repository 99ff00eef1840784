import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planSortByRating, takeBack, type Move } from './sortByRating.ts';

type Row = { rating: number | null; was: number };

function apply(rows: Row[], moves: Move[]): Row[] {
  const moved = [...rows];
  for (const { moveFromIndex, moveToIndex } of moves) moved.splice(moveToIndex, 0, ...moved.splice(moveFromIndex, 1));
  return moved;
}

const ratings = fc.array(
  fc.option(
    fc.integer({ min: 0, max: 100 }).map((tenth) => tenth / 10),
    { nil: null },
  ),
);

test('the best come first, those without a rating last, equals as they stood; and back again', () => {
  fc.assert(
    fc.property(ratings, (given) => {
      const rows = given.map((rating, was) => ({ rating, was }));
      const moves = planSortByRating(given);
      const sorted = apply(rows, moves);
      expect(sorted.toSorted((one, other) => one.was - other.was)).toEqual(rows);
      sorted.slice(1).forEach((row, index) => {
        const before = sorted[index];
        const [better, worse] = [before?.rating ?? -1, row.rating ?? -1];
        expect(better).toBeGreaterThanOrEqual(worse);
        if (better === worse) expect(before?.was).toBeLessThan(row.was);
      });
      expect(apply(sorted, takeBack(moves))).toEqual(rows);
      expect(planSortByRating(sorted.map(({ rating }) => rating))).toEqual([]);
    }),
  );
});
